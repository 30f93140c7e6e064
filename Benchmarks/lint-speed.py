"""Times commands on the same files and prints a table: python3 lint-speed.py FILES DIORAMA YAMLLINT CHECK-JSONSCHEMA."""

import os
import pathlib
import resource
import shutil
import subprocess
import sys
import time


def measure(command, before, rounds):
    """The shortest of some rounds: seconds, and seconds of all cores."""
    best = None
    for _ in range(rounds):
        before()
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        start = time.perf_counter()
        status = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode
        seconds = time.perf_counter() - start
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        cpu = after.ru_utime + after.ru_stime - used.ru_utime - used.ru_stime
        if status not in (0, 1):
            sys.exit(f"lint-speed: {' '.join(command[:3])} … ended with status {status}")
        if best is None or seconds < best[0]:
            best = (seconds, cpu)
    return best


def main():
    folder, diorama, yamllint, validator = sys.argv[1:]
    files = sorted(str(path) for path in pathlib.Path(folder).rglob("*.scene.yaml"))
    lines = sum(pathlib.Path(file).read_text().count("\n") for file in files)
    cache = pathlib.Path(folder) / ".cache"
    nothing = lambda: None
    forget = lambda: shutil.rmtree(cache, ignore_errors=True)
    lint = [diorama, "lint", folder]
    one_core = ["taskset", "-c", "0"] if shutil.which("taskset") else []
    rows = [
        ("diorama lint", lint, nothing, 5),
        ("diorama lint, one core", one_core + lint, nothing, 5),
        ("diorama lint --cache, first", lint + ["--cache", str(cache)], forget, 5),
        ("diorama lint --cache, again", lint + ["--cache", str(cache)], nothing, 5),
        ("diorama validate", [diorama, "validate", folder], nothing, 5),
        ("yamllint", [yamllint, "-d", "relaxed"] + files, nothing, 1),
        ("check-jsonschema", [validator, "--schemafile", "Schemas/scene.schema.json"] + files, nothing, 1),
    ]
    print(f"{len(files)} scenes of {lines // max(len(files), 1)} lines each, {os.cpu_count()} cores\n")
    print(f"{'':28} {'seconds':>9} {'µs a file':>10} {'cores busy':>11} {'times as long':>14}")
    first = None
    for name, command, before, rounds in rows:
        if name.endswith("again"):
            # What was written a moment ago is not trusted yet.
            time.sleep(2.5)
            subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        seconds, cpu = measure(command, before, rounds)
        first = first or seconds
        micro = seconds / max(len(files), 1) * 1e6
        print(f"{name:28} {seconds:9.3f} {micro:10.0f} {cpu / seconds:11.2f} {seconds / first:14.2f}", flush=True)


main()
