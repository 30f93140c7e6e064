import NibArchive
import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel

extension ObjectReading {
  /// Gives objects their outlets and actions.
  mutating func readConnections() {
    for nib in nibs.indices {
      for connection in nibs[nib].connections {
        guard let source = indexes[.init(nib: nib, number: connection.source)] else { continue }
        // An object outside a nested nib has its connections outside.
        guard nib == 0 || location(of: source).nib == nib || storyboard?.owners[nib] != nil,
          !isOfStoryboard(connection, nib)
        else { continue }
        switch connection.kind {
        case .event: readAction(connection, nib, of: source)
        case .outlet, .collection: readOutlet(connection, nib, of: source)
        }
      }
    }
  }

  private mutating func readOutlet(_ connection: NibConnection, _ nib: Int, of source: ObjectID) {
    let isCollection = connection.kind == .collection
    let schema = schema(of: source)
    if isOwnerChildren(connection, source) { return }
    // The catalog knows the view that a child controller's own view goes into by a word of its own.
    if connection.label == "nibEmbeddingView", scene[source].slotName == "children",
      let container = connection.destinations.first.flatMap({ indexes[.init(nib: nib, number: $0)] })
    {
      scene[source].embedding = SceneEmbedding(key: .unwritten, container: SceneReference(to: .object(container)))
      return
    }
    if isCollection, schema?.slots[connection.label]?.outletCollection == true { return }
    let name = schema?.outlets.first { $0.value.label == connection.label }?.key ?? connection.label
    let targets = connection.destinations.compactMap { target($0, nib) }
    guard !name.isEmpty, targets.count == connection.destinations.count,
      !scene[source].outlets.contains(where: { $0.name.value == name })
    else { return }
    scene[source].outlets.append(
      SceneOutlet(name: Located(unwritten: name), targets: targets, isCollection: isCollection)
    )
  }

  private func isOwnerChildren(_ connection: NibConnection, _ source: ObjectID) -> Bool {
    source == Scene.owner && connection.label == Self.ownerChildrenLabel && !scene.ownerChildren.isEmpty
  }

  private func target(_ number: Int, _ nib: Int) -> SceneReference? {
    let location = NibLocation(nib: nib, number: number)
    if let id = indexes[location] { return SceneReference(to: .object(id)) }
    return constraintIndexes[location].map { SceneReference(to: .constraint($0)) }
  }

  private mutating func readAction(_ connection: NibConnection, _ nib: Int, of source: ObjectID) {
    guard let schema = schema(of: source), MessageSpelling.swift(ofSelector: connection.label) != nil,
      let receiver = connection.destinations.first.flatMap({ indexes[.init(nib: nib, number: $0)] })
    else { return }
    var event: String?
    if let mask = connection.mask {
      let events = schema.events.isEmpty ? catalog.schema(named: "UIControl")?.events ?? [] : schema.events
      guard let found = events.first(where: { $0.mask == mask }) else { return }
      event = found.name
    } else if !schema.sendsUnnamedAction {
      return
    }
    scene[source].actions.append(
      SceneAction(
        event: event.map { Located(unwritten: $0) },
        mask: connection.mask,
        receiver: SceneReference(to: .object(receiver)),
        selector: Located(unwritten: connection.label)
      )
    )
  }

  // MARK: - What is configured beside the objects

  /// Accessibility is kept in objects of its own.
  mutating func readAccessibility() {
    let className = "UIRuntimeAccessibilityConfiguration"
    forEachEntry("UINibAccessibilityConfigurationsKey", "UIAccessibileObject") { number, nib, index, reading in
      guard reading.nibs[nib].content.className(of: number) == className, let schema = reading.schema(of: index)
      else { return }
      let reader = reading.values(nib)
      for name in schema.propertyNames {
        guard let property = schema.properties[name], property.container == className, let key = property.key,
          let payload = reader.content.value(key, of: number), let value = reader.value(payload, of: property)
        else { continue }
        reading.scene[index].set(name, value)
      }
    }
  }

  /// User-defined runtime attributes.
  mutating func readAttributes() {
    forEachEntry("UINibKeyValuePairsKey", "UIObject") { number, nib, index, reading in
      let content = reading.nibs[nib].content
      guard content.className(of: number) == "UINibKeyValuePair",
        let keyPath = content.string("UIKeyPath", of: number), !keyPath.isEmpty,
        let payload = content.value("UIValue", of: number), let value = reading.values(nib).runtimeValue(payload),
        !reading.scene[index].attributes.contains(where: { $0.keyPath.value == keyPath })
      else { return }
      reading.scene[index].attributes.append(
        SceneAttribute(keyPath: Located(unwritten: keyPath), value: Located(unwritten: value))
      )
    }
  }

  private mutating func forEachEntry(
    _ list: String,
    _ key: String,
    _ body: (_ number: Int, _ nib: Int, _ index: ObjectID, _ reading: inout ObjectReading) -> Void
  ) {
    for nib in nibs.indices {
      for number in nibs[nib].content.elements(list, of: 0) {
        guard let object = nibs[nib].content.object(key, of: number),
          let index = indexes[.init(nib: nib, number: object)], scene[index].kind == .object
        else { continue }
        body(number, nib, index, &self)
      }
    }
  }
}
