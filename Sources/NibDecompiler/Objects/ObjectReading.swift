import NibArchive
import SceneCatalog
import SceneModel

/// Finds the objects of a nib that a scene can write, and reads what it can say of them.
///
/// What is not found, or is read otherwise than the nib has it, is not lost: it is kept as the nib has it.
struct ObjectReading {
  /// A nib, or one that is nested in it.
  struct Nib {
    var content: NibContent
    var connections: [NibConnection]
    /// The objects outside that the nib's placeholders stand for, by identifier.
    var outsiders: [String: Int] = [:]
    /// The object of the nib around it that holds a nested nib's bytes.
    var data: Int?
  }

  /// How deeply objects and nibs may be nested in a scene; what lies deeper is kept as the nib has it.
  static let deepestObject = 70
  static let deepestNib = 4

  let catalog: SceneCatalog
  var nibs: [Nib] = []
  /// File's Owner and the first responder first, as in a scene.
  var objects: [DecompiledObject] = []
  var topLevel: [Int] = []
  var indexes: [DecompiledObject.Place: Int] = [:]
  /// Whose list each constraint stands in, and where.
  var constraintPlaces: [DecompiledObject.Place: (object: Int, index: Int)] = [:]
  /// The views that equations name.
  var placedViews: Set<Int> = []

  init(_ archive: NibArchive, catalog: SceneCatalog) {
    self.catalog = catalog
    let content = NibContent(archive: archive)
    nibs = [Nib(content: content, connections: NibConnection.all(in: content))]
    let none = DecompiledObject.Place(nib: 0, number: -1)
    objects = [
      DecompiledObject(kind: .owner, place: none, className: "NSObject"),
      DecompiledObject(kind: .firstResponder, place: none, className: "UIResponder"),
    ]
    readOutsiders()
    readTopLevel()
    readConstraints()
    placedViews = constrainedViews
    for index in objects.indices where objects[index].kind == .object { readProperties(of: index) }
    readConnections()
    readAccessibility()
    readAttributes()
    readVariations()
  }

  /// What the tool that wrote the nib does in all objects otherwise than the compiler.
  var habits = EncoderHabits()

  /// The values of a nib.
  func values(_ nib: Int) -> NibValueReader { NibValueReader(content: nibs[nib].content, catalog: catalog) }

  // MARK: - What the loader is handed

  private mutating func readOutsiders() {
    let content = nibs[0].content
    let ends = nibs[0].connections.flatMap { [$0.source] + $0.destinations }
    for number in content.elements("UINibTopLevelObjectsKey", of: 0) + ends {
      let place = DecompiledObject.Place(nib: 0, number: number)
      guard content.className(of: number) == "UIProxyObject", indexes[place] == nil,
        let identifier = content.string("UIProxiedObjectIdentifier", of: number)
      else { continue }
      switch identifier {
      case "IBFilesOwner" where objects[0].place.number < 0: take(place, 0)
      case "IBFirstResponder" where objects[1].place.number < 0: take(place, 1)
      default:
        var placeholder = DecompiledObject(
          kind: .placeholder(identifier: identifier),
          place: place,
          className: "NSObject"
        )
        placeholder.schema = nil
        objects.append(placeholder)
        indexes[place] = objects.count - 1
      }
    }
  }

  private mutating func take(_ place: DecompiledObject.Place, _ index: Int) {
    objects[index].place = place
    indexes[place] = index
  }

  // MARK: - Objects

  private mutating func readTopLevel() {
    readOwnerChildren()
    for number in nibs[0].content.elements("UINibTopLevelObjectsKey", of: 0) {
      let place = DecompiledObject.Place(nib: 0, number: number)
      if let index = claim(place, parent: nil, slot: nil, depth: 0) { topLevel.append(index) }
    }
  }

  static let ownerChildrenLabel = "nibChildViewControllers"

  /// The controllers inside the owner, where nothing else speaks of the owner's class.
  private mutating func readOwnerChildren() {
    guard let schema = catalog.schema(named: "UIViewController"), let slot = schema.slots["children"],
      objects[0].place.number >= 0
    else { return }
    let own = nibs[0].connections.filter { $0.source == objects[0].place.number }
    guard let children = own.first(where: { $0.kind == .collection && $0.label == Self.ownerChildrenLabel }),
      own.allSatisfy({ $0.number == children.number || schema.outlets[$0.label] != nil })
    else { return }
    let found = children.destinations.compactMap { number in
      claim(.init(nib: 0, number: number), parent: 0, slot: slot, depth: 1)
    }
    guard !found.isEmpty else { return }
    objects[0].className = "UIViewController"
    objects[0].slots = [("children", found)]
  }

  /// Takes an object into the scene with everything that stands in it; nil where it cannot stand there.
  mutating func claim(
    _ place: DecompiledObject.Place,
    parent: Int?,
    slot: SlotSchema?,
    depth: Int
  ) -> Int? {
    guard depth < Self.deepestObject, indexes[place] == nil, let found = described(place) else { return nil }
    guard let schema = found.schema, accepts(schema, in: slot), !hasRepeatedKeys(place) else { return nil }
    let index = objects.count
    objects.append(found)
    indexes[place] = index
    objects[index].parent = parent
    objects[index].slotName = slot?.name
    readSlots(of: index, schema, depth: depth)
    return index
  }

  private func accepts(_ schema: ClassSchema, in slot: SlotSchema?) -> Bool {
    if let slot { return slot.accepts.contains { schema.isKind(of: $0) } }
    return schema.placement != .namedSlots
  }

  private func hasRepeatedKeys(_ place: DecompiledObject.Place) -> Bool {
    let keys = nibs[place.nib].content.archive.values(of: place.number).map(\.key)
    return Set(keys).count != keys.count
  }

  /// An object with its class; nil for what no scene can write.
  private func described(_ place: DecompiledObject.Place) -> DecompiledObject? {
    let content = nibs[place.nib].content
    let archived = content.className(of: place.number)
    var object = DecompiledObject(kind: .object, place: place, className: archived)
    if archived == "UIClassSwapper" {
      guard let runtimeName = content.string("UIClassName", of: place.number), !runtimeName.isEmpty,
        let original = content.string("UIOriginalClassName", of: place.number)
      else { return nil }
      object.className = SwiftClassName.demangled(runtimeName)
      let base = original == "UICustomObject" ? "NSObject" : original
      object.schema = catalog.schema(named: object.className) ?? catalog.schema(named: base)
    } else {
      guard archived != "UIProxyObject" else { return nil }
      object.schema = catalog.schema(named: archived)
    }
    if object.schema == nil, content.value("UIBounds", of: place.number) != nil {
      object.schema = catalog.schema(named: "UIView")
    }
    if let schema = object.schema, schema.name != object.className { object.superclassName = schema.name }
    return object.schema == nil ? nil : object
  }
}
