import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneSyntax

extension ComponentExpansion {
  /// Writes the object that stands for a use.
  mutating func writeUse(_ node: NodeID, _ scope: ComponentScope) {
    let tree = scope.tree
    guard let value = tree.value(named: SceneKeys.use, of: node) else { return }
    let isWritten = scope.component == nil
    let name = Located(tree.text(of: value), at: isWritten ? tree[value].range : scope.range)
    let identifier = identifier(of: node, tree)
    let own = entries(ofObject: node, scope)
    writeUse(of: name, own, identifier: identifier, scope) { $0.begin(.mapping, node, scope) }
  }

  /// Writes the object that stands for a use with some entries.
  ///
  /// - Parameters:
  ///   - name: The component's name, where the text has it.
  ///   - own: What the use says.
  ///   - identifier: The id of the use; nil for none.
  ///   - scope: Where the use is.
  ///   - begin: Begins the map of the object.
  mutating func writeUse(
    of name: Located<String>,
    _ own: [Entry],
    identifier: String?,
    _ scope: ComponentScope,
    begin: (inout ComponentExpansion) -> Void
  ) {
    uses += 1
    let rootName = identifier.map { scope.name($0) } ?? "use#\(uses)"
    let isWritten = scope.component == nil
    if isWritten, let identifier { result.useNames.insert(identifier) }
    let nodeIndex = Int32(clamping: writer.nodeCount)
    let index = result.uses.count
    result.uses.append(.init(component: name, node: nodeIndex, identifier: isWritten ? identifier : nil, parts: []))
    guard var layers = layers(of: name, own, scope, rootName: rootName, prefix: rootName + "#") else {
      result.uses.remove(at: index)
      if isWritten, let identifier { result.brokenUses.insert(identifier) }
      // An object that says nothing: what is wrong is reported.
      writer.scalar([], .plain, at: name.range)
      return
    }
    if isWritten {
      let rejected = checkKeys(own, layers, name)
      layers.entries.removeAll { entry in entry.scope === scope && rejected.contains(entry.name) }
    }
    result.uses[index].parts = layers.parts
    begin(&self)
    if let id = own.last(where: { $0.name == SceneKeys.Object.id.rawValue }) {
      layers.entries.append(id)
    } else if layers.hasRootIdentifier {
      writer.scalar("id".utf8, at: name.range)
      writer.scalar(rootName.utf8, at: name.range)
    }
    writeEntries(layers.entries)
    writer.end()
  }

  /// What a use comes to, before it is written.
  struct Layers {
    /// The entries of the object, those of the component first.
    var entries: [Entry] = []
    /// The entries that the component itself has.
    var base: [Entry] = []
    var component: Component
    /// Whether the component refers to the object by an id.
    var hasRootIdentifier = false
    var parts: [(name: String, target: String)] = []
  }

  /// Puts together the entries of a use; nil after reporting that this cannot be done.
  private mutating func layers(
    of name: Located<String>,
    _ own: [Entry],
    _ scope: ComponentScope,
    rootName: String,
    prefix: String
  ) -> Layers? {
    guard let component = component(name, scope), let object = component.object else { return nil }
    let inner = ComponentScope(
      component,
      range: scope.component == nil ? name.range : scope.range,
      rootName: rootName,
      prefix: prefix,
      chain: scope.chain + [name.value]
    )
    let top = bind(own, to: inner, scope, name)
    var layers = Layers(component: component)
    if isUse(object, component.tree), let value = component.tree.value(named: SceneKeys.use, of: object) {
      let innerName = Located(component.tree.text(of: value), at: inner.range)
      var entries = entries(ofObject: object, inner)
      addPartEntries(of: component.rootIdentifier, inner, to: &entries)
      guard
        let below = self.layers(of: innerName, entries, inner, rootName: rootName, prefix: prefix + "#")
      else { return nil }
      layers.base = below.entries
      layers.hasRootIdentifier = below.hasRootIdentifier
    } else {
      var entries = entries(ofObject: object, inner)
      addPartEntries(of: component.rootIdentifier, inner, to: &entries)
      layers.base = entries.filter { $0.name != SceneKeys.Object.id.rawValue }
    }
    layers.hasRootIdentifier = layers.hasRootIdentifier || component.rootIdentifier != nil
    // What a style of the text sets wins over what the component says, as the use itself does.
    let styled = styledKeys(top)
    if !styled.isEmpty { layers.base.removeAll { styled.contains($0.name) } }
    layers.entries = layers.base + top
    layers.parts = component.parts.map { part in
      let alias = "\(inner.partOwner).\(part.name.value)"
      let target = inner.name(part.target.value)
      result.aliases[alias] = target
      return (part.name.value, target)
    }
    return layers
  }

