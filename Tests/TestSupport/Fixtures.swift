/// The fixtures that tests read.
package enum Fixtures {
  /// The scene files of a folder under `Tests/Fixtures`, by name.
  package static func scenes(in folder: String) -> [String] {
    names(in: folder).filter { $0.hasSuffix(".scene.yaml") }
  }

  /// The YAML files of a folder under `Tests/Fixtures`, by name.
  package static func names(in folder: String) -> [String] {
    Repository.files(in: "Tests/Fixtures/\(folder)").filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".xib") }
  }
}

extension Fixtures {
  /// The storyboards of a folder under `Tests/Fixtures`, by name.
  package static func storyboards(in folder: String) -> [String] {
    names(in: folder).filter { $0.hasSuffix(".storyboard.yaml") }
  }

  /// The scenes in the folder beside a storyboard, as paths from the root, with their names.
  package static func members(of storyboard: String) -> [(name: String, path: String)] {
    let folder = String(storyboard.dropLast(".storyboard.yaml".count))
    return Repository.files(in: folder).filter { $0.hasSuffix(".scene.yaml") }.map {
      (name: String($0.dropLast(".scene.yaml".count)), path: "\(folder)/\($0)")
    }
  }
}
