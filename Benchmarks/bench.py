"""Measures diorama against other things of the same run and prints a table of ratios.

python3 bench.py [--write PAGE] [--files COUNT]
"""

import argparse
import dataclasses
import datetime
import json
import os
import pathlib
import platform
import shutil
import subprocess
import sys
import time

import peers
import processes

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".build" / "bench"
# How long a peer may take, in seconds.
PATIENCE = 60
DIORAMA = str(ROOT / ".build" / "release-static" / "diorama")


@dataclasses.dataclass
class Row:
    """A comparison: what was measured, against what, and the ratio that is aimed at."""

    measured: str
    time: float
    against: str
    base: float
    at_most: float | None = None
    at_least: float | None = None
    unit: str = "s"

    @property
    def ratio(self):
        return self.time / self.base if self.base else 0.0

    @property
    def is_met(self):
        if self.at_most is not None:
            return self.ratio <= self.at_most
        return self.at_least is None or self.ratio >= self.at_least

    @property
    def aim(self):
        if self.at_most is not None:
            return f"≤ {self.at_most:g}"
        return "" if self.at_least is None else f"≥ {self.at_least:g}"

    def amount(self, number):
        if self.unit == "B":
            return f"{number / 1e6:.1f} MB"
        return f"{number * 1e3:.2f} ms" if number < 1 else f"{number:.2f} s"

    def cells(self):
        verdict = "" if not self.aim else "met" if self.is_met else "missed"
        return [
            self.measured, self.amount(self.time), self.against, self.amount(self.base), f"{self.ratio:.2f}", self.aim,
            verdict,
        ]


def say(text):
    print(text, file=sys.stderr, flush=True)


def swift_rows(product):
    """What a program of the package measures in process: a line of JSON each."""
    say(f"running {product}")
    program = FOLDER / "swift" / "release" / product
    # A missed aim is a row of the table, not the end of the run.
    output = subprocess.run([program, "--json"], stdout=subprocess.PIPE, text=True).stdout
    rows = [json.loads(line) for line in output.splitlines() if line.startswith("{")]
    if not rows:
        raise RuntimeError(f"{product} measured nothing")
    return [
        Row(row["measured"], row["time"], row["against"], row["base"], row.get("atMost"), row.get("atLeast"))
        for row in rows
    ]


def start_rows(tools):
    """The whole process, for one small scene."""
    say("starting processes")
    scene = FOLDER / "Small.scene.yaml"
    scene.write_text(peers.rows_scene(7))
    blueprint = FOLDER / "small.blp"
    blueprint.write_text(peers.rows_blueprint(7))
    validate = processes.best([DIORAMA, "validate", str(scene)], 40)
    base = processes.best([str(FOLDER / "static" / "release" / "ArgumentBaseline"), str(scene)], 40)
    rows = [
        Row("validate, one scene of 100 lines", validate.wall, "a tool that parses its arguments", base.wall, 2),
        Row("validate, one scene of 100 lines", validate.wall, "10 ms", 0.010, 1),
    ]
    for name, command in tools.linters(str(scene), str(ROOT / "Schemas/scene.schema.json"), str(blueprint)).items():
        other = processes.best(command, 5)
        rows.append(Row(name + ", a file like it", other.wall, "validate", validate.wall, at_least=10))
    return rows


def compile_rows(tools):
    """The whole process, for a thousand rows and for 100,000 objects."""
    say("compiling a thousand rows")
    documents = {}
    for suffix, make in [("blp", peers.rows_blueprint), ("slint", peers.rows_slint), ("ui", peers.rows_ui)]:
        documents[suffix] = str(FOLDER / f"rows.{suffix}")
        pathlib.Path(documents[suffix]).write_text(make(1000))
    scene = FOLDER / "Rows.scene.yaml"
    scene.write_text(peers.rows_scene(1000))
    output = str(FOLDER / "Rows.nib")
    own = processes.best([DIORAMA, "compile", str(scene), "-o", output], 5)
    rows = []
    for name, command in tools.compilers(documents).items():
        other = processes.once(command, limit=PATIENCE)
        name += ", stopped" if other.wall >= PATIENCE else ""
        rows.append(Row(name + ", 1,000 rows", other.wall, "compile", own.wall, at_least=1))
    large = FOLDER / "Large.scene.yaml"
    large.write_text(peers.rows_scene(25_000))
    run = processes.best([DIORAMA, "compile", str(large), "-o", output], 2)
    size = large.stat().st_size
    rows.append(
        Row("peak memory of compile, 100,000 objects", run.memory - 12e6, "its input, without 12 MB", size, 8, unit="B")
    )
    return rows


