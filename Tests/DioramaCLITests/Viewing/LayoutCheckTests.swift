import DioramaDriver
import Testing
import ToolTestSupport

/// The findings of `lint` and `compile` about layouts.
@MainActor
struct LayoutCheckTests {
  /// A row that needs 340 points, in a controller's view.
  private static let row = """
    scene: 1
    owner: {class: Shop.Cart, superclass: UIViewController, outlets: {view: root}}
    objects:
      - class: UIView
        id: root
        subviews:
          - {class: UIView, id: row}
        constraints:
          - row.top = self.top
          - row.height = 40
          - row.leading = self.leading + 16
          - row.trailing = self.trailing - 16
          - row.width >= 308

    """

  private static let frame = """
    scene: 1
    objects:
      - class: UIView
        frame: [0, 0, 320, 100]
        subviews:
          - {class: UIView, id: line, frame: [0, 0, 300, 1]}
        constraints:
          - line.top = self.top
          - line.height = 1
          - line.leading = self.leading
          - line.trailing = self.trailing

    """

  private static func lint(_ folder: TemporaryFolder, _ flags: String...) -> Invocation {
    Invocation(
      arguments: ["lint", "@", "--only=conflicting-constraints", "--only=misplaced-view"] + flags
        + ["--diagnostics=gcc", "--quiet"],
      in: folder
    )
  }

  @Test("A text that is cut off with larger text alone is reported with the size of that text")
  func textSizes() throws {
    let scene = """
      scene: 1
      owner: {class: Shop.CartViewController, superclass: UIViewController, outlets: {view: root}}
      objects:
        - class: UIView
          id: root
          subviews:
            - {class: UILabel, id: total, text: Total amount, font: body}
            - {class: UILabel, id: fixed, text: Total amount, font: {systemFont: 17}}
          constraints:
            - total.leading = self.leading + 16
            - total.top = self.top + 40
            - total.width = 120
            - fixed.leading = self.leading + 16
            - fixed.top = self.top + 140
            - fixed.width = 120

      """
    let folder = try TemporaryFolder(["A.scene.yaml": scene])
    func lint(_ flags: String...) -> String {
      Invocation(arguments: ["lint", "@", "--only=clipped-text", "--diagnostics=gcc", "--quiet"] + flags, in: folder)
        .said
    }
    #expect(lint().isEmpty)
    let said = lint("--sizes=common,AX3")
    #expect(said.contains("the text of 'total' is cut off at 320 × 568 with text of size AX3: it needs "))
    #expect(!said.contains("'fixed'"))
    try folder.write("sizes: [393x852, XXXL]\n", to: ".diorama.yaml")
    #expect(lint().contains("'total' is cut off at 393 × 852 with text of size XXXL"))
    #expect(lint("--sizes=AX6").contains("'AX6' is not a screen size"))
  }

