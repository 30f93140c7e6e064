"""Reads the report of check-jsonschema, and expects an error of each file at the place that its first line names."""

import json
import sys

report = json.load(sys.stdin)
places = {}
for error in report["errors"]:
    places.setdefault(error["filename"], set()).add(error["path"])

failures = [f"{error['filename']}: cannot be read" for error in report["parse_errors"]]
for path in sys.argv[1:]:
    with open(path, encoding="utf-8") as scene:
        expected = scene.readline().removeprefix("# refused at ").strip()
    found = places.get(path, set())
    if expected not in found:
        failures.append(f"{path}: not refused at {expected}, but {sorted(found) or 'accepted'}")

for failure in failures:
    print(failure, file=sys.stderr)
print(f"{len(sys.argv) - 1 - len(failures)} of {len(sys.argv) - 1} wrong scenes are refused where they are wrong")
sys.exit(1 if failures else 0)
