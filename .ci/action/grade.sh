#!/usr/bin/env bash
# Grades ENGINE, held against EXPECT, with further ARGUMENTS; writes events to RESULTS. Ends with the run's own status:
# 0 as expected, 1 not so, 2 usage, 3 the engine couldn't be run, 4 the suite is at fault.
set -euo pipefail
arguments=(--quiet --results "$RESULTS")
if [ -n "${ENGINE:-}" ]; then arguments+=(--engine "$ENGINE"); fi
if [ -n "${EXPECT:-}" ]; then arguments+=(--expect "$EXPECT"); fi
if [ -n "${ARGUMENTS:-}" ]; then
  # Splits as a shell would, quotes and all, and runs nothing.
  words=$(xargs -n 1 printf '%s\n' <<<"$ARGUMENTS") || exit 2
  while IFS= read -r word; do arguments+=("$word"); done <<<"$words"
fi
mkdir -p "$(dirname "$RESULTS")"
status=0
mtg-conformance run "${arguments[@]}" || status=$?
if [ -n "${GITHUB_OUTPUT:-}" ]; then echo "status=$status" >>"$GITHUB_OUTPUT"; fi
exit "$status"
