import SceneDiagnostics
import SceneModel

extension ValidationRule {
  /// Every name that stands for an object is given to one.
  static let danglingReference = ValidationRule(
    ids: ["dangling-reference"],
    summary: "Every name that stands for an object is given to one."
  ) { context in
    let scene = context.scene
    lazy var names =
      context.identifiers.map(\.value) + scene.constraints.compactMap(\.identifier?.value)
      + ["owner", "self", "firstResponder"]
    var references: [SceneReference] = []
    for id in context.connected {
      for outlet in scene[id].outlets { references += outlet.targets }
      for action in scene[id].actions { references.append(action.receiver) }
    }
    for id in context.unusual {
      if let container = scene[id].embedding?.container { references.append(container) }
    }
    for constraint in scene.constraints {
      references.append(constraint.first.item)
      if let second = constraint.second { references.append(second.item) }
    }
    var paths = scene.archive.paths
    for id in context.unusual { paths += scene[id].archive.paths + scene[id].nib.paths }
    for constraint in scene.constraints where !constraint.archive.isEmpty { paths += constraint.archive.paths }
    let known = paths.isEmpty ? [] : Set(names)
    references += paths.filter { !$0.start.isEmpty && !known.contains($0.start) }
      .map { SceneReference(name: $0.start, range: $0.range) }
    let dangling = references.filter { $0.target == .unresolved }.sorted { $0.range < $1.range }
    // A name that is used many times lacks its object once.
    let byName = Dictionary(grouping: dangling, by: \.name).values.filter { !$0.isEmpty }
      .sorted { $0[0].range < $1[0].range }
    return byName.enumerated().map { place, uses in
      // Where nearly all names dangle they are no slips, and looking each up among all ids takes their product.
      let nearest = place < 100 ? Spelling.nearest(to: uses[0].name, in: names) : nil
      return Diagnostic(
        "dangling-reference",
        "no object has the id '\(uses[0].name)'",
        at: uses[0].range,
        hint: nearest.map { "did you mean '\($0)'?" },
        repeats: uses.dropFirst().map(\.range)
      )
    }
  }
}
