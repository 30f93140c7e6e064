"""Other tools of the kind, and documents for them that say what a scene of ours says."""

import pathlib
import shutil
import subprocess
import venv


def rows_scene(count):
    """A scene of `count` rows, fourteen lines each, and a few lines around them."""
    lines = ["scene: 1", "objects:", "  - class: UIView", "    frame: [0, 0, 320, 568]", "    subviews:"]
    for row in range(count):
        lines += [
            "      - class: UIView",
            f"        frame: [0, {row * 44}, 320, 44]",
            f"        tag: {row + 1}",
            "        subviews:",
            "          - class: UILabel",
            "            frame: [20, 0, 200, 21]",
            f"            text: Row {row} of the table",
            "            numberOfLines: 2",
            "          - class: UIButton",
            "            frame: [220, 0, 44, 44]",
            "            title: Change",
            "          - class: UISwitch",
            "            frame: [270, 6, 51, 31]",
            "            isOn: true",
        ]
    return "\n".join(lines) + "\n"


def constrained_scene():
    """A screen of 20 views and 40 constraints without frames."""
    views, constraints, above = [], [], "self.safeAreaLayoutGuide.top"
    for row in range(10):
        views += [
            f"      - {{class: UILabel, id: title{row}, text: Option {row} of this screen}}",
            f"      - {{class: UISwitch, id: switch{row}, actions: {{valueChanged: owner.change(_:)}}}}",
        ]
        constraints += [
            f"      - title{row}.leading = self.safeAreaLayoutGuide.leading + 16",
            f"      - title{row}.top = {above} + 20",
            f"      - switch{row}.trailing = self.safeAreaLayoutGuide.trailing - 16",
            f"      - switch{row}.centerY = title{row}.centerY",
        ]
        above = f"title{row}.bottom"
    owner = "owner: {class: Shop.OptionsController, superclass: UIViewController, outlets: {view: root}}"
    lines = ["scene: 1", owner, "objects:", "  - class: UIView", "    id: root", "    subviews:", *views]
    return "\n".join([*lines, "    constraints:", *constraints]) + "\n"


def realistic_scene(count):
    """A scene of `count` rows as people write them: ids, styles, outlets, actions, and ten constraints a row."""
    lines = [
        "scene: 1",
        "owner: {class: Shop.OptionsController, superclass: UIViewController, outlets: {view: root}}",
        "styles:",
        "  title: {font: headline, textColor: label, numberOfLines: 2}",
        "  action: {contentHorizontalAlignment: trailing, tintColor: systemBlue}",
        "objects:",
        "  - class: UIView",
        "    id: root",
        "    backgroundColor: systemBackground",
        "    subviews:",
    ]
    for row in range(count):
        lines += [
            "      - class: UIView",
            f"        id: row{row}",
            f"        frame: [0, {row * 44}, 320, 44]",
            "        subviews:",
            f"          - {{class: UILabel, id: title{row}, styles: title, text: Option {row} of this screen}}",
            "          - class: UIButton",
            f"            id: change{row}",
            "            styles: action",
            "            title: Change",
            "            actions: {touchUpInside: owner.change(_:)}",
            f"          - {{class: UISwitch, id: switch{row}, isOn: true, actions: {{valueChanged: owner.toggle(_:)}}}}",
            "        constraints:",
            f"          - title{row}.leading = self.leading + 16",
            f"          - title{row}.top = self.top + 11",
            f"          - title{row}.bottom = self.bottom - 11 @ 750",
            f"          - change{row}.leading >= title{row}.trailing + 8",
            f"          - change{row}.centerY = self.centerY",
            f"          - change{row}.height = 30",
            f"          - switch{row}.leading = change{row}.trailing + 8",
            f"          - switch{row}.trailing = self.trailing - 16",
            f"          - switch{row}.centerY = self.centerY",
            "          - self.height >= 44 @ 999",
        ]
    return "\n".join(lines) + "\n"


def rows_blueprint(count):
    rows = "".join(
        f"""
  Box {{
    orientation: horizontal;
    height-request: 44;
    Label {{
      label: "Row {row} of the table";
      lines: 2;
      width-request: 200;
    }}
    Button {{
      label: "Change";
    }}
    Switch {{
      active: true;
    }}
  }}
"""
        for row in range(count)
    )
    return f"using Gtk 4.0;\n\nBox rows {{\n  orientation: vertical;\n{rows}}}\n"


def rows_slint(count):
    rows = "".join(
        f"""
  Rectangle {{
    y: {row * 44}px;
    height: 44px;
    Text {{
      x: 20px;
      width: 200px;
      text: "Row {row} of the table";
      wrap: word-wrap;
    }}
    TouchArea {{
      x: 220px;
      width: 44px;
    }}
  }}
"""
        for row in range(count)
    )
    return f"export component Rows inherits Window {{\n{rows}}}\n"


