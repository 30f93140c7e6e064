import Foundation

/// The repository's files, found from this file's place.
enum Repository {
  /// The package's root folder.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Whether expectations are written anew rather than held against the results; such a run fails.
  static let isRecording = ProcessInfo.processInfo.environment["DIORAMA_RECORD"] == "1"

  /// The sample scenes, as paths from the root.
  static var samples: [String] {
    let folder = root.appendingPathComponent("samples").path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".scene.yaml") }.sorted().map { "samples/\($0)" }
  }

  /// A file's bytes, by its path from the root.
  static func bytes(_ path: String) throws -> [UInt8] {
    try Array(Data(contentsOf: root.appendingPathComponent(path)))
  }

  /// What stands beside the repository, for measuring only; nil where it is absent.
  static func shared(_ path: String) -> URL? {
    let url = root.deletingLastPathComponent().appendingPathComponent("shared/\(path)")
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }

  /// Writes an expectation.
  static func record(_ text: String, at path: String) throws {
    try Data(text.utf8).write(to: root.appendingPathComponent(path))
  }
}
