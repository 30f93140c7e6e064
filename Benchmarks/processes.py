"""Runs whole processes and says what they took."""

import dataclasses
import os
import signal
import subprocess
import threading
import time


class Failure(Exception):
    """A process that ended as it should not have, or could not be started."""


@dataclasses.dataclass
class Run:
    """What a process took: seconds from start to end, seconds of all cores, and the most memory in bytes."""

    wall: float
    cpu: float
    memory: int


def once(command, limit=None, accepted=(0,), **options):
    """Runs a command; raises where it fails. After `limit` seconds it is stopped, and has taken as long as that."""
    start = time.perf_counter()
    try:
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)
    except OSError as error:
        raise Failure(f"{command[0]} cannot be started: {error.strerror}") from error
    watch = threading.Timer(limit, lambda: os.kill(process.pid, signal.SIGKILL)) if limit else None
    if watch:
        watch.start()
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if watch:
        watch.cancel()
    is_stopped = limit is not None and wall >= limit
    if process.returncode not in accepted and not is_stopped:
        # The first words say enough, and those with paths of thousands of files say too much.
        words = " ".join(os.path.basename(str(word)) for word in command[:2])
        raise Failure(f"'{words}' ended with status {process.returncode}")
    return Run(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024)


def least(runs):
    """The quickest of some runs, each quantity by itself."""
    return Run(min(run.wall for run in runs), min(run.cpu for run in runs), min(run.memory for run in runs))


def best(command, rounds, before=lambda: None, long=None, **options):
    """The least of some runs; one that took more than `long` seconds is not repeated."""
    runs = []
    for _ in range(rounds):
        before()
        runs.append(once(command, **options))
        if long is not None and runs[-1].wall > long:
            break
    return least(runs)


def together(commands):
    """Seconds until several commands that start at the same time have all ended; raises where one fails."""
    start = time.perf_counter()
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    running = [subprocess.Popen(command, **quiet) for command in commands]
    if any([process.wait() for process in running]):
        raise Failure(f"'{os.path.basename(commands[0][0])}' failed beside another")
    return time.perf_counter() - start


def best_together(commands, rounds, before=lambda: None):
    """The least of some such runs."""
    seconds = []
    for _ in range(rounds):
        before()
        seconds.append(together(commands))
    return min(seconds)
