import Foundation
import Testing

/// The files of the package that tests read, found from this file's place.
enum Repository {
  /// The package's root folder.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Whether generated files are written anew rather than held against what is generated; such a run fails.
  static let isRecording = ProcessInfo.processInfo.environment["DIORAMA_RECORD"] == "1"

  /// A file's text, by its path from the root.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The names of the files in a folder, in order; none where there is no such folder.
  static func files(in folder: String) -> [String] {
    let path = root.appendingPathComponent(folder).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// Expects a checked-in file to be what is generated, or writes it where the run records.
  static func expectFresh(_ path: String, _ text: String, command: Comment) throws {
    guard isRecording else {
      let found = (try? Self.text(path)) ?? ""
      #expect(found == text, "\(path) is out of date: run '\(command)'")
      return
    }
    let url = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    Issue.record("recorded \(path)")
  }
}
