import Foundation
import PackagePlugin

/// The scenes and storyboards among the files of a target, and elsewhere than on a Mac its documents of Interface Builder.
struct SceneFiles {
  /// Every scene, those of storyboards included.
  let all: [URL]
  /// What becomes a nib.
  var scenes: [URL]
  /// What becomes a folder of nibs.
  var storyboards: [URL]

  init(among files: [URL]) {
    let files = files.sorted { $0.path < $1.path }
    storyboards = files.filter { $0.lastPathComponent.hasSuffix(".storyboard.yaml") }
    let folders = Set(storyboards.map { $0.path.dropLast(".storyboard.yaml".count) })
    all = files.filter { $0.lastPathComponent.hasSuffix(".scene.yaml") }
    // A scene in the folder of a storyboard is a part of that, and no nib of its own.
    scenes = all.filter { !folders.contains($0.deletingLastPathComponent().path[...]) }
    #if !os(macOS)
      // Elsewhere than on a Mac, nothing else compiles documents of Interface Builder.
      scenes += files.filter { $0.pathExtension == "xib" }
      storyboards += files.filter { $0.pathExtension == "storyboard" }
    #endif
  }

  var isEmpty: Bool { scenes.isEmpty && storyboards.isEmpty }

  /// The two first files that would become one nib or one storyboard, since a bundle has no folders; nil where there are none.
  var namesakes: (URL, URL)? {
    for files in [scenes, storyboards] {
      var found: [String: URL] = [:]
      for file in files {
        if let other = found.updateValue(file, forKey: Self.name(of: file)) { return (other, file) }
      }
    }
    return nil
  }

  /// The command that compiles everything: one call for all scenes, since the tool knows which of them have changed.
  ///
  /// - Parameters:
  ///   - module: The name of the module, for the command's own.
  ///   - tool: The program.
  ///   - verb: What the program is asked for, and what it needs to know before the folders.
  ///   - folders: The folders for nibs and for Swift, which are declared, and others.
  ///   - settings: The files that matter to all scenes.
  func command(
    for module: String,
    by tool: URL,
    _ verb: [String],
    _ folders: (nibs: URL, swift: URL, all: [URL]),
    settings: [URL]
  ) throws -> Command {
    for folder in folders.all { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    let count = scenes.count + storyboards.count
    let swift =
      scenes.map { "\(Self.name(of: $0)).scene.swift" } + storyboards.map { "\(Self.name(of: $0)).storyboard.swift" }
      + ["Scenes.classes.swift"]
    return .buildCommand(
      displayName: "Compiling \(count == 1 ? "1 scene" : "\(count) scenes") of \(module)",
      executable: tool,
      arguments: verb + (folders.all + scenes + storyboards).map(\.path),
      inputFiles: Set(all + scenes + storyboards).sorted { $0.path < $1.path } + settings,
      outputFiles: scenes.map { folders.nibs.appendingPathComponent("\(Self.name(of: $0)).nib") }
        + storyboards.map { folders.nibs.appendingPathComponent("\(Self.name(of: $0)).storyboardc") }
        + swift.map { folders.swift.appendingPathComponent($0) }
    )
  }

  private static func name(of file: URL) -> String {
    let name = file.lastPathComponent
    let endings = [".scene.yaml", ".storyboard.yaml", ".xib", ".storyboard"]
    return endings.first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) } ?? name
  }

  /// The configurations that may hold for scenes in some folders, and every schema that one of them may name.
  static func settings(of folders: some Sequence<URL>, in project: URL) -> [URL] {
    let root = project.standardizedFileURL.path
    var found: Set<URL> = []
    var seen: Set<String> = []
    for folder in folders {
      var folder = folder.standardizedFileURL
      while folder.path.hasPrefix(root), seen.insert(folder.path).inserted {
        let configuration = folder.appendingPathComponent(".diorama.yaml")
        if FileManager.default.fileExists(atPath: configuration.path) {
          found.insert(configuration)
          found.formUnion(schemas(below: folder))
        }
        folder.deleteLastPathComponent()
      }
    }
    return found.sorted { $0.path < $1.path }
  }

  private static func schemas(below folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (files?.compactMap { $0 as? URL } ?? []).filter {
      $0.pathExtension == "yaml" && !$0.lastPathComponent.hasSuffix(".scene.yaml")
        && !$0.lastPathComponent.hasSuffix(".storyboard.yaml")
    }
  }
}
