#!/usr/bin/env python3
"""Runs the installed tool on changed documents, and holds its answers against what it promises.

    Scripts/mutate-tool.py [--tool FILE] [--count N] [--seed N] [--folder DIR]... [--keep DIR]

The documents are the project's own, and those of any folder that is named, after some changes of `mutations.py`. A run ends after N
calls of the tool. Each finding is printed with the folder in DIR (.build/mutations) that has the input. What must hold:

- No call is ended by a signal or by status 70, takes over 10 seconds of processor time or 1 GB, or leaves a temporary file.
- `validate` and `compile` agree; the same call gives the same bytes, with one job and with two; nothing is written beside an error.
- A formatted scene gives the same nib, and formatting it again changes nothing. What has an error is not formatted.
- `lint --fix` leaves a valid scene valid, and an invalid one with no more errors.
- A nib's decompiled scene gives the same nib. A document's scene gives the same document. What `export` writes can be imported, and
  gives the same document again. A storyboard that was split and joined gives the same nibs.
- Reports can be parsed, and no control character of a document reaches a terminal.
"""

import argparse
import collections
import hashlib
import json
import os
import pathlib
import random
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import xml.dom.minidom

import mutations

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCES = ["samples", "Tests/Fixtures", "Examples", "Documentation"]
KINDS = {
    "scene": [".scene.yaml"],
    "storyboard": [".storyboard.yaml"],
    "document": [".xib", ".storyboard"],
    "nib": [".nib"],
    "configuration": [".diorama.yaml"],
    "catalog": [".xcstrings"],
    "table": [".strings"],
    "swift": [".swift"],
}
# How often each kind is taken, in parts.
SHARES = {
    "scene": 45, "storyboard": 10, "document": 15, "nib": 12, "configuration": 6, "catalog": 5, "table": 3, "swift": 4,
}
LARGEST_SEED = 20_000


class Over(Exception):
    """The calls that were asked for were made."""


class Run:
    """One call of the tool that has ended."""

    def __init__(self, arguments, status, output, errors, seconds, kilobytes):
        self.arguments, self.status, self.output, self.errors = arguments, status, output, errors
        self.seconds, self.kilobytes = seconds, kilobytes


class Trial:
    """Calls of the tool in a folder of their own, and what was found."""

    def __init__(self, options, folder):
        self.options, self.folder = options, folder
        self.rng = random.Random(options.seed)
        self.calls = collections.Counter()
        self.valid = collections.Counter()
        self.findings = collections.Counter()
        self.inputs = {}

    def begin(self, inputs):
        """Puts files into an empty folder."""
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        self.inputs = inputs
        for name, data in inputs.items():
            self.write(name, data)

    def write(self, name, data):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)

    def read(self, name):
        """The bytes of a file, or of all files in a folder; None where there is neither."""
        path = self.folder / name
        if path.is_dir():
            return {str(file.relative_to(path)): file.read_bytes() for file in sorted(path.rglob("*")) if file.is_file()}
        return path.read_bytes() if path.is_file() else None

    def remove(self, *names):
        for name in names:
            path = self.folder / name
            shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)

    def call(self, *arguments, statuses=(0, 1)):
        """Runs the tool; None after a finding."""
        if sum(self.calls.values()) >= self.options.count:
            raise Over
        self.calls[arguments[0]] += 1
        limit = lambda: resource.setrlimit(resource.RLIMIT_CPU, (20, 20))
        with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
            process = subprocess.Popen(
                [self.options.tool, *arguments], cwd=self.folder, stdin=subprocess.DEVNULL, stdout=output, stderr=errors,
                env=os.environ | {"SWIFT_BACKTRACE": "enable=no"}, preexec_fn=limit,
            )
            _, wait, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(wait)
            output.seek(0)
            errors.seek(0)
            run = Run(
                arguments, process.returncode, output.read(), errors.read(), usage.ru_utime + usage.ru_stime, usage.ru_maxrss
            )
        if run.status < 0 or run.status == 70:
            return self.found(f"{arguments[0]} ends with {run.status}", run)
        if run.status not in statuses:
            return self.found(f"{arguments[0]} has status {run.status}", run)
        if run.seconds > 10:
            return self.found(f"{arguments[0]} takes {run.seconds:.0f} seconds", run)
        if run.kilobytes > 1 << 20:
            return self.found(f"{arguments[0]} takes {run.kilobytes >> 10} MB", run)
        if b"\x1b" in run.output + run.errors and "--color" not in arguments:
            return self.found(f"{arguments[0]} prints an escape character", run)
        if any(".diorama-" in name for _, folders, files in os.walk(self.folder) for name in folders + files):
            return self.found(f"{arguments[0]} leaves a temporary file", run)
        return run

    def found(self, what, run=None, **files):
        """Notes a finding, and keeps the input of the first three of a kind."""
        detail = run.errors.decode("utf-8", "replace")[-400:] if run else ""
        key = re.sub(r"\d+", "N", what + re.sub(r"'[^']*'", "Q", detail.split("\n")[0][:80]))
        self.findings[key] += 1
        if self.findings[key] <= 3:
            name = hashlib.sha256(repr((what, sorted(self.inputs.items()))).encode()).hexdigest()[:12]
            kept = self.options.keep / name
            kept.mkdir(parents=True, exist_ok=True)
            for file, data in {**self.inputs, **files}.items():
                if isinstance(data, bytes):
                    (kept / file).parent.mkdir(parents=True, exist_ok=True)
                    (kept / file).write_bytes(data)
            text = f"{what}\n{' '.join(map(str, run.arguments)) if run else ''}\n{detail}\n"
            (kept / "what.txt").write_text(text)
            print(f"FINDING {what} -> {kept}\n    {detail.strip()[:300]}", flush=True)
        return None

    def expect(self, holds, what, run=None, **files):
        """A finding unless something holds."""
        return True if holds else bool(self.found(what, run, **files))


