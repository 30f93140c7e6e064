import DioramaDriver
import JSONText
import NibArchive
import SceneDiagnostics

/// Prints what the folder of a compiled storyboard holds: the table of its scenes, or for programs, or the objects of all nibs.
@MainActor
func inspectStoryboard(_ request: InspectRequest, in run: ToolRun) -> ToolStatus {
  guard let folder = compiledFolder(request, in: run) else { return run.finish() }
  switch request.form {
  case .summary: run.print(StoryboardFacts(folder).text())
  case .json: run.print(StoryboardFacts(folder).json(path: request.file).text() + "\n")
  case .objects:
    for (name, nib) in folder.nibs.sorted(by: { $0.key < $1.key }) {
      run.print(VisibleText.line("\(name).nib") + "\n" + SafeText.lines(nib.dump()))
    }
  }
  return run.finish()
}

/// The folder that a request names, or that compiling the storyboard makes; nil where that fails, which is reported.
@MainActor
private func compiledFolder(_ request: InspectRequest, in run: ToolRun) -> CompiledFolder? {
  if CompiledFolder.isOne(request.file, in: run) { return CompiledFolder(request.file, in: run) }
  guard let shown = ShownStoryboard(request.file, scene: nil, request.settings, in: run) else { return nil }
  return CompiledFolder(compiling: shown.validated, with: shown.project.pipeline)
}

/// The scenes of a compiled storyboard, by its table and its nibs.
struct StoryboardFacts {
  /// One scene, or a reference to another storyboard's.
  struct Scene {
    /// The identifier, made up for a scene without one of its own.
    var identifier: String
    /// The class of the controller; nil where the nib is missing or of another kind.
    var className: String?
    /// What a reference leads to: a storyboard, and the identifier in it, if one is named; nil for a scene.
    var reference: String?
    /// The nibs of the scene and of its view.
    var nibs: [String]
    /// The identifiers of the scenes that segues lead to, in the order of the segues.
    var destinations: [String]
    /// The identifiers of the scenes with segues to this one, sorted.
    var sources: [String] = []
    /// Whether it is the initial scene.
    var isInitial: Bool
  }

  /// The scenes by identifier.
  private(set) var scenes: [Scene]

  init(_ folder: CompiledFolder) {
    scenes = folder.info.nibNames.sorted { $0.key < $1.key }.map { identifier, nib in
      let archive = folder.nibs[nib]
      let reference = folder.info.references[identifier].map {
        $0.storyboardName + ($0.controllerIdentifier.map { ".\($0)" } ?? "")
      }
      return Scene(
        identifier: identifier,
        className: archive?.sceneClass,
        reference: reference,
        nibs: [nib] + (archive?.texts(of: "UINibName") ?? []),
        destinations: archive?.texts(of: "UIDestinationViewControllerIdentifier") ?? [],
        isInitial: identifier == folder.info.entryPoint
      )
    }
    let sources = Dictionary(
      grouping: scenes.flatMap { scene in scene.destinations.map { (to: $0, from: scene.identifier) } },
      by: \.to
    )
    for index in scenes.indices {
      scenes[index].sources = Set((sources[scenes[index].identifier] ?? []).map(\.from)).sorted()
    }
  }

  /// A table for people; an arrow stands before the initial scene.
  func text() -> String {
    let head = ["scene", "class", "nibs", "led to from", "leads to"]
    let rows =
      [head]
      + scenes.map { scene in
        [
          scene.isInitial ? "→ " + VisibleText.shown(scene.identifier) : VisibleText.line(scene.identifier),
          VisibleText.shown(scene.reference ?? scene.className ?? "missing"),
          VisibleText.shown(scene.nibs.joined(separator: ", ")),
          VisibleText.shown(scene.sources.joined(separator: ", ")),
          VisibleText.shown(scene.destinations.joined(separator: ", ")),
        ]
      }
    let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count + 2) }.joined()
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// The facts for programs.
  ///
  /// | key | value |
  /// |---|---|
  /// | `version` | 1; raised when a key changes its meaning, not when one is added |
  /// | `file`, `kind` | what the user named; `storyboard` |
  /// | `initialScene` | an identifier, or null |
  /// | `scenes` | a list of `identifier`, `class` (null for a missing nib), `reference` (null for a scene), `nibs`, `sources` and `destinations` |
  func json(path: String) -> JSONValue {
    func text(_ value: String?) -> JSONValue { value.map { .string($0) } ?? .null }
    func list(_ values: [String]) -> JSONValue { .array(values.map { .string($0) }) }
    return .object([
      ("version", .integer(1)),
      ("file", .string(path)),
      ("kind", .string("storyboard")),
      ("initialScene", text(scenes.first(where: \.isInitial)?.identifier)),
      (
        "scenes",
        .array(
          scenes.map { scene in
            .object([
              ("identifier", .string(scene.identifier)),
              ("class", text(scene.className)),
              ("reference", text(scene.reference)),
              ("nibs", list(scene.nibs)),
              ("sources", list(scene.sources)),
              ("destinations", list(scene.destinations)),
            ])
          }
        )
      ),
    ])
  }
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
