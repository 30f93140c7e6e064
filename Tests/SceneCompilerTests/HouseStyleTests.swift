import Foundation
import SceneCompiler
import SceneDiagnostics
import TestSupport
import Testing

/// Messages read alike, and the registry knows every id.
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

  @Test(arguments: DiagnosticIDs.all.map(\.summary))
  func summariesAreSentences(summary: String) {
    #expect(summary.hasSuffix(".") && summary.count <= 100)
  }

  /// Each id that the sources make diagnostics with is registered, and each registered id is made somewhere.
  @Test func sourcesAreTheRegistry() throws {
    let folder = Repository.root.appendingPathComponent("Sources")
    let pattern = try Regex(#"\b(?:Diagnostic|report|fail)\(\s*"([a-z0-9-]+)""#, as: (Substring, Substring).self)
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    var made: Set<String> = []
    for file in files
    where file.hasSuffix(".swift") && ["Scene", "Interface", "Swift", "Project"].contains(where: file.hasPrefix) {
      let text = try String(contentsOfFile: folder.appendingPathComponent(file).path, encoding: .utf8)
      for match in text.matches(of: pattern) { made.insert(String(match.output.1)) }
    }
    #expect(made.sorted() == DiagnosticIDs.all.map(\.id))
    #expect(ValidationRules.ids.allSatisfy { DiagnosticIDs.kind($0) != nil })
    #expect(DiagnosticIDs.all.map(\.id) == DiagnosticIDs.all.map(\.id).sorted())
  }

  private static func isInStyle(_ message: String) -> Bool {
    guard let first = message.first, !message.hasSuffix("."), !message.contains("\"") || message.contains("'") else {
      return false
    }
    let isPhrase = first.isLowercase || first == "'" || first.isNumber || first == "%"
    return (isPhrase || namePrefixes.contains { message.hasPrefix($0) }) && message.count <= 100
  }
}