def errors_in(run):
    found = re.search(rb"(\d+) errors? in", run.errors)
    return int(found[1]) if found else 0


def try_scene(trial, seeds):
    name, text = trial.rng.choice(seeds["scene"])
    others = [text for _, text in trial.rng.sample(seeds["scene"], 12)]
    data = mutations.yaml(trial.rng, text, others)
    trial.begin({"A.scene.yaml": data})
    validated = trial.call("validate", "A.scene.yaml")
    compiled = validated and trial.call("compile", "A.scene.yaml", "-o", "A.nib", "-j", "1")
    if not compiled:
        return
    nib = trial.read("A.nib")
    if not trial.expect(compiled.status == validated.status, "validate and compile disagree", compiled):
        return
    if not trial.expect((nib is None) == (compiled.status != 0), "compile writes beside an error", compiled):
        return
    trial.valid["scene", compiled.status == 0] += 1
    # A valid scene can break more of the promises.
    steps, others = (VALID_STEPS, 4) if compiled.status == 0 else (INVALID_STEPS, 1)
    for step in [steps[0], *trial.rng.sample(steps[1:], others)]:
        trial.write("A.scene.yaml", data)
        step(trial, data, nib, validated)


def try_format(trial, data, nib, _):
    formatted = trial.call("format", "A.scene.yaml")
    text = trial.read("A.scene.yaml")
    if not formatted or formatted.status:
        return formatted and trial.expect(text == data, "format writes beside an error", formatted)
    if trial.call("compile", "A.scene.yaml", "-o", "F.nib", "-j", "2"):
        trial.expect(trial.read("F.nib") == nib, "format changes the nib", formatted, formatted=text)
    again = trial.call("format", "--check", "A.scene.yaml")
    trial.expect(not again or again.status == 0, "formatting again changes the text", again, formatted=text)


def try_fix(trial, data, nib, _):
    options = ["--unsafe"] if trial.rng.random() < 0.3 else []
    fixed = trial.call("lint", "--fix", *options, "A.scene.yaml")
    if not fixed or trial.read("A.scene.yaml") == data:
        return
    text = trial.read("A.scene.yaml")
    checked = trial.call("validate", "A.scene.yaml")
    trial.expect(not checked or checked.status == 0, "lint --fix makes a valid scene invalid", checked, fixed=text)
    if trial.call("lint", "--fix", *options, "A.scene.yaml"):
        trial.expect(trial.read("A.scene.yaml") == text, "a second lint --fix changes more", fixed, fixed=text)


