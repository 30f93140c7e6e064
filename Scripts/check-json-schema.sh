#!/bin/sh
# Holds Schemas/scene.schema.json against scenes with check-jsonschema (PyPI): it accepts the samples and the fixtures that
# compile, and refuses each scene of Tests/Fixtures/json-schema/wrong at the place that its first line names.
set -eu

venv=.build/check-jsonschema
validator="$venv/bin/check-jsonschema"
schema=Schemas/scene.schema.json

if [ ! -x "$validator" ]; then
  python3 -m venv "$venv" || {
    echo "check-json-schema: python3 cannot make a virtual environment: install python3-venv" >&2
    exit 1
  }
  "$venv/bin/pip" install --quiet --disable-pip-version-check 'check-jsonschema>=0.29,<1' || {
    rm -rf "$venv"
    echo "check-json-schema: check-jsonschema cannot be installed from PyPI: is the network there?" >&2
    exit 1
  }
fi

"$validator" --check-metaschema "$schema"

# A YAML tag names a class where JSON Schema cannot see it.
find samples Tests/Fixtures/scenes Tests/Fixtures/classes -name '*.scene.yaml' |
  xargs grep -LE '(^|[[:space:][{,])![A-Za-z]' | sort |
  xargs "$validator" --schemafile "$schema"

"$validator" --schemafile "$schema" --output-format json Tests/Fixtures/json-schema/wrong/*.scene.yaml |
  python3 Scripts/check-refusals.py Tests/Fixtures/json-schema/wrong/*.scene.yaml
