import NibArchive
import SceneCatalog
import SceneDiagnostics
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
    /// The object of the nib around it that holds a nested nib's bytes; nil for the nib of a controller's view.
    var data: Int?
    /// The nib around it.
    var outer = 0
  }

  /// How deeply objects and nibs may be nested in a scene; what lies deeper is kept as the nib has it.
  static let deepestObject = 70
  static let deepestNib = 4

  let catalog: SceneCatalog
  var nibs: [Nib] = []
  /// What was read so far.
  ///
  /// Objects that are taken out again stay in its list, and nothing leads to them.
  var scene = Scene(source: SourceText(path: "", text: ""))
  /// Where the objects of the scene come from, in their order.
  var origins: [ObjectOrigin] = []
  /// The objects of the scene by where they come from.
  var indexes: [NibLocation: ObjectID] = [:]
  /// Where the constraints of the scene come from, in their order, and the other way around.
  var constraintOrigins: [NibLocation] = []
  var constraintIndexes: [NibLocation: Int] = [:]
  /// The views that equations name.
  var placedViews: Set<ObjectID> = []
  /// What is known beside the nib of a scene of a storyboard; nil for a nib that stands alone.
  var storyboard: StoryboardUnit?

  init(_ archive: NibArchive, catalog: SceneCatalog) {
    self.init(empty: NibContent(archive: archive), catalog: catalog)
    // The version of the coder, where it is not what the compiler writes by itself.
    if archive.coderVersion != 10 { scene.orders.coderVersion = Int(archive.coderVersion) }
    readOutsiders()
    readTopLevel()
    readRest()
  }

  /// A reading that has taken nothing yet.
  init(empty content: NibContent, catalog: SceneCatalog) {
    self.catalog = catalog
    nibs = [Nib(content: content, connections: NibConnection.all(in: content))]
    let none = NibLocation(nib: 0, number: -1)
    origins = [ObjectOrigin(location: none), ObjectOrigin(location: none)]
  }

  /// Reads what is said of the objects that were taken.
  mutating func readRest() {
    readConstraints()
    placedViews = constrainedViews
    for id in ids where scene[id].kind == .object { readProperties(of: id) }
    readConnections()
    readAccessibility()
    readAttributes()
    readVariations()
  }

  /// All objects that were read, those that were taken out included.
  var ids: [ObjectID] { scene.objects.indices.map { ObjectID($0) } }

  /// Where an object is in its nib.
  func location(of id: ObjectID) -> NibLocation { origins[id.index].location }

  /// The class of the catalog that says what an object has.
  func schema(of id: ObjectID) -> ClassSchema? { origins[id.index].schema }

  /// Adds an object to the list.
  private mutating func add(_ object: SceneObject, _ origin: ObjectOrigin) -> ObjectID {
    let id = ObjectID(scene.objects.count)
    scene.objects.append(object)
    origins.append(origin)
    indexes[origin.location] = id
    return id
  }

  /// The values of a nib.
  func values(_ nib: Int) -> NibValueReader { NibValueReader(content: nibs[nib].content, catalog: catalog) }

  // MARK: - What the loader is handed

  private mutating func readOutsiders() {
    let content = nibs[0].content
    let ends = nibs[0].connections.flatMap { [$0.source] + $0.destinations }
    for number in content.elements("UINibTopLevelObjectsKey", of: 0) + ends {
      let proxy = NibLocation(nib: 0, number: number)
      guard content.className(of: number) == "UIProxyObject", indexes[proxy] == nil,
        let identifier = content.string("UIProxiedObjectIdentifier", of: number)
      else { continue }
      switch identifier {
      case "IBFilesOwner" where location(of: Scene.owner).number < 0: take(proxy, Scene.owner)
      case "IBFirstResponder" where location(of: Scene.firstResponder).number < 0: take(proxy, Scene.firstResponder)
      default:
        let placeholder = SceneObject(.placeholder(identifier: identifier), unwrittenOf: "NSObject")
        _ = add(placeholder, ObjectOrigin(location: proxy))
      }
    }
  }

  mutating func take(_ location: NibLocation, _ id: ObjectID) {
    origins[id.index].location = location
    indexes[location] = id
  }

  // MARK: - Objects

  private mutating func readTopLevel() {
    readOwnerChildren()
    for number in nibs[0].content.elements("UINibTopLevelObjectsKey", of: 0) {
      let location = NibLocation(nib: 0, number: number)
      if let id = claim(location, parent: nil, slot: nil, depth: 0) { scene.topLevel.append(id) }
    }
  }

  static let ownerChildrenLabel = "nibChildViewControllers"

  /// The controllers inside the owner, where nothing else names the owner's class.
  private mutating func readOwnerChildren() {
    guard let schema = catalog.schema(named: "UIViewController"), let slot = schema.slots["children"],
      location(of: Scene.owner).number >= 0
    else { return }
    let own = nibs[0].connections.filter { $0.source == location(of: Scene.owner).number }
    guard let children = own.first(where: { $0.kind == .collection && $0.label == Self.ownerChildrenLabel }),
      own.allSatisfy({ $0.number == children.number || schema.outlets[$0.label] != nil })
    else { return }
    let found = children.destinations.compactMap { number in
      claim(.init(nib: 0, number: number), parent: Scene.owner, slot: slot, depth: 1)
    }
    guard !found.isEmpty else { return }
    scene[Scene.owner].className = Located(unwritten: "UIViewController")
    scene[Scene.owner].slots = [SceneSlot(name: Located(unwritten: "children"), children: found)]
  }

  /// Takes an object into the scene with everything that stands in it; nil where it cannot stand there.
  mutating func claim(
    _ location: NibLocation,
    parent: ObjectID?,
    slot: SlotSchema?,
    depth: Int
  ) -> ObjectID? {
    let location = resolved(location)
    guard depth < Self.deepestObject, indexes[location] == nil, let found = described(location) else { return nil }
    var (object, schema) = found
    guard accepts(schema, in: slot), !hasRepeatedKeys(location) else { return nil }
    object.parent = parent
    object.slotName = slot?.name
    let id = add(object, ObjectOrigin(location: location, schema: schema))
    readSlots(of: id, schema, depth: depth)
    return id
  }

  private func accepts(_ schema: ClassSchema, in slot: SlotSchema?) -> Bool {
    if let slot { return slot.accepts.contains { schema.isKind(of: $0) } }
    return schema.placement != .namedSlots
  }

  private func hasRepeatedKeys(_ location: NibLocation) -> Bool {
    let keys = nibs[location.nib].content.archive.values(of: location.number).map(\.key)
    return Set(keys).count != keys.count
  }

  /// An object with its class; nil for what no scene can write.
  private func described(_ location: NibLocation) -> (object: SceneObject, schema: ClassSchema)? {
    let content = nibs[location.nib].content
    var className = content.className(of: location.number)
    var schema: ClassSchema?
    if className == "UIClassSwapper" {
      guard let runtimeName = content.string("UIClassName", of: location.number), !runtimeName.isEmpty,
        let original = content.string("UIOriginalClassName", of: location.number)
      else { return nil }
      className = SwiftClassName.demangled(runtimeName)
      schema =
        catalog.schema(named: className) ?? catalog.schema(named: original == "UICustomObject" ? "NSObject" : original)
    } else {
      guard className != "UIProxyObject" else { return nil }
      schema = catalog.schema(named: className)
    }
    if schema == nil, content.value("UIBounds", of: location.number) != nil { schema = catalog.schema(named: "UIView") }
    guard let schema else { return nil }
    var object = SceneObject(unwrittenOf: className)
    if schema.name != className { object.superclassName = Located(unwritten: schema.name) }
    return (object, schema)
  }
}
