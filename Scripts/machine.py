"""When and where a figure was taken, to be kept beside the figure: pages that are written later cannot know it any more."""

import datetime
import os
import pathlib
import platform
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent


def first_line(*command):
    """What a command says first; nothing where it is missing or fails."""
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip().split("\n")[0] if done.returncode == 0 else ""


def processor():
    try:
        text = pathlib.Path("/proc/cpuinfo").read_text(encoding="utf-8")
        return re.search(r"model name\s*: (.*)", text)[1]
    except (OSError, TypeError):
        return platform.processor() or platform.machine()


def commit():
    """The commit that is checked out, and whether the tree differs from it."""
    name = first_line("git", "rev-parse", "--short", "HEAD")
    changed = first_line("git", "status", "--porcelain", "--untracked-files=no")
    return f"commit {name}{' with changes' if changed else ''}" if name else ""


def line():
    """A line of words: date, machine, system, compiler, libyaml and commit."""
    libyaml = first_line("pkg-config", "--modversion", "yaml-0.1")
    parts = [
        str(datetime.date.today()), processor(), f"{os.cpu_count()} cores", f"{platform.system()} {platform.release()}",
        first_line("swift", "--version"), f"libyaml {libyaml}" if libyaml else "", commit(),
    ]
    return ", ".join(part for part in parts if part)
