import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

extension ValidationRule {
  /// Every property is declared by the object's class.
  static let unknownProperty = ValidationRule(
    kinds: [.unknownProperty, .styleMismatch],
    summary: "Every property is declared by the object's class."
  ) { context in
    var reports = BoundedReports(.unknownProperty)
    for (_, object, schema) in context.objects(withPart: { !$0.unknownKeys(at: $1).isEmpty }) {
      guard let schema else { continue }
      for key in object.unknownKeys where !key.looksLikeSlot && key.style == nil {
        reports.add(at: key.name.range) { unknown(key, object, schema, context, suggests: $0) }
      }
    }
    return reports.diagnostics + mismatches(context)
  }

  /// A property that the class of an object does not have.
  static func unknown(
    _ key: SceneObject.UnknownKey,
    _ object: SceneObject,
    _ schema: ClassSchema,
    _ context: ValidationContext,
    suggests: Bool = true
  ) -> Diagnostic {
    if let joined = key.joinedText {
      return Diagnostic(
        .unknownProperty,
        "\(object.className.value) has no property '\(key.name.value)'",
        at: key.name.range,
        hint: "a comma ends a text in braces: write \(joined)"
      )
    }
    let keys = SceneKeys.object.filter { $0 != "embedIn" || object.slotName == "children" }
    let suggestion =
      suggests
      ? schema.suggestion(for: mistaken(key, object, context), keys: keys, catalog: context.catalog) : nil
    return Diagnostic(
      .unknownProperty,
      "\(object.className.value) has no property '\(key.name.value)'",
      at: key.name.range,
      hint: suggestion?.hint
        ?? (suggests && key.style == nil ? advice(on: key, object, schema) : nil),
      fixIts: suggestion?.name.map { rename(key.name, to: $0) } ?? []
    )
  }

  /// Where to go on for a name that resembles none: a class of the application may have properties of its own.
  private static func advice(on key: SceneObject.UnknownKey, _ object: SceneObject, _ schema: ClassSchema) -> String {
    guard !object.className.range.isEmpty, object.className.value != schema.name else {
      return "'diorama explain \(schema.name)' lists what it has"
    }
    let value = key.text.flatMap { $0.count <= 20 ? $0 : nil } ?? "…"
    return "write a property of your own under 'attributes: {\(key.name.value): \(value)}', or declare it in a schema"
  }

  /// The key with what is around it in the scene.
  static func mistaken(_ key: SceneObject.UnknownKey, _ object: SceneObject, _ context: ValidationContext)
    -> MistakenKey
  {
    var mistaken = MistakenKey(key.name.value, text: key.text)
    mistaken.written = key.value.flatMap { written($0, context.tree.source) }
    mistaken.id = object.identifier?.value
    mistaken.holder = object.parent.flatMap { context.schema(of: $0) }
    mistaken.className = object.className.range.isEmpty ? nil : object.className.value
    mistaken.module = module(of: context.scene)
    let tree = context.tree
    let mapping = tree.mapping(at: object.range, in: context.root)
    for name in ["outlets", "actions", "attributes", "gestureRecognizers", "constraints"] {
      mistaken.siblings[name] = tree.sibling(name, of: mapping)
    }
    if let mapping {
      let set = tree.entries(of: mapping).filter { tree.text(of: tree.resolved($0.value)) == "true" }
      mistaken.trueProperties = Set(set.map { tree.text(of: $0.key) })
    }
    if let value = tree.entry(key.name.value, of: mapping)?.value {
      mistaken.form = tree[value].kind == .mapping ? .map : tree[value].kind == .sequence ? .list : .scalar
      mistaken.entries = entries(of: value, in: tree, depth: 2)
      // A block is more than one line can hold.
      if mistaken.form != .scalar, !tree.isFlow(value) { mistaken.written = nil }
    }
    return mistaken
  }

  /// A value as it is written, where that is in one line and not long.
  private static func written(_ value: SourceRange, _ source: SourceText) -> String? {
    guard (1...40).contains(value.upperBound - value.lowerBound) else { return nil }
    let written = source.string(in: value)
    return written.contains("\n") ? nil : written
  }

  /// The entries of a short map, with those of the maps in it.
  private static func entries(of node: NodeID, in tree: SyntaxTree, depth: Int) -> [MistakenKey.Entry] {
    guard depth > 0, tree[node].kind == .mapping else { return [] }
    let entries = tree.entries(of: node).prefix(9).map { $0 }
    guard entries.count < 9 else { return [] }
    return entries.map { entry in
      let value = tree.resolved(entry.value)
      return .init(
        name: tree.text(of: entry.key),
        written: tree.flowText(of: value),
        entries: self.entries(of: value, in: tree, depth: depth - 1)
      )
    }
  }

  /// The module of the first class that names one, of the owner's before the objects'; nil where none does.
  static func module(of scene: Scene) -> String? {
    for object in scene.objects.prefix(200) {
      let parts = object.className.value.split(separator: ".")
      if parts.count == 2, let module = parts.first { return String(module) }
    }
    return nil
  }

  private static func rename(_ name: Located<String>, to known: String) -> [Diagnostic.FixIt] {
    [.init("write '\(known)'", edits: [TextEdit(range: name.range, replacement: known)])]
  }
}