def batch_rows(count):
    """Many small files: on one core, on all, and with nothing changed."""
    say(f"compiling {count} files")
    scenes, outputs, cache = FOLDER / "scenes", FOLDER / "nibs", FOLDER / "cache"
    shutil.rmtree(scenes, ignore_errors=True)
    subprocess.run([sys.executable, ROOT / "Benchmarks/make-scenes.py", scenes, str(count)], check=True)

    def forget():
        shutil.rmtree(outputs, ignore_errors=True)
        shutil.rmtree(cache, ignore_errors=True)
        outputs.mkdir()

    command = [DIORAMA, "compile", str(scenes), "--output-dir", str(outputs)]
    one = processes.best([*command, "--jobs", "1"], 2, before=forget)
    two = processes.best([*command, "--jobs", "2"], 2, before=forget)
    forget()
    first = processes.once([*command, "--cache", str(cache)])
    # What was written a moment ago is not trusted yet.
    time.sleep(2.5)
    processes.once([*command, "--cache", str(cache)])
    again = processes.best([*command, "--cache", str(cache)], 3)
    name = f"compile, {count:,} files of 99 lines"
    return [
        Row(name + ", one core", one.wall, "two cores", two.wall, at_least=1.8),
        Row(name + ", first run", first.wall, "again, with --cache", again.wall, at_least=20),
    ]


def build():
    say("building")
    quiet = {"cwd": ROOT, "check": True, "stdout": subprocess.DEVNULL}
    subprocess.run(["sh", "Scripts/release.sh"], **quiet)
    package = ["swift", "build", "-c", "release", "--quiet", "--package-path", "Benchmarks", "--scratch-path"]
    for product in ["CompileBenchmarks", "ViewBenchmarks"]:
        subprocess.run([*package, str(FOLDER / "swift"), "--product", product], **quiet)
    static = ["--static-swift-stdlib", "-Xswiftc", "-static-executable", "-Xswiftc", "-use-ld=lld"]
    linked = static if platform.system() == "Linux" else []
    subprocess.run([*package, str(FOLDER / "static"), "--product", "ArgumentBaseline", *linked], **quiet)


def table(rows):
    """The rows as a table of Markdown."""
    heads = ["measured", "time", "against", "time", "ratio", "aim", ""]
    cells = [row.cells() for row in rows]
    widths = [max(len(line[column]) for line in [heads, *cells]) for column in range(len(heads))]
    lines = ["| " + " | ".join(text.ljust(width) for text, width in zip(line, widths)) + " |" for line in [heads, *cells]]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(lines)


def machine():
    names = [line.split(":")[1].strip() for line in open("/proc/cpuinfo") if line.startswith("model name")] if os.path.exists(
        "/proc/cpuinfo"
    ) else [platform.processor()]
    return f"{os.cpu_count()} cores of {names[0] if names else platform.machine()}, {platform.system()}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--write", help="the page whose table is written anew")
    parser.add_argument("--files", type=int, default=10_000, help="how many small files")
    arguments = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    build()
    tools = peers.Peers(FOLDER)
    rows = swift_rows("CompileBenchmarks") + start_rows(tools) + compile_rows(tools)
    rows += swift_rows("ViewBenchmarks") + batch_rows(arguments.files)
    text = table(rows)
    print(text)
    missed = sum(not row.is_met for row in rows)
    print(f"\n{len(rows)} ratios, {missed} of them not as they are aimed at")
    if arguments.write:
        page = ROOT / arguments.write
        before, _, rest = page.read_text().partition("<!-- measured -->\n")
        _, _, after = rest.partition("<!-- end -->\n")
        said = f"{datetime.date.today()}, {machine()}: `make bench`.\n\n{text}\n"
        page.write_text(f"{before}<!-- measured -->\n{said}<!-- end -->\n{after}")


main()