def try_again(trial, data, nib, _):
    if trial.call("compile", "A.scene.yaml", "-o", "B.nib", "-j", "2"):
        trial.expect(trial.read("B.nib") == nib, "the same scene gives another nib")
    trial.call("generate", "A.scene.yaml", "--output-dir", "G")
    extracted = trial.call("strings", "extract", "A.scene.yaml", "--catalog", "S.xcstrings")
    if extracted and trial.read("S.xcstrings") is not None:
        trial.expect(extracted.status == 0, "strings writes beside an error", extracted)
        try:
            json.loads(trial.read("S.xcstrings"))
        except ValueError:
            trial.found("strings writes no JSON", extracted)


def try_decompile(trial, data, nib, _):
    if trial.call("decompile", "A.nib", "-o", "D.scene.yaml", statuses=(0,)):
        made = trial.call("compile", "D.scene.yaml", "-o", "D.nib")
        if made:
            trial.expect(
                trial.read("D.nib") == nib, "the decompiled scene gives another nib", made, decompiled=trial.read("D.scene.yaml")
            )
    compared = trial.call("diff", "A.scene.yaml", "A.nib")
    trial.expect(not compared or compared.status == 0, "a scene differs from its nib", compared)


def try_export(trial, data, nib, _):
    exported = trial.call("export", "A.scene.yaml", "-o", "E.xib")
    document = trial.read("E.xib")
    if not exported or not trial.expect((document is None) == (exported.status != 0), "export writes beside an error", exported):
        return
    if document is None:
        return
    imported = trial.call("import", "E.xib", "-o", "I.scene.yaml")
    if imported and trial.expect(imported.status == 0, "an exported document cannot be imported", imported, exported=document):
        again = trial.call("export", "I.scene.yaml", "-o", "E2.xib")
        if again:
            trial.expect(trial.read("E2.xib") == document, "an exported document does not come back", again, exported=document)


def try_views(trial, data, nib, _):
    trial.call("tree", "A.nib")
    trial.call("inspect", "A.nib", "--objects")
    drawn = trial.call("render", "A.scene.yaml", "-o", "A.svg")
    if drawn and drawn.status == 0:
        try:
            xml.dom.minidom.parseString(trial.read("A.svg"))
        except Exception as error:
            trial.found(f"a picture is no XML: {error}", drawn)
    if trial.rng.random() < 0.3:
        trial.call("render", "A.scene.yaml", "-o", "A.png")
    trial.call("diff", "A.scene.yaml", "A.scene.yaml", "--html", "D.html")


def try_upgrade(trial, data, nib, _):
    if trial.call("upgrade", "A.scene.yaml") and trial.call("compile", "A.scene.yaml", "-o", "U.nib"):
        trial.expect(trial.read("U.nib") == nib, "upgrade changes the nib", None, upgraded=trial.read("A.scene.yaml"))


def try_format_invalid(trial, data, nib, _):
    formatted = trial.call("format", "A.scene.yaml", statuses=(1,))
    trial.expect(trial.read("A.scene.yaml") == data, "format changes a scene with errors", formatted)


def try_fix_invalid(trial, data, nib, validated):
    if not trial.call("lint", "--fix", "A.scene.yaml") or trial.read("A.scene.yaml") == data:
        return
    checked = trial.call("validate", "A.scene.yaml")
    if checked:
        what = "lint --fix adds errors"
        trial.expect(errors_in(checked) <= errors_in(validated), what, checked, fixed=trial.read("A.scene.yaml"))


def try_reports(trial, data, nib, _):
    form = trial.rng.choice(["json", "sarif", "junit", "checkstyle", "gitlab", "github", "gcc"])
    run = trial.call("validate", "A.scene.yaml", "--diagnostics", form)
    if not run:
        return
    try:
        if form in ("json", "sarif", "gitlab"):
            json.loads(run.output.decode())
        elif form in ("junit", "checkstyle"):
            xml.dom.minidom.parseString(run.output)
    except Exception as error:
        trial.found(f"a report as {form} cannot be parsed: {error}", run)


