import SceneDiagnostics
import SwiftCodegen

/// What build plugins call: few verbs, whose arguments stand in a fixed order, and no parser to build.
///
///     build MODULE NIBS MAPS SWIFT CACHE SCENE…
///     build-application MODULE NIBS SWIFT CACHE SCENE…
///     sources MODULE FOLDER SOURCE…
///     validate PATH…
///     lint PATH…
///     fix PATH…
///     format PATH…
///     check-format PATH…
@MainActor
public enum BuildTool {
  /// Runs the tool with the process's arguments, and gives the exit status.
  public static func main() -> Int32 {
    let (words, surroundings) = (ProcessArguments.current, Surroundings.process())
    guard let problem = words.problem else { return run(words.arguments, in: surroundings).rawValue }
    surroundings.errors.write("diorama-build: \(VisibleText.shown(problem))\n")
    surroundings.errors.flush()
    return words.status.rawValue
  }

  /// Runs the tool.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the tool's own name.
  ///   - surroundings: Where it reads and prints.
  package static func run(_ arguments: [String], in surroundings: Surroundings) -> ToolStatus {
    let run = ToolRun(in: surroundings, form: .gcc, isQuiet: true)
    let status = perform(arguments, in: run)
    surroundings.output.flush()
    surroundings.errors.flush()
    return status
  }

  private static func perform(_ arguments: [String], in run: ToolRun) -> ToolStatus {
    let rest = Array(arguments.dropFirst())
    switch arguments.first {
    case "build" where rest.count > 5:
      var options = GenerationOptions(module: rest[0], resources: .module)
      options.sourceMaps = rest[2]
      return build(Array(rest[5...]), options, nibs: rest[1], swift: rest[3], cache: rest[4], in: run)
    case "build-application" where rest.count > 4:
      let options = GenerationOptions(module: rest[0], resources: .main)
      return build(Array(rest[4...]), options, nibs: rest[1], swift: rest[2], cache: rest[3], in: run)
    case "sources" where rest.count > 2:
      return portSources(Array(rest[2...]), module: rest[0], to: rest[1], in: run)
    case "validate" where !rest.isEmpty:
      return validateScenes(ValidateRequest(inputs: rest), in: run)
    case "lint" where !rest.isEmpty: return lintScenes(LintRequest(inputs: rest), in: run)
    case "fix" where !rest.isEmpty:
      var request = LintRequest(inputs: rest)
      request.fixes = .certain
      return lintScenes(request, in: run)
    case "format" where !rest.isEmpty: return formatScenes(FormatRequest(inputs: rest), in: run)
    case "check-format" where !rest.isEmpty:
      return formatScenes(FormatRequest(inputs: rest, isCheck: true), in: run)
    default:
      run.fail("diorama-build is called by Diorama's plugins; 'diorama' is the tool for people", .usage)
      return run.finish()
    }
  }

  /// Makes everything of a module's scenes in one call: a start for each scene would cost more than the scene.
  ///
  /// The cache leaves alone what has not changed. Swift is generated of all scenes, since their classes share a file.
  private static func build(
    _ scenes: [String],
    _ options: GenerationOptions,
    nibs: String,
    swift: String,
    cache: String,
    in run: ToolRun
  ) -> ToolStatus {
    let found = SceneSearch.sources(scenes, in: run)
    guard run.status == .success else { return run.finish() }
    let inputs = found.scenes.map(\.path) + found.storyboards.map(\.manifest.path)
    let settings = SettingSources(module: options.module)
    if !inputs.isEmpty {
      // Maps are not beside the nibs, where they would be among the application's resources.
      var compilation = CompileRequest(inputs: inputs, settings: settings, outputFolder: nibs)
      (compilation.hasDebugInfo, compilation.mapFolder) = (options.sourceMaps != nil, options.sourceMaps)
      compilation.cache = cache
      let status = compileScenes(compilation, in: run)
      guard status == .success else { return status }
    }
    var generation = GenerateRequest(inputs: scenes, settings: settings, outputFolder: swift, options: options)
    generation.repeatsWarnings = false
    generation.cache = cache
    return generateSwift(generation, in: run)
  }
}
