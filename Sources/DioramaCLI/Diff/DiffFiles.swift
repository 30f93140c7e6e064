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
  guard let found = difference(request, in: run) else { return run.finish() }
  if request.isJSON {
    run.print(found.difference.json(old: found.old, new: found.new).text() + "\n")
  } else {
    run.print(found.difference.shownText)
  }
  if !found.difference.changes.isEmpty { run.find() }
  return run.finish()
}

/// What changed between two files, with their paths; nil, after reporting, where they cannot be compared.
@MainActor
func difference(
  _ request: DiffRequest,
  in run: ToolRun
) -> (difference: SceneDifference, old: String, new: String)? {
  let storyboards = [request.old, request.new].filter(ComparedStoryboardInput.isStoryboard)
  if storyboards.count == 2 {
    let both = ComparedStoryboards(request.old, request.new, settings: request.settings, in: run)
    return both.map { ($0.difference, $0.before.path, $0.after.path) }
  }
  if let storyboard = storyboards.first {
    let other = storyboard == request.old ? request.new : request.old
    run.fail("\(storyboard) is a storyboard, and \(other) is none: name two storyboards, or a scene of each", .usage)
    return nil
  }
  let before = ComparedInput(request.old, settings: request.settings, in: run)
  let after = ComparedInput(request.new, settings: request.settings, in: run)
  guard let before, let after else { return nil }
  return (before.difference(to: after), before.path, after.path)
}

extension SceneDifference {
  /// The changes in lines, with everything visible.
  var shownText: String { lines.map { SafeText.lines($0.replacing("\n", with: "\\n")) + "\n" }.joined() }
}
