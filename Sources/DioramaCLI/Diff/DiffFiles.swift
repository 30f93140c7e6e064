package import DioramaDriver
import JSONText
import SceneComparison

/// Prints what changed between two files, and finds something where anything did.
@MainActor
package func diffFiles(_ request: DiffRequest, in run: ToolRun) -> ToolStatus {
  let before = ComparedInput(request.old, settings: request.settings, in: run)
  let after = ComparedInput(request.new, settings: request.settings, in: run)
  guard let before, let after else { return run.finish() }
  var difference = SceneDifference(before.scene, after.scene)
  // What a scene says and no nib keeps is no change.
  if let own = before.decompiledAgain(like: after) { difference.remove(SceneDifference(before.scene, own)) }
  if let own = after.decompiledAgain(like: before) { difference.remove(SceneDifference(own, after.scene)) }
  if request.isJSON {
    run.print(difference.json(old: before.path, new: after.path).text() + "\n")
  } else {
    run.print(difference.lines.map { SafeText.lines($0.replacing("\n", with: "\\n")) + "\n" }.joined())
  }
  if !difference.changes.isEmpty { run.find() }
  return run.finish()
}
