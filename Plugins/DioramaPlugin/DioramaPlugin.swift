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
    let nibs = context.pluginWorkDirectoryURL.appending(path: "Nibs")
    let swift = context.pluginWorkDirectoryURL.appending(path: "Swift")
    for folder in [nibs, swift] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    let compilations = scenes.map { scene in
      let nib = nibs.appending(path: "\(name(of: scene)).nib")
      return Command.buildCommand(
        displayName: "Compiling \(scene.lastPathComponent)",
        executable: tool,
        arguments: ["compile", scene.path, nib.path],
        inputFiles: [scene] + settings,
        outputFiles: [nib, nib.appendingPathExtension("map")]
      )
    }
    let files = scenes.map { "\(name(of: $0)).scene.swift" } + ["Scenes.classes.swift"]
    let generation = Command.buildCommand(
      displayName: "Generating the Swift of \(scenes.count) scenes",
      executable: tool,
      arguments: ["generate", module.moduleName, swift.path] + scenes.map(\.path),
      inputFiles: scenes + settings,
      outputFiles: files.map { swift.appending(path: $0) }
    )
    return compilations + [generation]
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
