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
    let files = SceneFiles(among: module.sourceFiles.map(\.url))
    guard !files.isEmpty else { return [] }
    guard Self.admits(files) else { return [] }
    // Only outputs that are declared reach the bundle: the cache and the maps do not. Debug builds find the maps where they are.
    let folders = ["Nibs", "Maps", "Swift", "Cache"].map { context.pluginWorkDirectoryURL.appendingPathComponent($0) }
    return [
      try files.command(
        for: module.name,
        by: context.tool(named: "diorama-build").url,
        ["build", module.moduleName],
        (folders[0], folders[2], folders),
        settings: SceneFiles.settings(of: [target.directoryURL], in: context.package.directoryURL)
      )
    ]
  }

  /// Whether every nib has a name of its own; where not, both files are named.
  static func admits(_ files: SceneFiles) -> Bool {
    guard let (one, other) = files.namesakes else { return true }
    Diagnostics.error("\(one.path) and \(other.path) have one name, and a bundle has no folders: rename one of them")
    return false
  }
}
