"""The constraint solver beside kiwi, which is built from the headers in PyPI's source of kiwisolver."""

import json
import pathlib
import subprocess
import tarfile

from rows import Row

BENCHMARKS = pathlib.Path(__file__).resolve().parent


def kiwi(folder):
    """The program that solves equations with kiwi, or None and why there is none."""
    program = folder / "kiwi"
    if program.exists():
        return program, None
    command = ["pip", "download", "--quiet", "--no-deps", "--no-binary", ":all:", "--dest", str(folder), "kiwisolver"]
    try:
        subprocess.run(command, check=True, capture_output=True)
        archive = next(folder.glob("kiwisolver-*.tar.gz"))
        with tarfile.open(archive) as source:
            source.extractall(folder, filter="data")
        headers = next(folder.glob("kiwisolver-*/kiwi"))
        include = ["-I", str(headers.parent)]
        subprocess.run(
            ["g++", "-O2", "-DNDEBUG", "-std=c++17", *include, str(BENCHMARKS / "kiwi.cpp"), "-o", str(program)],
            check=True, capture_output=True)
    except (OSError, StopIteration, subprocess.CalledProcessError) as error:
        return None, f"kiwi cannot be had: {error}"
    return program, None


def rows(program, folder, notes):
    """The rows of all shapes and sizes, with the changed constants and the growth."""
    folder.mkdir(parents=True, exist_ok=True)
    output = subprocess.run([program, "--json"], stdout=subprocess.PIPE, text=True, check=True).stdout
    own = [json.loads(line) for line in output.splitlines()]
    subprocess.run([program, "--equations", str(folder)], check=True)
    other, reason = kiwi(folder)
    if reason:
        notes.append(reason)
    result = []
    for row in own:
        title = f"{row['shape']} of {row['views']} views solved"
        # Kiwi takes minutes for more.
        if other and row["views"] <= 1600:
            file = folder / f"{row['shape']}-{row['views']}.txt"
            said = subprocess.run([other, str(file)], stdout=subprocess.PIPE, text=True, check=True).stdout
            is_aimed_at = row["shape"] == "column" and row["views"] == 1000
            result.append(Row(title, row["build"], "kiwi", float(said), at_most=0.1 if is_aimed_at else 1))
        if row["views"] == 1000:
            result.append(Row(title, row["build"], "10 ms", 0.01, at_most=1))
            result.append(Row(f"{title}, a changed constant", row["change"], "0.2 ms", 0.0002, at_most=1))
    for shape in sorted({row["shape"] for row in own}):
        times = {row["views"]: row["build"] for row in own if row["shape"] == shape}
        result.append(Row(f"{shape} of 3200 views", times[3200], "1600 views", times[1600], at_most=2.3))
    return result
