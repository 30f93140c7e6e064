import DioramaDriver
import JSONText

extension AgentTool {
  static let validate = AgentTool(
    name: "validate",
    title: "Check scenes",
    summary: """
      Reports the mistakes of scenes, storyboards, components, xibs and storyboards of Interface Builder, with their lines, \
      hints and fixes: everything that compiling checks. Mistakes are the result, not an error of the call. With 'text', \
      nothing needs to be saved.
      """,
    optional: [AgentArgument.fileOrFolder.declaration, AgentArgument.text.declaration]
  ) { call throws(AgentProblem) in
    try call.checked { inputs, run in
      validateScenes(ValidateRequest(inputs: inputs, settings: call.context.settings), in: run)
    }
  }

  static let lint = AgentTool(
    name: "lint",
    title: "Lint scenes",
    summary: """
      Reports what 'validate' does, and what the rules find beyond: layouts that overlap or are cut on some screen, missing \
      accessibility labels, unused styles and more. 'explain' has the page of each rule.
      """,
    optional: [AgentArgument.fileOrFolder.declaration, AgentArgument.text.declaration]
  ) { call throws(AgentProblem) in
    try call.checked { inputs, run in
      var request = LintRequest(inputs: inputs)
      request.settings = call.context.settings
      return lintScenes(request, in: run)
    }
  }
}

extension AgentCall {
  /// Checks what `path` names, the text, or all folders.
  fileprivate func checked(_ check: (_ inputs: [String], _ run: ToolRun) -> ToolStatus) throws(AgentProblem)
    -> AgentResult
  {
    var (inputs, files) = (context.folders.named, context.folders.files)
    if namesFile {
      let file = try file()
      (inputs, files) = ([file.path], file.files)
    }
    let (status, printed) = context.run(in: files) { check(inputs, $0) }
    let isClean = status == .success && printed.report["diagnostics"]?.elements.isEmpty == true
    var result = AgentResult(
      isClean && printed.text.isEmpty ? "Nothing found.\n" : printed.text,
      .object(printed.findings)
    )
    result.isError = !status.isDone
    return result
  }
}