  private func styledKeys(_ top: [Entry]) -> Set<String> {
    guard let entry = top.last(where: { $0.name == SceneKeys.Object.styles.rawValue }) else { return [] }
    let tree = entry.scope.tree
    let node = tree.resolved(entry.value)
    let names = tree[node].kind == .sequence ? Array(tree.children(of: node)) : [node]
    return names.reduce(into: []) { $0.formUnion(styles[tree.text(of: $1)] ?? []) }
  }

  /// The component of a use; nil after reporting why there is none.
  private mutating func component(_ name: Located<String>, _ scope: ComponentScope) -> Component? {
    if scope.chain.contains(name.value) {
      let path = (scope.chain.drop { $0 != name.value } + [name.value]).joined(separator: " → ")
      report(.componentCycle, "the component '\(name.value)' uses itself", at: name.range, hint: path)
      return nil
    }
    guard scope.chain.count < Self.maximumNesting else {
      report(
        .componentCycle,
        "components are nested more than \(Self.maximumNesting) levels deep",
        at: name.range,
        hint: "the outermost is '\(scope.chain.first ?? name.value)'"
      )
      return nil
    }
    let declared = declared?.name == name.value ? declared : nil
    guard let component = declared ?? library?.component(named: name.value) else {
      let known = library?.names ?? []
      let hint =
        known.isEmpty
        ? "'components: [Components]' in .diorama.yaml says where components are"
        : Spelling.suggestion(for: name.value, in: known)
          ?? "the file would be \(name.value)\(SourceKind.component.suffix)"
      report(.unknownComponent, "there is no component '\(name.value)'", at: name.range, hint: hint)
      return nil
    }
    guard !component.isBroken else {
      report(
        .componentForm,
        "the component '\(name.value)' has errors",
        at: name.range,
        hint: "'diorama validate \(component.tree.source.path)' shows them"
      )
      return nil
    }
    return component
  }

  /// Gives the parameters, slots and parts of a component what a use says; the rest is the object's.
  private mutating func bind(
    _ own: [Entry],
    to inner: ComponentScope,
    _ scope: ComponentScope,
    _ name: Located<String>
  ) -> [Entry] {
    guard let component = inner.component else { return [] }
    var rest: [Entry] = []
    let identifier = own.last { $0.name == SceneKeys.Object.id.rawValue }.map { $0.scope.tree.text(of: $0.value) }
    for entry in own where entry.name != SceneKeys.use && entry.name != SceneKeys.Object.id.rawValue {
      if component.parameter(named: entry.name) != nil {
        inner.arguments[entry.name] = value(of: entry)
      } else if let slot = component.slot(named: entry.name) {
        guard let content = value(of: entry) else { continue }
        inner.contents[entry.name] = content
        if scope.component == nil { check(content, in: slot) }
      } else if let part = component.part(named: entry.name) ?? part(entry.name, of: identifier, component) {
        addPart(part, entry, to: inner)
      } else {
        rest.append(entry)
      }
    }
    // What the component around says of a part that is this use's.
    if let identifier {
      for (target, argument) in scope.partEntries where target.hasPrefix(identifier + ".") {
        if let part = component.part(named: String(target.dropFirst(identifier.count + 1))) {
          inner.partEntries[part.target.value] = argument
        }
      }
    }
    for parameter in component.parameters where parameter.isRequired && inner.arguments[parameter.name.value] == nil {
      report(
        .missingParameter,
        "the component \(component.name) needs '\(parameter.name.value)'",
        at: name.range,
        hint: "add '\(parameter.name.value): …', which is \(Wording.withArticle(parameter.type.name))"
      )
    }
    return rest
  }

  private func value(of entry: Entry) -> ComponentScope.Argument? {
    guard let resolved = entry.scope.resolved(entry.value) else { return nil }
    guard let slot = resolved.scope.slot(resolved.node) else { return resolved }
    return resolved.scope.contents[slot]
  }

