import DioramaCLI
import DioramaDriver
import Foundation
import Testing
import ToolTestSupport

/// Differences are shown with pictures, and pictures are drawn for those who ask for them.
@MainActor
struct ReviewTests {
  private static func scene(_ text: String, _ more: String = "") -> String {
    """
    scene: 1
    objects:
      - class: UIView
        id: root
        backgroundColor: systemBackground
        frame: [0, 0, 200, 100]
        subviews:
          - class: UILabel
            id: title
            frame: [10, 10, 180, 30]
            text: "\(text)"
    \(more)
    """
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let more = "      - {class: UIView, id: added, frame: [10, 50, 40, 40], backgroundColor: systemRed}"
    try folder.write(Self.scene("Old"), to: "old/A.scene.yaml")
    try folder.write(Self.scene("New <b>`", more), to: "new/A.scene.yaml")
    try folder.write(Self.scene("Same"), to: "old/B.scene.yaml")
    try folder.write(Self.scene("Same"), to: "new/B.scene.yaml")
    try folder.write(Self.scene("Gone"), to: "old/inner/C.scene.yaml")
    return folder
  }

  @Test("The page of two folders has what differs, and loads nothing")
  func html() throws {
    let folder = try folder()
    let run = Invocation("diff", folder.at("old"), folder.at("new"), "--html", "-")
    #expect(run.status == .findings)
    #expect(run.output.contains("<h1>2 screens differ, 1 is the same</h1>"))
    #expect(run.output.contains("A.scene.yaml") && run.output.contains("inner/C.scene.yaml"))
    #expect(!run.output.contains("B.scene.yaml"))
    #expect(run.output.contains("New &lt;b&gt;`") && !run.output.contains("<b>`"))
    #expect(!run.output.contains("src=\"http") && !run.output.contains("url(") && !run.output.contains("@import"))
    #expect(run.output.contains("<figcaption>Before") && run.output.contains("<figcaption>After"))
  }

