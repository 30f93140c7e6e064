"""What lines of scenes take to compile, each against libyaml's loop over the same line."""

import counts
import shapes
from rows import Row

COUNT = 100
# The name, the class of the objects that have the line, and the lines.
LINES = {
    "a color as hexadecimal digits": ("UILabel", "        textColor: '#336699'\n"),
    "a named color": ("UILabel", "        textColor: secondaryLabel\n"),
    "titles of three states": ("UIButton", "        title: {normal: Change, highlighted: Changing, disabled: Wait}\n"),
    "title colors of two states": ("UIButton", "        titleColor: {normal: label, disabled: '#336699'}\n"),
    "a font of a size and a weight": ("UILabel", "        font: {systemFont: 15, weight: semibold}\n"),
    "a frame": ("UILabel", "        frame: [16, 20, 240, 21]\n"),
    "a text": ("UILabel", "        text: The total of your order\n"),
    "an action": ("UIButton", "        actions: {touchUpInside: owner.change(_:)}\n"),
}
AIM = 4


def scene(name, line):
    """A scene of many objects of a class, with a line each."""
    return shapes.screen("".join(f"      - class: {name}\n        tag: {index}\n{line}" for index in range(COUNT)))


def equations(with_them):
    """A scene of many labels in a column, with a constraint each or none."""
    views = "".join(f"      - class: UILabel\n        id: title{index}\n" for index in range(COUNT))
    lines = "".join(f"      - title{index}.leading = self.leading + 16\n" for index in range(COUNT))
    return shapes.screen(views + "    constraints:\n      - root.width >= 100\n" + (lines if with_them else ""))


def rows(diorama, event_loop, folder, say, notes):
    """A row for each line: what compile takes for it, in instructions."""
    say("counting instructions of lines")
    path = folder / "Lines.scene.yaml"

    def of_one(with_line, without, command):
        found = []
        for text in [with_line, without]:
            path.write_text(text)
            found.append(counts.instructions(command, folder))
        return (found[0] - found[1]) / COUNT

    texts = {name: (scene(owner, line), scene(owner, "")) for name, (owner, line) in LINES.items()}
    texts["a constraint"] = (equations(True), equations(False))
    found = []
    for name, pair in texts.items():
        own = of_one(*pair, [diorama, "compile", path, "-o", folder / "Lines.nib"])
        base = of_one(*pair, [event_loop, path])
        found.append(Row(f"compile, {name}", own, "libyaml's event loop", base, AIM, unit="I"))
    return found
