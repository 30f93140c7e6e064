import NibArchive

/// A file to write.
struct Artifact: Sendable {
  var path: String
  var bytes: [UInt8]
}

extension OutputPlan {
  /// The files that are written for one scene.
  struct Outputs: Sendable {
    /// The file for the nib or the text that was requested; nil for standard output.
    var main: String?
    /// Whether the nib gets a map, in a file next to it.
    var hasMap = false

    /// The file for the map; nil without one.
    var map: String? { hasMap ? main.map { $0 + NibSourceMap.suffix } : nil }
    /// The paths of all files; empty for standard output.
    var paths: [String] { [main, map].compactMap { $0 } }

    /// The files of a scene, in the order of `paths`; empty if it has errors.
    func artifacts(of scene: CompiledScene) -> [Artifact] {
      [(main, scene.main), (map, scene.map)].compactMap { path, bytes in
        guard let path, let bytes else { return nil }
        return Artifact(path: path, bytes: bytes)
      }
    }
  }
}
