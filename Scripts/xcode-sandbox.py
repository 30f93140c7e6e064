#!/usr/bin/env python3
"""Runs a script phase as Xcode does with User Script Sandboxing, and holds that it touches only what its file lists name.

    xcode-sandbox.py PROJECT SCRIPT LISTS

PROJECT is the folder of the project, LISTS the path of `*-inputs.xcfilelist` and `*-outputs.xcfilelist` in it. What Xcode denies is known from
swift-build (TaskProducerSandboxing.swift): below SRCROOT and the folders of the build, a script may read its inputs, their folders
themselves, and write its outputs, each by its own path; the target's folder for temporary files is free. strace shows what it opens. That
the tool copes where it may not even look at other files is what its own tests hold.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

CALL = re.compile(r"^\d+ +(\w+)\((.*)\) += (-?\d+)")
WRITING = {"mkdir", "mkdirat", "rename", "renameat", "renameat2", "unlink", "unlinkat", "rmdir", "link", "linkat", "symlink", "symlinkat"}


def main():
    project, script, lists = (os.path.realpath(argument) for argument in sys.argv[1:4])
    with tempfile.TemporaryDirectory() as folder:
        folder = os.path.realpath(folder)
        build, temporary = f"{folder}/Products", f"{folder}/Intermediates/Shop.build"
        settings = {
            "SRCROOT": project, "TARGET_BUILD_DIR": build, "UNLOCALIZED_RESOURCES_FOLDER_PATH": "Shop.app", "TARGET_TEMP_DIR": temporary,
            "PRODUCT_MODULE_NAME": "Shop", "CONFIGURATION": "Debug",
        }
        for made in [f"{build}/Shop.app", temporary]:
            os.makedirs(made)
        named = {}
        for kind in ["inputs", "outputs"]:
            text = pathlib.Path(f"{lists}-{kind}.xcfilelist").read_text(encoding="utf-8")
            paths = [re.sub(r"\$\((\w+)\)", lambda match: settings[match[1]], line) for line in text.splitlines()]
            named[kind] = [path.replace("$$", "$") for path in paths]
            pathlib.Path(f"{temporary}/{kind}-resolved.xcfilelist").write_text("\n".join(named[kind]) + "\n", encoding="utf-8")
        environment = dict(os.environ, **settings, SCRIPT_INPUT_FILE_LIST_0=f"{temporary}/inputs-resolved.xcfilelist")
        trace = f"{temporary}/trace"
        command = ["strace", "-f", "-y", "-s", "4096", "-e", "trace=%file", "-o", trace, "/bin/sh", script]
        done = subprocess.run(command, env=environment, cwd=project)
        if done.returncode != 0:
            sys.exit(f"xcode-sandbox: the script ended with {done.returncode}")
        faults = denied(trace, project, folder, temporary, script, named)
        missing = [path for path in named["outputs"] if not os.path.exists(path)]
        for line in sorted(faults) + [f"no output {path}" for path in missing]:
            print(f"xcode-sandbox: {line}")
        extra = {str(path) for path in pathlib.Path(f"{build}/Shop.app").rglob("*")} - set(named["outputs"])
        for path in sorted(extra):
            print(f"xcode-sandbox: {path} is no declared output")
        if faults or missing or extra:
            sys.exit(1)
        print(f"The script phase makes {len(named['outputs'])} outputs of {len(named['inputs'])} inputs, and touches nothing else.")


def denied(trace, project, folder, temporary, script, named):
    """What succeeded here and would be denied in the sandbox."""
    readable = set(named["inputs"]) | set(named["outputs"]) | {project, script}
    for path in named["inputs"] + named["outputs"]:
        readable.update(str(parent) for parent in pathlib.Path(path).parents)
    faults = set()
    for line in pathlib.Path(trace).read_text(encoding="utf-8", errors="replace").splitlines():
        call = CALL.match(line)
        if not call or int(call[3]) < 0:
            continue
        name, arguments = call[1], call[2]
        at = re.match(r"(?:AT_FDCWD|\d+)<([^>]*)>, ", arguments)
        for path in re.findall(r'"((?:[^"\\]|\\.)*)"', arguments)[: 2 if "rename" in name else 1]:
            path = os.path.normpath(os.path.join(at[1] if at else project, path))
            if not (path.startswith(project) or path.startswith(folder)) or path.startswith(temporary):
                continue
            if name in WRITING or re.search(r"O_(WRONLY|RDWR|CREAT)", arguments):
                if path not in named["outputs"]:
                    faults.add(f"{name} writes {path}")
            elif path not in readable and name in ("open", "openat", "execve") and "O_DIRECTORY" not in arguments:
                faults.add(f"{name} reads {path}")
    return faults


main()
