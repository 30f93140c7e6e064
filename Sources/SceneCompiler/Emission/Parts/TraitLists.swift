import NibArchive
import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel

/// The lists by which a nib says what changes with the traits of its surroundings.
struct TraitLists: ~Copyable {
  let context: EmissionContext
  var traits = TraitCollections()

  init(_ context: EmissionContext) { self.context = context }

  /// One list for each top-level object below which something changes with the traits.
  ///
  /// - Parameters:
  ///   - objects: All objects of the nib, level by level.
  ///   - writer: What they are written with.
  consuming func lists(of objects: [ObjectID], in writer: inout NibWriter) -> [NibArchiveGraph.NodeID] {
    guard context.hasVariations else { return [] }
    var lists: [NibArchiveGraph.NodeID] = []
    let subtrees = context.objectsByTop(objects)
    for top in context.region.topLevel {
      if let list = list(of: top, subtrees[top] ?? [], in: &writer) { lists.append(list) }
    }
    return lists
  }

  private mutating func list(
    of top: ObjectID,
    _ subtree: [ObjectID],
    in writer: inout NibWriter
  ) -> NibArchiveGraph.NodeID? {
    var storages: [NibArchiveGraph.NodeID] = []
    var descendants: [NibArchiveGraph.NodeID] = []
    var relatives: [ObjectID] = []
    for id in depthFirst(from: top, subtree) {
      storages += attributeStorages(of: id, in: &writer)
      let installations = installationStorages(of: id, in: &writer)
      storages += installations
      let varies = !context.objects.variations(at: id.index).isEmpty
      if varies { descendants.append(writer.node(of: id)) }
      let varying = context.ordered(context.installedConstraints(of: id), of: id).filter {
        context.scene.constraints[$0].variations.contains { $0.constant != nil }
      }
      // Interface Builder's compiler goes through a view's constraints twice: every nib has their constants two times.
      for _ in 0..<2 {
        for index in varying { storages += constantStorage(of: index, in: &writer) }
      }
      descendants += varying.map { writer.node(ofConstraint: $0) }
      if !installations.isEmpty {
        if !varies { descendants.append(writer.node(of: id)) }
        relatives += context.constrainedRelatives(of: id)
      }
    }
    guard !storages.isEmpty else { return nil }
    var known = Set(descendants)
    if context.tools.isSince(.xcode12_5) {
      let root = writer.node(of: top)
      descendants.removeAll { $0 == root }
      known.insert(root)
    }
    for id in relatives where known.insert(writer.node(of: id)).inserted { descendants.append(writer.node(of: id)) }
    let list = writer.graph.makeNode("_UITraitStorageList", "UITopLevelObject", writer.node(of: top))
    writer.append("UITraitStorages", "NSArray", storages, to: list)
    let set = writer.graph.set("NSSet", descendants, coderVersion: context.tools.coderVersion)
    writer.graph.append("UIDescendants", .object(set), to: list)
    return list
  }

  /// Objects from the top down, each before what it contains.
  private func depthFirst(from top: ObjectID, _ subtree: [ObjectID]) -> [ObjectID] {
    let members = Set(subtree)
    var found: [ObjectID] = []
    var waiting = [top]
    while let next = waiting.popLast() {
      guard members.contains(next) else { continue }
      found.append(next)
      let children = context.objects.records[next.index].slots.flatMap { slot in
        context.objects.slots[slot].children.map { ObjectID(Int(context.objects.children[$0])) }
      }
      waiting += children.reversed()
    }
    return found
  }

  // MARK: - Properties

  /// A property's values by traits, in the order of the class: those of the variations, then the one that holds otherwise.
  private mutating func attributeStorages(of id: ObjectID, in writer: inout NibWriter) -> [NibArchiveGraph.NodeID] {
    let variations = context.objects.variations(at: id.index)
    let varied = Set(variations.flatMap { $0.properties.map(\.name.value) })
    guard !varied.isEmpty else { return [] }
    let schema = context.validated.schema(of: id)
    var storages: [NibArchiveGraph.NodeID] = []
    for name in schema.propertyNames where varied.contains(name) {
      let encoding = schema.properties[name]?.encoding ?? .byType
      var records: [NibArchiveGraph.NodeID] = []
      for variation in variations.mostSpecificFirst {
        guard let property = variation.properties.first(where: { $0.name.value == name }) else { continue }
        let value = Self.stored(property.value.value, encoding, in: &writer)
        records.append(record(variation.traits, value, in: &writer))
      }
      if let usual = context.valueWithoutVariation(of: name, in: id, schema) {
        records.append(record([], Self.stored(usual, encoding, in: &writer), in: &writer))
      }
      let path = Self.keyPath(of: name)
      storages.append(Self.storage(of: writer.node(of: id), keyPath: path, records, in: &writer))
    }
    return storages
  }

