#!/bin/sh
# Lints the same 1,000 scenes with diorama, yamllint and check-jsonschema, and prints how long each takes.
set -eu
cd "$(dirname "$0")/.."

count=${1:-1000}
venv=.build/lint-speed
scenes=.build/lint-speed-scenes

if [ ! -x "$venv/bin/check-jsonschema" ] || [ ! -x "$venv/bin/yamllint" ]; then
  python3 -m venv "$venv"
  "$venv/bin/pip" install --quiet --disable-pip-version-check 'yamllint>=1.35,<2' 'check-jsonschema>=0.29,<1' || {
    rm -rf "$venv"
    echo "lint-speed: yamllint and check-jsonschema cannot be installed from PyPI: is the network there?" >&2
    exit 1
  }
fi

swift build -c release --quiet --product diorama
rm -rf "$scenes"
python3 Benchmarks/make-scenes.py "$scenes" "$count"
python3 Benchmarks/lint-speed.py "$scenes" .build/release/diorama "$venv/bin/yamllint" "$venv/bin/check-jsonschema"
