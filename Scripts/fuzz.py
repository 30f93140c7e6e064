#!/usr/bin/env python3
"""Fuzzes every entry point for untrusted input, with libFuzzer and the address sanitizer.

    Scripts/fuzz.py [--seconds N] [--seeds FOLDER]... [--jobs N] [DOOR...]

The seconds are divided among the entry points; each has one second at least. Seeds are the samples and fixtures of the project,
and any folder that is named. What a run learns stays in .build/fuzz/corpus, for the next one to start from. Exits with 1 where
anything is found: a crash, an input that takes more than 10 seconds or 2 GB, or an answer that breaks what the entry point promises;
and where an entry point was never called.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import time

import machine

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = ROOT / ".build/fuzz"
RESULT = ROOT / ".build/robustness/fuzz.json"
SEEDS = ["samples", "Tests", "Examples", "Schemas", "Documentation"]
DOORS = {
    "scene-to-nib": "scene",
    "scene-to-objects": "scene",
    "scene-to-scene": "scene",
    "nib-to-objects": "nib",
    "nib-to-scene": "nib",
    "document-to-scene": "document",
    "property-list": "plist",
    "configuration": "configuration",
    "schema": "schema",
    "format": "scene",
    "lint": "scene",
    "layout": "scene",
    "solver": "edits",
    "swift": "swift",
    "objc": "objc",
    "message": "message",
    "editor": "scene",
    "png": "png",
    "catalog": "catalog",
    "table": "table",
}
LIMITS = ["-timeout=10", "-rss_limit_mb=2048", "-malloc_limit_mb=512", "-max_len=8192", "-detect_leaks=0"]
FLAGS = ["--sanitize=address", "-Xswiftc", "-sanitize=fuzzer", "-Xswiftc", "-use-ld=lld"]
# Debug assertions hold in a release build, too: whatever they say can happen did happen.
FLAGS += ["-Xswiftc", "-assert-config", "-Xswiftc", "Debug"]


def build():
    """The fuzzer, built with coverage of every module."""
    command = ["swift", "build", "-c", "release", "--product", "fuzz-diorama", "--scratch-path", str(BUILD)] + FLAGS
    environment = os.environ | {"DIORAMA_FUZZ": "1", "DIORAMA_STRICT": "1"}
    subprocess.run(command, cwd=ROOT, env=environment, check=True)
    return BUILD / "release/fuzz-diorama"


def environment():
    """Without the backtracer of Swift, which takes minutes; libFuzzer writes the trace."""
    symbolizer = shutil.which("llvm-symbolizer") or str(
        pathlib.Path(os.path.realpath(shutil.which("swift"))).parent / "llvm-symbolizer"
    )
    # Swift keeps pointers with tag bits in enums, where the leak sanitizer does not see them: it would call them lost.
    options = f"external_symbolizer_path={symbolizer}:detect_leaks=0:malloc_context_size=2:quarantine_size_mb=16"
    return os.environ | {"SWIFT_BACKTRACE": "enable=no", "ASAN_OPTIONS": options, "FUZZ_WORDS": str(BUILD / "seeds")}


def signature(log):
    """The key that identifies a finding: its message, else the project's innermost function in the trace."""
    said = re.search(r"^(FINDING at .*|.*Fatal error: .*|SUMMARY: .*)$", log, re.M)
    frames = re.findall(r"^ +#\d+ 0x[0-9a-f]+ +(?:in )?(.*)$", log, re.M)
    own = [frame for frame in frames if "/Sources/" in frame]
    text = said.group(1) if said else "no words"
    place = re.sub(r"^.*/Sources/", "Sources/", own[0]) if own else ""
    return f"{text[:300]} {place}".strip()


def number(pattern, log):
    """The largest number that a log says of something; 0 where it says none."""
    return max([0] + [int(text) for text in re.findall(pattern, log)])


def keep_log(door, log, findings, count):
    """Writes the log of a finding next to its input, or alone if the input is not known; returns the input's path."""
    file = re.search(r"Test unit written to (\S+)", log)
    path = file[1] if file else ""
    place = pathlib.Path(path or findings / f"{door}-without-input-{count}")
    pathlib.Path(f"{place}.log").write_text(log[-20000:])
    return path, f"{place}.log"


