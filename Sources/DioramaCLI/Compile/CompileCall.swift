package import DioramaDriver
import SceneCatalog
package import SceneCompiler

/// A call of `diorama compile`.
package struct CompileCall: VerbCall {
  package static let verb = "compile"

  package var inputs: [String] = []
  package var settings = RunSettings()
  /// The one file to write, or `-` for standard output; nil for the usual location.
  package var output: String?
  /// The folder to write to; nil for the folder of each scene.
  package var outputFolder: String?
  /// What to make.
  package var form = EmittedForm.nib
  /// The version of nib to write; nil for the usual one.
  package var coderVersion: CoderVersion?
  /// The version of Xcode whose nibs to match; nil for the usual one.
  package var xcode: XcodeVersion?
  /// The oldest system that the nibs are for, as the user spells it; nil writes one nib for all.
  package var deploymentTarget: String?
  /// How the nibs of storyboards are named.
  package var names = StoryboardNames.scenes
  /// Whether each nib gets a map that says where its parts come from.
  package var hasDebugInfo = false
  /// Whether frames that are not what the constraints give are reported.
  package var checksFrames = false
  /// The folder that keeps what is known of scenes; nil for none.
  package var cache: String?
  /// The file to write that says what the outputs were made of; nil for none.
  package var depfile: String?

  package init() {}

  package var problem: String? {
    if hasDebugInfo, form != .nib { return "--debug-info goes with nibs, not with --emit \(form)." }
    if let coderVersion, let xcode, xcode.tools.coderVersion != coderVersion.tools.coderVersion {
      return "Xcode \(xcode.rawValue) writes no nibs of version \(coderVersion.rawValue)."
    }
    if let deploymentTarget, DeploymentTarget(deploymentTarget) == nil {
      return "--deployment-target \(deploymentTarget) is no iOS version."
    }
    if output != nil, outputFolder != nil { return "-o and --output-dir cannot be given together." }
    return inputs.isEmpty ? "Name a scene." : nil
  }

  package mutating func setFlag(_ name: String) -> Bool {
    switch name {
    case "--debug-info": hasDebugInfo = true
    case "--check-frames": checksFrames = true
    default: return false
    }
    return true
  }

  package mutating func setOption(_ name: String, to value: String) -> Bool {
    switch name {
    case "-o", "--output":
      guard output == nil else { return false }
      output = value
    case "--output-dir": outputFolder = value
    case "--emit":
      guard let form = EmittedForm(rawValue: value) else { return false }
      self.form = form
    case "--coder-version":
      guard let version = CoderVersion(rawValue: value) else { return false }
      coderVersion = version
    case "--xcode":
      guard let version = XcodeVersion(rawValue: value) else { return false }
      xcode = version
    case "--deployment-target": deploymentTarget = value
    case "--names":
      guard let names = StoryboardNames(rawValue: value) else { return false }
      self.names = names
    case "--cache": cache = value
    case "--depfile": depfile = value
    default: return false
    }
    return true
  }

  @MainActor
  package func run(in surroundings: Surroundings) -> ToolStatus {
    var request = CompileRequest(
      inputs: inputs,
      settings: settings.sources,
      output: output,
      outputFolder: outputFolder,
      form: form,
      hasDebugInfo: hasDebugInfo,
      tools: xcode?.tools ?? coderVersion?.tools ?? .usual
    )
    (request.cache, request.depfile, request.checksFrames, request.names) = (cache, depfile, checksFrames, names)
    request.deploymentTarget = deploymentTarget.flatMap { DeploymentTarget($0) }
    let run = settings.start(in: surroundings)
    if let xcode, xcode.tools.profile != xcode.tools {
      run.note("no nib of Xcode \(xcode.rawValue) is known; written like Xcode \(xcode.tools.profile.rawValue)")
    }
    return compileScenes(request, in: run)
  }
}