def try_outputs_invalid(trial, data, nib, _):
    for arguments in (
        ["export", "A.scene.yaml", "-o", "X"], ["generate", "A.scene.yaml", "--output-dir", "X"],
        ["strings", "extract", "A.scene.yaml", "--catalog", "X"], ["render", "A.scene.yaml", "-o", "X"],
        ["upgrade", "A.scene.yaml"],
    ):
        run = trial.call(*arguments, statuses=(0, 1, 64))
        if run and run.status:
            trial.expect(trial.read("X") in (None, {}), f"{arguments[0]} writes beside an error", run)
        trial.remove("X")


VALID_STEPS = [try_format, try_fix, try_again, try_decompile, try_export, try_views, try_upgrade]
INVALID_STEPS = [try_format_invalid, try_fix_invalid, try_reports, try_outputs_invalid]


def try_storyboard(trial, seeds):
    name, text = trial.rng.choice(seeds["storyboard"])
    others = [text for _, text in trial.rng.sample(seeds["scene"], 3)]
    inputs = {"A.storyboard.yaml": mutations.yaml(trial.rng, text, others) if trial.rng.random() < 0.7 else text.encode()}
    folder = pathlib.Path(str(name).removesuffix(".storyboard.yaml"))
    for scene in sorted(folder.glob("*.scene.yaml")) if folder.is_dir() else []:
        text = scene.read_text()
        inputs[f"A/{scene.name}"] = mutations.yaml(trial.rng, text, others) if trial.rng.random() < 0.3 else text.encode()
    trial.begin(inputs)
    compiled = trial.call("compile", "A.storyboard.yaml", "-o", "A.storyboardc")
    nibs = trial.read("A.storyboardc")
    if not compiled or not trial.expect((nibs is None) == (compiled.status != 0), "compile writes beside an error", compiled):
        return
    trial.valid["storyboard", nibs is not None] += 1
    files = ["A.storyboard.yaml", *(["A"] if (trial.folder / "A").is_dir() else [])]
    if nibs is None:
        trial.call("format", *files, statuses=(0, 1))
        trial.call("split", "A.storyboard.yaml")
        return
    for arguments in (["format", *files], ["split", "A.storyboard.yaml"], ["split", "--join", "A.storyboard.yaml"]):
        run = trial.call(*arguments)
        made = run and trial.call("compile", "A.storyboard.yaml", "-o", "B.storyboardc")
        if made:
            trial.expect(made.status == 0 and trial.read("B.storyboardc") == nibs, f"{' '.join(arguments[:2])} changes nibs", made)
    trial.call("render", "A.storyboard.yaml", "-o", "A.png", statuses=(0, 1))
    exported = trial.call("export", "A.storyboard.yaml", "-o", "E.storyboard")
    if exported and exported.status == 0:
        imported = trial.call("import", "E.storyboard", "--output-dir", "I")
        if imported:
            trial.expect(imported.status == 0, "an exported storyboard cannot be imported", imported)


def try_document(trial, seeds):
    name, text = trial.rng.choice(seeds["document"])
    suffix = "xib" if str(name).endswith(".xib") else "storyboard"
    file, scene = f"A.{suffix}", "I/A.scene.yaml" if suffix == "xib" else "I/A.storyboard.yaml"
    trial.begin({file: mutations.xml(trial.rng, text, [])})
    if trial.rng.random() < 0.6:
        return try_document_as_it_is(trial, file)
    imported = trial.call("import", file, "--output-dir", "I", statuses=(0, 1, 66))
    if not imported:
        return
    if imported.status:
        return trial.expect(not trial.read("I"), "import writes beside an error", imported)
    trial.valid["document", True] += 1
    checked = trial.call("validate", scene)
    if not checked or not trial.expect(checked.status == 0, "an imported scene is not valid", checked):
        return
    exported = trial.call("export", scene, "-o", f"E.{suffix}")
    if exported and exported.status == 0:
        again = trial.call("import", f"E.{suffix}", "--output-dir", "J")
        trial.expect(not again or again.status == 0, "an exported document cannot be imported", again)
    trial.call("merge", file, file, f"E.{suffix}", "-o", "M.xib", statuses=(0, 1, 66))


