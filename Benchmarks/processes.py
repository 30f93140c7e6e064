"""Runs whole processes and says what they took."""

import dataclasses
import os
import subprocess
import time


@dataclasses.dataclass
class Run:
    """What a process took: seconds from start to end, seconds of all cores, and the most memory in bytes."""

    wall: float
    cpu: float
    memory: int


def once(command, expected=(0,), **options):
    """Runs a command; raises where it ends with a status that is not expected."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in expected:
        raise RuntimeError(f"{' '.join(command[:4])} … ended with status {process.returncode}")
    return Run(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024)


def best(command, rounds, before=lambda: None, **options):
    """The quickest of some runs, each quantity by itself."""
    runs = []
    for _ in range(rounds):
        before()
        runs.append(once(command, **options))
    return Run(min(run.wall for run in runs), min(run.cpu for run in runs), min(run.memory for run in runs))
