import Backports
package import DioramaDriver
import JSONText
import SceneComparison
import SceneLanguage

/// The input of `diorama diff`.
package struct DiffRequest: Sendable {
  /// The old scene, document or nib; `-` for standard input.
  package var old: String
  /// The new scene, document or nib; `-` for standard input.
  package var new: String
  /// Whether the output is JSON.
  package var isJSON: Bool
  /// What says which classes and which systems there are.
  package var settings: SettingSources

  /// Creates a request.
  package init(old: String, new: String, isJSON: Bool = false, settings: SettingSources = SettingSources()) {
    self.old = old
    self.new = new
    self.isJSON = isJSON
    self.settings = settings
  }
}

/// Prints what changed between two files, and finds something where anything did.
@MainActor
package func diffFiles(_ request: DiffRequest, in run: ToolRun) -> ToolStatus {
  let storyboards = [request.old, request.new].filter(ComparedStoryboardInput.isStoryboard)
  if storyboards.count == 2 { return diffStoryboards(request, in: run) }
  if let storyboard = storyboards.first {
    let other = storyboard == request.old ? request.new : request.old
    run.fail("\(storyboard) is a storyboard, and \(other) is none: name two storyboards, or a scene of each", .usage)
    return run.finish()
  }
  let before = ComparedInput(request.old, settings: request.settings, in: run)
  let after = ComparedInput(request.new, settings: request.settings, in: run)
  guard let before, let after else { return run.finish() }
  show(before.difference(to: after), request.isJSON, before.path, after.path, in: run)
  return run.finish()
}

/// Prints what changed between two storyboards.
@MainActor
private func diffStoryboards(_ request: DiffRequest, in run: ToolRun) -> ToolStatus {
  guard let both = ComparedStoryboards(request.old, request.new, settings: request.settings, in: run) else {
    return run.finish()
  }
  show(both.difference, request.isJSON, both.before.path, both.after.path, in: run)
  return run.finish()
}

@MainActor
private func show(_ difference: SceneDifference, _ isJSON: Bool, _ old: String, _ new: String, in run: ToolRun) {
  if isJSON {
    run.print(difference.json(old: old, new: new).text() + "\n")
  } else {
    run.print(difference.lines.map { SafeText.lines($0.replacing("\n", with: "\\n")) + "\n" }.joined())
  }
  if !difference.changes.isEmpty { run.find() }
}
