package import ArgumentParser
package import DioramaDriver
import SwiftCodegen

/// `diorama generate`: the Swift of scenes.
package struct GenerateCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration.verb(
    "generate",
    abstract: "Generate Swift from scenes and documents: their classes, connections and names.",
    discussion: """
      Each X.scene.yaml gets X.scene.swift, with a type that loads the scene and has its objects. \
      Scenes.classes.swift has what the Swift compiler checks of the outlets and actions of all scenes. Unchanged \
      files are not written.

      --code uikit writes a class instead that makes in code what the nib of X holds, for applications without nibs. \
      What code cannot express is reported with its line. A file that is there and holds something else is \
      replaced only with --overwrite.

      Example: diorama generate Scenes --module Shop --output-dir Generated
      """
  )

  @Argument(help: InputHelp.filesAndFolders, completion: .scenes)
  var inputs: [String]

  @Option(
    help: ArgumentHelp("The folder to write to; it is created if necessary.", valueName: "dir"),
    completion: .directory
  )
  var outputDir: String

  @Option(
    help: ArgumentHelp(
      "The module that the code belongs to; other modules are imported. 'module' in .diorama.yaml by default.",
      valueName: "name"
    ),
    transform: SharedOption<String>.moduleName
  )
  var module: String?

  @Option(help: ArgumentHelp("The access level of the generated code.", valueName: "level"))
  var access = GenerationOptions.Access.internal

  @Option(
    help: ArgumentHelp(
      "The bundle with the nibs; 'module' is the bundle of a Swift package target.",
      valueName: "bundle"
    )
  )
  var bundle = GenerationOptions.Resources.main

  @Option(
    help: ArgumentHelp(
      "What the code is for: 'nib' loads the nibs and checks their connections, 'uikit' needs no nib.",
      valueName: "kind"
    )
  )
  var code = GenerationOptions.Code.nib

  @Flag(
    inversion: .prefixedNo,
    help: "Name the scene's lines in comments of code for UIKit, where it names something of the application's."
  )
  var locations = true

  @Flag(help: "Replace files of code for UIKit that are there and hold something else.")
  var overwrite = false

  @Option(.jobs) var jobs: Int?

  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Generates the Swift of the inputs.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    var options = GenerationOptions(module: module, access: access, resources: bundle)
    options.code = code
    options.namesLines = locations
    var request = GenerateRequest(
      inputs: inputs,
      settings: common.sources(module: module),
      outputFolder: outputDir,
      options: options
    )
    request.overwrites = overwrite
    return generateSwift(request, in: common.start(in: surroundings, jobs: jobs))
  }
}