def try_document_as_it_is(trial, file):
    """What reads documents as they are agrees on which are valid, and what cannot be compiled leaves nothing."""
    checked = trial.call("validate", file)
    compiled = trial.call("compile", file, "--output-dir", "N")
    built = trial.call("ibtool", "--compile", "B" if file.endswith(".storyboard") else "B.nib", file)
    if not checked or not compiled or not built:
        return
    trial.valid["document as it is", checked.status == 0] += 1
    trial.expect(checked.status or not compiled.status, "a valid document cannot be compiled", compiled)
    trial.expect(compiled.status == built.status, "ibtool and compile do not agree", built)
    trial.expect(not compiled.status or not trial.read("N"), "compile writes beside an error", compiled)
    for arguments in trial.rng.sample([
        ["lint", file], ["lint", "--fix", "--diff", file], ["tree", file], ["tree", "--json", file],
        ["render", file, "-o", "P.svg"], ["generate", file, "--output-dir", "G"], ["strings", "extract", file, "--catalog", "S.xcstrings"],
        ["inspect", file], ["compile", "--emit", "tree", "-o", "-", file], ["ibtool", "--all", file], ["diff", file, file],
    ], 3):  # fmt: skip
        run = trial.call(*arguments)
        # A document without a view can be valid, and has no picture.
        if run and arguments[0] not in ("lint", "render") and checked.status == 0:
            trial.expect(run.status == 0, f"{' '.join(arguments[:2])} refuses a valid document", run)


def try_nib(trial, seeds):
    _, data = trial.rng.choice(seeds["nib"])
    trial.begin({"A.nib": mutations.nib(trial.rng, data, [])})
    trial.call("inspect", "A.nib", statuses=(0, 1, 66))
    trial.call("tree", "A.nib", statuses=(0, 1, 66))
    compared = trial.call("diff", "A.nib", "A.nib", statuses=(0, 1, 66))
    trial.expect(not compared or compared.status != 1 or not compared.output.strip(), "a nib differs from itself", compared)
    decompiled = trial.call("decompile", "A.nib", "-o", "D.scene.yaml", statuses=(0, 1, 66))
    if not decompiled:
        return
    if decompiled.status:
        return trial.expect(trial.read("D.scene.yaml") is None, "decompile writes beside an error", decompiled)
    trial.valid["nib", True] += 1
    made = trial.call("compile", "D.scene.yaml", "-o", "D.nib")
    if made:
        trial.expect(made.status == 0, "a decompiled scene does not compile", made, decompiled=trial.read("D.scene.yaml"))


def try_configuration(trial, seeds):
    _, text = trial.rng.choice(seeds["configuration"])
    others = [text for _, text in seeds["configuration"]]
    scene = trial.rng.choice(seeds["scene"])[1]
    trial.begin({".diorama.yaml": mutations.yaml(trial.rng, text, others), "A.scene.yaml": scene.encode()})
    for verb in trial.rng.sample(["validate", "lint", "compile", "format", "generate"], 2):
        extra = ["--output-dir", "O"] if verb == "generate" else []
        trial.call(verb, "A.scene.yaml", *extra, statuses=(0, 1, 64, 66))
    trial.call("lint", "--show-config", statuses=(0, 1, 64, 66))


def try_catalog(trial, seeds):
    _, text = trial.rng.choice(seeds["catalog"])
    data = mutations.json_text(trial.rng, text, [])
    trial.begin({"S.xcstrings": data, "A.scene.yaml": trial.rng.choice(seeds["scene"])[1].encode()})
    trial.call("strings", "check", "A.scene.yaml", "--catalog", "S.xcstrings", statuses=(0, 1, 66))
    run = trial.call("strings", "extract", "A.scene.yaml", "--catalog", "S.xcstrings", statuses=(0, 1, 66))
    if run and run.status:
        trial.expect(trial.read("S.xcstrings") == data, "strings writes beside an error", run)
    elif run:
        trial.call("strings", "extract", "A.scene.yaml", "--catalog", "S.xcstrings", "--dry-run", statuses=(0,))
    trial.call("strings", "compile", "S.xcstrings", "--output-dir", "O", statuses=(0, 1, 64, 66))


def try_table(trial, seeds):
    _, text = trial.rng.choice(seeds["table"])
    data = mutations.raw(trial.rng, text.encode())
    trial.begin({"T/en.lproj/A.strings": data, "A.scene.yaml": trial.rng.choice(seeds["scene"])[1].encode()})
    run = trial.call("strings", "extract", "A.scene.yaml", "--catalog", "T", statuses=(0, 1, 66))
    if run and run.status:
        trial.expect(trial.read("T/en.lproj/A.strings") == data, "strings writes beside an error", run)


