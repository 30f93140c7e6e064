import Foundation
import TestSupport
import Testing

/// Links of the guide and the README lead to files, and to headings in them.
@Suite struct LinkTests {
  private static let pages = GuidePage.names + ["CHANGELOG.md"]

  @Test(arguments: pages)
  func links(page: String) throws {
    let url = Repository.root.appendingPathComponent(page)
    let text = try String(contentsOf: url, encoding: .utf8)
    for match in text.matches(of: /\]\(([^)\s]+)\)/) {
      let link = String(match.output.1)
      if link.contains("://") { continue }
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let target = parts[0].isEmpty ? url : url.deletingLastPathComponent().appendingPathComponent(parts[0])
      #expect(FileManager.default.fileExists(atPath: target.path), "\(page): \(link)")
      guard parts.count == 2, let other = try? String(contentsOf: target, encoding: .utf8) else { continue }
      let anchors = other.split(separator: "\n").filter { $0.hasPrefix("#") }.map(Self.anchor)
      #expect(anchors.contains(parts[1]), "\(page): \(link)")
    }
  }

  /// The anchor that a heading gets where Markdown is shown.
  private static func anchor(_ heading: Substring) -> String {
    let words = heading.drop { $0 == "#" || $0 == " " }.lowercased()
    return words.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }.replacing(" ", with: "-")
  }
}
