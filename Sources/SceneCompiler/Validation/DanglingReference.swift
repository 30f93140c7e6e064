import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

extension ValidationRule {
  /// Every name that refers to an object is the id of one.
  static let danglingReference = ValidationRule(
    kinds: [.danglingReference, .hiddenPart],
    summary: "Every name that refers to an object is the id of one."
  ) { DanglingReferences($0).diagnostics }
}

/// The names of a scene that no object has, with what is around each.
private struct DanglingReferences {
  private let context: ValidationContext
  private var references: [SceneReference] = []
  /// The references to what a component does not have among its outlets.
  private var hiddenParts: [(reference: SceneReference, use: SceneComponentUse)] = []
  /// The ranges of receivers, with the messages that they are sent.
  private var messages: [SourceRange: String] = [:]
  /// The ranges of outlets' targets, with what the outlets say of them.
  private var outlets: [SourceRange: (name: String, type: String?)] = [:]
  /// The ranges of constraints' items.
  private var items: Set<SourceRange> = []

  init(_ context: ValidationContext) {
    self.context = context
    for id in context.connected where context.hasUnresolvedConnections(id) { addConnections(of: id) }
    for id in context.unusual {
      if let container = context.scene.objects.embedding(at: id.index)?.container { add(container) }
    }
    for index in context.scene.constraints.indices where context.hasUnresolvedItems(index) {
      let constraint = context.scene.constraints[index]
      for term in [constraint.first, constraint.second].compactMap({ $0 }) where term.item.target == .unresolved {
        var item = term.item
        // An item that is not written as it reads is reported where its constraint is.
        if item.range.isEmpty { item.range = constraint.range }
        items.insert(item.range)
        add(item)
      }
    }
    for segue in context.scene.segues {
      for reference in [segue.sourceView, segue.barButtonItem] + segue.passthroughViews.map({ $0 }) {
        if let reference { add(reference) }
      }
    }
    addPaths()
  }

  private mutating func add(_ reference: SceneReference) {
    guard reference.target == .unresolved else { return }
    let first = String(reference.name.prefix { $0 != "." })
    if context.scene.brokenUses.contains(first) { return }
    if first != reference.name, let use = context.scene.componentUses.first(where: { $0.identifier == first }) {
      hiddenParts.append((reference, use))
    } else {
      references.append(reference)
    }
  }

  private mutating func addConnections(of id: ObjectID) {
    let object = context.object(id)
    for outlet in object.outlets {
      for target in outlet.targets where target.target == .unresolved {
        outlets[target.range] = (outlet.name.value, context.schema(of: id)?.outlets[outlet.name.value]?.type)
        add(target)
      }
    }
    for action in object.actions where action.receiver.target == .unresolved {
      let range = SourceRange(action.receiver.range.upperBound, action.selector.range.upperBound)
      messages[action.receiver.range] = String(context.tree.source.string(in: range).drop { $0 == "." })
      add(action.receiver)
    }
  }

  /// The objects at which the paths of archives begin.
  private mutating func addPaths() {
    var paths = context.scene.archive.paths
    let objects = context.scene.objects
    for id in context.unusual { paths += objects.archive(at: id.index).paths + objects.nib(at: id.index).paths }
    for index in context.constraints.indices
    where context.constraints[index].hasRareParts && !context.scene.constraints[index].archive.isEmpty {
      paths += context.scene.constraints[index].archive.paths
    }
    guard !paths.isEmpty else { return }
    let known = Set(names)
    for path in paths where !path.start.isEmpty && !known.contains(path.start) {
      add(SceneReference(name: path.start, range: path.range))
    }
  }

  private static func hidden(_ reference: SceneReference, _ use: SceneComponentUse) -> Diagnostic {
    let part = String(reference.name.drop { $0 != "." }.dropFirst())
    let known = use.parts.map(\.name)
    let hint =
      Spelling.suggestion(for: part, in: known)
      ?? (known.isEmpty
        ? "the component's 'outlets' can name it" : "its outlets are \(Wording.quotedList(known))")
    return Diagnostic(
      .hiddenPart,
      "the component \(use.component.value) has no outlet '\(part)'",
      at: reference.range,
      hint: hint
    )
  }

  /// Every name that can be referred to.
  private var names: [String] {
    context.identifiers.map(\.value) + context.scene.constraintIdentifiers.map(\.value)
      + [controller, ReservedName.itself.rawValue, ReservedName.firstResponder.rawValue]
  }

