#!/usr/bin/env python3
"""Says how large Bazel's actions are: python3 bazel-actions.py FILE, which --execution_log_json_file has written."""
import json
import pathlib
import sys

decoder = json.JSONDecoder()
text = pathlib.Path(sys.argv[1]).read_text()
actions, place = [], 0
while place < len(text):
    while place < len(text) and text[place].isspace():
        place += 1
    if place == len(text):
        break
    action, place = decoder.raw_decode(text, place)
    if action.get("mnemonic") == "DioramaCompile":
        actions.append(action)

if not actions:
    sys.exit("bazel-actions: no scene was compiled")


def size(files):
    return sum(int(file.get("digest", {}).get("sizeBytes", 0)) for file in files)


count = len(actions)
shared = {}
for action in actions:
    for file in action["inputs"]:
        shared[file["path"]] = shared.get(file["path"], 0) + 1
common = [file for file in actions[0]["inputs"] if shared[file["path"]] == count]
own = [[file for file in action["inputs"] if shared[file["path"]] < count] for action in actions]
words = sum(len(word.encode()) for action in actions for word in action["commandArgs"])
outputs = [action["actualOutputs"] for action in actions]
print(f"{count} actions, each of {words // count} bytes of arguments; all share {len(common)} inputs:")
for file in common:
    print(f"  {int(file['digest']['sizeBytes'])} bytes: {file['path']}")
print(
    f"an action has {sum(map(len, own)) / count:g} inputs of its own, {sum(map(size, own)) // count} bytes, "
    f"and {sum(map(len, outputs)) / count:g} outputs, {sum(map(size, outputs)) // count} bytes"
)
