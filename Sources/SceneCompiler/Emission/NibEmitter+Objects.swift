import NibArchive
import SceneCatalog
import SceneDiagnostics
import SceneModel

extension NibEmitter {
  /// Writes an object's keys in the order of its class.
  mutating func emitObject(_ id: ObjectID) {
    switch objects.records[id.index].kind {
    case .owner:
      emitProxy(id, region.isWholeScene || storyboard != nil ? "IBFilesOwner" : placeholder(of: id))
    case .firstResponder: emitProxy(id, "IBFirstResponder")
    case .placeholder: emitProxy(id, objects.rest(at: id.index)?.placeholder ?? "")
    // What a storyboard's nib is handed has its name when all connections are known.
    case .object where !isMember(id): if storyboard == nil { emitProxy(id, placeholder(of: id)) }
    case .object:
      emitKeys(of: id)
      if isSwapped(id) { emitClassNames(of: id, validated.schema(of: id)) }
    }
  }

  private mutating func emitProxy(_ id: ObjectID, _ identifier: String) {
    let text = graph.string(identifier)
    graph.append("UIProxiedObjectIdentifier", .object(text), to: node(of: id))
  }

  /// The class to make at run time, and UIKit's class to fall back on.
  private mutating func emitClassNames(of id: ObjectID, _ schema: ClassSchema) {
    let name = graph.string(SwiftClassName.mangled(objects.className(at: id.index)))
    // An object that is no view and no controller is made with init(), whatever its class.
    let original = schema.archivedName == "NSObject" ? "UICustomObject" : schema.archivedName
    let originalName = graph.string(original)
    graph.append("UIClassName", .object(name), to: node(of: id))
    graph.append("UIOriginalClassName", .object(originalName), to: node(of: id))
  }

  /// Works out what a rule writes for an object, whatever the scene says of it.
  mutating func emit(_ rule: KeyRule, of id: ObjectID, _ schema: ClassSchema) {
    guard tools.follow(rule) else { return emitOlder(rule, of: id, schema) }
    switch rule.content {
    case .constant(let value): append(rule.key, value, to: node(of: id))
    case .slots(let names, let form): emitSlots(names, form, rule.key, of: id, schema)
    case .container(let className): emitContainer(className, rule, of: id, schema)
    case .computed(let computation): emitComputed(computation, rule.key, of: id)
    // Constraints and guides have an emission of their own.
    case .part: break
    case .property(_, let form) where form.encoding == .rowWidth && !tools.isSince(9): emitRowWidth(rule.key, of: id)
    case .property(_, let form) where form.encoding == .emptySize && !tools.isSince(11): emitEmptySize(rule.key, of: id)
    case .slotProperty(let slot, let name, _):
      if let child = objects.children(in: slot, at: id.index).first {
        emitProperty(name, rule, of: child, to: node(of: id))
      }
    case .property(let first, _):
      // Of properties that share a key the one that the scene sets is written.
      let name = rule.alternatives.first { objects.sets($0, at: id.index) } ?? first
      emitProperty(name, rule, of: id, to: node(of: id))
    }
  }

  /// What older tools write, who do not know the rule.
  private mutating func emitOlder(_ rule: KeyRule, of id: ObjectID, _ schema: ClassSchema) {
    guard !tools.isSince(rule.since) else { return }
    if let value = rule.olderValue { append(rule.key, value, to: node(of: id)) }
    guard let absent = rule.olderAbsentValue else { return }
    var older = rule
    (older.since, older.absentValue, older.onlyValue) = (0, absent, nil)
    if let key = rule.olderKey { older.key = key }
    emit(older, of: id, schema)
  }

  /// Writes a property of an object under a rule's key, unless it is what a missing key decodes to.
  mutating func emitProperty(_ name: String, _ rule: KeyRule, of id: ObjectID, to node: NibArchiveGraph.NodeID) {
    guard let property = validated.schema(of: id).properties[name] else { return }
    let encoding = rule.form(of: property).encoding
    let isCellColor = name == Self.cellColor && isPrototypeOfXcode7(id) && !objects.sets(name, at: id.index)
    if encoding.tellsOfSetting {
      let isSet = isCellColor || (objects.value(of: name, at: id.index).map { $0 != .null } ?? false)
      let value = SceneValue.bool(encoding == .isSet ? isSet : !isSet)
      if value != rule.absentValue { append(rule.key, value, to: node) }
      return
    }
    if isCellColor { return graph.append(rule.key, .object(ownCellColor()), to: node) }
    let value = value(of: name, in: id)
    guard let form = rule.form(of: value, of: property) else { return }
    if case .attributedText(let runs) = value, name == AttributedLabel.source,
      validated.schema(of: id).isKind(of: "UILabel")
    {
      var mode = 0
      if case .enumeration(_, .int(let own)) = self.value(of: "lineBreakMode", in: id) { mode = own }
      graph.append(rule.key, .object(attributedString(runs, inLabelBreaking: mode)), to: node)
      return
    }
    if let view = configurationView(value, in: id) { return graph.append(rule.key, .object(view), to: node) }
    append(rule.key, value, as: form, to: node)
  }

  /// An inner object that holds the properties which name it as their container.
  private mutating func emitContainer(
    _ className: String,
    _ rule: KeyRule,
    of id: ObjectID,
    _ schema: ClassSchema
  ) {
    let inner = graph.makeNode(className)
    for name in schema.propertyNames {
      guard let property = schema.properties[name], property.container == className, let key = property.key else {
        continue
      }
      let inside = KeyRule(key: key, content: .property(name, ValueForm(property.encoding)))
      emitProperty(name, inside, of: id, to: inner)
    }
    graph.append(rule.key, .object(inner), to: node(of: id))
  }

  private mutating func emitComputed(_ computation: KeyRule.Computation, _ key: String, of id: ObjectID) {
    switch computation {
    case .bounds, .center, .transform: emitGeometry(computation, key, of: id)
    case .constraints: emitConstraintList(key, of: id)
    case .layoutGuides: emitGuideList(key, of: id)
    case .statefulContent: emitStatefulContent(key, of: id)
    case .segmentGeometry: emitSegmentPart(key, of: id)
    case .minimumFontSize: emitMinimumFontSize(key, of: id)
    case .cellSubviews: emitCellSubviews(key, of: id)
    case .externalObjects, .storyboardIdentifier, .segues: emitStoryboardKey(computation, key, of: id)
    case .focusTraits: emitFocusTraits(key, of: id)
    case .parent where storyboard != nil: emitStoryboardParent(key, of: id)
    case .parent:
      // The owner is no object of the nib, and takes its children by a connection.
      if let parent = objects.parent(at: id.index), parent != Scene.owner {
        graph.append(key, .object(node(of: parent)), to: node(of: id))
      }
    }
  }
}
