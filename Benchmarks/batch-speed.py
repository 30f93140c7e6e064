"""Times compiling many scenes with one job, with two, and with a cache: python3 batch-speed.py FOLDER DIORAMA."""

import pathlib
import shutil
import subprocess
import sys
import time


def measure(command, before, rounds):
    """The seconds of the shortest of some rounds."""
    best = None
    for _ in range(rounds):
        before()
        start = time.perf_counter()
        subprocess.run(command, check=True)
        seconds = time.perf_counter() - start
        best = min(best or seconds, seconds)
    return best


def main():
    folder, diorama = sys.argv[1:]
    count = sum(1 for _ in pathlib.Path(folder).rglob("*.scene.yaml"))
    output = pathlib.Path(folder).parent / "batch-speed-nibs"
    cache = pathlib.Path(folder).parent / "batch-speed-cache"

    def forget():
        for made in (output, cache):
            shutil.rmtree(made, ignore_errors=True)
        output.mkdir()

    compile = [diorama, "compile", folder, "--output-dir", str(output)]
    cached = compile + ["--cache", str(cache)]
    one = measure(compile + ["--jobs", "1"], forget, 3)
    two = measure(compile + ["--jobs", "2"], forget, 3)
    first = measure(cached, forget, 1)
    time.sleep(2.5)  # What was written a moment ago is not trusted yet.
    second = measure(cached, lambda: None, 1)
    third = measure(cached, lambda: None, 5)
    print(f"{count} scenes\n\n{'':30} {'seconds':>9} {'times as fast':>14} {'aim':>5}")
    for name, seconds, against, aim in [
        ("one job", one, None, None),
        ("two jobs", two, one, 1.8),
        ("with cache, first", first, None, None),
        ("again, outputs read once more", second, first, 20),
        ("again", third, first, 20),
    ]:
        ratio = f"{against / seconds:14.2f} {aim:5}" if against else ""
        print(f"{name:30} {seconds:9.3f} {ratio}")
    forget()
    output.rmdir()


main()
