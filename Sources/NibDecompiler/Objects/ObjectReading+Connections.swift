import NibArchive
import SceneCatalog
import SceneModel

extension ObjectReading {
  /// Gives objects their outlets and actions.
  mutating func readConnections() {
    for nib in nibs.indices {
      for connection in nibs[nib].connections {
        guard let source = indexes[.init(nib: nib, number: connection.source)] else { continue }
        // An object outside a nested nib has its connections outside.
        guard nib == 0 || objects[source].place.nib == nib else { continue }
        switch connection.kind {
        case .event: readAction(connection, nib, of: source)
        case .outlet, .collection: readOutlet(connection, nib, of: source)
        }
      }
    }
  }

  private mutating func readOutlet(_ connection: NibConnection, _ nib: Int, of source: Int) {
    let isCollection = connection.kind == .collection
    let schema = objects[source].schema
    if isOwnerChildren(connection, source) { return }
    // The catalog knows the view that a child controller's own view goes into by a word of its own.
    if connection.label == "nibEmbeddingView", objects[source].slotName == "children",
      let container = connection.destinations.first.flatMap({ indexes[.init(nib: nib, number: $0)] })
    {
      objects[source].embedding = container
      return
    }
    if isCollection, schema?.slots[connection.label]?.outletCollection == true { return }
    let name = schema?.outlets.first { $0.value.label == connection.label }?.key ?? connection.label
    let targets = connection.destinations.compactMap { target($0, nib) }
    guard !name.isEmpty, targets.count == connection.destinations.count,
      !objects[source].outlets.contains(where: { $0.name == name })
    else { return }
    objects[source].outlets.append(.init(name: name, targets: targets, isCollection: isCollection))
  }

  private func isOwnerChildren(_ connection: NibConnection, _ source: Int) -> Bool {
    source == 0 && connection.label == Self.ownerChildrenLabel && !objects[0].slots.isEmpty
  }

  private func target(_ number: Int, _ nib: Int) -> DecompiledObject.Target? {
    if let index = indexes[.init(nib: nib, number: number)] { return .object(index) }
    let place = DecompiledObject.Place(nib: nib, number: number)
    return constraintPlaces[place] == nil ? nil : .constraint(place)
  }

  private mutating func readAction(_ connection: NibConnection, _ nib: Int, of source: Int) {
    guard let schema = objects[source].schema, let message = SwiftMessage.text(connection.label),
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
    objects[source].actions.append(.init(event: event, receiver: receiver, message: message))
  }

  // MARK: - What is configured beside the objects

  /// Accessibility is kept in objects of its own.
  mutating func readAccessibility() {
    let className = "UIRuntimeAccessibilityConfiguration"
    forEachEntry("UINibAccessibilityConfigurationsKey", "UIAccessibileObject") { number, nib, index, reading in
      guard reading.nibs[nib].content.className(of: number) == className, let schema = reading.objects[index].schema
      else { return }
      let reader = reading.values(nib)
      for name in schema.propertyNames {
        guard let property = schema.properties[name], property.container == className, let key = property.key,
          let payload = reader.content.value(key, of: number), let value = reader.value(payload, of: property)
        else { continue }
        reading.objects[index].set(name, value)
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
        !reading.objects[index].attributes.contains(where: { $0.keyPath == keyPath })
      else { return }
      reading.objects[index].attributes.append((keyPath, value))
    }
  }

  private mutating func forEachEntry(
    _ list: String,
    _ key: String,
    _ body: (_ number: Int, _ nib: Int, _ index: Int, _ reading: inout ObjectReading) -> Void
  ) {
    for nib in nibs.indices {
      for number in nibs[nib].content.elements(list, of: 0) {
        guard let object = nibs[nib].content.object(key, of: number),
          let index = indexes[.init(nib: nib, number: object)], objects[index].kind == .object
        else { continue }
        body(number, nib, index, &self)
      }
    }
  }
}
