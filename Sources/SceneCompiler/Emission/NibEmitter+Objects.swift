import NibArchive
import SceneCatalog
import SceneModel

extension NibEmitter {
  /// Writes an object's keys in the order of its class.
  mutating func emitObject(_ id: ObjectID) {
    let object = scene[id]
    switch object.kind {
    case .owner: emitProxy(id, "IBFilesOwner")
    case .firstResponder: emitProxy(id, "IBFirstResponder")
    case .placeholder(let identifier): emitProxy(id, identifier)
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
    switch rule.content {
    case .constant(let value): append(value, as: rule, of: nil, to: node(of: id))
    case .slot(let name): emitSlot(name, rule, of: id, schema)
    case .computed: emitComputed(rule, of: id)
    case .property(let name):
      guard let property = schema.properties[name] else { return }
      if rule.encoding == .isSet {
        let isSet = scene[id].property(name).map { $0.value.value != .null } ?? false
        graph.append(rule.key, .bool(isSet), to: node(of: id))
        return
      }
      let value = value(of: name, in: id)
      if let absent = rule.absentValue ?? property.absentValue, isSame(value, absent) { return }
      append(value, as: rule, of: property, to: node(of: id))
    }
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

  private mutating func emitSlot(_ name: String, _ rule: KeyRule, of id: ObjectID, _ schema: ClassSchema) {
    guard let slot = schema.slots[name], !slot.outletCollection else { return }
    // Arranged subviews are subviews as well.
    let joined = schema.slotNames.filter { schema.slots[$0]?.joins == name }.flatMap { scene[id].children(in: $0) }
    let children = (joined + scene[id].children(in: name)).map { node(of: $0) }
    guard let first = children.first else { return }
    if slot.isSingle {
      graph.append(rule.key, .object(first), to: node(of: id))
    } else {
      let list = graph.array(slot.collection, children)
      graph.append(rule.key, .object(list), to: node(of: id))
    }
  }

  private mutating func emitComputed(_ rule: KeyRule, of id: ObjectID) {
    switch rule.encoding {
    case .bounds, .center, .transform: emitGeometry(rule, of: id)
    case .constraints: emitConstraintList(rule, of: id)
    case .layoutGuides: emitGuideList(rule, of: id)
    case .statefulContent: emitStatefulContent(rule, of: id)
    case .segmentGeometry: emitSegmentPart(rule, of: id)
    case .minimumFontSize: emitMinimumFontSize(rule, of: id)
    case .byType, .inverted, .float, .integer, .axisPair, .data, .isSet: break
    }
  }
}
