"""Instructions by valgrind, which do not depend on what else the machine does."""

import http.client
import os
import re
import shutil
import subprocess
import sys
import threading

import peers
from processes import Failure
from rows import Row


# Nothing is asked of the caches of the processor, which takes less than half of the time of callgrind.
VALGRIND = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
# The seed of hashing is random otherwise, and with it the order of collisions.
ENVIRONMENT = {**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}


def counted(output):
    """The count in what valgrind prints."""
    return int(re.search(r"I +refs: +([0-9,]+)", output).group(1).replace(",", ""))


def server_instructions(command, folder, talk, patience):
    """How many instructions a server takes for what `talk` asks of its process, and to end."""
    process = subprocess.Popen(
        [*VALGRIND, *map(str, command)], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env=ENVIRONMENT, cwd=folder,
    )  # fmt: skip
    watch = threading.Timer(patience, process.kill)
    watch.start()
    try:
        talk(process)
    except (OSError, http.client.HTTPException) as error:
        raise Failure(f"{command[1]}: {error}") from None
    finally:
        process.terminate()
        _, errors = process.communicate()
        watch.cancel()
    return counted(errors)


def instructions(command, folder, accepted=(0,), standard_input=None, patience=None):
    """How many instructions a command takes; `standard_input` is a file, and `patience` the longest time in seconds."""
    with open(standard_input or os.devnull, "rb") as input:
        try:
            run = subprocess.run(
                [*VALGRIND, *map(str, command)], stdin=input, capture_output=True, text=True, errors="replace", env=ENVIRONMENT,
                cwd=folder, timeout=patience,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            raise Failure(f"{command[1]} did not end within {patience} s") from None
    if run.returncode not in accepted:
        raise Failure(f"{command[1]} ended with status {run.returncode}\n{run.stderr[-2000:]}")
    return counted(run.stderr)


def rows(diorama, event_loop, folder, say, notes):
    """What one more row of a large scene takes, beside libyaml's loop over it, and what a small file takes."""
    if not shutil.which("valgrind"):
        notes.append("instructions: valgrind is not installed")
        return []
    say("counting instructions")

    def of_more(command, texts):
        """What a thousand rows take that a scene has more than another one."""
        counts = []
        for text in texts:
            scene = folder / "Counted.scene.yaml"
            scene.write_text(text)
            counts.append(instructions(command(scene), folder))
        return counts[1] - counts[0]

    found = []
    for name, make, aim in [("rows", peers.rows_scene, 3), ("rows of a realistic scene", peers.realistic_scene, 3.5)]:
        texts = [make(1000), make(2000)]
        own = of_more(lambda scene: [diorama, "compile", scene, "-o", folder / "Counted.nib"], texts)
        base = of_more(lambda scene: [event_loop, scene], texts)
        found.append(Row(f"compile, 1,000 more {name}, instructions", own, "libyaml's event loop", base, aim, unit="I"))

    small = folder / "Small.scene.yaml"
    small.write_text(peers.rows_scene(7))
    start = instructions([diorama, "validate", small], folder)
    found.append(Row("validate, one scene of 100 lines, instructions", start, "18 M", 18e6, 1, unit="I"))
    counts = []
    for count in [1, 101]:
        scenes = folder / f"Linted{count}"
        shutil.rmtree(scenes, ignore_errors=True)
        subprocess.run([sys.executable, os.path.join(os.path.dirname(__file__), "make-scenes.py"), scenes, str(count)], check=True)
        # What finds something has linted.
        counts.append(instructions([diorama, "lint", scenes, "--jobs", "1"], folder, accepted=(0, 1)))
    one = (counts[1] - counts[0]) / 100
    return found + [Row("lint, one more file of 100 lines, instructions", one, "1.5 M", 1.5e6, 1, unit="I")]
