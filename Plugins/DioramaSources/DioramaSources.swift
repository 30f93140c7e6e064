import Foundation
import PackagePlugin

/// Compiles sources that are written for UIKit and Objective-C, as they are, where there is no Objective-C.
///
/// The file `DioramaSources.txt` in the target's folder names their folders and files, one a line, from that folder on.
@main
struct DioramaSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let list = target.directoryURL.appending(path: "DioramaSources.txt")
    guard let text = try? String(contentsOf: list, encoding: .utf8) else {
      Diagnostics.error("\(list.path) does not exist; it names the folders of the sources, one a line")
      return []
    }
    let paths = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
      !$0.isEmpty && !$0.hasPrefix("#")
    }
    let sources = paths.flatMap { swiftFiles(at: URL(fileURLWithPath: $0, relativeTo: target.directoryURL)) }
    guard !sources.isEmpty else { return [] }
    let folder = context.pluginWorkDirectoryURL.appending(path: "Sources")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let names = sources.map { $0.deletingPathExtension().lastPathComponent }
    let outputs = names.map { $0 + "+Linux.swift" } + ["DioramaSources.swift"]
    // A bundle has only one tool, which reads sources as well.
    let own = try? context.tool(named: "diorama-sources").url
    let tool = try own ?? context.tool(named: "diorama-build").url
    return [
      .buildCommand(
        displayName: "Reading \(sources.count == 1 ? "1 source" : "\(sources.count) sources") of \(module.name)",
        executable: tool,
        arguments: (own == nil ? ["sources"] : []) + [module.moduleName, folder.path] + sources.map(\.path),
        inputFiles: sources + [list],
        outputFiles: outputs.map { folder.appending(path: $0) }
      )
    ]
  }

  /// The Swift files at a path, or below it, in order.
  private func swiftFiles(at location: URL) -> [URL] {
    let location = location.standardizedFileURL
    if location.pathExtension == "swift" { return [location] }
    let files = FileManager.default.enumerator(
      at: location,
      includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles
    )
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }
}
