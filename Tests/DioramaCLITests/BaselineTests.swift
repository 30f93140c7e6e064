import DioramaCLI
import DioramaDriver
import Foundation
import Testing
import ToolTestSupport

/// Findings that a project lives with are known by a file, which survives moved lines and tells what has gone.
@MainActor
struct BaselineTests {
  private static let scene = """
    scene: 1
    styles:
      big: {alpha: 0.5}
    objects:
      - class: UIView
        alpha: 1
        subviews:
          - {class: UIView, tag: 0, frame: [0, 0, 10, 10]}
          - {class: UIView, tag: 0, frame: [0, 0, 10, 10]}

    """
  private static let only = ["--only=redundant-default", "--only=unused-style"]

  private func lint(_ more: String..., in folder: TemporaryFolder) -> Invocation {
    Invocation(arguments: ["lint", "@", "--diagnostics=gcc"] + Self.only + more, in: folder)
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["A.scene.yaml": Self.scene, "deep/B.scene.yaml": Self.scene])
    let run = lint("--write-baseline=@base.yaml", in: folder)
    #expect(run.status == .success)
    #expect(run.said == "diorama: note: base.yaml holds 8 findings of this run\n", "\(run.said)")
    return folder
  }

  @Test("What is written is known: a line a finding, in order, equal ones counted")
  func writtenIsKnown() throws {
    let folder = try folder()
    let lines = try folder.text("base.yaml").split(separator: "\n")
    #expect(lines.count == 3 + 6)
    #expect(lines[3].hasPrefix("  - {path: A.scene.yaml, rule: redundant-default, "))
    #expect(lines.count { $0.hasSuffix(", count: 2}") } == 2)
    let run = lint("--baseline=@base.yaml", "--strict", in: folder)
    #expect(run.status == .success && run.said == "", "\(run.said)")
    let again = lint("--baseline=@base.yaml", "--write-baseline=@again.yaml", in: folder)
    #expect(again.status == .success)
    #expect(try folder.text("again.yaml") == folder.text("base.yaml"))
  }

  @Test("A configuration names the baseline, which a call may replace, and a stale entry is reported")
  func configured() throws {
    let folder = try folder()
    try folder.write("baseline: base.yaml\n", to: ".diorama.yaml")
    let run = lint("--strict", in: folder)
    #expect(run.status == .success && run.said == "", "\(run.said)")
    try folder.write("baseline: 1\nfindings: []\n", to: "empty.yaml")
    #expect(lint("--baseline=@empty.yaml", "--strict", in: folder).status == .findings)
    try folder.write(Self.scene.replacing("alpha: 1\n", with: "alpha: 0.9\n"), to: "A.scene.yaml")
    #expect(lint("--quiet", in: folder).said.contains("[stale-baseline]"))
    try folder.write("baseline: ../outside.yaml\n", to: ".diorama.yaml")
    #expect(lint(in: folder).said.contains("'baseline' leads out of the repository"))
  }

  @Test("Lines may move, and a new finding is told beside the known ones")
  func movedLines() throws {
    let folder = try folder()
    let moved = "# One more line.\n\n" + Self.scene.replacing("alpha: 1\n", with: "alpha: 1\n    isHidden: false\n")
    try folder.write(moved, to: "A.scene.yaml")
    let run = lint("--baseline=@base.yaml", "--quiet", in: folder)
    #expect(run.said.hasPrefix("A.scene.yaml:9:5: note: "), "\(run.said)")
    #expect(run.said.split(separator: "\n").count == 1)
  }

  @Test("One more of equal findings is told, and one less makes the entry stale")
  func counts() throws {
    let folder = try folder()
    let line = "      - {class: UIView, tag: 0, frame: [0, 0, 10, 10]}\n"
    try folder.write(Self.scene + line, to: "A.scene.yaml")
    let more = lint("--baseline=@base.yaml", "--quiet", in: folder)
    #expect(more.said.hasPrefix("A.scene.yaml:10:"), "\(more.said)")
    try folder.write(Self.scene.replacing(line + line, with: line), to: "A.scene.yaml")
    let less = lint("--baseline=@base.yaml", "--quiet", in: folder)
    #expect(less.said.hasPrefix("base.yaml:") && less.said.contains("[stale-baseline]"), "\(less.said)")
    #expect(less.said.contains("this stands for 2, and there are 1"))
    #expect(less.status == .success)
    #expect(lint("--baseline=@base.yaml", "--strict", in: folder).status == .findings)
  }

  @Test("Entries are stale where a file was looked at, or is gone; those of other files are silent")
  func staleEntries() throws {
    let folder = try folder()
    try folder.write("scene: 1\nobjects:\n  - {class: UIView}\n", to: "A.scene.yaml")
    let stale = lint("--baseline=@base.yaml", "--quiet", in: folder)
    #expect(stale.said.split(separator: "\n").count == 3, "\(stale.said)")
    let other = Invocation("lint", "@deep", "--baseline=@base.yaml", "--diagnostics=gcc", "--quiet", in: folder)
    #expect(!other.said.contains("stale-baseline"), "\(other.said)")
    let oneRule = Invocation(
      "lint",
      "@A.scene.yaml",
      "--only=unused-style",
      "--baseline=@base.yaml",
      "--diagnostics=gcc",
      "--quiet",
      in: folder
    )
    #expect(oneRule.said.split(separator: "\n").count == 1, "\(oneRule.said)")
    try FileManager.default.removeItem(atPath: folder.at("A.scene.yaml"))
    let gone = Invocation(
      "lint",
      "@deep/B.scene.yaml",
      "--baseline=@base.yaml",
      "--diagnostics=gcc",
      "--quiet",
      in: folder
    )
    #expect(gone.said.split(separator: "\n").count { $0.contains("[stale-baseline]") } == 3, "\(gone.said)")
  }

  @Test("A baseline that is written anew keeps what it says of files that were not looked at")
  func partialRun() throws {
    let folder = try folder()
    try folder.write("scene: 1\nobjects:\n  - {class: UIView}\n", to: "A.scene.yaml")
    let run = Invocation(
      arguments: ["lint", "@A.scene.yaml", "--write-baseline=@base.yaml"] + Self.only,
      in: folder
    )
    #expect(run.status == .success)
    let text = try folder.text("base.yaml")
    #expect(!text.contains("A.scene.yaml") && text.contains("deep/B.scene.yaml"))
  }

  @Test("Fixes leave alone what is known, even where another fix changes its line")
  func fixes() throws {
    let folder = try TemporaryFolder([
      "A.scene.yaml": "scene: 1\nobjects:\n  - {class: UIView, tag: 0, frame: [0, 0, 9, 9]}\n"
    ])
    _ = lint("--write-baseline=@base.yaml", in: folder)
    let scene =
      "scene: 1\nobjects:\n  - {class: UIView, tag: 0, frame: [0, 0, 9, 9]}\n  - {class: UIView, alpha: 1, tag: 3}\n"
    try folder.write(scene, to: "A.scene.yaml")
    let run = lint("--baseline=@base.yaml", "--fix", in: folder)
    #expect(run.status == .success)
    #expect(try folder.text("A.scene.yaml") == scene.replacing("alpha: 1, ", with: ""))
    #expect(run.said.hasSuffix("diorama: note: fixed 1 finding in 1 file\n"), "\(run.said)")

    let base = """
      baseline: 1
      findings:
        - {path: A.scene.yaml, rule: redundant-default, message: "this value of 'tag' is already the default", line: '- {class: UIView, tag: 0, alpha: 1}'}

      """
    try folder.write(base, to: "base.yaml")
    try folder.write("scene: 1\nobjects:\n  - {class: UIView, tag: 0, alpha: 1}\n", to: "A.scene.yaml")
    _ = lint("--baseline=@base.yaml", "--fix", in: folder)
    #expect(try folder.text("A.scene.yaml") == "scene: 1\nobjects:\n  - {class: UIView, tag: 0}\n")
  }

  @Test("Errors of the language are in no baseline")
  func languageErrors() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.wrong])
    let run = lint("--write-baseline=@base.yaml", in: folder)
    #expect(run.status == .findings && run.said.contains("1 error in 1 file not shown"))
    #expect(try folder.text("base.yaml").hasSuffix("baseline: 1\nfindings: []\n"))
  }

  @Test("What is no baseline is an error with its location, and is never written over")
  func noBaseline() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Self.scene, "broken.yaml": "baseline: 1\nfindings: [{\n"])
    let missing = lint("--baseline=@none.yaml", in: folder)
    #expect(missing.status == .unreadableInput)
    #expect(missing.said == "diorama: none.yaml: no such file or folder\n")
    for (name, id) in [("A.scene.yaml", "baseline-form"), ("broken.yaml", "yaml-syntax")] {
      for flag in ["--baseline", "--write-baseline"] {
        let before = try folder.text(name)
        let run = lint("\(flag)=@\(name)", in: folder)
        #expect(run.status == .findings && run.said.contains("[\(id)]"), "\(run.said)")
        #expect(run.said.hasPrefix("\(name):"), "\(run.said)")
        #expect(try folder.text(name) == before)
      }
    }
    #expect(lint("--write-baseline=@nowhere/base.yaml", in: folder).status == .unwritableOutput)
  }

  @Test("Any text of a line is known again")
  func oddLines() throws {
    let long = String(repeating: "é", count: 2000)
    for text in [long, "a\u{A0}b", "👩‍👩‍👧 \\\" ' #: {", "\u{202E}x"] {
      let quoted = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      let scene = "scene: 1\nobjects:\n  - {class: UILabel, tag: 0, text: \"\(quoted)\", alpha: 1}\n"
      let folder = try TemporaryFolder(["A 'x': #\(text.prefix(3)).scene.yaml": scene])
      _ = lint("--write-baseline=@base.yaml", in: folder)
      let run = lint("--baseline=@base.yaml", "--strict", in: folder)
      #expect(run.status == .success && run.said == "", "\(run.said)")
    }
  }
}
