#!/bin/sh
# What some tests need beyond Python: tmux for the terminal, PostgreSQL and Redis for the server,
# Chromium for the web client. Tests that miss one of them say so and skip.
set -u
missing=""
need() { # command, package
    if ! command -v "$1" >/dev/null 2>&1; then missing="$missing $2"; fi
}
need redis-server redis-server
need chromium chromium
if ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then missing="$missing postgresql"; fi
[ -z "$missing" ] && exit 0
if ! command -v apt-get >/dev/null 2>&1 || [ "$(id -u)" -ne 0 ]; then
    echo "NOTE: not installed:$missing. Tests that need them will be skipped."
    echo "      On Debian: sudo apt-get install$missing"
    exit 0
fi
echo "Installing from the distribution:$missing"
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq && apt-get install -y -qq --no-install-recommends $missing >/dev/null ||
    echo "NOTE: installing$missing failed. Tests that need them will be skipped."