def rows_ui(count):
    def geometry(x, y, width, height):
        rect = f"<rect><x>{x}</x><y>{y}</y><width>{width}</width><height>{height}</height></rect>"
        return f'<property name="geometry">{rect}</property>'

    rows = "".join(
        f"""
  <widget class="QWidget" name="row{row}">
   {geometry(0, row * 44, 320, 44)}
   <widget class="QLabel" name="label{row}">
    {geometry(20, 0, 200, 21)}
    <property name="text"><string>Row {row} of the table</string></property>
    <property name="wordWrap"><bool>true</bool></property>
   </widget>
   <widget class="QPushButton" name="button{row}">
    {geometry(220, 0, 44, 44)}
    <property name="text"><string>Change</string></property>
   </widget>
   <widget class="QCheckBox" name="switch{row}">
    {geometry(270, 6, 51, 31)}
    <property name="checked"><bool>true</bool></property>
   </widget>
  </widget>
"""
        for row in range(count)
    )
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<ui version="4.0">\n <class>Rows</class>\n'
        f' <widget class="QWidget" name="Rows">{rows}</widget>\n</ui>\n'
    )


class Peers:
    """The tools that this machine has or that PyPI gives, each by name; `missing` says why there is no row of one."""

    PACKAGES = {
        "yamllint": "yamllint>=1.35,<2", "check-jsonschema": "check-jsonschema>=0.29,<1", "slint-compiler": "slint-compiler",
    }

    def __init__(self, folder):
        self.missing = {}
        self.environment = pathlib.Path(folder) / "venv"
        self.bin = self.environment / "bin"
        for tool, package in self.PACKAGES.items():
            why = None if self.find(tool) else self.install(package)
            if not self.find(tool):
                self.missing[tool] = why or "the package has no such command"
        for tool in ["blueprint-compiler", "uic"]:
            if not self.find(tool):
                self.missing[tool] = "it is not installed"

    def install(self, package):
        """Installs a package; why it cannot be, or nothing."""
        pip = self.bin / "pip"
        try:
            if not pip.exists():
                venv.create(self.environment, with_pip=True, clear=True)
            command = [pip, "install", "--quiet", "--disable-pip-version-check", package]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
        except (OSError, subprocess.CalledProcessError) as error:
            return f"no virtual environment can be made: {error}"
        lines = done.stderr.strip().splitlines()
        return None if done.returncode == 0 else f"pip cannot install it: {lines[-1] if lines else done.returncode}"

    def find(self, name):
        """The path of a tool; None where it is not installed."""
        own = self.bin / name
        if own.exists():
            return str(own)
        return shutil.which(name) or shutil.which(name, path="/usr/lib/qt6/libexec:/usr/lib/qt6/bin:/usr/lib/qt5/bin")

    def linters_of_many(self, scenes, schema):
        """What checks many files in one process, by name: commands."""
        found = {}
        if tool := self.find("yamllint"):
            found["yamllint"] = [tool, "-d", "relaxed", *scenes]
        if tool := self.find("check-jsonschema"):
            found["check-jsonschema"] = [tool, "--schemafile", schema, *scenes]
        return found

    def linters(self, scene, schema, blueprint):
        """What checks one small file, by name: commands."""
        found = {}
        if tool := self.find("yamllint"):
            found["yamllint"] = [tool, "-d", "relaxed", scene]
        if tool := self.find("check-jsonschema"):
            found["check-jsonschema"] = [tool, "--schemafile", schema, scene]
        if tool := self.find("blueprint-compiler"):
            # Versions before 0.18 have no linter: what they check, they check as they compile.
            has_lint = subprocess.run([tool, "lint", "--help"], capture_output=True).returncode == 0
            verb = ["lint"] if has_lint else ["compile", "--output", "/dev/null"]
            found[f"blueprint-compiler {verb[0]}"] = [tool, *verb, blueprint]
        return found

    def compilers(self, documents):
        """What compiles a document of a thousand rows, by name: commands."""
        found = {}
        if tool := self.find("blueprint-compiler"):
            found["blueprint-compiler compile"] = [tool, "compile", "--output", "/dev/null", documents["blp"]]
        if tool := self.find("slint-compiler"):
            found["slint-compiler"] = [tool, "-f", "rust", "-o", "/dev/null", documents["slint"]]
        if tool := self.find("uic"):
            found["Qt's uic"] = [tool, "-o", "/dev/null", documents["ui"]]
        return found
