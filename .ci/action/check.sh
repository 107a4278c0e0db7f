#!/usr/bin/env bash
# Tries the adapter message by message before a grade counts. Without ENGINE, conformance.toml names the engine and the
# run itself shows what is wrong with it.
set -euo pipefail
if [ -z "${ENGINE:-}" ]; then
  echo "no engine named here: check-adapter is left out"
  exit 0
fi
mtg-conformance check-adapter "$ENGINE"
