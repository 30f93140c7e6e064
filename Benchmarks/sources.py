"""What the seam with Swift costs: a scene held against 10,000 sources, and a source that is saved under an editor."""

import shutil

import editor
import processes
from rows import Row

FILES = 10_000
BYTES = 5_000
ROUNDS = 5


def source(number, outlet="title"):
    """A file of about 5 kB: a controller with outlets and actions, a view, an extension, and methods with bodies."""
    lines = [
        "import UIKit",
        f"class Screen{number}: UIViewController {{",
        f"  @IBOutlet var {outlet}: UILabel!",
        f"  @IBOutlet private weak var field{number}: UITextField!",
        "  @IBAction func pay(_ sender: UIButton) { total += 1 }",
        "}",
        f"final class Badge{number}: UIView {{ @IBInspectable var radius: CGFloat = 4 }}",
        f"extension Screen{number} {{",
    ]
    size = sum(len(line) + 1 for line in lines)
    method = 0
    while size < BYTES:
        body = [
            f"  /// Adds what {method} stands for, and says \"so\".",
            f"  func step{method}(by amount: Int, named name: String = \"a \\(amount) b\") -> [String: Int] {{",
            f"    guard amount > {method} else {{ return [:] }}",
            "    return [name: values.map { $0 * amount }.reduce(0, +)]",
            "  }",
        ]
        lines += body
        size += sum(len(line) + 1 for line in body)
        method += 1
    return "\n".join(lines + ["}", ""])


def project(folder):
    """A project of sources with one scene; the path of the scene."""
    shutil.rmtree(folder, ignore_errors=True)
    for number in range(FILES):
        part = folder / "Code" / f"Part{number // 100}"
        part.mkdir(parents=True, exist_ok=True)
        (part / f"Screen{number}.swift").write_text(source(number))
    (folder / ".diorama.yaml").write_text("swift:\n  Shop: Code\n")
    scene = folder / "Screen.scene.yaml"
    scene.write_text(
        "scene: 1\nowner:\n  class: Shop.Screen7\n  outlets: {view: root, title: label}\nobjects:\n"
        "  - class: UIView\n    id: root\n    frame: [0, 0, 393, 852]\n    subviews:\n"
        "      - {class: UILabel, id: label, frame: [20, 100, 353, 21], text: Hello}\n"
    )
    return scene


def saved(diorama, folder, scene):
    """The time from a source that is saved under the server to what it says of the open scene."""
    client = editor.Client([str(diorama), "lsp"], folder)
    document = {"uri": scene.as_uri()}
    text = scene.read_text()
    client.notify("textDocument/didOpen", {"textDocument": {**document, "languageId": "x", "version": 0, "text": text}})
    client.wait_for("textDocument/publishDiagnostics")
    path = folder / "Code" / "Part0" / "Screen7.swift"

    def save(number):
        path.write_text(source(7, "title" if number % 2 else "heading"))
        client.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": path.as_uri(), "type": 2}]})
        client.wait_for("textDocument/publishDiagnostics")

    time = editor.slowest(save)
    client.end()
    return time


def rows(diorama, folder, say):
    say(f"reading {FILES:,} sources")
    folder = folder / "sources"
    scene = project(folder)
    command = [str(diorama), "validate", str(scene)]
    cache = folder.parent / "sources-cache"
    cold = processes.best(command, ROUNDS)
    shutil.rmtree(cache, ignore_errors=True)
    cached = [*command, "--cache", str(cache)]
    processes.best(cached, 1)
    warm = processes.best(cached, ROUNDS)
    found = [
        Row("validate beside 10,000 sources of 50 MB", cold.wall, "1 s", 1, 1),
        Row("the same with --cache, nothing changed", warm.wall, "80 ms", 0.080, 1),
        Row("lsp, a source saved beside 10,000, to diagnostics, p99", saved(diorama, folder, scene), "5 ms", 0.005, 1),
    ]
    shutil.rmtree(folder)
    shutil.rmtree(cache, ignore_errors=True)
    return found
