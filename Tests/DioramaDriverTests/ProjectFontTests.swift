import DioramaDriver
import FontFiles
import Foundation
import TestSupport
import Testing
import TextMetrics
import ToolTestSupport

/// The fonts of a project, as its configuration and its property lists name them.
@MainActor
struct ProjectFontTests {
  private static let squares = TestFont(family: "Squares", advances: ["a": 400, "A": 900, " ": 300])
  private static let scene = """
    scene: 1
    objects:
      - class: UIView
        frame: [0, 0, 320, 200]
        subviews:
          - class: UIStackView
            axis: vertical
            alignment: leading
            frame: [0, 0, 320, 100]
            arrangedSubviews:
              - {class: UILabel, text: aa, font: {name: Squares-Regular, size: 20}}

    """

  private static func infoList(_ fonts: [String]) -> String {
    let strings = fonts.map { "\t\t<string>\($0)</string>\n" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \t<key>CFBundleName</key>
      \t<string>App</string>
      \t<key>UIAppFonts</key>
      \t<array>
      \(strings)\t</array>
      </dict>
      </plist>

      """
  }

  /// A folder with files, and the font at some paths.
  private func folder(_ files: [String: String], fontAt paths: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["A.scene.yaml": Self.scene].merging(files) { $1 })
    for path in paths {
      let url = URL(filePath: "\(folder.path)/\(path)")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(Self.squares.bytes).write(to: url)
    }
    return folder
  }

  @Test(
    "Fonts are those of files and folders of the configuration, and of a property list",
    .enabled(if: FontFileReader.isBuiltIn)
  )
  func found() throws {
    let cases: [(files: [String: String], font: String)] = [
      ([".diorama.yaml": "fonts: Own.ttf\n"], "Own.ttf"), ([".diorama.yaml": "fonts: [Fonts]\n"], "Fonts/deep/Own.ttf"),
      ([".diorama.yaml": "target: 15.0\n", "App/Info.plist": Self.infoList(["Own.ttf"])], "Other/Own.ttf"),
      ([".diorama.yaml": "target: 15.0\n", "App/App-Info.plist": Self.infoList(["F/Own.otf"])], "App/F/Own.otf"),
    ]
    for (files, font) in cases {
      let run = Invocation("tree", "@A.scene.yaml", in: try folder(files, fontAt: [font]))
      #expect(
        run.output.contains("UILabel [0, 0, 16, 100] \"aa\"") && run.errors.isEmpty,
        "\(font): \(run.output)\(run.errors)"
      )
    }
  }

  @Test("What keeps a file from being read is said, once a call", .enabled(if: FontFileReader.isBuiltIn))
  func problems() throws {
    let files = [
      ".diorama.yaml": "fonts: [Fonts, Gone.ttf, Empty]\n", "Fonts/Web.ttf": "wOF2....",
      "Fonts/Cut.ttf": "\u{0}\u{1}\u{0}\u{0}",
      "Empty/read.me": "", "App/Info.plist": Self.infoList(["Missing.ttf"]),
    ]
    let run = Invocation("tree", "@A.scene.yaml", in: try folder(files, fontAt: []))
    #expect(run.status == .success)
    for problem in [
      "Fonts/Web.ttf: is a web font (WOFF2), and no font in the format TrueType or OpenType",
      "Fonts/Cut.ttf: is a damaged font",
      "Gone.ttf: ", "Empty: no font in this folder or below it",
      "App/Info.plist: UIAppFonts names 'Missing.ttf', and no file of the project has that name",
      "no font file has 'Squares-Regular', which has Helvetica's widths",
    ] {
      #expect(run.errors.components(separatedBy: problem).count == 2, "\(problem): \(run.errors)")
    }
  }

  @Test("Without FreeType, a note says that font files are not read", .enabled(if: !FontFileReader.isBuiltIn))
  func withoutFreeType() throws {
    let run = Invocation(
      "tree",
      "@A.scene.yaml",
      in: try folder([".diorama.yaml": "fonts: Own.ttf\n"], fontAt: ["Own.ttf"])
    )
    #expect(run.status == .success)
    #expect(run.errors.contains("1 font file is not read: this diorama was built without FreeType"))
  }

  @Test("Fonts of the system, and scenes without named fonts, have no notes")
  func quiet() throws {
    let scene = Self.scene.replacing("Squares-Regular", with: "Avenir-Book")
    let files = [
      ".diorama.yaml": "fonts: Own.ttf\n",
      "B.scene.yaml": Self.scene.replacing("name: Squares-Regular, size", with: "systemFont"),
    ]
    let folder = try folder(files.merging(["A.scene.yaml": scene]) { $1 }, fontAt: [])
    #expect(!Invocation("tree", "@A.scene.yaml", in: folder).errors.contains("Avenir"))
    #expect(Invocation("tree", "@B.scene.yaml", in: folder).errors.isEmpty)
  }

  @Test("A path out of the repository is an error")
  func reach() throws {
    let run = Invocation(
      "validate",
      "@A.scene.yaml",
      in: try folder([".diorama.yaml": "fonts: ../Fonts\n"], fontAt: [])
    )
    #expect(run.errors.contains("'fonts' leads out of the repository"))
  }

  @Test("Rules measure text by the file, and again when it changes", .enabled(if: FontFileReader.isBuiltIn))
  func lint() throws {
    let scene = """
      scene: 1
      objects:
        - class: UIView
          frame: [0, 0, 320, 200]
          subviews:
            - {class: UILabel, id: title, text: aaaa, font: {name: Squares-Regular, size: 20}}
          constraints: [title.leading = self.leading, title.top = self.top, title.width = 40]

      """
    let folder = try folder([".diorama.yaml": "fonts: Own.ttf\n", "A.scene.yaml": scene], fontAt: ["Own.ttf"])
    let arguments = ["lint", "@A.scene.yaml", "--only", "clipped-text", "--cache", "@cache"]
    #expect(Invocation(arguments: arguments, in: folder).output.isEmpty)
    let wide = TestFont(family: "Squares", advances: ["a": 900])
    try Data(wide.bytes).write(to: URL(filePath: "\(folder.path)/Own.ttf"))
    for _ in 0..<2 { #expect(Invocation(arguments: arguments, in: folder).output.contains("clipped-text")) }
  }
}
