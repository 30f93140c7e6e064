import DioramaCLI
import DioramaDriver
import Foundation
import Testing
import ToolTestSupport

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// `diorama render`: where the picture goes, what it says about itself, and that it is XML.
@MainActor
struct RenderTests {
  @Test("The picture of a scene is written beside it, and drawn the same from its nib")
  func besideTheScene() throws {
    let folder = try TemporaryFolder(["Badge.scene.yaml": Scenes.badge])
    #expect(Invocation("render", "@Badge.scene.yaml", in: folder).status == .success)
    let picture = try folder.text("Badge.svg")
    #expect(picture.hasPrefix("<svg xmlns="))
    #expect(picture.contains(">Buy</text>"))
    #expect(Invocation("compile", "@", in: folder).status == .success)
    #expect(Invocation("render", "@Badge.nib", "-o", "-", in: folder).output == picture)
  }

  @Test("Standard input is drawn to standard output")
  func standardStreams() {
    let run = Invocation("render", "-", input: Scenes.badge)
    #expect(run.status == .success)
    #expect(
      run.errors == """
        diorama: note: <stdin>: Shop.BadgeView (loaded as UIView): 1 attribute not set; --verbose lists it

        """
    )
    let line =
      "diorama: note: <stdin>: Shop.BadgeView (as UIView): cannot set 'badgeColor', which UIView does not have\n"
    #expect(Invocation("render", "-", "--verbose", input: Scenes.badge).errors == line)
    #expect(run.output.hasPrefix("<svg"))
  }

  @Test("The edge of a device is drawn around screens, also on their side, and not around parts of screens")
  func deviceOutlines() {
    let scene = """
      scene: 1
      objects:
        - {class: UIView, frame: [0, 0, 393, 852]}
        - {class: UIView, frame: [0, 0, 852, 393]}
        - {class: UITableViewCell, frame: [0, 0, 320, 44]}

      """
    let parts = { (run: Invocation) in
      run.output.split(separator: "\n").filter { $0.contains("<svg") }.dropFirst().map { line in
        ["width", "height"].compactMap { name in
          line.range(of: "\(name)=\"").flatMap { Int(line[$0.upperBound...].prefix { $0 != "\"" }) }
        }
      }
    }
    let framed = Invocation("render", "-", "--device-outline", input: scene)
    #expect(parts(framed) == [[413, 872], [872, 413], [320, 44]])
    #expect(parts(Invocation("render", "-", input: scene)) == [[393, 852], [852, 393], [320, 44]])
    // The island is at the top, and on the side at the left.
    #expect(framed.output.contains("M152.5 11L"))
    #expect(framed.output.contains("M29 134.5L"))
    let asked = Invocation("render", "-", "--device-outline", "--size", "500x300", input: scene)
    #expect(parts(asked) == [[520, 320], [520, 320], [520, 320]])
  }

  @Test("On a device, bars and cells keep their size, and are as wide as it where they were as wide as one")
  func partsOfScreens() {
    let scene = """
      scene: 1
      objects:
        - {class: UIView, frame: [0, 0, 320, 568]}
        - {class: UIToolbar, frame: [0, 0, 375, 44]}
        - {class: UIView, frame: [0, 0, 120, 90]}

      """
    let run = Invocation("render", "-", "--device", "iphone-15", "--device", "ipad", input: scene)
    for part in [
      "393\" height=\"852", "393\" height=\"44", "120\" height=\"90", "820\" height=\"1180", "820\" height=\"44",
    ] {
      #expect(run.output.contains("width=\"\(part)\""), "\(part)")
    }
    #expect(run.output.contains(">iphone-15</text>") && run.output.contains(">ipad</text>"))
  }

  @Test("A class whose drawing is absent, and images that are frames, are named")
  func absentDrawings() {
    let scene = """
      scene: 1
      objects:
        - class: UIView
          frame: [0, 0, 200, 100]
          subviews:
            - {class: Shop.BadgeView, superclass: UIView, frame: [10, 10, 100, 40]}
            - {class: UIImageView, frame: [120, 10, 60, 40], image: Teapot}

      """
    let run = Invocation("render", "-", input: scene)
    #expect(run.output.contains(">Shop.BadgeView</text>"))
    #expect(run.errors.contains("no drawings of 'Teapot': frames with their names are drawn"))
  }

  @Test("A size makes the views at the top as large, and their subviews follow")
  func size() throws {
    let scene = """
      scene: 1
      objects:
        - class: UIView
          frame: [0, 0, 100, 100]
          subviews:
            - {class: UIView, frame: [0, 0, 100, 10], autoresizingMask: [flexibleWidth], backgroundColor: red}

      """
    let run = Invocation("render", "-", "--size", "300x200.5", input: scene)
    #expect(run.output.contains("width=\"300\" height=\"200.5\" viewBox=\"0 0 300 200.5\""))
    #expect(run.output.contains("M0 0L300 0L300 10L0 10Z"))
    #expect(Invocation("tree", "-", "--size", "300x200", input: scene).output.contains("UIView [0, 0, 300, 10]"))
    for wrong in ["300", "0x5", "axb", "1x2x3", "-1x5", "1e3x5", "20000x5"] {
      #expect(Invocation("render", "-", "--size=\(wrong)", input: scene).status == .usage, "\(wrong)")
    }
  }

  @Test("A scene is never overwritten, nor a folder written into")
  func refusals() throws {
    let folder = try TemporaryFolder(["Badge.scene.yaml": Scenes.badge])
    let over = Invocation("render", "@Badge.scene.yaml", "-o", "@Badge.scene.yaml", in: folder)
    #expect(over.status == .usage)
    #expect(try folder.text("Badge.scene.yaml") == Scenes.badge)
    #expect(Invocation("render", "@Badge.scene.yaml", "-o", "@", in: folder).status == .unwritableOutput)
    #expect(Invocation("render", "@Badge.scene.yaml", "-o", "@none/x.svg", in: folder).status == .unwritableOutput)
    #expect(Invocation("render", "@Missing.scene.yaml", in: folder).status == .unreadableInput)
  }

  @Test("A scene with errors is reported, and nothing is written")
  func wrongScene() throws {
    let folder = try TemporaryFolder(["Wrong.scene.yaml": Scenes.wrong])
    let run = Invocation("render", "@Wrong.scene.yaml", in: folder)
    #expect(run.status == .findings)
    #expect(run.errors.contains("unknown-property"))
    #expect((try? folder.text("Wrong.svg")) == nil)
  }

  @Test("A scene without views has no picture")
  func noViews() {
    let run = Invocation("render", "-", input: "scene: 1\nobjects:\n  - {class: Helper, superclass: NSObject}\n")
    #expect(run.status == .findings)
    #expect(run.errors.contains("holds no view"))
  }

  @Test("Constraints place views, and the others keep their frames")
  func constraints() {
    let scene = """
      scene: 1
      objects:
        - class: UIView
          frame: [0, 0, 100, 100]
          constraints:
            - name.leading = self.leading + 8
            - name.trailing = self.trailing - 12
            - name.top = self.top + 4
            - name.height = 25
          subviews:
            - {class: UILabel, id: name, text: Placed, frame: [1, 2, 30, 20]}
            - {class: UILabel, text: Free, frame: [1, 32, 30, 20]}

      """
    let picture = Invocation("render", "-", input: scene)
    #expect(picture.status == .success)
    #expect(picture.errors.isEmpty)
    #expect(
      Invocation("tree", "-", input: scene).output == """
        UIView [0, 0, 100, 100]
          UILabel [8, 4, 80, 25] "Placed"
          UILabel [1, 32, 30, 20] "Free"

        """
    )
  }

  @Test("Views at the top stand side by side, each cut at its own edges")
  func sideBySide() {
    let scene = """
      scene: 1
      objects:
        - {class: UIView, frame: [0, 0, 100, 50]}
        - {class: UIView, frame: [0, 0, 30, 80]}

      """
    let output = Invocation("render", "-", input: scene).output
    #expect(output.contains("width=\"150\" height=\"80\""))
    #expect(output.contains("<svg x=\"120\" width=\"30\" height=\"80\" viewBox=\"0 0 30 80\">"))
  }

  @Test(
    "Whatever a text holds, the picture is XML",
    arguments: [
      "<&>\"'", "&\u{301}", "]]>", "a\u{8}b\u{1B}c\u{0}", "\u{FFFE}\u{FFFF}", "\u{1F469}\u{200D}\u{1F680}", "\u{202E}x",
    ]
  )
  func hostileText(text: String) throws {
    let escaped = text.unicodeScalars.map {
      "\\U" + String(repeating: "0", count: 8 - String($0.value, radix: 16).count)
        + String($0.value, radix: 16)
    }.joined()
    let scene = "scene: 1\nobjects:\n  - {class: UILabel, frame: [0, 0, 300, 30], text: \"\(escaped)\"}\n"
    let run = Invocation("render", "-", input: scene)
    guard run.status == .success else { return #expect(run.status == .findings, "\(run.errors)") }
    try expectXML(run.output)
  }

  @Test("The design's examples that compile have pictures", .enabled(if: DesignExamples.exist, "../shared is absent"))
  func examples() throws {
    var count = 0
    for path in try DesignExamples.paths() {
      let run = Invocation("render", path, "-o", "-")
      guard run.status != .findings else { continue }
      #expect(run.status == .success, "\(path): \(run.errors)")
      try expectXML(run.output)
      count += 1
    }
    #expect(count >= 10)
  }

  private func expectXML(_ text: String) throws {
    let parser = XMLParser(data: Data(text.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError)): \(text.prefix(300))")
  }
}
