import NibArchive
import SceneCatalog
import SceneModel

extension NibEmitter {
  /// Writes an object's keys in the order of its class.
  mutating func emitObject(_ id: ObjectID) {
    let object = scene[id]
    switch object.kind {
    case .owner:
      emitProxy(id, isWholeScene ? "IBFilesOwner" : placeholder(of: id))
    case .firstResponder: emitProxy(id, "IBFirstResponder")
    case .placeholder(let identifier): emitProxy(id, identifier)
    case .object where !isMember(id): emitProxy(id, placeholder(of: id))
    case .object:
      let schema = validated.schema(of: id)
      for rule in schema.keys { emit(rule, of: id, schema) }
      if isSwapped(id) { emitClassNames(of: id, schema) }
    }
  }

  private mutating func emitProxy(_ id: ObjectID, _ identifier: String) {
    let text = graph.string(identifier)
    graph.append("UIProxiedObjectIdentifier", .object(text), to: node(of: id))
  }

  /// The class to make at run time, and UIKit's class to fall back on.
  private mutating func emitClassNames(of id: ObjectID, _ schema: ClassSchema) {
    let name = graph.string(RuntimeName.mangled(scene[id].className.value))
    // An object that is no view and no controller is made with init(), whatever its class.
    let original = schema.archivedName == "NSObject" ? "UICustomObject" : schema.archivedName
    let originalName = graph.string(original)
    graph.append("UIClassName", .object(name), to: node(of: id))
    graph.append("UIOriginalClassName", .object(originalName), to: node(of: id))
  }

  private mutating func emit(_ rule: KeyRule, of id: ObjectID, _ schema: ClassSchema) {
    var rule = rule
    if !tools.isSince(rule.since) {
      if let value = rule.olderValue {
        append(value, as: KeyRule(key: rule.key, content: .computed), of: nil, to: node(of: id))
      }
      guard let absent = rule.olderAbsentValue else { return }
      rule.absentValue = absent
    }
    switch rule.content {
    case .constant(let value): append(value, as: rule, of: nil, to: node(of: id))
    case .slots(let names): emitSlots(names, rule, of: id, schema)
    case .container(let className): emitContainer(className, rule, of: id, schema)
    case .computed: emitComputed(rule, of: id)
    case .slotProperty(let slot, let name):
      if let child = scene[id].children(in: slot).first { emitProperty(name, rule, of: child, to: node(of: id)) }
    case .property(let first):
      // Of properties that share a key the one that the scene sets is written.
      let name = rule.alternatives.first { scene[id].property($0) != nil } ?? first
      emitProperty(name, rule, of: id, to: node(of: id))
    }
  }

  /// Writes a property of an object under a rule's key, unless it is what a missing key decodes to.
  mutating func emitProperty(_ name: String, _ rule: KeyRule, of id: ObjectID, to node: NibArchiveGraph.NodeID) {
    guard let property = validated.schema(of: id).properties[name] else { return }
    var rule = rule
    if rule.encoding == .byType, rule.content != .property(name) { rule.encoding = property.encoding }
    if rule.encoding == .isSet || rule.encoding == .isNotSet {
      let isSet = scene[id].property(name).map { $0.value.value != .null } ?? false
      let value = SceneValue.bool(rule.encoding == .isSet ? isSet : !isSet)
      if value != rule.absentValue { append(value, as: KeyRule(key: rule.key, content: .computed), of: nil, to: node) }
      return
    }
    let value = value(of: name, in: id)
    if let only = rule.onlyValue {
      guard isSame(value, only) else { return }
    } else if let absent = rule.absentValue ?? property.absentValue, isSame(value, absent) {
      return
    }
    if rule.rawValues.isEmpty { rule.rawValues = property.rawValues }
    append(value, as: rule, of: property, to: node)
  }

  /// Whether a value decodes as another one does: an enumeration's cases may share a raw value.
  private func isSame(_ value: SceneValue, _ other: SceneValue) -> Bool {
    switch (value, other) {
    case (.enumeration(_, let left), .enumeration(_, let right)): left == right
    case (.optionSet(_, let left), .optionSet(_, let right)): left == right
    case (.keyed(let left), .keyed(let right)):
      Dictionary(grouping: left, by: \.raw).mapValues { $0.map(\.value) }
        == Dictionary(grouping: right, by: \.raw).mapValues { $0.map(\.value) }
    default: value == other
    }
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
      let inside = KeyRule(key: key, content: .property(name), encoding: property.encoding)
      emitProperty(name, inside, of: id, to: inner)
    }
    graph.append(rule.key, .object(inner), to: node(of: id))
  }

  private mutating func emitComputed(_ rule: KeyRule, of id: ObjectID) {
    switch rule.encoding {
    case .bounds, .center, .transform: emitGeometry(rule, of: id)
    case .constraints: emitConstraintList(rule, of: id)
    case .layoutGuides: emitGuideList(rule, of: id)
    case .statefulContent: emitStatefulContent(rule, of: id)
    case .segmentGeometry: emitSegmentPart(rule, of: id)
    case .minimumFontSize: emitMinimumFontSize(rule, of: id)
    case .cellSubviews: emitCellSubviews(rule, of: id)
    case .parent:
      // The owner is no object of the nib, and takes its children by a connection.
      if let parent = scene[id].parent, parent != Scene.owner {
        graph.append(rule.key, .object(node(of: parent)), to: node(of: id))
      }
    // The rest is a property's or a slot's, or belongs to objects that scenes do not write: constraints and guides have an emission of their
    // own, and storyboards are another document.
    case .byType, .inverted, .float, .integer, .axisPair, .data, .isSet, .isNotSet, .locale, .timeZone, .first,
      .prototypeNibs, .prototypeObjects, .firstItem, .firstAttribute, .relation, .multiplier, .secondItem,
      .secondAttribute, .symbolicConstant, .legacyConstant, .guideOwner, .guideFlag, .guideConstraints,
      .externalObjects, .storyboardIdentifier, .segues:
      break
    }
  }
}
