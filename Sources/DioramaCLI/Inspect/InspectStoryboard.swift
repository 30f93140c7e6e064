import DioramaDriver
import NibArchive
import SceneDiagnostics

/// Prints the scenes of a compiled storyboard: identifier, class, nibs, and what leads there.
@MainActor
func inspectStoryboard(_ request: InspectRequest, in run: ToolRun) -> ToolStatus {
  guard let folder = CompiledFolder(request.file, in: run) else { return run.finish() }
  var rows = [["scene", "class", "nibs", "leads to"]]
  for (identifier, nib) in folder.info.nibNames.sorted(by: { $0.key < $1.key }) {
    let archive = folder.nibs[nib]
    let mark = identifier == folder.info.entryPoint ? "→ " : ""
    let views = archive?.texts(of: "UINibName") ?? []
    let segues = archive?.texts(of: "UIDestinationViewControllerIdentifier") ?? []
    var name = archive?.sceneClass ?? "missing"
    if let reference = folder.info.references[identifier] {
      name = reference.storyboardName + (reference.controllerIdentifier.map { ".\($0)" } ?? "")
    }
    rows.append([mark + identifier, name, ([nib] + views).joined(separator: ", "), segues.joined(separator: ", ")])
  }
  let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
  let lines = rows.map { row in
    var line = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count + 2) }.joined()
    while line.last == " " { line.removeLast() }
    return line
  }
  run.print(SafeText.lines(lines.joined(separator: "\n") + "\n"))
  return run.finish()
}

extension NibArchive {
  /// The class of the controller that the nib's owner gets; nil for a nib of another kind.
  fileprivate var sceneClass: String? {
    for object in objects.indices {
      let entries = Dictionary(values(of: object).map { ($0.0, $0.1) }) { first, _ in first }
      guard case .object(let label)? = entries["UILabel"], text(of: label) == "sceneViewController",
        case .object(let target)? = entries["UIDestination"], objects.indices.contains(target)
      else { continue }
      let own = Dictionary(values(of: target).map { ($0.0, $0.1) }) { first, _ in first }
      if case .object(let name)? = own["UIClassName"] { return text(of: name).map { SwiftClassName.demangled($0) } }
      let index = objects[target].classIndex
      return classNames.indices.contains(index) ? classNames[index].name : nil
    }
    return nil
  }
}