  /// A value as key-value coding takes it.
  private static func stored(
    _ value: SceneValue,
    _ encoding: ValueForm.Encoding,
    in writer: inout NibWriter
  ) -> NibArchiveGraph.Stored {
    switch value {
    case .date: writer.stored(value) ?? .null
    case .text where encoding.namedObject != nil:
      writer.stored(value, as: ValueForm(encoding)) ?? .null
    default: writer.storedForCoding(value)
    }
  }

  /// A key-value coding name: `isHidden` is `hidden`, a part's property is the object's own.
  ///
  /// A button has all that a scene says of its title's label, under names of old: `font`, `lineBreakMode`,
  /// `titleShadowOffset`.
  private static func keyPath(of property: String) -> String {
    if property == "titleLabel.shadowOffset" { return "titleShadowOffset" }
    if property.hasPrefix("titleLabel.") { return String(property.dropFirst("titleLabel.".count)) }
    guard property.hasPrefix("is"), let first = property.dropFirst(2).first, first.isUppercase else { return property }
    return first.lowercased() + property.dropFirst(3)
  }

  // MARK: - Constants

  private mutating func constantStorage(of index: Int, in writer: inout NibWriter) -> [NibArchiveGraph.NodeID] {
    let constraint = context.scene.constraints[index]
    var records: [NibArchiveGraph.NodeID] = []
    for variation in constraint.variations.mostSpecificFirst {
      guard let constant = variation.constant else { continue }
      records.append(record(variation.traits, writer.graph.encodedConstant(constant), in: &writer))
    }
    guard !records.isEmpty else { return [] }
    records.append(record([], writer.graph.encodedConstant(constraint.constant), in: &writer))
    return [Self.storage(of: writer.node(ofConstraint: index), keyPath: "encodedConstant", records, in: &writer)]
  }

  private mutating func record(
    _ traits: [SceneVariation.Trait],
    _ value: NibArchiveGraph.Stored,
    in writer: inout NibWriter
  ) -> NibArchiveGraph.NodeID {
    let collection = self.traits.node(traits, context.tools, in: &writer.graph)
    let record = writer.graph.makeNode("_UIAttributeTraitStorageRecord", "UITraitCollection", collection)
    writer.graph.append(writer.graph.key("UIValue"), value, to: record)
    return record
  }

  private static func storage(
    of object: NibArchiveGraph.NodeID,
    keyPath: String,
    _ records: [NibArchiveGraph.NodeID],
    in writer: inout NibWriter
  ) -> NibArchiveGraph.NodeID {
    let storage = writer.graph.makeNode("_UIAttributeTraitStorage", "UIObject", object)
    writer.graph.append("UIKeyPath", .object(writer.graph.string(keyPath)), to: storage)
    writer.append("UIRecords", "NSMutableArray", records, to: storage)
    return storage
  }
}

extension [SceneVariation] {
  /// The variations with more traits before those with fewer, otherwise in the order of the text.
  fileprivate var mostSpecificFirst: [SceneVariation] {
    enumerated().sorted { left, right in
      let counts = (left.element.traits.count, right.element.traits.count)
      return counts.0 == counts.1 ? left.offset < right.offset : counts.0 > counts.1
    }.map(\.element)
  }
}

extension NibArchiveGraph {
  fileprivate mutating func encodedConstant(_ constant: Double) -> Stored {
    let node = makeNode("_NSLayoutConstraintConstant")
    append("UISymbolicConstant", .null, to: node)
    append("UINumericConstant", .double(constant), to: node)
    return .node(node)
  }
}

/// The trait collections of a nib.
struct TraitCollections: ~Copyable {
  /// The traits that hold always, once something varies with the traits.
  private var any: NibArchiveGraph.NodeID?

  /// The collection of some traits.
  mutating func node(
    _ traits: [SceneVariation.Trait],
    _ tools: NibTools,
    in graph: inout NibArchiveGraph
  ) -> NibArchiveGraph.NodeID {
    // Since Xcode 11 all traits together are one object; those that name a class are an object each.
    let isShared = traits.isEmpty && tools.isSince(.xcode11)
    if isShared, let any { return any }
    let node = graph.makeNode("UITraitCollection")
    for trait in traits.sorted(by: { $0.name < $1.name }) {
      guard let known = SceneKeys.Trait(rawValue: trait.name) else { continue }
      graph.append(known.archivedName, integer: trait.raw, to: node)
    }
    if isShared { any = node }
    return node
  }
}