  /// The part that a key names with the id of the use before it: `total.button`.
  private func part(_ key: String, of identifier: String?, _ component: Component) -> Component.Part? {
    guard let identifier, key.hasPrefix(identifier + ".") else { return nil }
    return component.part(named: String(key.dropFirst(identifier.count + 1)))
  }

  private mutating func addPart(_ part: Component.Part, _ entry: Entry, to inner: ComponentScope) {
    let tree = entry.scope.tree
    let keys = tree.entries(of: entry.value).map { tree.text(of: $0.key) }
    guard !keys.isEmpty, keys.allSatisfy({ $0 == SceneKeys.StoryboardObject.segues.rawValue }) else {
      let range = entry.scope.component == nil ? tree[entry.value].range : entry.scope.range
      return report(
        .componentForm,
        "a use says nothing of a part but its segues",
        at: range,
        hint: "write '\(part.name.value): {segues: [\u{2026}]}', or give the component a parameter"
      )
    }
    inner.partEntries[part.target.value] = .init(node: entry.value, scope: entry.scope)
  }

  // MARK: - Checks

  /// Reports objects in a slot that are of no class that it accepts.
  private mutating func check(_ content: ComponentScope.Argument, in slot: Component.Slot) {
    guard content.scope.component == nil else { return }
    let tree = content.scope.tree
    let node = tree.resolved(content.node)
    let isList = tree[node].kind == .sequence
    if isList, slot.isSingle {
      report(.wrongType, "'\(slot.name.value)' is one object, not a list", at: tree[content.node].range)
    }
    for object in isList ? Array(tree.children(of: node)) : [node] where tree[object].kind == .mapping {
      guard let name = className(of: object, tree), let schema = catalog.schema(named: name.value),
        !slot.accepts.contains(where: { schema.isKind(of: $0) })
      else { continue }
      report(
        .slotContent,
        "'\(slot.name.value)' accepts \(slot.accepts.joined(separator: ", ")), not \(name.value)",
        at: name.range
      )
    }
  }

  private func className(of object: NodeID, _ tree: SyntaxTree) -> Located<String>? {
    if let tag = tree.tagText(of: object), let range = tree.tagRange(of: object) {
      return Located(String(tag.drop { $0 == "!" }), at: range)
    }
    return tree.value(named: SceneKeys.Object.class.rawValue, of: object).map {
      Located(tree.text(of: $0), at: tree[$0].range)
    }
  }

  /// Reports the keys of a use that are neither the component's nor its object's, and gives them.
  private mutating func checkKeys(_ own: [Entry], _ layers: Layers, _ name: Located<String>) -> Set<String> {
    var rejected: Set<String> = []
    let component = layers.component
    func base(_ key: SceneKeys.Object) -> String? {
      layers.base.last { $0.name == key.rawValue }.map {
        $0.text ?? $0.scope.tree.text(of: $0.scope.tree.resolved($0.value))
      }
    }
    let schema =
      base(.class).flatMap { catalog.schema(named: $0) } ?? base(.superclass).flatMap { catalog.schema(named: $0) }
    let declared = component.parameters.map(\.name.value) + component.slots.map(\.name.value)
    for entry in own {
      guard let key = entry.key else { continue }
      let range = entry.scope.tree[key].range
      if entry.name == SceneKeys.use || declared.contains(entry.name)
        || SceneKeys.StoryboardObject(rawValue: entry.name) != nil
        || component.part(named: entry.name) != nil || entry.name.contains(".")
      {
        continue
      }
      if entry.name == SceneKeys.Object.class.rawValue || entry.name == SceneKeys.Object.superclass.rawValue {
        rejected.insert(entry.name)
        report(.componentForm, "the component says which class '\(name.value)' is", at: range, hint: "leave it out")
      } else if SceneKeys.object.contains(entry.name) {
        continue
      } else if let schema, let slot = schema.slots[entry.name] {
        guard !slot.outletCollection || layers.base.contains(where: { $0.name == entry.name }) else { continue }
        rejected.insert(entry.name)
        report(
          .componentForm,
          "what is in '\(entry.name)' is the component's",
          at: range,
          hint: "the component can have a slot of its own for it"
        )
      } else if let schema, schema.properties[entry.name] == nil {
        rejected.insert(entry.name)
        report(
          .unknownProperty,
          "the component \(component.name) has no parameter or property '\(entry.name)'",
          at: range,
          hint: Spelling.suggestion(for: entry.name, in: declared + schema.propertyNames)
        )
      }
    }
    return rejected
  }
}
