import Foundation

/// The repository's files, found from this file's place.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Scenes that compile: the samples and the fixtures, as paths from the root.
  static var scenes: [String] {
    ["samples", "Tests/Fixtures/scenes"].flatMap { folder in
      let names = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
      return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".scene.yaml") }.sorted()
        .map { "\(folder)/\($0)" }
    }
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    try Array(Data(contentsOf: root.appendingPathComponent(path)))
  }

  /// Nibs that Apple's tools made; empty where the folder beside the repository is absent.
  static var genuineNibs: [URL] {
    let folder = root.deletingLastPathComponent().appendingPathComponent("shared/corpus/pairs")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".nib") }.sorted().map { folder.appendingPathComponent($0) }
      .filter { !$0.hasDirectoryPath }
  }
}
