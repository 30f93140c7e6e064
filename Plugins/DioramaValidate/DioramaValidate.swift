import Foundation
import PackagePlugin

/// Checks the scenes of a package's targets: `swift package diorama-validate [--target NAME]…`.
@main
struct DioramaValidate: CommandPlugin {
  /// The verb of the tool that does the work.
  private static let verb = "validate"

  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
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
    process.arguments = [Self.verb] + scenes.sorted()
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      Diagnostics.error("diorama-build \(Self.verb) ended with status \(process.terminationStatus)")
      return
    }
  }
}
