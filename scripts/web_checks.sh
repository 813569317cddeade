#!/bin/sh
# Formatting, lint, types and unit tests of the web client. Without Node they are skipped, loudly.
set -eu
cd "$(dirname "$0")/../web"
if ! command -v npm >/dev/null 2>&1 || [ ! -d node_modules ]; then
    echo "NOTE: no Node here: the web client's own checks are skipped."
    exit 0
fi
npm run --silent format:check
npm run --silent lint
npm run --silent check
npm test --silent
