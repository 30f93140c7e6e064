#!/usr/bin/env python3
"""Holds 'diorama strings' against Python's json: catalogs with odd spacing and unknown members.

    python3 Scripts/check-strings.py .build/whole/release/diorama [CATALOGS]

Each made catalog gets the texts of one scene. What json reads of the result must be what it read before with exactly the
expected changes, a second extraction must change nothing, and so must a catalog that was cut off.
"""
import json
import os
import random
import subprocess
import sys
import tempfile

tool = os.path.abspath(sys.argv[1])
count = int(sys.argv[2]) if len(sys.argv) > 2 else 60
ENTRY = "extracted_with_value"
TEXTS = {"a": "Ant", "b.text": 'Bee "B"', "ä": "Bär\\", "zz": "Ende", "k0": "Nought", "k2": "Two"}


def spaced(value, chance):
    """JSON with space of all kinds between its parts, and some characters as escapes."""
    space = lambda: "".join(chance.choice([" ", "\n", "\t", "\r\n", ""]) for _ in range(chance.randint(0, 3)))
    if isinstance(value, dict):
        parts = [spaced(k, chance) + space() + ":" + space() + spaced(v, chance) for k, v in value.items()]
        return "{" + space() + (space() + "," + space()).join(parts) + space() + "}"
    if isinstance(value, list):
        return "[" + ("," + space()).join(spaced(v, chance) for v in value) + space() + "]"
    return json.dumps(value, ensure_ascii=chance.random() < 0.5)


def unit(state, value):
    return {"stringUnit": {"state": state, "value": value}}


def catalog(chance):
    strings = {}
    for key in chance.sample(list(TEXTS) + ["gone", "old key", "own"], chance.randint(0, 8)):
        entry = {"x-team": [1, 2.5, None, {"a": True}]} if chance.random() < 0.3 else {}
        if chance.random() < 0.8:
            entry["extractionState"] = chance.choice([ENTRY, ENTRY, "manual", "stale"])
        if chance.random() < 0.7:
            entry["comment"] = "A comment"
        if chance.random() < 0.7:
            places = {"de": unit(chance.choice(["translated", "new", "needs_review"]), "Ü")}
            if chance.random() < 0.7:
                places["en"] = unit("new", chance.choice(["Old", TEXTS.get(key, "Old")]))
            entry["localizations"] = places
        strings[key] = entry
    members = [("sourceLanguage", "en"), ("strings", strings), ("version", "1.0"), ("x", {"y": []})]
    chance.shuffle(members)
    return dict(members)


def expected(old):
    new = json.loads(json.dumps(old))
    for key, entry in new["strings"].items():
        if key not in TEXTS:
            if entry.get("extractionState") == ENTRY:
                entry["extractionState"] = "stale"
            continue
        if entry.get("extractionState") == "stale":
            entry["extractionState"] = ENTRY
        entry.setdefault("comment", "UILabel")
        places = entry.setdefault("localizations", {})
        if "en" in places and places["en"]["stringUnit"]["value"] != TEXTS[key]:
            places["en"]["stringUnit"]["value"] = TEXTS[key]
            if "de" in places and places["de"]["stringUnit"]["state"] == "translated":
                places["de"]["stringUnit"]["state"] = "needs_review"
        places.setdefault("en", unit("new", TEXTS[key]))
    for key, text in TEXTS.items():
        new["strings"].setdefault(
            key, {"comment": "UILabel", "extractionState": ENTRY, "localizations": {"en": unit("new", text)}}
        )
    return new


def extract(*more):
    return subprocess.run(
        [tool, "strings", "extract", "A.scene.yaml", "--catalog", "C.xcstrings", *more], capture_output=True, text=True
    )


with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    with open("A.scene.yaml", "w") as file:
        file.write("scene: 1\nobjects:\n")
        for key, text in TEXTS.items():
            file.write(f"  - {{class: UILabel, text: {{text: {json.dumps(text)}, key: {json.dumps(key)}}}}}\n")
    for seed in range(count):
        chance = random.Random(seed)
        old = catalog(chance)
        text = spaced(old, chance)
        with open("C.xcstrings", "w", newline="") as file:
            file.write(text)
        run = extract()
        assert run.returncode == 0, (seed, run.stderr)
        with open("C.xcstrings", newline="") as file:
            new = file.read()
        assert json.loads(new) == expected(old), f"seed {seed}: {text}\n{new}"
        assert extract("--dry-run").returncode == 0, f"seed {seed}: a second extraction changes the catalog"
        # A catalog that was cut off says so, and stays.
        cut = text[: chance.randint(0, len(text) - 1)]
        with open("C.xcstrings", "w", newline="") as file:
            file.write(cut)
        run = extract()
        with open("C.xcstrings", newline="") as file:
            assert run.returncode == 1 and file.read() == cut, f"seed {seed}: {run.stderr}"
print(f"{count} catalogs are edited as Python's json reads them.")
