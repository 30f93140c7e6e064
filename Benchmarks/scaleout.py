"""What components, catalogs and builds beyond one machine cost."""

import os
import pathlib
import re
import shutil
import subprocess

import processes
from rows import Row

ROOT = pathlib.Path(__file__).resolve().parent.parent
COMPONENT = """component: 1
parameters: {title: text, amount: {type: text, default: '–'}, onTap: {type: action, optional: true}}
outlets: {amountButton: amount}
object:
  class: UIStackView
  arrangedSubviews:
    - {class: UILabel, id: name, text: $title}
    - {class: UIButton, id: amount, title: $amount, actions: {touchUpInside: $onTap}}
"""


def uses(folder, count):
    """A scene with as many uses of a component."""
    lines = ["scene: 1", "objects:"]
    for number in range(count):
        lines.append(f"  - {{component: Row, id: row{number}, title: Row {number}, onTap: firstResponder.open(_:)}}")
    path = folder / f"Uses{count}.scene.yaml"
    path.write_text("\n".join(lines) + "\n")
    return str(path)


def texts(folder, count):
    """As many scenes of ten localizable texts."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for number in range(count):
        lines = ["scene: 1", "strings: {keys: automatic}", "objects:", "  - class: UIView", "    subviews:"]
        lines += [f"      - {{class: UILabel, id: label{label}, text: Text {label} of {number}}}" for label in range(10)]
        (folder / f"Screen{number}.scene.yaml").write_text("\n".join(lines) + "\n")
    return folder


def bazel(diorama, count, notes):
    """A scene in Bazel, from a cache, and in a process of its own."""
    script = str(ROOT / "Scripts/check-bazel.sh")
    environment = os.environ | {"DIORAMA": str(diorama), "SCENES": str(count)}
    run = subprocess.run(["bash", script], capture_output=True, text=True, env=environment, check=False)
    said = dict(re.findall(r"^([^:\n]+): .*?(\d+) µs a scene", run.stdout, re.MULTILINE))
    alone = said.get("In a process of its own")
    if run.returncode != 0 or alone is None or "First build, into a disk cache" not in said:
        last = (run.stdout.strip().splitlines() or ["nothing was said"])[-1]
        notes.append(f"Bazel: {last}")
        return []
    base = int(alone) / 1e6
    rows = [("First build, into a disk cache", "a first build"), ("From the disk cache", "from a disk cache")]
    rows += [("From the HTTP cache", "from an HTTP cache"), ("In one call for all", "one call of diorama for all")]
    return [
        Row(f"a scene of {count:,}, Bazel, {title}" if "call" not in title else f"a scene of {count:,}, {title}",
            int(said[key]) / 1e6, "in a process of its own", base)
        for key, title in rows
        if key in said
    ]


def rows(diorama, folder, say, notes):
    """All rows: expansion grows with the uses, extraction takes a second at most, and Bazel costs what it costs."""
    say("expanding components")
    components = folder / "components"
    components.mkdir(exist_ok=True)
    (components / "Row.component.yaml").write_text(COMPONENT)
    (components / ".diorama.yaml").write_text("components: [.]\n")
    times = {}
    for count in [1_000, 10_000]:
        command = [str(diorama), "compile", "--quiet", uses(components, count), "-o", str(components / "Uses.nib")]
        times[count] = processes.best(command, 5).cpu
    result = [Row("compile, 10,000 uses of a component, time of the processor", times[10_000], "1,000 uses", times[1_000], 11)]
    say("extracting texts")
    scenes, catalog = texts(folder / "texts", 1_000), folder / "Texts.xcstrings"
    command = [str(diorama), "strings", "extract", str(scenes), "--catalog", str(catalog)]
    first = processes.best(command, 3, before=lambda: catalog.unlink(missing_ok=True)).wall
    again = processes.best(command, 3).wall
    result.append(Row("strings extract, 10,000 texts of 1,000 scenes", first, "1 s", 1.0, 1))
    result.append(Row("strings extract, the same again", again, "1 s", 1.0, 1))
    say("building with Bazel")
    return result + bazel(diorama, 300, notes)
