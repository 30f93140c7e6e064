import DioramaCLI
import Foundation
import SceneLanguage
import TestSupport
import Testing

/// Whatever finds scenes finds storyboards: one list says how the names of their files end.
struct SourceKindTests {
  @Test("A name tells what a file is")
  func names() {
    #expect(SourceKind.suffixes == [".scene.yaml", ".storyboard.yaml", ".component.yaml", ".xib", ".storyboard"])
    #expect(SourceKind(path: "a/Main.storyboard") == .storyboardDocument && SourceKind(path: "Cart.xib") == .xib)
    #expect(SourceKind.name(ofPath: "a/Main.storyboard") == "Main" && SourceKind(path: "a/.xib") == nil)
    #expect(SourceKind(path: "Components/Row.component.yaml") == .component)
    #expect(SourceKind(path: "a/Main.storyboard.yaml") == .storyboard)
    #expect(SourceKind(path: "Home.scene.yaml") == .scene)
    #expect(SourceKind(path: "a/.scene.yaml") == nil && SourceKind(path: "a.yaml") == nil)
    #expect(SourceKind.name(ofPath: "a/Main.storyboard.yaml") == "Main")
  }

  /// Files that cannot ask the list, as they are no part of the program.
  @Test(
    "What cannot ask the list names all of it",
    arguments: [
      "Plugins/DioramaLint/DioramaLint.swift", "Plugins/DioramaFormat/DioramaFormat.swift",
    ]
  )
  func plugins(path: String) throws {
    let text = try Repository.text(path)
    let kinds = path.hasSuffix("Format.swift") ? SourceKind.written : SourceKind.allCases
    for suffix in kinds.map(\.suffix) { #expect(text.contains("hasSuffix(\"\(suffix)\")"), "\(path): \(suffix)") }
  }

  @Test("Hooks are given all of them")
  func hooks() throws {
    let patterns = try Repository.text(".pre-commit-hooks.yaml").split(separator: "\n")
      .filter { $0.hasPrefix("  files: ") }
    #expect(!patterns.isEmpty)
    let kinds = SourceKind.written.map(\.rawValue).joined(separator: "|")
    // The formatter is for scenes.
    let texts = "  files: '\\.(\(kinds))\\.yaml$'"
    let all = "  files: '\\.((\(kinds))\\.yaml|xib|storyboard)$'"
    #expect(
      Set(patterns.map(String.init)) == [texts, all] && patterns.filter { $0 == texts[...] }.count < patterns.count
    )
  }

  @Test("No other code of the program tells files by their endings")
  func onlyList() throws {
    for path in Repository.files(below: "Sources", suffix: ".swift") where !path.hasSuffix("Embedded.swift") {
      let text = try Repository.text(path)
      #expect(
        !text.contains("hasSuffix(\".scene.yaml\")") && !text.contains("hasSuffix(\".storyboard.yaml\")"),
        "\(path)"
      )
    }
  }
}
