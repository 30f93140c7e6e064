#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  extension DioramaPlugin: XcodeBuildToolPlugin {
    /// Compiles the scenes of an application's target, whose nibs are in the main bundle.
    ///
    /// Xcode compiles documents of Interface Builder itself. UIKit reads no source maps, so none are made.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let files = SceneFiles(among: target.inputFiles.map(\.url))
      guard !files.isEmpty, Self.admits(files) else { return [] }
      let folders = ["Nibs", "Swift", "Cache"].map { context.pluginWorkDirectoryURL.appendingPathComponent($0) }
      let scenes = (files.all + files.storyboards).map { $0.deletingLastPathComponent() }
      return [
        try files.command(
          for: target.displayName,
          by: context.tool(named: "diorama-build").url,
          ["build-application", Self.module(of: target)],
          (folders[0], folders[1], folders),
          settings: SceneFiles.settings(of: scenes, in: context.xcodeProject.directoryURL)
        )
      ]
    }

    /// The module of a target, as Xcode makes it of the product's name where the project sets no other.
    private static func module(of target: XcodeTarget) -> String {
      let name = target.product?.name ?? target.displayName
      let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
      return (letters.first?.isNumber == true ? "_" : "") + String(letters)
    }
  }
#endif
