package import DioramaDriver
import JSONText
import SceneComparison
import SceneLanguage

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
  // Where one side has names for what the other knows by ids alone, both have these names.
  let isReversed =
    SourceKind(path: FilePath.trimmed(request.new)) == .storyboard
    || FilePath.trimmed(request.old).hasSuffix(StoryboardInput.compiledSuffix)
  let paths = isReversed ? [request.new, request.old] : [request.old, request.new]
  let first = ComparedStoryboardInput(paths[0], settings: request.settings, keeping: [:], in: run)
  let names = first?.names ?? [:]
  let second = ComparedStoryboardInput(paths[1], settings: request.settings, keeping: names, in: run)
  guard let first, let second else { return run.finish() }
  let (before, after) = isReversed ? (second, first) : (first, second)
  var difference = SceneDifference(before.storyboard, after.storyboard)
  // What a storyboard says and no nib keeps is no change.
  if let own = before.decompiledAgain(like: after) { difference.remove(SceneDifference(before.storyboard, own)) }
  if let own = after.decompiledAgain(like: before) { difference.remove(SceneDifference(own, after.storyboard)) }
  show(difference, request.isJSON, before.path, after.path, in: run)
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
