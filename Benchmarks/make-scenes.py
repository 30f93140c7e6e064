"""Writes scenes of about a hundred lines in which every rule holds, the same for the same seed.

python3 make-scenes.py FOLDER COUNT [SEED]
"""

import pathlib
import random
import sys

WORDS = "account address amount balance basket budget city country currency delivery discount email invoice".split()


def label(lines, pad, rng, y):
    word = rng.choice(WORDS)
    lines += [
        f"{pad}- class: UILabel",
        f"{pad}  id: {word}Label{y}",
        f"{pad}  frame: [20, {y}, {rng.randrange(100, 280)}, 21]",
        f"{pad}  text: The {word} of this order",
        f"{pad}  font: {rng.choice(['body', 'headline', 'footnote'])}",
        f"{pad}  adjustsFontForContentSizeCategory: true",
        f"{pad}  numberOfLines: {rng.randrange(2, 5)}",
    ]


def button(lines, pad, rng, y):
    word = rng.choice(WORDS)
    lines += [
        f"{pad}- class: UIButton",
        f"{pad}  id: {word}Button{y}",
        f"{pad}  frame: [20, {y}, {rng.randrange(60, 280)}, 44]",
        f"{pad}  title: Change the {word}",
        f"{pad}  actions: {{touchUpInside: owner.{word}Pressed(_:)}}",
    ]


def field(lines, pad, rng, y):
    word = rng.choice(WORDS)
    lines += [
        f"{pad}- class: UITextField",
        f"{pad}  id: {word}Field{y}",
        f"{pad}  frame: [20, {y}, 280, 44]",
        f"{pad}  placeholder: Your {word}",
        f"{pad}  font: body",
        f"{pad}  adjustsFontForContentSizeCategory: true",
    ]


def scene(rng, number):
    lines = [
        f"# Screen {number} of an application that nobody has.",
        "scene: 1",
        "owner:",
        f"  class: Shop.Screen{number}",
        "  superclass: UIViewController",
        "  outlets: {view: root}",
        "objects:",
        "  - class: UIView",
        "    id: root",
        "    frame: [0, 0, 320, 568]",
        "    backgroundColor: systemBackground",
        "    subviews:",
    ]
    y = 0
    while len(lines) < 96:
        row = rng.choice([label, label, button, field]) if y < 370 else label
        row(lines, " " * 6, rng, y)
        y += 24 if row is label else 44
    return "\n".join(lines) + "\n"


def main():
    folder, count = pathlib.Path(sys.argv[1]), int(sys.argv[2])
    rng = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    for number in range(count):
        group = folder / f"Group{number // 100}"
        group.mkdir(parents=True, exist_ok=True)
        (group / f"Screen{number}.scene.yaml").write_text(scene(rng, number))


main()
