package import SceneCatalog
package import SceneCompiler

/// What `compile` is asked to do.
package struct CompileRequest: Sendable {
  /// Scene files, folders, and `-` for standard input.
  package var inputs: [String]
  /// Which classes and which systems there are.
  package var settings: SettingSources
  /// The one file to write, or `-` for standard output; nil for the usual path.
  package var output: String?
  /// The folder to write to; nil for the folder of each scene.
  package var outputFolder: String?
  /// What to make.
  package var form: EmittedForm
  /// Whether each nib gets a map that says where its parts come from.
  package var hasDebugInfo: Bool
  /// The version of Xcode like which nibs are written.
  package var tools: NibTools
  /// The oldest system that the nibs are for: where newer systems read another nib, both are written into a folder; nil writes one
  /// nib for all.
  package var deploymentTarget: DeploymentTarget?
  /// How the nibs of storyboards are named.
  package var names = StoryboardNames.scenes
  /// The folder that keeps what is known of scenes; nil for none.
  package var cache: String?
  /// Whether frames that differ from the solved layout are reported.
  package var checksFrames = false
  /// The file to write that says what the outputs were made of; nil for none.
  package var depfile: String?

  /// Makes a request.
  package init(
    inputs: [String],
    settings: SettingSources = SettingSources(),
    output: String? = nil,
    outputFolder: String? = nil,
    form: EmittedForm = .nib,
    hasDebugInfo: Bool = false,
    tools: NibTools = .usual
  ) {
    self.inputs = inputs
    self.settings = settings
    self.output = output
    self.outputFolder = outputFolder.map { FilePath.trimmed($0) }
    self.form = form
    self.hasDebugInfo = hasDebugInfo
    self.tools = tools
  }

  /// The folder that each nib may become; nil where it stays a file.
  var nibFolder: NibFolder? { deploymentTarget.flatMap { NibFolder(tools, target: $0) } }
}

/// What is made of a scene.
package enum EmittedForm: String, CaseIterable, Sendable {
  /// The compiled nib.
  case nib
  /// The validated scene as text.
  case ir
  /// The syntax tree as text.
  case tree

  /// Whether the result is text that is printed unless a file is named.
  var isText: Bool { self != .nib }
}
