import Foundation
import PackagePlugin

/// Compiles the scenes of a target to nibs among its resources, and generates their Swift among its sources.
@main
struct DioramaPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let scenes = module.sourceFiles.map(\.url).filter { $0.lastPathComponent.hasSuffix(".scene.yaml") }
      .sorted { $0.path < $1.path }
    guard !scenes.isEmpty else { return [] }
    let tool = try context.tool(named: "diorama-build").url
    let settings = settingFiles(of: target.directoryURL, in: context.package.directoryURL)
    // Only outputs that are declared reach the bundle: the cache beside them does not.
    let folders = ["Nibs", "Swift", "Cache"].map { context.pluginWorkDirectoryURL.appending(path: $0) }
    for folder in folders { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    let nibs = scenes.map { folders[0].appending(path: "\(name(of: $0)).nib") }
    let swift = scenes.map { "\(name(of: $0)).scene.swift" } + ["Scenes.classes.swift"]

    // One call for all scenes: the tool knows which of them have changed.
    return [
      .buildCommand(
        displayName: "Compiling \(scenes.count == 1 ? "1 scene" : "\(scenes.count) scenes") of \(module.name)",
        executable: tool,
        arguments: ["build", module.moduleName] + (folders + scenes).map(\.path),
        inputFiles: scenes + settings,
        outputFiles: nibs + nibs.map { $0.appendingPathExtension("map") } + swift.map { folders[1].appending(path: $0) }
      )
    ]
  }

  private func name(of scene: URL) -> String { String(scene.lastPathComponent.dropLast(".scene.yaml".count)) }

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
    }
  }
}
