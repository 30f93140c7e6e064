import Foundation
import TestSupport
import Testing

/// The page inside the executable is made of the files under Resources/preview/.
struct EmbeddedPreviewTests {
  @Test("The embedded page is fresh")
  func isFresh() throws {
    let names = [("page", "preview.html"), ("script", "preview.js"), ("style", "preview.css")]
    let texts = try names.map { name, file in
      let url = Repository.root.appendingPathComponent("Resources/preview/\(file)")
      return "  static let \(name): StaticString = \(Self.literal(try String(contentsOf: url, encoding: .utf8)))"
    }
    let expected = """
      // swift-format-ignore-file
      // Made from Resources/preview/ by `make pages`; a test says when it is out of date.

      /// The files of the page of a preview.
      enum EmbeddedPreview {
      \(texts.joined(separator: "\n"))
      }

      """
    try Repository.expectFresh("Sources/DioramaPreview/EmbeddedPreview.swift", expected, command: "make pages")
  }

  @Test("The page is small")
  func isSmall() throws {
    let sizes = try ["preview.html", "preview.js", "preview.css"].map { file in
      try Data(contentsOf: Repository.root.appendingPathComponent("Resources/preview/\(file)")).count
    }
    #expect(sizes.reduce(0, +) <= 60_000)
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    let whole = escaped.replacingOccurrences(of: "\n", with: "\\n").replacingOccurrences(of: "\t", with: "\\t")
    return "\"" + whole + "\""
  }
}
