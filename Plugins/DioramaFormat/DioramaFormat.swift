import Foundation
import PackagePlugin

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin
#endif

/// Lays the scenes of a package's targets out: `swift package diorama-format [--check] [--target NAME]…`.
///
/// With `--check` nothing is written, and scenes that would change are named.
@main
struct DioramaFormat: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try perform(arguments, by: context.tool(named: "diorama-build").url) { names in
      let targets = names.isEmpty ? context.package.targets : try context.package.targets(named: names)
      return targets.compactMap { $0 as? any SourceModuleTarget }.flatMap { $0.sourceFiles.map(\.url) }
    }
  }

  /// Formats the files that `files` returns for the targets that the arguments name, none for all.
  private func perform(_ arguments: [String], by tool: URL, files: ([String]) throws -> [URL]) throws {
    var extractor = ArgumentExtractor(arguments)
    let verb = extractor.extractFlag(named: "check") > 0 ? "check-format" : "format"
    let names = extractor.extractOption(named: "target")
    guard extractor.remainingArguments.isEmpty else {
      return Diagnostics.error("usage: swift package diorama-format [--check] [--target NAME]…")
    }
    let scenes = try files(names).map(\.path)
      .filter { $0.hasSuffix(".scene.yaml") || $0.hasSuffix(".storyboard.yaml") || $0.hasSuffix(".component.yaml") }
    guard !scenes.isEmpty else {
      return print("There are no scenes (*.scene.yaml, *.storyboard.yaml) in these targets.")
    }
    let process = Process()
    process.executableURL = tool
    process.arguments = [verb] + Set(scenes).sorted()
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      return Diagnostics.error("diorama-build \(verb) ended with status \(process.terminationStatus)")
    }
  }
}

#if canImport(XcodeProjectPlugin)
  extension DioramaFormat: XcodeCommandPlugin {
    /// Formats the scenes of a project's targets; Xcode names the targets that were chosen.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try perform(arguments, by: context.tool(named: "diorama-build").url) { names in
        context.xcodeProject.targets.filter { names.isEmpty || names.contains($0.displayName) }
          .flatMap { $0.inputFiles.map(\.url) }
      }
    }
  }
#endif
