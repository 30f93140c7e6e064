import Foundation
import PackagePlugin

/// Compiles the scenes and storyboards of a target, and elsewhere than on a Mac its documents of Interface Builder, to nibs and folders among its resources, and generates their Swift among its
/// sources.
///
/// A storyboard's folder is one declared output: SwiftPM copies it into the bundle as it is, and anew when it was exchanged.
@main
struct DioramaPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let files = module.sourceFiles.map(\.url).sorted { $0.path < $1.path }
    var storyboards = files.filter { $0.lastPathComponent.hasSuffix(".storyboard.yaml") }
    let folders = Set(storyboards.map { $0.path.dropLast(".storyboard.yaml".count) })
    let all = files.filter { $0.lastPathComponent.hasSuffix(".scene.yaml") }
    // A scene in the folder of a storyboard is a part of that, and no nib of its own.
    var scenes = all.filter { !folders.contains($0.deletingLastPathComponent().path[...]) }
    #if !os(macOS)
      // Elsewhere than on a Mac, nothing else compiles documents of Interface Builder.
      scenes += files.filter { $0.pathExtension == "xib" }
      storyboards += files.filter { $0.pathExtension == "storyboard" }
    #endif
    guard !scenes.isEmpty || !storyboards.isEmpty else { return [] }
    let tool = try context.tool(named: "diorama-build").url
    let settings = settingFiles(of: target.directoryURL, in: context.package.directoryURL)
    // Only outputs that are declared reach the bundle: the cache beside them does not.
    let outputs = ["Nibs", "Swift", "Cache"].map { context.pluginWorkDirectoryURL.appending(path: $0) }
    for folder in outputs { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    let nibs = scenes.map { outputs[0].appending(path: "\(name(of: $0)).nib") }
    let compiled = storyboards.map { outputs[0].appending(path: "\(name(ofStoryboard: $0)).storyboardc") }
    let swift =
      scenes.map { "\(name(of: $0)).scene.swift" }
      + storyboards.map { "\(name(ofStoryboard: $0)).storyboard.swift" } + ["Scenes.classes.swift"]
    let count = scenes.count + storyboards.count

    // One call for all scenes: the tool knows which of them have changed.
    return [
      .buildCommand(
        displayName: "Compiling \(count == 1 ? "1 scene" : "\(count) scenes") of \(module.name)",
        executable: tool,
        arguments: ["build", module.moduleName] + (outputs + scenes + storyboards).map(\.path),
        inputFiles: Set(all + scenes + storyboards).sorted { $0.path < $1.path } + settings,
        outputFiles: nibs + nibs.map { $0.appendingPathExtension("map") } + compiled
          + swift.map { outputs[1].appending(path: $0) }
      )
    ]
  }

  private func name(of scene: URL) -> String { name(of: scene, without: [".scene.yaml", ".xib"]) }

  private func name(ofStoryboard file: URL) -> String { name(of: file, without: [".storyboard.yaml", ".storyboard"]) }

  private func name(of file: URL, without endings: [String]) -> String {
    let name = file.lastPathComponent
    return endings.first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) } ?? name
  }

  /// The configurations that may hold for a target's scenes, and every schema that one of them may name.
  private func settingFiles(of target: URL, in package: URL) -> [URL] {
    var folder = target.standardizedFileURL
    var found: [URL] = []
    while folder.path.hasPrefix(package.standardizedFileURL.path) {
      let configuration = folder.appending(path: ".diorama.yaml")
      if FileManager.default.fileExists(atPath: configuration.path) {
        found.append(configuration)
        found += schemas(below: folder)
      }
      folder.deleteLastPathComponent()
    }
    return Array(Set(found)).sorted { $0.path < $1.path }
  }

  private func schemas(below folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (files?.compactMap { $0 as? URL } ?? []).filter {
      $0.pathExtension == "yaml" && !$0.lastPathComponent.hasSuffix(".scene.yaml")
        && !$0.lastPathComponent.hasSuffix(".storyboard.yaml")
    }
  }
}
