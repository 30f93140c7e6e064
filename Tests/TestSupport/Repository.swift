package import Foundation
package import Testing

/// The files of this repository, which tests read and record.
package enum Repository {
  /// The package's root folder.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Whether expectations are written anew instead of compared with the results; such a run fails.
  package static let isRecording = ProcessInfo.processInfo.environment["DIORAMA_RECORD"] == "1"

  /// The URL of a file, by its path from the root.
  package static func url(_ path: String) -> URL { root.appendingPathComponent(path) }

  /// A file's bytes, by its path from the root.
  package static func bytes(_ path: String) throws -> [UInt8] { try Array(Data(contentsOf: url(path))) }

  /// A file's text, by its path from the root.
  package static func text(_ path: String) throws -> String { try String(contentsOf: url(path), encoding: .utf8) }

  /// The names of the files in a folder, in order; none if there is no such folder.
  package static func files(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url(folder).path)) ?? []).sorted()
  }

  /// The files in a folder and its subfolders whose names end in a suffix, as sorted paths from the root.
  package static func files(below folder: String, suffix: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: url(folder).path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
  }

  /// The sample scenes, as paths from the root.
  package static var samples: [String] { files(below: "samples", suffix: ".scene.yaml") }

  /// Scenes that compile: the samples and the fixtures, as paths from the root.
  package static var scenes: [String] { samples + files(below: "Tests/Fixtures/scenes", suffix: ".scene.yaml") }

  /// A file or folder next to the repository that is only measured; nil if it is missing.
  package static func shared(_ path: String) -> URL? {
    let url = root.deletingLastPathComponent().appendingPathComponent("shared/\(path)")
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }

  /// Writes an expectation to a path from the root.
  package static func record(_ text: String, at path: String) throws {
    try FileManager.default.createDirectory(
      at: url(path).deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url(path), options: .atomic)
  }

  /// Expects a checked-in file to be what is generated, or writes it if the run records.
  package static func expectFresh(
    _ path: String,
    _ text: String,
    command: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    guard isRecording else {
      let found = (try? Self.text(path)) ?? ""
      #expect(found == text, "\(path) is out of date: run '\(command)'", sourceLocation: sourceLocation)
      return
    }
    try record(text, at: path)
    Issue.record("recorded \(path)", sourceLocation: sourceLocation)
  }
}
