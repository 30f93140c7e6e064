"""Runs whole processes and says what they took."""

import dataclasses
import os
import signal
import subprocess
import threading
import time


@dataclasses.dataclass
class Run:
    """What a process took: seconds from start to end, seconds of all cores, and the most memory in bytes."""

    wall: float
    cpu: float
    memory: int


def once(command, limit=None, **options):
    """Runs a command; raises where it fails. After `limit` seconds it is stopped, and has taken as long as that."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)
    watch = threading.Timer(limit, lambda: os.kill(process.pid, signal.SIGKILL)) if limit else None
    if watch:
        watch.start()
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if watch:
        watch.cancel()
    is_stopped = limit is not None and wall >= limit
    if process.returncode != 0 and not is_stopped:
        raise RuntimeError(f"{' '.join(command[:4])} … ended with status {process.returncode}")
    return Run(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024)


def best(command, rounds, before=lambda: None, **options):
    """The quickest of some runs, each quantity by itself."""
    runs = []
    for _ in range(rounds):
        before()
        runs.append(once(command, **options))
    return Run(min(run.wall for run in runs), min(run.cpu for run in runs), min(run.memory for run in runs))
