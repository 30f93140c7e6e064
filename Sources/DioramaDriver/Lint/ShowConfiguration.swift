import ProjectConfiguration
import SceneDiagnostics

/// Prints what holds for each input, as a configuration that says the same.
@MainActor
package func showConfiguration(_ request: LintRequest, in run: ToolRun) -> ToolStatus {
  guard SceneSearch.canName(request.inputName, among: request.inputs, in: run) else { return run.finish() }
  let projects = Projects(request.settings, in: run)
  let inputs = SceneSearch.files(request.inputs, named: request.inputName, in: run)
  guard let only = knownRules(request.only, of: inputs, projects, in: run) else { return run.finish() }
  for (index, input) in inputs.enumerated() {
    guard let project = projects.project(for: input.path) else { continue }
    let path = project.relativePath(of: input.path, in: run.files)
    let reason = path.flatMap { project.configuration.reason(against: $0) }
    let effective = EffectiveConfiguration(project.configuration, for: path ?? input.path, only: only)
    var lines = ["file: \(input.path)", "configuration: \(project.configurationPath ?? "none")"]
    lines.append(reason.map { "checked: no, \($0)" } ?? "checked: yes")
    if !request.settings.schemas.isEmpty {
      lines.append("schemas: \(project.schemas.joined(separator: ", ")), in place of the configuration's")
    }
    run.print(index == 0 ? "" : "---\n")
    for line in lines { run.print("# \(VisibleText.shown(line))\n") }
    run.print(effective.text)
  }
  return run.finish()
}
