import Foundation
import PackagePlugin

/// Lays the scenes of a package's targets out: `swift package diorama-format [--check] [--target NAME]…`.
///
/// With `--check` nothing is written, and scenes that would change are named.
@main
struct DioramaFormat: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let verb = extractor.extractFlag(named: "check") > 0 ? "check-format" : "format"
    let names = extractor.extractOption(named: "target")
    guard extractor.remainingArguments.isEmpty else {
      return Diagnostics.error("usage: swift package diorama-format [--check] [--target NAME]…")
    }
    let targets = names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    let scenes = targets.compactMap { $0 as? any SourceModuleTarget }.flatMap { $0.sourceFiles.map(\.url.path) }
      .filter { $0.hasSuffix(".scene.yaml") || $0.hasSuffix(".storyboard.yaml") || $0.hasSuffix(".component.yaml") }
    guard !scenes.isEmpty else {
      return print("There are no scenes (*.scene.yaml, *.storyboard.yaml) in these targets.")
    }
    let process = Process()
    process.executableURL = try context.tool(named: "diorama-build").url
    process.arguments = [verb] + Set(scenes).sorted()
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      return Diagnostics.error("diorama-build \(verb) ended with status \(process.terminationStatus)")
    }
  }
}