def fuzz(program, door, seconds, findings):
    """Fuzzes one entry point for its share of the time, even after a finding. The first round always runs."""
    corpus = BUILD / "corpus" / door
    corpus.mkdir(parents=True, exist_ok=True)
    seeds = BUILD / "seeds"
    result = {"door": door, "seconds": 0, "executions": 0, "coverage": 0, "counters": 0, "peak": 0, "findings": []}
    end = time.monotonic() + seconds
    seen = set()
    left = seconds
    # libFuzzer takes a limit of 0 seconds for none.
    while left > 0 and len(result["findings"]) < 10:
        command = [
            str(program), door, f"-max_total_time={left}", "-print_final_stats=1", "-reload=0", *LIMITS,
            f"-dict={seeds}/{DOORS[door]}.dict", f"-artifact_prefix={findings}/{door}-", str(corpus),
            str(seeds / DOORS[door]),
        ]
        begin = time.monotonic()
        done = subprocess.run(command, env=environment(), capture_output=True, text=True, errors="replace")
        left = int(end - time.monotonic())
        log = done.stderr
        result["seconds"] += time.monotonic() - begin
        # Where a finding ends a run, the last number of an input is all that is said.
        result["executions"] += number(r"number_of_executed_units: (\d+)", log) or number(r"^#(\d+)\t", log)
        result["peak"] = max(result["peak"], number(r"peak_rss_mb: +(\d+)", log))
        result["coverage"] = max(result["coverage"], number(r" cov: (\d+)", log))
        result["counters"] = max(result["counters"], number(r"\((\d+) inline 8-bit counters\)", log))
        if done.returncode == 0:
            break
        found = signature(log)
        if found in seen:
            continue
        seen.add(found)
        path, said = keep_log(door, log, findings, len(seen))
        relative = {"file": os.path.relpath(path, ROOT) if path else "", "log": os.path.relpath(said, ROOT)}
        result["findings"].append({"what": found, "status": done.returncode, **relative})
    return result


def report(results, program):
    """Prints what was done, and how each finding is repeated; how many there were."""
    print(f"\n{'entry point':18} {'seconds':>8} {'executions':>11} {'per second':>11} {'coverage':>15} {'peak MB':>8} findings")
    for row in results:
        rate = row["executions"] / max(row["seconds"], 1)
        share = f"{row['coverage']} ({100 * row['coverage'] / max(row['counters'], 1):.1f} %)"
        print(
            f"{row['door']:18} {row['seconds']:8.0f} {row['executions']:11,} {rate:11,.0f} {share:>15} {row['peak']:8}"
            f" {len(row['findings'])}"
        )
    count = 0
    for row in results:
        for finding in row["findings"]:
            count += 1
            print(f"\n{row['door']}: {finding['what']}\n  status {finding['status']}; what was said: {finding['log']}")
            if finding["file"]:
                variables = "SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0"
                print(f"  repeat: {variables} {os.path.relpath(program, ROOT)} {row['door']} {finding['file']}")
    print(f"\n{count} findings" if count != 1 else "\n1 finding")
    return count


def shares(seconds, jobs, doors):
    """How many entry points are fuzzed at a time, and for how many seconds each."""
    jobs = max(1, min(jobs, len(doors)))
    return jobs, max(1, seconds * jobs // len(doors))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--seeds", action="append", default=[])
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("doors", nargs="*", metavar="DOOR")
    options = parser.parse_args()
    for door in options.doors:
        if door not in DOORS:
            parser.error(f"no such entry point: {door}; there are {', '.join(DOORS)}")
    # As it is now: hours may pass, and commits.
    where = machine.line()
    begin = time.monotonic()
    program = build()
    built = time.monotonic() - begin
    seeds = [str(ROOT / folder) for folder in SEEDS] + options.seeds
    subprocess.run([str(program), "prepare", str(BUILD / "seeds"), *seeds], env=environment(), check=True)
    findings = BUILD / "findings"
    findings.mkdir(parents=True, exist_ok=True)
    doors = options.doors or list(DOORS)
    jobs, share = shares(options.seconds, options.jobs, doors)
    print(f"fuzzing {len(doors)} entry points, {share} seconds each, {jobs} at a time", flush=True)
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        results = list(pool.map(lambda door: fuzz(program, door, share, findings), doors))
    count = report(results, program)
    unused = [row["door"] for row in results if not row["executions"]]
    if unused:
        print(f"nothing was executed at {', '.join(unused)}")
    # `make fuzz` gives the seconds and nothing else.
    command = f"make fuzz SECONDS={options.seconds}"
    if set(sys.argv[1:]) - {"--seconds", str(options.seconds), f"--seconds={options.seconds}"}:
        command = shlex.join(["Scripts/fuzz.py", *sys.argv[1:]])
    RESULT.parent.mkdir(parents=True, exist_ok=True)
    RESULT.write_text(json.dumps({"machine": where, "command": command, "build": built, "doors": results}))
    sys.exit(1 if count or unused else 0)


if __name__ == "__main__":
    main()
