#!/bin/sh
# Holds Schemas/scene.schema.json against scenes with check-jsonschema (PyPI): it accepts the samples and the fixtures that
# compile, and refuses each scene of Tests/Fixtures/json-schema/wrong at the place that its first line names.
# Reports of the tool ($DIORAMA, or a new build) are validated with Schemas/report.schema.json and, if available, with the
# SARIF schema; the output of `tree --json` is validated with Schemas/tree.schema.json.
set -eu

venv=.build/check-jsonschema
validator="$venv/bin/check-jsonschema"
schema=Schemas/scene.schema.json

if [ ! -x "$validator" ]; then
  python3 -m venv "$venv" || {
    echo "check-json-schema: python3 cannot make a virtual environment: install python3-venv" >&2
    exit 1
  }
  "$venv/bin/pip" install --quiet --disable-pip-version-check --require-hashes --requirement .ci/requirements/check-jsonschema.txt || {
    rm -rf "$venv"
    echo "check-json-schema: check-jsonschema cannot be installed from PyPI: is the network there?" >&2
    exit 1
  }
fi

storyboards=Schemas/storyboard.schema.json
"$validator" --check-metaschema "$schema" "$storyboards"

# A YAML tag names a class where JSON Schema cannot see it.
# The scenes of storyboards are told from those that stand alone by their keys.
find samples Tests/Fixtures/scenes Tests/Fixtures/classes Tests/Fixtures/documents Tests/Fixtures/storyboards \
  Tests/Fixtures/diagnostics/target-module.scene.yaml \
  -name '*.scene.yaml' |
  xargs grep -LE '(^|[[:space:][{,])![A-Za-z]' | sort |
  xargs "$validator" --schemafile "$schema"
find samples Tests/Fixtures/storyboards -name '*.storyboard.yaml' | sort | xargs "$validator" --schemafile "$storyboards"

"$validator" --schemafile "$schema" --output-format json Tests/Fixtures/json-schema/wrong/*.scene.yaml |
  python3 Scripts/check-refusals.py Tests/Fixtures/json-schema/wrong/*.scene.yaml

# The tool, for what it writes.
if [ -z "${DIORAMA:-}" ]; then
  export DIORAMA_STRICT=1
  swift build --quiet --product diorama
  DIORAMA="$(swift build --show-bin-path)/diorama"
fi
diorama=$DIORAMA

# Whatever import and decompile make of real documents and nibs.
corpus=../shared/corpus
if [ ! -d "$corpus" ]; then
  echo "check-json-schema: $corpus is not there; imported and decompiled scenes were not held against the schema"
elif ! "$venv/bin/pip" install --quiet --disable-pip-version-check --require-hashes --requirement .ci/requirements/jsonschema-rs.txt; then
  echo "check-json-schema: jsonschema-rs cannot be had; imported and decompiled scenes were not held against the schema"
else
  scenes="$(mktemp -d)"
  trap 'rm -rf "$scenes"' EXIT
  for folder in documents/ios pairs/xib pairs/storyboard; do
    "$diorama" import "$corpus/$folder" --output-dir "$scenes/$folder" >/dev/null 2>&1 || [ $? -lt 128 ]
  done
  # Numbered: many nibs have one name.
  mkdir "$scenes/nibs"
  number=0
  find "$corpus/pairs" -name '*.nib' | sort | while IFS= read -r nib; do
    number=$((number + 1))
    "$diorama" decompile "$nib" --quiet -o "$scenes/nibs/$number.scene.yaml" </dev/null 2>/dev/null || [ $? -lt 128 ]
  done
  "$venv/bin/python" Scripts/check-scenes-schema.py "$schema" "$scenes"
  "$venv/bin/python" Scripts/check-scenes-schema.py "$storyboards" "$scenes"
fi

# Reports of scenes of every kind, under names that a URI cannot have as they are.
reports="$(mktemp -d)"
trap 'rm -rf "${scenes:-}" "$reports"' EXIT
wrong=Tests/Fixtures/json-schema/wrong/abstract-class.scene.yaml
mkdir -p "$reports/a b" "$reports/100%/日本"
cp "$wrong" "$reports/a b/#1?[x].scene.yaml"
cp "$wrong" "$reports/100%/日本/Grüße, a:b \"c\".scene.yaml"

# A report is made whatever is found: only its form is looked at.
report() {
  name="$1"
  shift
  for form in json sarif; do
    "$diorama" validate "$@" --diagnostics "$form" >"$reports/$name.$form" 2>/dev/null || [ $? -lt 128 ]
  done
}
report good samples
report wrong Tests/Fixtures
report absolute "$reports"
report problems Missing.scene.yaml "$reports/100%" Tests/Fixtures/reports
(cd "$reports/a b" && report relative . ../100%)
"$diorama" validate - --diagnostics json <"$wrong" >"$reports/input.json" || [ $? -eq 1 ]
"$diorama" validate - --diagnostics sarif <"$wrong" >"$reports/input.sarif" || [ $? -eq 1 ]
DIORAMA_PAGES=https://example.com/pages "$diorama" validate - --diagnostics sarif <"$wrong" >"$reports/pages.sarif" ||
  [ $? -eq 1 ]

"$validator" --check-metaschema Schemas/report.schema.json
"$validator" --schemafile Schemas/report.schema.json "$reports"/*.json Tests/Fixtures/reports/*.json

sarif=../shared/data/sarif-schema-2.1.0.json
if [ -f "$sarif" ]; then
  "$validator" --schemafile "$sarif" "$reports"/*.sarif Tests/Fixtures/reports/*.sarif
else
  echo "check-json-schema: $sarif is not there; SARIF reports were not held against it"
fi

# The hierarchies of the samples and their nibs.
mkdir "$reports/trees"
"$diorama" compile samples --output-dir "$reports/nibs" >/dev/null
number=0
find samples "$reports/nibs" -name '*.scene.yaml' -o -name '*.nib' | sort | while IFS= read -r input; do
  number=$((number + 1))
  "$diorama" tree --json "$input" </dev/null >"$reports/trees/$number.json"
done
"$validator" --check-metaschema Schemas/tree.schema.json
"$validator" --schemafile Schemas/tree.schema.json "$reports"/trees/*.json

# The workflow in the documentation.
awk '/^```yaml workflow$/ { inside = 1; next } /^```$/ { inside = 0 } inside' Documentation/Reports.md >"$reports/workflow.yml"
"$validator" --builtin-schema vendor.github-workflows "$reports/workflow.yml"

# The workflow that the tool writes.
"$diorama" init workflow --folder "$reports/100%" >/dev/null
"$validator" --builtin-schema vendor.github-workflows "$reports/100%/.github/workflows/scenes.yml"
