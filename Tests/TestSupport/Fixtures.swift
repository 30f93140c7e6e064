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
