import SceneTooling

/// What build plugins call: few verbs, whose arguments stand in a fixed order, and no parser to build.
///
///     compile SCENE NIB
///     generate MODULE FOLDER SCENE…
///     validate PATH…
///     lint PATH…
///     fix PATH…
///     format PATH…
///     check-format PATH…
@MainActor
public enum BuildTool {
  /// Runs the tool with the process's arguments, and gives the exit status.
  public static func main() -> Int32 {
    run(Array(CommandLine.arguments.dropFirst()), in: .process()).rawValue
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
    case "compile" where rest.count == 2:
      return compileScenes(CompileRequest(inputs: [rest[0]], output: rest[1], hasDebugInfo: true), in: run)
    case "generate" where rest.count > 2:
      let options = GenerationOptions(module: rest[0], resources: .module)
      return generateSwift(GenerateRequest(inputs: Array(rest[2...]), outputFolder: rest[1], options: options), in: run)
    case "validate" where !rest.isEmpty:
      return validateScenes(rest, settings: SettingSources(), in: run)
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
}
