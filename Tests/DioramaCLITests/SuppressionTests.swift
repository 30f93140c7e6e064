import DioramaCLI
import DioramaDriver
import Testing
import ToolTestSupport

/// Comments that silence findings in a region or in a whole file, and what their fixes leave.
@MainActor
struct SuppressionTests {
  private static let black = "      - {class: UIView, backgroundColor: {white: 0}}\n"

  private static func scene(_ lines: String...) -> String {
    "scene: 1\nobjects:\n  - class: UIView\n    subviews:\n" + lines.joined()
  }

  private func lint(_ text: String, _ flags: String...) throws -> (said: String, text: String) {
    let folder = try TemporaryFolder(["A.scene.yaml": text])
    let run = Invocation(arguments: ["lint", "@A.scene.yaml", "--diagnostics=gcc", "--quiet"] + flags, in: folder)
    return (run.said, try folder.text("A.scene.yaml"))
  }

  @Test("A region is silenced between its comments, and nothing around it")
  func region() throws {
    let begin = "      # diorama:disable-begin magic-color -- the old brand\n"
    for end in ["      # diorama:disable-end magic-color\n", "      # diorama:disable-end\n"] {
      let said = try lint(Self.scene(Self.black, begin, Self.black, Self.black, end, Self.black)).said
      let lines = said.split(separator: "\n")
      #expect(
        lines.count == 2 && lines[0].hasPrefix("A.scene.yaml:5:") && lines[1].hasPrefix("A.scene.yaml:10:"),
        "\(said)"
      )
    }
  }

  @Test("A region without reason or end silences nothing, and says so")
  func openRegion() throws {
    let open = try lint(Self.scene("      # diorama:disable-begin magic-color -- why\n", Self.black)).said
    #expect(open.contains("this region has no end, so 'magic-color' is not silenced"), "\(open)")
    #expect(open.contains("[magic-color]"))
    let bare = try lint(
      Self.scene("      # diorama:disable-begin magic-color\n", Self.black, "      # diorama:disable-end\n")
    ).said
    #expect(bare.contains("this gives no reason") && bare.contains("no region is open here"), "\(bare)")
    #expect(bare.contains("[magic-color]"))
    let other = try lint(Self.scene(Self.black, "      # diorama:disable-end text-contrast\n")).said
    #expect(other.contains("no region for 'text-contrast' is open here"), "\(other)")
    let enable = try lint(Self.scene(Self.black, "      # diorama:enable magic-color\n")).said
    #expect(enable.contains("there is no comment 'diorama:enable'; did you mean 'diorama:disable-end'?"), "\(enable)")
  }

  @Test("A file is silenced wherever the comment stands, warnings of the language too")
  func file() throws {
    let comment = "# diorama:disable-file magic-color, deprecated-class -- a copy of a document\n"
    let scene = Self.scene(Self.black, "      - {class: UIWebView}\n", Self.black)
    #expect(try lint(scene).said.split(separator: "\n").count == 3)
    #expect(try lint(comment + scene).said == "")
    #expect(try lint(scene + comment).said == "")
    #expect(try lint(comment.replacing(" -- a copy of a document", with: "") + scene).said.contains("gives no reason"))
  }

  @Test("A stale comment is removed, and a stale id from a comment that silences something else")
  func fixes() throws {
    let line = "      # diorama:disable magic-color -- why\n"
    #expect(
      try lint(Self.scene(line, "      - {class: UIView, tag: 7}\n"), "--fix").text
        == Self.scene("      - {class: UIView, tag: 7}\n")
    )
    let behind = Self.scene("      - {class: UIView, tag: 7}  # diorama:disable magic-color -- why\n")
    #expect(try lint(behind, "--fix").text == Self.scene("      - {class: UIView, tag: 7}\n"))
    for (before, after) in [
      ("magic-color, unused-style", "magic-color"), ("unused-style magic-color", "magic-color"),
      ("unused-style, text-contrast, magic-color", "magic-color"),
    ] {
      let scene = { (ids: String) in Self.scene("      # diorama:disable \(ids) -- why\n", Self.black) }
      #expect(try lint(scene(before), "--fix").text == scene(after))
    }
    let begin = "      # diorama:disable-begin unused-style, magic-color -- why\n"
    for end in ["      # diorama:disable-end unused-style, magic-color\n", "      # diorama:disable-end\n"] {
      let fixed = try lint(Self.scene(begin, "      - {class: UIView, tag: 7}\n", end), "--fix").text
      #expect(fixed == Self.scene("      - {class: UIView, tag: 7}\n"), "\(fixed)")
    }
    let last = Self.scene("      - {class: UIView, tag: 7}\n") + "# diorama:disable-file magic-color -- why"
    #expect(try lint(last, "--fix").text == Self.scene("      - {class: UIView, tag: 7}"))
  }

  @Test("A layout does not take entries out of a region, nor into one")
  func format() throws {
    let inside = """
      scene: 1
      objects:
        - class: UIView
          # diorama:disable-begin magic-color -- why
          tintColor: {white: 0}
          # diorama:disable-end
          backgroundColor: black
          id: root
          subviews:
            # diorama:disable-begin magic-color -- why
            - tintColor: {white: 0}
              class: UIView
            # diorama:disable-end
            - {class: UIView, tag: 7}

      """
    let folder = try TemporaryFolder(["A.scene.yaml": inside])
    let before = Invocation("lint", "@A.scene.yaml", "--diagnostics=gcc", "--quiet", in: folder)
    #expect(before.said == "", "\(before.said)")
    #expect(Invocation("format", "@A.scene.yaml", in: folder).status == .success)
    let text = try folder.text("A.scene.yaml")
    #expect(text.contains("      - class: UIView\n        tintColor"), "the map within a region is laid out: \(text)")
    #expect(Invocation("lint", "@A.scene.yaml", "--diagnostics=gcc", "--quiet", in: folder).said == "", "\(text)")
  }
}
