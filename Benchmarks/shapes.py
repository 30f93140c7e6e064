"""What people have much of: each function returns the files of n of it, by their names, and the first name is the file that
verbs of one file take."""

NAMES = ["account", "address", "amount", "basket", "budget", "city", "delivery", "email", "invoice", "order", "profile", "total"]


def screen(objects, outlets="", top=""):
    """A scene with one controller's view, whose subviews and constraints are given."""
    return (
        f"scene: 1\n{top}owner:\n  class: Shop.ListController\n  superclass: UIViewController\n  outlets:\n    view: root\n{outlets}"
        f"objects:\n  - class: UIView\n    id: root\n    frame: [0, 0, 393, 852]\n    subviews:\n{objects}"
    )


def label(i, more="", identifier=True):
    identity = f"        id: title{i}\n" if identifier else ""
    name = NAMES[i % len(NAMES)]
    return f"      - class: UILabel\n{identity}        frame: [16, {i * 30}, 240, 21]\n        text: The {name} {i}\n{more}"


def scenes(n):
    """Scenes in files of their own, each with its controller."""
    return {
        f"Screen{i}.scene.yaml": screen(label(0) + label(1), "    titleLabel: title0\n").replace("ListController", f"Screen{i}Controller")
        for i in range(n)
    }


def ids(n):
    """Objects with ids."""
    return {"A.scene.yaml": screen("".join(label(i) for i in range(n)))}


def texts(n):
    """Objects without ids, each with its text."""
    return {"A.scene.yaml": screen("".join(label(i, identifier=False) for i in range(n)))}


def constraints(n):
    """A column of labels, each below the one before."""
    lines = ["title0.top = self.safeAreaLayoutGuide.top + 16"]
    lines += [f"title{i}.top = title{i - 1}.bottom + 8" for i in range(1, n)]
    lines += [f"title{i}.leading = self.leading + 16" for i in range(n)]
    views = "".join(label(i) for i in range(n)).replace("        frame:", "        translatesAutoresizingMaskIntoConstraints: false\n        frame:")
    return {"A.scene.yaml": screen(views + "    constraints:\n" + "".join(f"      - {line}\n" for line in lines))}


def outlets(n):
    """Outlets, a collection of them, and actions."""
    collection = "    labels: [" + ", ".join(f"title{i}" for i in range(n)) + "]\n"
    views = "".join(
        f"      - class: UIButton\n        id: title{i}\n        title: Go to {i}\n        actions: {{touchUpInside: owner.go{i}(_:)}}\n"
        for i in range(n)
    )
    return {"A.scene.yaml": screen(views, "".join(f"    title{i}Label: title{i}\n" for i in range(n)) + collection)}


def styles(n):
    """Styles, each of one object, and one object that has many."""
    top = "styles:\n" + "".join(f"  style{i}: {{numberOfLines: {i % 4}, textColor: '#{i * 7919 % (1 << 24):06X}'}}\n" for i in range(n))
    return {"A.scene.yaml": screen("".join(label(i, f"        styles: style{i}\n") for i in range(n)), top=top)}


COMPONENT = """component: 1
parameters:
  title: text
  onTap: {type: action, optional: true}
outlets: {amountButton: amount}
object:
  class: UIStackView
  spacing: 8
  arrangedSubviews:
    - {class: UILabel, text: $title}
    - {class: UIButton, id: amount, title: Amount, actions: {touchUpInside: $onTap}}
"""


def components(n):
    """Uses of a component."""
    uses = "".join(
        f"      - component: PriceRow\n        id: row{i}\n        frame: [0, {i * 44}, 320, 44]\n        title: Row {i}\n        onTap: owner.pay(_:)\n"
        for i in range(n)
    )
    return {
        "A.scene.yaml": screen(uses),
        "Components/PriceRow.component.yaml": COMPONENT,
        ".diorama.yaml": "components: [Components]\n",
    }


