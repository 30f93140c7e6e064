"""Holds many scenes against a JSON Schema in one process: check-scenes-schema.py SCHEMA FOLDER...

scene.schema.json is for the files *.scene.yaml, storyboard.schema.json for *.storyboard.yaml.
Prints what is refused, the commonest first, and fails where there is anything. check-jsonschema takes a second for each scene of
some hundred lines; the validator used here is compiled.
"""

import collections
import json
import pathlib
import re
import sys

import jsonschema_rs
import yaml

BASE = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class CoreLoader(BASE):
    """YAML 1.2's core schema: 'yes' and '1:30' are texts."""

    yaml_implicit_resolvers: dict = {}


NUMBER = r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?"
for tag, pattern, first in [
    ("null", r"~|null|Null|NULL|", ["~", "n", "N", ""]),
    ("bool", r"true|True|TRUE|false|False|FALSE", list("tTfF")),
    ("int", r"[-+]?[0-9]+", list("-+0123456789")),
    ("float", NUMBER + r"|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)", list("-+0123456789.")),
]:
    CoreLoader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(f"^(?:{pattern})$"), first)


def with_text_keys(value):
    """The value as JSON has it, where every key is a text."""
    if isinstance(value, dict):
        return {str(key): with_text_keys(item) for key, item in value.items()}
    return [with_text_keys(item) for item in value] if isinstance(value, list) else value


def main() -> int:
    path = pathlib.Path(sys.argv[1])
    kind = path.name.removesuffix(".schema.json")
    validator = jsonschema_rs.validator_for(json.loads(path.read_text(encoding="utf-8")))
    scenes = sorted(path for folder in sys.argv[2:] for path in pathlib.Path(folder).rglob(f"*.{kind}.yaml"))
    refused = collections.defaultdict(list)
    for path in scenes:
        content = with_text_keys(yaml.load(path.read_text(encoding="utf-8"), CoreLoader))
        for error in validator.iter_errors(content):
            place = ".".join(str(part) for part in error.instance_path if not isinstance(part, int))
            refused[f"{place}: {error.message[:200]}"].append(path)
    for message, paths in sorted(refused.items(), key=lambda item: -len(item[1])):
        print(f"{len(paths)} times, first in {paths[0]}: {message}", file=sys.stderr)
    print(f"{len(scenes)} {kind}s held against {sys.argv[1]}: {sum(map(len, refused.values()))} errors")
    return 1 if refused or not scenes else 0


if __name__ == "__main__":
    sys.exit(main())
