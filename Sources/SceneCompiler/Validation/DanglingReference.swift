import SceneCatalog
import SceneDiagnostics
import SceneModel
import SceneSyntax

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
    var receivers: Set<SourceRange> = []
    for id in context.connected {
      for outlet in scene[id].outlets { references += outlet.targets }
      for action in scene[id].actions {
        references.append(action.receiver)
        if action.receiver.target == .unresolved { receivers.insert(action.receiver.range) }
      }
    }
    for id in context.unusual {
      if let container = scene[id].embedding?.container { references.append(container) }
    }
    // Where an outlet's key is an id, the two have probably changed their sides.
    let ids = Set(context.identifiers.map(\.value))
    var hints: [SourceRange: String] = [:]
    for id in context.connected {
      for outlet in scene[id].outlets where ids.contains(outlet.name.value) {
        for target in outlet.targets where target.target == .unresolved {
          hints[target.range] = "the outlet's name comes first: write '\(target.name): \(outlet.name.value)'"
        }
      }
      for action in scene[id].actions where action.receiver.target == .unresolved {
        let range = SourceRange(action.receiver.range.upperBound, action.selector.range.upperBound)
        let message = context.tree.source.string(in: range).drop { $0 == "." }
        hints[action.receiver.range] = "write 'owner.\(message)', or the id of an object"
      }
    }
    // What the outlet's own name and type say of the object.
    var outlets: [SourceRange: (name: String, type: String?)] = [:]
    for id in context.connected {
      for outlet in scene[id].outlets {
        for target in outlet.targets where target.target == .unresolved {
          outlets[target.range] = (outlet.name.value, context.schema(of: id)?.outlets[outlet.name.value]?.type)
        }
      }
    }
    let search = ObjectSearch(context)
    var items: Set<SourceRange> = []
    for constraint in scene.constraints {
      for term in [constraint.first, constraint.second].compactMap({ $0 }) where term.item.target == .unresolved {
        items.insert(term.item.range)
      }
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
      let suggestion = place < 100 ? Spelling.suggestion(for: uses[0].name, in: names) : nil
      let isReceiver = receivers.contains(uses[0].range)
      var item = items.contains(uses[0].range) ? itemHint(uses[0].name) : path(uses[0].name, names)
      if isReceiver, item == "write owner" { item = hints[uses[0].range] }
      return Diagnostic(
        "dangling-reference",
        "no object has the id '\(uses[0].name)'",
        at: uses[0].range,
        hint: item ?? (isReceiver ? suggestion ?? hints[uses[0].range] : hints[uses[0].range])
          ?? suggestion
          ?? (place < 20 && !isReceiver && !items.contains(uses[0].range)
            ? search.named(uses[0].name, outlet: outlets[uses[0].range]?.name, type: outlets[uses[0].range]?.type)
            : nil)
            ?? "write 'id: \(uses[0].name)' in the object that is meant",
        repeats: uses.dropFirst().map(\.range)
      )
    }
  }

  /// The last part of a path through other objects, where an object has that id: ids are known in the whole file.
  private static func path(_ name: String, _ names: [String]) -> String? {
    let bare = name.lowercased().filter { $0.isLetter }
    if ["filesowner", "fileowner", "owner", "viewcontroller", "vc", "controller", "files"].contains(bare) {
      return "write owner"
    }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let last = String(name[name.index(after: dot)...])
    if names.contains(last) { return "write '\(last)' alone" }
    let first = String(name.prefix { $0 != "." })
    return names.contains(first) ? "write '\(first)': only a whole object has an id" : nil
  }

  /// What to write for an item of a constraint that code has, and a scene calls otherwise; nil for other names.
  private static func itemHint(_ name: String) -> String? {
    switch name {
    case "superview", "super", "parent", "container", "view", "root":
      "write 'self' for the view that has the constraint"
    case "safeArea", "safeAreaLayoutGuide", "safeAreaLayout": "write 'self.safeAreaLayoutGuide'"
    case "layoutMargins", "layoutMarginsGuide", "margins": "write 'self.layoutMarginsGuide'"
    case "readableContentGuide", "readableContent": "write 'self.readableContentGuide'"
    case "keyboardLayoutGuide", "keyboard": "write 'self.keyboardLayoutGuide'"
    default: nil
    }
  }
}
