import Foundation
import Synchronization
package import Testing

/// The page that says what was tried on the project, a row a kind; each row is made by the test that tries it.
package enum AttackPage {
  private static let file = Repository.root.appendingPathComponent("Documentation/Attacks.md")
  /// Tests of several rows run at once, and each reads the page before it writes it.
  private static let turn = Mutex(())

  /// Expects the row of a name to be on the page; recording writes it there, and fails.
  package static func expect(
    _ name: String,
    _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let row = "| \(name) | \(text) |"
    let isRecording = Repository.isRecording
    let isThere = try turn.withLock { _ in
      let page = try String(contentsOf: file, encoding: .utf8)
      let recorded = recording(row, named: name, in: page)
      if isRecording, recorded != page { try Data(recorded.utf8).write(to: file, options: .atomic) }
      return recorded == page
    }
    #expect(
      !isRecording && isThere,
      "record the row with DIORAMA_RECORD=1: \(row)",
      sourceLocation: sourceLocation
    )
  }

  /// The page with a row instead of the one of the same name, or behind the last one.
  package static func recording(_ row: String, named name: String, in page: String) -> String {
    var lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let index = lines.firstIndex(where: { $0.hasPrefix("| \(name) |") }) {
      lines[index] = row
    } else if let last = lines.lastIndex(where: { $0.hasPrefix("|") }) {
      lines.insert(row, at: last + 1)
    }
    return lines.joined(separator: "\n")
  }
}
