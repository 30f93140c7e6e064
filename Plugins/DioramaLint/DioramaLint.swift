import Foundation
import PackagePlugin

/// Holds the scenes of a package's targets against the rules: `swift package diorama-lint [--fix] [--target NAME]…`.
///
/// `--fix` makes the fixes that are surely what was meant, and needs `--allow-writing-to-package-directory` before the verb.
@main
struct DioramaLint: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let verb = extractor.extractFlag(named: "fix") > 0 ? "fix" : "lint"
    let names = extractor.extractOption(named: "target")
    guard extractor.remainingArguments.isEmpty else {
      return Diagnostics.error("usage: swift package diorama-lint [--fix] [--target NAME]…")
    }
    let targets = names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    let scenes = targets.compactMap { $0 as? any SourceModuleTarget }.flatMap { $0.sourceFiles.map(\.url.path) }
      .filter {
        $0.hasSuffix(".scene.yaml") || $0.hasSuffix(".storyboard.yaml") || $0.hasSuffix(".component.yaml")
          || $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard")
      }
    guard !scenes.isEmpty else {
      return print("There are no scenes and no documents of Interface Builder in these targets.")
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
