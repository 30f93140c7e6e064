"""Texts that somebody made to be slow, or a program wrote: each function returns the text of a scene with n of it, or the files."""

EMPTY = {"A.scene.yaml": "scene: 1\nobjects: []\n"}

DOCUMENT = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="Roo-Vi-001">
            <subviews>
%s            </subviews>
            <constraints>
%s            </constraints>
            <connections>
%s            </connections>
        </view>
    </objects>
</document>
"""


def scene(make):
    """A shape of one scene."""
    return lambda n: {"A.scene.yaml": make(n)}


def slots(n):
    """Slots that no class has; only many of them show what is compared with each other."""
    return "scene: 1\nobjects:\n  - class: UIView\n" + "".join(f"    slot{i}: [{{class: UIView}}]\n" for i in range(n))


def lost_outlets(n):
    """Outlets that lead nowhere, each near many ids."""
    outlets = "".join(f"    o{i}: nn{i}\n" for i in range(n))
    views = "".join(f"  - {{class: UIView, id: n{i}}}\n" for i in range(n))
    return f"scene: 1\nowner:\n  class: K\n  superclass: UIViewController\n  outlets:\n{outlets}objects:\n{views}"


def suppressions(n):
    """Suppression comments of rules that do not exist."""
    return "scene: 1\nobjects:\n  - class: UIView\n" + "".join(f"    # diorama:disable rule{i} -- x\n" for i in range(n))


def removals(n):
    """Entries that a fix removes, all of one map."""
    entries = "".join(f"      a{i}: {{alpha: 1.0}}\n" for i in range(n))
    return f"scene: 1\nstyles:\n{entries.replace('      ', '  ')}objects: []\n"


def default_values(n):
    """Properties that have their default values, all in one line."""
    views = ", ".join("{class: UIView, alpha: 1.0, isHidden: false}" for _ in range(n))
    return f"scene: 1\nobjects: [{views}]\n"


def one_line(n):
    """Findings in one line."""
    outlets = ", ".join(f"o{i}: nn{i}" for i in range(n))
    return f"scene: 1\nowner: {{class: K, superclass: UIViewController, outlets: {{{outlets}}}}}\nobjects: []\n"


def unknown_keys(n):
    """Misspelled properties of one object."""
    return "scene: 1\nobjects:\n  - class: UILabel\n" + "".join(f"    texxt{i}: a\n" for i in range(n))


def storyboard(n):
    """A storyboard whose scenes are files, each to be laid out, with findings that fixes remove."""
    files = {"A.storyboard.yaml": "storyboard: 1\ninitialViewController: S0\n"}
    for i in range(n):
        labels = "".join(f"      - {{text:   Label {j}, class: UILabel, alpha: 1.0}}\n" for j in range(10))
        files[f"A/S{i}.scene.yaml"] = (
            "scene: 1\nviewController:\n  class: UIViewController\n"
            f"  segues: [{{kind: show, destination: S{(i + 1) % n}, identifier: next}}]\n"
            f"  view:\n    class: UIView\n    subviews:\n{labels}"
        )
    return files


def storyboards(n):
    """Storyboards that refer to each other, and end ways back in each other's controllers."""
    return {
        f"B{i}.storyboard.yaml": (
            f"storyboard: 1\ninitialViewController: A\nreferences:\n  next: {{storyboard: B{(i + 1) % n}}}\n"
            f"scenes:\n  A:\n    viewController:\n      class: K{i}\n      superclass: UIViewController\n"
            f"      unwindActions: [back{i}(_:)]\n      segues:\n        - {{kind: show, destination: next, identifier: a}}\n"
            f"        - {{kind: unwind, action: back{(i + 2) % n}(_:), identifier: b}}\n      view: {{class: UIView}}\n"
        )
        for i in range(n)
    }


def document(views="", constraints="", connections=""):
    return {"A.xib": DOCUMENT % (views, constraints, connections)}


def broken_document(n):
    """A document of which nearly everything is a mistake: equal tags, outlets of nothing, constraints that only a scene refuses."""
    lines = lambda text: "".join(f"                {text.replace('#', str(i))}\n" for i in range(n))
    return document(
        lines('<view tag="1" contentMode="scaleToFill" id="Vie-w-#"/>'),
        lines('<constraint firstItem="Vie-w-#" firstAttribute="left" secondItem="Roo-Vi-001" secondAttribute="leading" id="Con-st-#"/>'),
        lines('<outlet property="outlet#" destination="Non-e-#" id="Out-le-#"/>'),
    )


# The shape, the first n, and the call.
CASES = {
    "exclusive properties": (scene(slots), 2000, ["validate"]),
    "suggestions": (scene(lost_outlets), 200, ["validate"]),
    "suppression comments": (scene(suppressions), 200, ["lint"]),
    "removed entries": (scene(removals), 600, ["lint", "--fix", "--diff"]),
    "removed entries of one line": (scene(default_values), 500, ["lint", "--fix", "--diff"]),
    "findings in one line": (scene(one_line), 200, ["validate"]),
    "unknown keys": (scene(unknown_keys), 250, ["validate"]),
    "formatting one line": (scene(default_values), 400, ["format", "--check"]),
    "formatting a storyboard": (storyboard, 20, ["format", "--check"]),
    "fixes in a storyboard": (storyboard, 20, ["lint", "--fix", "--diff"]),
    "upgrading a storyboard": (storyboard, 20, ["upgrade", "--check"]),
    "many storyboards": (storyboards, 50, ["validate"]),
    "a broken document": (broken_document, 200, ["validate"]),
    "a broken document, lint": (broken_document, 200, ["lint"]),
    "a broken document, compile": (broken_document, 200, ["compile"]),
    "a broken document, import": (broken_document, 200, ["import", "--output-dir", "made"]),
}
