import DioramaDriver

/// The verbs that scripts, hooks and editors call again and again, read without the argument parser.
enum QuickCalls {
  /// Does what the arguments say; nil for whatever needs the argument parser.
  @MainActor
  static func run(_ arguments: [String], in surroundings: Surroundings, with call: ViewedCall) -> ToolStatus? {
    let rest = arguments.dropFirst()
    return switch arguments.first {
    case ValidateCall.verb: ValidateCall(reading: rest)?.run(in: surroundings)
    case LintCall.verb: LintCall(reading: rest)?.run(in: surroundings)
    case CompileCall.verb: CompileCall(reading: rest)?.run(in: surroundings)
    case FormatCall.verb: FormatCall(reading: rest)?.run(in: surroundings)
    case RenderCall.verb:
      RenderCall(reading: rest).flatMap { render in
        call.show(in: surroundings) { render.run(with: $0, in: surroundings) }
      }
    default: nil
    }
  }
}