  @Test("A conflict at one of the checked sizes is reported with that size")
  func sizes() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Self.row])
    #expect(Self.lint(folder).said.hasPrefix("A.scene.yaml:13:9: warning: this conflicts with other constraints"))
    #expect(Self.lint(folder).said.contains("is off by 20 points at 320 × 568; "))
    #expect(Self.lint(folder, "--sizes=393x852,tablets").said.isEmpty)
    #expect(Self.lint(folder, "--sizes= 393x852 , tablets ").said.isEmpty)
    #expect(Self.lint(folder, "--sizes=phones").said.contains("at 320 × 568"))
    #expect(Self.lint(folder, "--sizes=300x500").said.contains("is off by 40 points; "))
    try folder.write("sizes: [375x667, tablets]\n", to: ".diorama.yaml")
    #expect(Self.lint(folder).said.isEmpty)
    #expect(!Self.lint(folder, "--sizes=common").said.isEmpty)
  }

  @Test("A cell for tablets is checked at its own size where only phones are asked for")
  func otherDevice() throws {
    let cell = """
      scene: 1
      objects:
        - class: UITableViewCell
          frame: [0, 0, 820, 60]
          contentView:
            id: content
            subviews:
              - {class: UIView, id: line}
            constraints:
              - line.leading = self.leading
              - line.trailing = self.leading + 30
              - line.width = 10

      """
    let folder = try TemporaryFolder(["Row~ipad.scene.yaml": cell])
    #expect(Self.lint(folder).said.contains("this conflicts with other constraints"))
    #expect(Self.lint(folder, "--sizes=phones").said.contains("this conflicts with other constraints"))
  }

  @Test("An invalid size is a usage error or a configuration error")
  func unknownSize() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Self.row])
    for (text, shown) in [("watches", "watches"), ("1e3x568", "1e3x568"), ("phones,", ""), ("0x9", "0x9")] {
      let run = Self.lint(folder, "--sizes=\(text)")
      #expect(run.status == .usage)
      #expect(run.said.contains("'\(shown)' is not a screen size; write one such as 320x568"), "\(run.said)")
    }
    #expect(Self.lint(folder, "--sizes=phones", "--show-config").status == .usage)
    try folder.write("sizes: [320x568, 12]\n", to: ".diorama.yaml")
    #expect(Self.lint(folder).said.contains(".diorama.yaml:1:18: error: '12' is not a screen size"))
  }

  @Test("What hangs on the width of a text is reported at no size, however many there are")
  func manySizes() throws {
    let scene = """
      scene: 1
      owner: {class: Shop.Cart, superclass: UIViewController, outlets: {view: root}}
      objects:
        - class: UIView
          id: root
          subviews:
            - class: UIView
              id: box
              subviews:
                - {class: UILabel, id: headline, text: Welcome}
                - {class: UIView, id: mark}
              constraints:
                - headline.leading = self.leading
                - headline.top = self.top
                - mark.leading = headline.trailing
                - mark.top = self.top
                - mark.width = 10
                - mark.height = 10
          constraints:
            - box.leading = self.leading
            - box.top = self.top
            - box.height = 40
            - box.width = 79.5

      """
    let folder = try TemporaryFolder(["A.scene.yaml": scene])
    let call = ["lint", "@", "--only=outside-superview", "--diagnostics=gcc", "--quiet"]
    #expect(Invocation(arguments: call, in: folder).said.isEmpty)
    #expect(Invocation(arguments: call + ["--sizes=all"], in: folder).said.isEmpty)
    try folder.write(scene.replacing("79.5", with: "75"), to: "A.scene.yaml")
    #expect(Invocation(arguments: call + ["--sizes=all"], in: folder).said.contains("'mark' extends outside"))
  }

  @Test("An imported scene without assets has the image sizes of its document")
  func importedImages() throws {
    let scene = """
      scene: 1
      objects:
        - class: UIView
          frame: [0, 0, 320, 100]
          subviews:
            - {class: UIImageView, id: picture, image: star, frame: [10, 10, 48, 48]}
          constraints:
            - picture.leading = self.leading + 10
            - picture.top = self.top + 10
      interfaceBuilder:
        elements:
          - '<resources><image name="star" width="12" height="34"/></resources>'

      """
    #expect(Self.lint(try TemporaryFolder(["A.scene.yaml": scene])).said.contains("[10, 10, 12, 34]"))
  }

  @Test("Lint fixes frames; compile checks and keeps them")
  func frames() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Self.frame])
    let words = "the constraints give 'line' the frame [0, 0, 320, 1]"
    #expect(Self.lint(folder).said.contains(words))
    let call = ["compile", "@A.scene.yaml", "--diagnostics=gcc", "--quiet"]
    #expect(Invocation(arguments: call, in: folder).said.isEmpty)
    let nib = try folder.bytes("A.nib")
    let run = Invocation(arguments: call + ["--check-frames"], in: folder)
    #expect(run.status == .success)
    #expect(run.said.hasPrefix("A.scene.yaml:6:42: warning: " + words))
    #expect(try folder.bytes("A.nib") == nib)
    #expect(Self.lint(folder, "--fix").status == .success)
    #expect(try folder.text("A.scene.yaml") == Self.frame.replacing("300, 1]", with: "320, 1]"))
    #expect(Self.lint(folder).said.isEmpty)
  }

  @Test("The project's limit of work counts for both")
  func limit() throws {
    let others = (0..<60).map { "      - {class: UILabel, id: label\($0), text: Hello}\n" }.joined()
    let constraints = (0..<60).map { index in
      "      - label\(index).leading = self.leading\n"
        + "      - label\(index).top = \(index == 0 ? "line" : "label\(index - 1)").bottom\n"
    }
    let scene = Self.frame.replacing("    constraints:\n", with: others + "    constraints:\n") + constraints.joined()
    let folder = try TemporaryFolder(["A.scene.yaml": scene])
    let call = ["compile", "@A.scene.yaml", "--check-frames", "--diagnostics=gcc", "--quiet"]
    #expect(Invocation(arguments: call, in: folder).said.contains("[misplaced-view]"))
    try folder.write("rules: {layout-work: {limit: 1}, misplaced-view: error}\n", to: ".diorama.yaml")
    #expect(Self.lint(folder).said.isEmpty)
    #expect(Invocation(arguments: call, in: folder).said.isEmpty)
  }
}
