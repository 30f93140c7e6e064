import DioramaCLI
import Foundation
import SceneCompiler
import SceneDiagnostics
import TestSupport
import Testing

/// Messages and summaries are alike in style.
@Suite struct HouseStyleTests {
  /// What a message cannot begin with: names of UIKit, of a user's class, and of the language begin with a capital.
  private static let namePrefixes = ["UI", "NS", "CA", "WK", "MK", "Shop.", "YAML", "_UI"]

  @Test func messagesKeepTheStyle() throws {
    let folders = ["", "/schemas", "/configurations", "/generation", "/documents"].map { "diagnostics\($0)" }
    for folder in folders {
      for name in Fixtures.names(in: folder) {
        let text = try Repository.text("Tests/Fixtures/\(folder)/\(name)")
        for line in text.split(separator: "\n") where ExpectedDiagnostics.isAnnouncement(line) {
          guard let colon = line.firstRange(of: ": ") else { continue }
          let rest = line[colon.upperBound...]
          let end = try rest.firstRange(of: Regex(#"; | \(\d+:\d+ "#))?.lowerBound ?? rest.endIndex
          let message = String(rest[..<end])
          #expect(Self.isInStyle(message), "\(name): \(message)")
          let hint = rest[end...].prefix(
            upTo: rest.firstRange(of: try Regex(#" \(\d+:\d+ "#))?.lowerBound ?? rest.endIndex
          )
          // A hint that writes whole lines out is as long as they are.
          #expect(hint.count <= 180, "\(name): \(hint)")
        }
      }
    }
  }

  @Test(arguments: DiagnosticRegistry.tool.ofTool.map(\.summary))
  func summariesAreSentences(summary: String) {
    #expect(summary.hasSuffix(".") && summary.count <= 100)
  }

  private static func isInStyle(_ message: String) -> Bool {
    guard let first = message.first, !message.hasSuffix("."), !message.contains("\"") || message.contains("'") else {
      return false
    }
    let isPhrase = first.isLowercase || first == "'" || first.isNumber || first == "%"
    return (isPhrase || namePrefixes.contains { message.hasPrefix($0) }) && message.count <= 100
  }
}
