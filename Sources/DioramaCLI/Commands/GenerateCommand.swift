package import ArgumentParser
package import DioramaBuild
import SceneTooling

/// `diorama generate`: the Swift of scenes.
package struct GenerateCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Write the Swift of scenes: their classes, connections and names.",
    discussion: """
      Each X.scene.yaml gets X.scene.swift, with a type that loads the scene and has its objects, and all of them \
      get Scenes.classes.swift, with what the Swift compiler checks of their outlets and actions. Files that would not \
      change are left alone.

      Example: diorama generate Scenes --module Shop --output-dir Generated
      """
  )

  @Argument(help: "Scene files, or folders to search for *.scene.yaml.", completion: .scenes)
  var inputs: [String]

  @Option(
    help: ArgumentHelp("The folder to write to; it is made where it is missing.", valueName: "dir"),
    completion: .directory
  )
  var outputDir: String

  @Option(
    help: ArgumentHelp("The module that the Swift becomes part of; other modules are imported.", valueName: "name")
  )
  var module: String?

  @Option(help: ArgumentHelp("The access level of what is generated.", valueName: "level"))
  var access = GenerationOptions.Access.internal

  @Option(
    help: ArgumentHelp(
      "The bundle that holds the nibs; 'module' is that of a Swift package's target.",
      valueName: "bundle"
    )
  )
  var bundle = GenerationOptions.Resources.main

  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Generates the Swift of the inputs.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    let request = GenerateRequest(
      inputs: inputs,
      settings: common.sources,
      outputFolder: outputDir,
      options: GenerationOptions(module: module, access: access, resources: bundle)
    )
    return generateSwift(request, in: common.start(in: surroundings))
  }
}
