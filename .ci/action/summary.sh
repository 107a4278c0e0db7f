#!/usr/bin/env bash
# Makes the reports beside RESULTS, held against EXPECT if that is given, and adds the Markdown one to the job's summary.
set -euo pipefail
summary=${GITHUB_STEP_SUMMARY:-/dev/stdout}
if [ ! -s "$RESULTS" ]; then
  echo "No results: the engine was not graded. The log of the step before says why." >>"$summary"
  exit 0
fi
folder=$(dirname "$RESULTS")
arguments=(--markdown "$folder/summary.md" --junit "$folder/junit.xml" --badge "$folder/badge.json")
if [ -n "${EXPECT:-}" ]; then arguments+=(--expect "$EXPECT"); fi
mtg-conformance report "$RESULTS" "${arguments[@]}"
cat "$folder/summary.md" >>"$summary"
