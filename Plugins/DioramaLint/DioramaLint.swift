import Foundation
import PackagePlugin

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin
#endif

/// Holds the scenes of a package's targets against the rules: `swift package diorama-lint [--fix] [--target NAME]…`.
///
/// `--fix` makes the fixes that are surely what was meant, and needs `--allow-writing-to-package-directory` before the verb.
@main
struct DioramaLint: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try perform(arguments, by: context.tool(named: "diorama-build").url) { names in
      let targets = names.isEmpty ? context.package.targets : try context.package.targets(named: names)
      return targets.compactMap { $0 as? any SourceModuleTarget }.flatMap { $0.sourceFiles.map(\.url) }
    }
  }

  /// Lints the files that `files` returns for the targets that the arguments name, none for all.
  private func perform(_ arguments: [String], by tool: URL, files: ([String]) throws -> [URL]) throws {
    var extractor = ArgumentExtractor(arguments)
    let verb = extractor.extractFlag(named: "fix") > 0 ? "fix" : "lint"
    let names = extractor.extractOption(named: "target")
    guard extractor.remainingArguments.isEmpty else {
      return Diagnostics.error("usage: swift package diorama-lint [--fix] [--target NAME]…")
    }
    let scenes = try files(names).map(\.path)
      .filter {
        $0.hasSuffix(".scene.yaml") || $0.hasSuffix(".storyboard.yaml") || $0.hasSuffix(".component.yaml")
          || $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard")
      }
    guard !scenes.isEmpty else {
      return print("There are no scenes and no documents of Interface Builder in these targets.")
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
  extension DioramaLint: XcodeCommandPlugin {
    /// Lints the scenes of a project's targets; Xcode names the targets that were chosen.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try perform(arguments, by: context.tool(named: "diorama-build").url) { names in
        context.xcodeProject.targets.filter { names.isEmpty || names.contains($0.displayName) }
          .flatMap { $0.inputFiles.map(\.url) }
      }
    }
  }
#endif