def controller(i, n):
    return f"""viewController:
  class: Shop.Screen{i}Controller
  superclass: UIViewController
  storyboardIdentifier: Screen{i}
  outlets: {{titleLabel: title}}
  view:
    frame: [0, 0, 393, 852]
    subviews:
      - {{class: UILabel, id: title, frame: [16, 100, 361, 40], text: The screen {i}, font: title2}}
      - class: UIButton
        frame: [16, 160, 361, 44]
        title: Next
        segues: [{{kind: show, destination: Screen{(i + 1) % n}, identifier: next{i}}}]
"""


def storyboard_of_files(n):
    """A storyboard whose scenes are files."""
    files = {"Main.storyboard.yaml": "storyboard: 1\ninitialViewController: Screen0\n"}
    return files | {f"Main/Screen{i}.scene.yaml": "scene: 1\n" + controller(i, n) for i in range(n)}


def storyboard(n):
    """A storyboard with its scenes in one file."""
    members = (f"  Screen{i}:\n" + "".join(f"    {line}\n" for line in controller(i, n).splitlines()) for i in range(n))
    return {"Main.storyboard.yaml": "storyboard: 1\ninitialViewController: Screen0\nscenes:\n" + "".join(members)}


def classes(n):
    """Views of classes of their own, and the sources that declare them."""
    views = "".join(f"      - class: Shop.Badge{i}\n        superclass: UIView\n        id: badge{i}\n        frame: [0, {i * 30}, 30, 30]\n" for i in range(n))
    sources = {
        f"Sources/Badge{i}.swift": f"import UIKit\n\nfinal class Badge{i}: UIView {{\n  @IBOutlet var title: UILabel!\n  @IBAction func tap(_ sender: Any) {{}}\n}}\n"
        for i in range(n)
    }
    controller = "import UIKit\n\nfinal class ListController: UIViewController {}\n"
    return {"A.scene.yaml": screen(views), ".diorama.yaml": "swift: {Shop: [Sources]}\n", "Sources/List.swift": controller} | sources


def swift_sources(n):
    """A controller with many outlets and actions, an extension that overrides, subclasses, cells and observers, and calls of optional methods."""
    members = "".join(f"  @IBOutlet var view{i}: UIView!\n  @IBAction func tap{i}(_ sender: Any) {{}}\n" for i in range(n))
    overrides = "".join(f"  override func show{i}() {{ super.show{i}() }}\n" for i in range(n))
    classes = "".join(
        f"class List{i}: Base {{\n  override func tap{i}(_ sender: Any) {{}}\n}}\nclass Cell{i}: UITableViewCell {{\n  init(text: String) {{}}\n}}\n" for i in range(n)
    )
    classes += "".join(f"class Watcher{i}: NSObject {{\n  override func observeValue(forKeyPath keyPath: String?) {{}}\n}}\n" for i in range(n))
    classes += "@objc protocol Delegate {\n" + "".join(f"  @objc optional func told{i}(by list: Base)\n" for i in range(n)) + "}\n"
    classes += "func tell(_ delegate: Delegate?) {\n" + "".join(f"  delegate?.told{i}?(by: list)\n" for i in range(n)) + "}\n"
    source = f"import UIKit\n\nclass Base: UIViewController {{\n{members}}}\n\nextension Base {{\n{overrides}}}\n\n{classes}"
    return {"A.scene.yaml": screen(""), "Sources/A.swift": source}


def findings(n):
    """Mistakes and findings of the rules: misspelled properties, default values, constraints of views that are not there."""
    views = "".join(label(i, f"        txet: a\n        alpha: 1.0\n        outlets: {{delegat: titel{i}}}\n") for i in range(n))
    return {"A.scene.yaml": screen(views)}


def states(n):
    """Buttons with titles and colors of several states."""
    return {
        "A.scene.yaml": screen(
            "".join(
                f"      - class: UIButton\n        frame: [0, {i * 40}, 100, 40]\n"
                f"        title: {{normal: Change {i}, highlighted: Changing, disabled: Wait}}\n"
                "        titleColor: {normal: label, disabled: '#336699'}\n"
                for i in range(n)
            )
        )
    }
