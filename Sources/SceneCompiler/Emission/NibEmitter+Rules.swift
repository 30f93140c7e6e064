import NibArchive
import SceneCatalog
import SceneModel

extension NibEmitter {
  /// Works out a rule for an object, and writes what it comes to.
  mutating func emit(_ rule: KeyRule, of subject: inout SceneSubject, to node: NibArchiveGraph.NodeID) {
    if context.role != nil, case .slots(let names, .children) = rule.content {
      for name in names { emitStoryboardSlot(name, rule, of: &subject, to: node) }
    } else {
      write(subject.outcome(of: rule), rule, of: &subject, to: node)
    }
  }

  /// Writes what a rule comes to.
  mutating func write(
    _ outcome: KeyOutcome,
    _ rule: KeyRule,
    of subject: inout SceneSubject,
    to node: NibArchiveGraph.NodeID
  ) {
    switch outcome {
    case .nothing: break
    case .null: writer.graph.append(rule.key, .null, to: node)
    case .value(let value, let form): writer.append(rule.key, value, as: form, to: node)
    case .object(let id): writer.graph.append(rule.key, .object(writer.node(of: id)), to: node)
    case .objects(let ids, let collection, let wrapper):
      writer.append(rule.key, collection, nodes(of: ids, in: wrapper), to: node)
    case .several(let outcomes): for outcome in outcomes { write(outcome, rule, of: &subject, to: node) }
    case .labelText(let runs, let mode):
      writer.graph.append(rule.key, .object(writer.attributedString(runs, inLabelBreaking: mode)), to: node)
    case .configurationView(let value, let width, let height):
      if let view = writer.configurationView(value, (width, height)) {
        writer.graph.append(rule.key, .object(view), to: node)
      }
    case .cellColor: writer.graph.append(rule.key, .object(writer.cellColor()), to: node)
    case .cellBackgroundColor:
      writer.append(rule.key, .color(.constant(ArchivedBackgroundKeys.plainColor)), as: ValueForm(), to: node)
      writer.graph.append(ArchivedBackgroundKeys.compatibility, .bool(true), to: node)
    case .own: writeOwn(rule, of: &subject, to: node)
    }
  }

  /// Writes what every object has for itself.
  private mutating func writeOwn(
    _ rule: KeyRule,
    of subject: inout SceneSubject,
    to node: NibArchiveGraph.NodeID
  ) {
    switch rule.content {
    case .slots(let names, .prototypeNibs): emitPrototypeNibs(names, rule.key, of: subject.id)
    case .slots(let names, .prototypeObjects): emitPrototypeObjects(names, rule.key, of: subject.id)
    case .slots(let names, .standIns): writer.emitStandIns(names, rule.key, of: subject.id)
    case .slotProperty(let slot, let name, _):
      guard let child = subject.children(in: slot).first else { break }
      write(property: name, of: child, rule, to: node)
    case .container(let className): writeContainer(className, rule, of: &subject, to: node)
    case .property(_, let form) where form.encoding == .rowWidth:
      writer.graph.append(rule.key, .numbers(context.edgesSize(of: subject.id)), to: node)
    case .property: writer.graph.append(rule.key, .numbers(context.emptySize(of: subject.id)), to: node)
    case .computed(let computation): write(computation, rule.key, of: subject.id)
    // These have values, which need not be found.
    case .slots, .constant, .part: break
    }
  }

  private mutating func write(_ computation: KeyRule.Computation, _ key: String, of id: ObjectID) {
    switch computation {
    case .constraints: constraints.emitList(key, of: id, guides.controllerGuides, in: &writer)
    case .layoutGuides: guides.emitList(key, of: id, in: &writer)
    case .statefulContent: buttons.emit(key, of: id, in: &writer)
    case .segmentGeometry: segments.emit(key, of: id, in: &writer)
    case .cellSubviews: writer.emitCellSubviews(key, of: id)
    case .focusTraits: writer.emitFocusTraits(key, of: id)
    case .externalObjects, .storyboardIdentifier, .segues: emitStoryboardKey(computation, key, of: id)
    case .parent where context.role != nil: emitStoryboardParent(key, of: id)
    case .parent:
      // The owner is no object of the nib, and takes its children by a connection.
      if let parent = context.objects.parent(at: id.index), parent != Scene.owner {
        writer.graph.append(key, .object(writer.node(of: parent)), to: writer.node(of: id))
      }
    case .bounds, .center, .transform, .minimumFontSize: break
    }
  }

  /// Writes a property of another object than the one that has the key.
  private mutating func write(
    property name: String,
    of id: ObjectID,
    _ rule: KeyRule,
    to node: NibArchiveGraph.NodeID
  ) {
    var subject = SceneSubject(id, context)
    write(subject.outcome(ofProperty: name, rule), rule, of: &subject, to: node)
  }

  /// An inner object that holds the properties which name it as their container.
  private mutating func writeContainer(
    _ className: String,
    _ rule: KeyRule,
    of subject: inout SceneSubject,
    to node: NibArchiveGraph.NodeID
  ) {
    let schema = subject.schema
    let inner = writer.graph.makeNode(className)
    for name in schema.propertyNames {
      guard let property = schema.properties[name], property.container == className, let key = property.key else {
        continue
      }
      let inside = KeyRule(key: key, content: .property(name, ValueForm(property.encoding)))
      write(subject.outcome(ofProperty: name, inside), inside, of: &subject, to: inner)
    }
    writer.graph.append(rule.key, .object(inner), to: node)
  }

  /// Objects, each within an object of another class where there is one, as static tables keep their cells in rows.
  mutating func nodes(of ids: [ObjectID], in wrapper: String?) -> [NibArchiveGraph.NodeID] {
    var nodes: [NibArchiveGraph.NodeID] = []
    nodes.reserveCapacity(ids.count)
    for id in ids { nodes.append(wrapper.map { wrapped(id, in: $0) } ?? writer.node(of: id)) }
    return nodes
  }

  private mutating func wrapped(_ id: ObjectID, in className: String) -> NibArchiveGraph.NodeID {
    let wrapper = writer.graph.makeNode(className)
    guard let schema = context.validated.catalog.schema(named: className) else { return wrapper }
    for rule in schema.keys {
      switch rule.content {
      case .slots: writer.graph.append(rule.key, .object(writer.node(of: id)), to: wrapper)
      case .slotProperty(_, let name, _): write(property: name, of: id, rule, to: wrapper)
      default: break
      }
    }
    return wrapper
  }
}
