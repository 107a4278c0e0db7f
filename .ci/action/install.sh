#!/usr/bin/env bash
# Installs the suite from this action's own checkout, so that the action's version is the suite's. EXTRAS may be empty.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
python -m pip install --quiet --disable-pip-version-check "$here${EXTRAS:+[$EXTRAS]}"
mtg-conformance --version
