import Foundation

/// The files that tests read, found from this file's place.
enum Fixtures {
  /// The package's root folder.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Whether expectations are written anew rather than held against the results; such a run fails.
  static let isRecording = ProcessInfo.processInfo.environment["DIORAMA_RECORD"] == "1"

  /// The scene files of a folder under `Tests/Fixtures`, by name.
  static func scenes(in folder: String) -> [String] {
    names(in: folder).filter { $0.hasSuffix(".scene.yaml") }
  }

  /// The YAML files of a folder under `Tests/Fixtures`, by name.
  static func names(in folder: String) -> [String] {
    let path = root.appendingPathComponent("Tests/Fixtures/\(folder)").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".xib") }.sorted()
  }

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

  /// Writes an expectation.
  static func record(_ text: String, at path: String) throws {
    try Data(text.utf8).write(to: root.appendingPathComponent(path), options: .atomic)
  }
}