def try_swift(trial, seeds):
    _, text = trial.rng.choice(seeds["swift"])
    others = [text for _, text in trial.rng.sample(seeds["swift"], min(3, len(seeds["swift"])))]
    scene = trial.rng.choice(seeds["scene"])[1]
    trial.begin(
        {
            ".diorama.yaml": b"swift: {App: S}\n", "S/A.swift": mutations.swift(trial.rng, text, others),
            "A.scene.yaml": scene.encode(),
        }
    )
    trial.call("swift-classes", "S", statuses=(0, 1, 64, 66))
    trial.call("lint", "A.scene.yaml", statuses=(0, 1, 66))


TRIALS = {
    "scene": try_scene, "storyboard": try_storyboard, "document": try_document, "nib": try_nib,
    "configuration": try_configuration, "catalog": try_catalog, "table": try_table, "swift": try_swift,
}


def load_seeds(folders):
    """The documents of each kind, with their names; nibs as bytes. The YAML in the fences of pages counts as well."""
    seeds = {kind: [] for kind in KINDS}
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if not path.is_file() or path.is_symlink() or ".build" in path.parts:
                continue
            data = path.read_bytes()
            if path.suffix == ".md":
                for language, body in re.findall(r"^```(\w+)[^\n]*\n(.*?)^```", data.decode(), re.M | re.S):
                    if language == "yaml" and body.startswith("scene: 1"):
                        seeds["scene"].append((path, body))
                    elif language == "yaml" and re.search(r"^(rules|schemas|assets|swift|strings|components):", body, re.M):
                        seeds["configuration"].append((path, body))
            kind = next((kind for kind, suffixes in KINDS.items() if any(path.name.endswith(s) for s in suffixes)), None)
            if kind is None or len(data) > LARGEST_SEED:
                continue
            if kind == "nib":
                seeds[kind].append((path, data))
                continue
            try:
                seeds[kind].append((path, data.decode()))
            except UnicodeDecodeError:
                continue
    return seeds


def prefer_valid(tool, seeds, folder):
    """Names valid scenes four times, so that most results mean something, and adds the nibs of some: a project has few."""
    for number, (path, text) in enumerate(list(seeds["scene"])):
        (folder / f"S{number}.scene.yaml").write_text(text)
    subprocess.run([tool, "compile", str(folder)], capture_output=True)
    for number, (path, text) in enumerate(list(seeds["scene"])):
        nib = folder / f"S{number}.nib"
        if nib.is_file():
            seeds["scene"] += [(path, text)] * 3
            if number % 4 == 0:
                seeds["nib"].append((path, nib.read_bytes()))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tool", default=str(ROOT / ".build/release-static/diorama"))
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", action="append", type=pathlib.Path, default=[])
    parser.add_argument("--keep", type=pathlib.Path, default=ROOT / ".build/mutations")
    options = parser.parse_args()
    options.tool = os.path.realpath(options.tool)
    seeds = load_seeds([ROOT / folder for folder in SOURCES] + options.folder)
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        prefer_valid(options.tool, seeds, folder)
        print(", ".join(f"{len(found)} of {kind}" for kind, found in seeds.items()), flush=True)
        trial = Trial(options, folder / "trial")
        kinds = [kind for kind in TRIALS if seeds[kind]]
        try:
            while True:
                TRIALS[trial.rng.choices(kinds, [SHARES[kind] for kind in kinds])[0]](trial, seeds)
        except Over:
            pass
    calls = ", ".join(f"{verb} {count}" for verb, count in trial.calls.most_common())
    print(f"{sum(trial.calls.values())} calls: {calls}")
    print("valid: " + ", ".join(f"{kind} {count}" for (kind, holds), count in trial.valid.items() if holds))
    for what, count in trial.findings.most_common():
        print(f"{count:6} {what}")
    print(f"{sum(trial.calls.values()) - sum(trial.findings.values())} passed, {sum(trial.findings.values())} failed")
    sys.exit(1 if trial.findings else 0)


if __name__ == "__main__":
    main()