  @Test("Markdown has the lines, and images are written where a folder is named")
  func markdownAndPictures() throws {
    let folder = try folder()
    let run = Invocation(
      "diff",
      folder.at("old"),
      folder.at("new"),
      "--markdown",
      "-",
      "--pictures",
      folder.at("pictures")
    )
    #expect(run.status == .findings)
    #expect(run.output.hasPrefix("### 2 screens differ, 1 is the same\n"))
    #expect(run.output.contains("~ title (UILabel).text: Old -> New <b>`"))
    #expect(run.output.contains("+ added (UIView) at root.subviews[1]"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.at("pictures")).sorted()
    #expect(
      names == [
        "A.scene.yaml.iphone-15.after.png", "A.scene.yaml.iphone-15.before.png", "A.scene.yaml.iphone-15.pixels.png",
        "inner-C.scene.yaml.iphone-15.before.png",
      ]
    )
  }

  @Test("Storyboards in folders are compared scene by scene, with pictures, and their scenes' files go with them")
  func storyboards() throws {
    let folder = try TemporaryFolder()
    func board(_ text: String, _ more: String = "") -> String {
      """
      storyboard: 1
      initialViewController: Home
      scenes:
        Home:
          viewController:
            class: UIViewController
            view:
              id: root
              frame: [0, 0, 390, 844]
              subviews:
                - {class: UILabel, id: title, frame: [20, 100, 200, 30], text: \(text)}
      \(more)

      """
    }
    let detail = """
      scene: 1
      viewController: {class: UIViewController, view: {frame: [0, 0, 390, 844], backgroundColor: COLOR}}

      """
    try folder.write(board("Old"), to: "old/Main.storyboard.yaml")
    try folder.write(detail.replacing("COLOR", with: "systemRed"), to: "old/Main/Detail.scene.yaml")
    let added = "  Added:\n    viewController: {class: UIViewController, view: {frame: [0, 0, 390, 844]}}"
    try folder.write(board("New", added), to: "new/Main.storyboard.yaml")
    try folder.write(detail.replacing("COLOR", with: "systemRed"), to: "new/Main/Detail.scene.yaml")
    try folder.write(board("Same"), to: "old/Same.storyboard.yaml")
    try folder.write(board("Same"), to: "new/Same.storyboard.yaml")
    let run = Invocation("diff", folder.at("old"), folder.at("new"), "--html", "-", "--markdown", folder.at("c.md"))
    #expect(run.status == .findings, "\(run.errors)")
    #expect(run.output.contains("1 is the same"))
    #expect(run.output.contains("Main.storyboard.yaml, Home") && run.output.contains("Main.storyboard.yaml, Added"))
    #expect(!run.output.contains("Detail"))
    #expect(run.output.contains("<h3>iphone-15</h3>") && run.output.contains("text: title"))
    let text = try String(contentsOfFile: folder.at("c.md"), encoding: .utf8)
    #expect(text.contains("title (UILabel).text: Old -> New"))
    let pair = Invocation(
      "diff",
      folder.at("old/Main.storyboard.yaml"),
      folder.at("new/Main.storyboard.yaml"),
      "--html",
      "-"
    )
    #expect(pair.status == .findings && pair.output.contains("Main.storyboard.yaml, Home"))
  }

  @Test("Two files that do not differ give an empty page and no finding")
  func equal() throws {
    let folder = try folder()
    let run = Invocation("diff", folder.at("old/B.scene.yaml"), folder.at("new/B.scene.yaml"), "--html", "-")
    #expect(run.status == .success)
    #expect(run.output.contains("0 screens differ, 1 is the same"))
  }

  @Test("A folder and a file, and options that exclude each other, are wrong calls")
  func wrongCalls() throws {
    let folder = try folder()
    let mixed = Invocation("diff", folder.at("old"), folder.at("new/B.scene.yaml"), "--html", "-")
    #expect(mixed.status == .usage)
    #expect(Invocation("diff", "a", "b", "--html", "-", "--json").status == .usage)
    #expect(Invocation("diff", "a", "b", "--html", "-", "--markdown", "-").status == .usage)
  }

  @Test("PNG images have the sizes that are asked for, side by side")
  func png() throws {
    let folder = try folder()
    let file = folder.at("A.png")
    let run = Invocation(
      "render",
      folder.at("new/A.scene.yaml"),
      "-o",
      file,
      "--size",
      "375x667",
      "--appearance",
      "light",
      "--appearance",
      "dark",
      "--scale",
      "1"
    )
    #expect(run.status == .success)
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    // Two screens of 375 points, with 20 between them, and captions of 22 points above them.
    #expect(bytes[16..<24] == [0, 0, 3, 2, 0, 0, 2, 177])
  }

  @Test("A picture with too many pixels, and names that there are not, are refused")
  func refused() throws {
    let folder = try folder()
    let scene = folder.at("new/A.scene.yaml")
    let large = Invocation("render", scene, "-o", folder.at("A.png"), "--size", "10000x10000")
    #expect(large.status == .findings && large.errors.contains("too many pixels"))
    #expect(!FileManager.default.fileExists(atPath: folder.at("A.png")))
    #expect(Invocation("render", scene, "-o", "-", "--device", "nokia").status == .usage)
    #expect(Invocation("render", scene, "-o", "-", "--content-size", "huge").status == .usage)
    #expect(Invocation("render", scene, "-o", "-", "--scale", "0").status == .usage)
  }

  @Test("SVG with outlines has no text that a viewer would set")
  func outlines() throws {
    let folder = try folder()
    let run = Invocation("render", folder.at("old/A.scene.yaml"), "-o", "-", "--text", "outlines")
    #expect(run.status == .success)
    #expect(!run.output.contains("<text") && run.output.contains("<path"))
  }

  @Test("Snapshots are shown on a page, and those without a test are named")
  func snapshots() throws {
    let folder = try TemporaryFolder()
    try folder.write("func empty() {}\n", to: "T/SignInTests.swift")
    let folderPath = "T/__Snapshots__/SignInTests"
    try folder.write("<UIView>\n", to: "\(folderPath)/empty.iphone-15.tree.txt")
    try folder.write("UIView\n", to: "\(folderPath)/empty-second.iphone-15.tree.txt")
    try folder.write("UIView\n", to: "\(folderPath)/gone.iphone-15.tree.txt")
    let run = Invocation("snapshots", folder.at("T"), "--stale")
    #expect(run.status == .findings)
    #expect(run.output.contains("gone.iphone-15.tree.txt") && !run.output.contains("empty"))
    let page = Invocation("snapshots", folder.at("T"), "--html", "-")
    #expect(page.status == .success)
    #expect(page.output.contains("<pre>&lt;UIView&gt;") && page.output.contains("3 snapshots in"))
    #expect(Invocation("snapshots", folder.at("T")).status == .usage)
  }
}