  /// The name by which objects refer to the controller of the scene.
  private var controller: String { context.scene.controllerName }

  /// One diagnostic for each name, with the other uses as repeats.
  var diagnostics: [Diagnostic] {
    let hidden = hiddenParts.map { Self.hidden($0.reference, $0.use) }
    if references.isEmpty { return hidden }
    let names = names
    let known = Set(names)
    let ids = Set(context.identifiers.map(\.value))
    let search = ObjectSearch(context)
    // A name that is used many times lacks its object once.
    let byName = Dictionary(grouping: references.sorted { $0.range < $1.range }, by: \.name).values
      .sorted { $0[0].range < $1[0].range }
    return hidden
      + byName.enumerated().map { index, uses in
        let (name, range) = (uses[0].name, uses[0].range)
        // Where nearly all names dangle they are no slips, and looking each up among all ids takes their product.
        let nearest = index < BoundedReports.suggestionLimit ? Spelling.suggestion(for: name, in: names) : nil
        let searches = index < 20 && messages[range] == nil && !items.contains(range)
        return Diagnostic(
          .danglingReference,
          "no object has the id '\(name)'",
          at: range,
          hint: certainHint(name, at: range, known, ids, nearest)
            ?? (searches ? search.named(name, outlet: outlets[range]?.name, type: outlets[range]?.type) : nil)
              ?? "write 'id: \(name)' in the object that is meant",
          fixIts: name == SceneKeys.Document.owner.rawValue ? [renaming(uses)] : [],
          repeats: uses.dropFirst().map(\.range)
        )
      }
  }

  /// The fix that names the controller of a storyboard's scene in place of an owner.
  private func renaming(_ uses: [SceneReference]) -> Diagnostic.FixIt {
    let edits = uses.filter { !$0.range.isEmpty }.map { TextEdit(range: $0.range, replacement: controller) }
    return .init("write '\(controller)'", edits: edits, isCertain: true)
  }

  /// What to write by the name and what is around it; nil where they do not say.
  private func certainHint(
    _ name: String,
    at range: SourceRange,
    _ known: Set<String>,
    _ ids: Set<String>,
    _ nearest: String?
  ) -> String? {
    if items.contains(range) { return Self.itemHint(name) ?? nearest }
    let path = path(name, known)
    if let message = messages[range] {
      let whole = "write '\(controller).\(message)', or the id of an object"
      return path == "write \(controller)" ? whole : path ?? nearest ?? whole
    }
    if let path { return path }
    // Where an outlet's key is an id, the two have probably changed their sides.
    if let outlet = outlets[range]?.name, ids.contains(outlet) {
      return "the outlet's name comes first: write '\(name): \(outlet)'"
    }
    return nearest
  }

  /// The last part of a path through other objects, where an object has that id: ids are known in the whole file.
  private func path(_ name: String, _ names: Set<String>) -> String? {
    let bare = name.lowercased().filter { $0.isLetter }
    if ["filesowner", "fileowner", "owner", "viewcontroller", "vc", "controller", "files"].contains(bare) {
      return "write \(controller)"
    }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let last = String(name[name.index(after: dot)...])
    if names.contains(last) { return "write '\(last)' alone" }
    let first = String(name.prefix { $0 != "." })
    return names.contains(first) ? "write '\(first)': only a whole object has an id" : nil
  }

  /// What to write for an item of a constraint that code has, and a scene calls otherwise; nil for other names.
  private static func itemHint(_ name: String) -> String? {
    if EquationTerm.isOwnView(name) || name == "view" || name == "root" {
      return "write 'self' for the view that has the constraint"
    }
    return LayoutGuideName(meant: name).map { "write 'self.\($0)'" }
  }
}

extension ValidationContext {
  fileprivate func hasUnresolvedConnections(_ id: ObjectID) -> Bool {
    guard let rest = scene.objects.rest(at: id.index) else { return false }
    return rest.actions.contains { $0.receiver.target == .unresolved }
      || rest.outlets.contains { outlet in outlet.targets.contains { $0.target == .unresolved } }
  }

  fileprivate func hasUnresolvedItems(_ index: Int) -> Bool {
    constraints[index].first.target == .unresolved || constraints[index].second?.target == .unresolved
  }
}
