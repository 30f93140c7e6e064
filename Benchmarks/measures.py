"""What is measured in whole processes, a group of rows each."""

import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

import peers
import processes
from rows import Row

ROOT = pathlib.Path(__file__).resolve().parent.parent
# How long a peer may take, in seconds, and from when on it is run once only.
PATIENCE = 60
LONG = 10
ROUNDS = 5


class Measures:
    """Measures a tool in a folder of its own; `notes` says which rows there are not, and why."""

    def __init__(self, diorama, folder, say):
        self.diorama = str(diorama)
        self.folder = folder
        self.say = say
        self.tools = peers.Peers(folder)
        self.notes = [f"{name}: {why}" for name, why in self.tools.missing.items()]

    def write(self, name, text):
        """A file's path, of which the content is given."""
        path = self.folder / name
        path.write_text(text)
        return str(path)

    def peer(self, name, command, **options):
        """What a peer takes, or nothing where it fails, which is noted."""
        try:
            return processes.best(command, ROUNDS, long=LONG, **options)
        except processes.Failure as failure:
            self.notes.append(f"{name}: {failure}")
            return None

    def starts(self):
        """The whole process, for one small scene."""
        self.say("starting processes")
        scene = self.write("Small.scene.yaml", peers.rows_scene(7))
        blueprint = self.write("small.blp", peers.rows_blueprint(7))
        name = "validate, one scene of 100 lines"
        own = processes.best([self.diorama, "validate", scene], 40)
        baseline = str(self.folder / "static" / "release" / "ArgumentBaseline")
        base = processes.best([baseline, scene], 40)
        rows = [
            Row(name, own.wall, "a tool that parses its arguments", base.wall, 2),
            Row(name, own.wall, "10 ms", 0.010, 1),
        ]
        few = processes.best([self.diorama, "validate", scene], ROUNDS)
        schema = str(ROOT / "Schemas/scene.schema.json")
        for name, command in self.tools.linters(scene, schema, blueprint).items():
            if other := self.peer(name, command):
                rows.append(Row(name + ", a file like it", other.wall, "validate", few.wall, at_least=10))
        return rows

    def large(self):
        """The whole process, for a thousand rows and for 100,000 objects."""
        self.say("compiling a thousand rows")
        documents = {
            suffix: self.write(f"rows.{suffix}", make(1000))
            for suffix, make in [("blp", peers.rows_blueprint), ("slint", peers.rows_slint), ("ui", peers.rows_ui)]
        }
        scene = self.write("Rows.scene.yaml", peers.rows_scene(1000))
        output = str(self.folder / "Rows.nib")
        own = processes.best([self.diorama, "compile", scene, "-o", output], ROUNDS)
        rows = []
        for name, command in self.tools.compilers(documents).items():
            if other := self.peer(name, command, limit=PATIENCE):
                stopped = ", stopped" if other.wall >= PATIENCE else ""
                aim = 2 if name == "Qt's uic" else 1
                rows.append(Row(f"{name}{stopped}, 1,000 rows", other.wall, "compile", own.wall, at_least=aim))
        for name, text, aim in [
            ("100,000 objects", peers.rows_scene(25_000), 10),
            ("a realistic scene of 8,000 rows", peers.realistic_scene(8_000), 10),
        ]:
            large = self.write("Large.scene.yaml", text)
            run = processes.best([self.diorama, "compile", large, "-o", output], 2)
            size = pathlib.Path(large).stat().st_size
            name = f"peak memory of compile, {name}"
            rows.append(Row(name, run.memory - 12e6, "its input, without 12 MB", size, aim, unit="B"))
        return rows

    def realistic(self, compiler):
        """A scene with ids, styles, outlets, actions and constraints, in process."""
        self.say("compiling a realistic scene")
        scene = self.write("Realistic.scene.yaml", peers.realistic_scene(8_000))
        line = subprocess.run([compiler, "compare", scene], stdout=subprocess.PIPE, text=True, check=True).stdout
        found = json.loads(line)
        name = "compile, a realistic scene of 8,000 rows"
        return [Row(name, found["time"], found["against"], found["base"], 3.5)]

    def plugin(self):
        """What the build plugins call, as SwiftPM builds it for those who build for debugging, and as it is installed."""
        self.say("compiling as the build plugin does")
        debug = ROOT / ".build" / "debug" / "diorama-build"
        subprocess.run(["swift", "build", "--product", "diorama-build"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        scene = self.write("Plugin.scene.yaml", peers.rows_scene(7))
        output = self.folder / "plugin"
        times = []
        for tool in [debug, ROOT / ".build" / "release-static" / "diorama-build"]:
            shutil.rmtree(output, ignore_errors=True)
            output.mkdir()
            nibs, swift, cache = (str(output / name) for name in ["nibs", "Scenes.swift", "cache"])

            def forget():
                shutil.rmtree(cache, ignore_errors=True)

            times.append(processes.best([tool, "build", "App", nibs, swift, cache, scene], ROUNDS, before=forget).wall)
        return [Row("diorama-build, one scene of 100 lines, debug build", times[0], "as it is installed", times[1])]

    def scenes(self, count, folder=None):
        """A folder with as many small scenes, within another one."""
        folder = (folder or self.folder) / "scenes"
        shutil.rmtree(folder, ignore_errors=True)
        subprocess.run([sys.executable, ROOT / "Benchmarks/make-scenes.py", folder, str(count)], check=True)
        return folder

    def cached(self, command, forget, rounds, accepted=(0,)):
        """What a command takes that knows nothing, and that knows everything, in as many rounds each."""
        first, again = [], []
        for _ in range(rounds):
            forget()
            first.append(processes.once(command, accepted=accepted))
            # What was written a moment ago is not trusted yet; the next run looks at it once more.
            time.sleep(2.5)
            processes.once(command, accepted=accepted)
            again.append(processes.once(command, accepted=accepted))
        return processes.least(first), processes.least(again)

    def many(self, count):
        """Many small files: on one core, on all, and with nothing changed."""
        self.say(f"compiling {count:,} files")
        memory = pathlib.Path("/dev/shm")
        if not memory.is_dir():
            self.notes.append("many files in memory: there is no /dev/shm")
            return self.many_in(self.folder, "", count)
        # How well a disk creates files from two threads is not what the tool is asked here.
        with tempfile.TemporaryDirectory(dir=memory) as folder:
            return self.many_in(pathlib.Path(folder), " in memory", count) + self.many_in(self.folder, "", count, aims=False)

    def many_in(self, folder, where, count, aims=True):
        scenes, outputs, cache = self.scenes(count, folder), folder / "nibs", folder / "cache"

        def forget():
            shutil.rmtree(outputs, ignore_errors=True)
            shutil.rmtree(cache, ignore_errors=True)
            outputs.mkdir()

        command = [self.diorama, "compile", str(scenes), "--output-dir", str(outputs)]
        one = processes.best([*command, "--jobs", "1"], 3, before=forget)
        two = processes.best([*command, "--jobs", "2"], 3, before=forget)
        halves = [[str(path) for path in sorted(scenes.iterdir())[part::2]] for part in range(2)]
        apart = processes.best_together(
            [[self.diorama, "compile", *half, "--output-dir", str(outputs), "--jobs", "1"] for half in halves],
            3,
            before=forget,
        )
        name = f"compile, {count:,} files of 99 lines{where}"
        rows = [
            Row(name + ", one core", one.wall, "two cores", two.wall, at_least=1.8 if aims else None),
            Row(name + ", one core", one.wall, "two processes, half each", apart),
        ]
        if aims:
            first, again = self.cached([*command, "--cache", str(cache)], forget, 3)
            rows.append(Row(name + ", first run", first.wall, "again, with --cache", again.wall, at_least=20))
        return rows

    def lint(self, count):
        """Linting as many scenes, beside other linters; no aims."""
        self.say(f"linting {count:,} files")
        scenes, cache = self.scenes(count), self.folder / "lint-cache"
        files = sorted(str(path) for path in scenes.rglob("*.scene.yaml"))
        # A linter that finds something has linted.
        found = {"accepted": (0, 1)}
        command = [self.diorama, "lint", str(scenes)]
        name = f"lint, {count:,} files"
        own = processes.best(command, ROUNDS, **found)
        one = processes.best([*command, "--jobs", "1"], ROUNDS, **found)
        validate = processes.best([self.diorama, "validate", str(scenes)], ROUNDS)
        first, again = self.cached(
            [*command, "--cache", str(cache)], lambda: shutil.rmtree(cache, ignore_errors=True), 3, **found
        )
        rows = [
            Row(name + ", one core", one.wall, "all cores", own.wall),
            Row(name, own.wall, "validate", validate.wall),
            Row(name + ", first run", first.wall, "again, with --cache", again.wall),
        ]
        for name, command in self.tools.linters_of_many(files, str(ROOT / "Schemas/scene.schema.json")).items():
            if other := self.peer(name, command, **found):
                rows.append(Row(f"{name}, the same files", other.wall, "lint", own.wall))
        return rows
