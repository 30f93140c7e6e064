import Foundation
import Testing

/// The page that says what was tried on the project, a row a kind; each row is made by the test that tries it.
enum AttackPage {
  /// The package's root folder.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let path = root.appendingPathComponent("Documentation/Attacks.md").path

  /// Expects the row of a name to be on the page; recording writes it there, and fails.
  static func expect(_ name: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let page = try String(contentsOfFile: path, encoding: .utf8)
    let row = "| \(name) | \(text) |"
    var lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let place = lines.firstIndex { $0.hasPrefix("| \(name) |") }
    let isRecording = ProcessInfo.processInfo.environment["DIORAMA_RECORD"] == "1"
    if isRecording, let place, lines[place] != row {
      lines[place] = row
      try Data(lines.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: path))
    }
    #expect(
      !isRecording && place.map { lines[$0] == row } ?? false,
      "record the row with DIORAMA_RECORD=1: \(row)",
      sourceLocation: sourceLocation
    )
  }
}
