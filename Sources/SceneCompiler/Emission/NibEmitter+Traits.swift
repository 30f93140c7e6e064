import NibArchive
import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel

extension NibEmitter {
  /// One list for each top-level object below which something changes with the traits.
  mutating func traitStorageLists() -> [NibArchiveGraph.NodeID] {
    guard hasVariations else { return [] }
    var lists: [NibArchiveGraph.NodeID] = []
    let subtrees = objectsByTop()
    for top in region.topLevel {
      var storages: [NibArchiveGraph.NodeID] = []
      var descendants: [NibArchiveGraph.NodeID] = []
      var relatives: [ObjectID] = []
      for id in subtrees[top] ?? [] {
        storages += attributeStorages(of: id)
        if !objects.variations(at: id.index).isEmpty { descendants.append(node(of: id)) }
        for index in ordered(installedConstraints(of: id), of: id) where !scene.constraints[index].variations.isEmpty {
          storages += constantStorage(of: index)
          descendants.append(constraintNode(index))
        }
        let installations = installationStorages(of: id)
        storages += installations
        if !tools.isSince(13), !installations.isEmpty {
          if objects.variations(at: id.index).isEmpty { descendants.append(node(of: id)) }
          relatives += constrainedRelatives(of: id)
        }
      }
      guard !storages.isEmpty else { continue }
      var known = Set(descendants)
      for node in relatives.map({ self.node(of: $0) }) where known.insert(node).inserted { descendants.append(node) }
      let list = graph.makeNode("_UITraitStorageList")
      graph.append("UITopLevelObject", .object(node(of: top)), to: list)
      graph.append("UITraitStorages", .object(graph.array("NSArray", storages)), to: list)
      graph.append(
        "UIDescendants",
        .object(graph.set("NSSet", descendants, coderVersion: tools.coderVersion)),
        to: list
      )
      lists.append(list)
    }
    return lists
  }

  /// The views that a view's constraints relate, where traits leave out some of them.
  private func constrainedRelatives(of id: ObjectID) -> [ObjectID] {
    let constraints = listedConstraints(of: id)
    let varies = constraints.contains { index in
      let constraint = scene.constraints[index]
      return !constraint.isInstalled || constraint.variations.contains { $0.isInstalled != nil }
    }
    guard varies else { return [] }
    return constraints.flatMap { index in
      let outline = scene.constraints[index].outline
      return [outline.first.object, outline.second?.object].compactMap { $0 }
    }
  }

  /// Whether traits change anything in the nib.
  private var hasVariations: Bool {
    unusual.contains { !scene[$0].variations.isEmpty }
      || validated.hasUninstalledObjects && region.objects.contains { !objects[$0.index].isInstalled }
      || region.constraints.contains { index in
        let outline = scene.constraints[index].outline
        return outline.varies || !outline.isInstalled && !scene.constraints[index].isPlaceholder
      }
  }

  /// The objects below each top-level one, itself first, level by level.
  private func objectsByTop() -> [ObjectID: [ObjectID]] {
    var top = Dictionary(region.topLevel.map { ($0, $0) }) { first, _ in first }
    var objects: [ObjectID: [ObjectID]] = [:]
    // Parents come before their children.
    for id in objectsByLevel {
      let own = top[id] ?? self.objects.parent(at: id.index).flatMap { top[$0] }
      guard let own else { continue }
      top[id] = own
      objects[own, default: []].append(id)
    }
    return objects
  }

  /// A property's values by traits, in the order of the class: those of the variations, then the one that holds otherwise.
  private mutating func attributeStorages(of id: ObjectID) -> [NibArchiveGraph.NodeID] {
    let varied = Set(objects.variations(at: id.index).flatMap { $0.properties.map(\.name.value) })
    guard !varied.isEmpty else { return [] }
    let schema = validated.schema(of: id)
    return schema.propertyNames.filter(varied.contains).map { name in
      let encoding = schema.properties[name]?.encoding ?? .byType
      var records: [NibArchiveGraph.NodeID] = []
      for variation in objects.variations(at: id.index) {
        guard let property = variation.properties.first(where: { $0.name.value == name }) else { continue }
        records.append(attributeRecord(variation.traits, variedValue(property.value.value, encoding)))
      }
      if let usual = usualValue(of: name, in: id, schema) {
        records.append(attributeRecord([], variedValue(usual, encoding)))
      }
      return attributeStorage(of: node(of: id), keyPath: Self.keyPath(of: name), records)
    }
  }

  /// A value as key-value coding takes it.
  private mutating func variedValue(
    _ value: SceneValue,
    _ encoding: ValueForm.Encoding
  ) -> NibArchiveGraph.Value {
    switch value {
    case .date: archived(value) ?? .null
    case .text where encoding.namedObject != nil:
      archived(value, as: ValueForm(encoding)) ?? .null
    default: runtimeValue(value)
    }
  }

  /// What a property is where no variation holds; nil where the scene does not say.
  ///
  /// The frame of a view that says none is its class's own, and a date picker's date the moment when it is made.
  private func usualValue(of name: String, in id: ObjectID, _ schema: ClassSchema) -> SceneValue? {
    guard objects.value(of: name, at: id.index) == nil, let property = schema.properties[name] else {
      return value(of: name, in: id)
    }
    guard case .geometry = property.type else {
      let isTimely = schema.keys.contains { $0.content == .property(name, ValueForm(.isNotSet)) }
      return isTimely ? nil : value(of: name, in: id)
    }
    guard let key = property.key else { return nil }
    // Margins by side and by direction are under one key, in one order; classes say only the former's default.
    let same = schema.propertyNames.filter { schema.properties[$0]?.key == key }
    let other = same.first { objects.value(of: $0, at: id.index) != nil } ?? same.first
    return value(of: other ?? name, in: id)
  }

  private mutating func constantStorage(of index: Int) -> [NibArchiveGraph.NodeID] {
    let constraint = scene.constraints[index]
    var records: [NibArchiveGraph.NodeID] = []
    for variation in constraint.variations {
      guard let constant = variation.constant else { continue }
      records.append(attributeRecord(variation.traits, .object(encodedConstant(constant))))
    }
    guard !records.isEmpty else { return [] }
    records.append(attributeRecord([], .object(encodedConstant(constraint.constant))))
    return [attributeStorage(of: constraintNode(index), keyPath: "encodedConstant", records)]
  }

  private mutating func encodedConstant(_ constant: Double) -> NibArchiveGraph.NodeID {
    let node = graph.makeNode("_NSLayoutConstraintConstant")
    graph.append("UISymbolicConstant", .null, to: node)
    graph.append("UINumericConstant", .double(constant), to: node)
    return node
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

  private mutating func attributeRecord(
    _ traits: [SceneVariation.Trait],
    _ value: NibArchiveGraph.Value
  ) -> NibArchiveGraph.NodeID {
    let record = graph.makeNode("_UIAttributeTraitStorageRecord")
    graph.append("UITraitCollection", .object(traitCollection(traits)), to: record)
    graph.append("UIValue", value, to: record)
    return record
  }

  private mutating func attributeStorage(
    of object: NibArchiveGraph.NodeID,
    keyPath: String,
    _ records: [NibArchiveGraph.NodeID]
  ) -> NibArchiveGraph.NodeID {
    let storage = graph.makeNode("_UIAttributeTraitStorage")
    graph.append("UIObject", .object(object), to: storage)
    graph.append("UIKeyPath", .object(graph.string(keyPath)), to: storage)
    graph.append("UIRecords", .object(graph.array("NSMutableArray", records)), to: storage)
    return storage
  }

  // MARK: - What is installed

  /// A child of a view that traits take away or bring back.
  private struct Candidate {
    var node: NibArchiveGraph.NodeID
    var isInstalled: Bool
    var variations: [SceneVariation]

    /// Whether any traits change what is installed.
    var varies: Bool { !isInstalled || variations.contains { $0.isInstalled != nil } }
  }

  /// Which of a view's subviews and constraints are installed, by traits.
  private mutating func installationStorages(of id: ObjectID) -> [NibArchiveGraph.NodeID] {
    let constraints = ordered(listedConstraints(of: id), of: id).map { index in
      Candidate(
        node: constraintNode(index),
        isInstalled: scene.constraints[index].isInstalled,
        variations: scene.constraints[index].variations
      )
    }
    let subviews = objects.children(in: "subviews", at: id.index).map { child in
      Candidate(
        node: node(of: child),
        isInstalled: objects.records[child.index].isInstalled,
        variations: objects.variations(at: child.index)
      )
    }
    return [("traitStorageConstraints", constraints), ("traitStorageSubviews", subviews)].compactMap { keyPath, all in
      // Older tools name all constraints of the view as candidates.
      let varying = all.filter(\.varies)
      let isWhole = !tools.isSince(13) && keyPath == "traitStorageConstraints" && !varying.isEmpty
      return installationStorage(of: id, keyPath: keyPath, isWhole ? all : varying)
    }
  }

  private mutating func installationStorage(
    of id: ObjectID,
    keyPath: String,
    _ candidates: [Candidate]
  ) -> NibArchiveGraph.NodeID? {
    guard !candidates.isEmpty else { return nil }
    var records: [NibArchiveGraph.NodeID] = []
    let missing = candidates.filter { !$0.isInstalled }.map(\.node)
    if !missing.isEmpty { records.append(installationRecord([], added: [], removed: missing)) }
    var seen: [[SceneVariation.Trait]] = []
    for variation in candidates.flatMap(\.variations) where variation.isInstalled != nil {
      guard !seen.contains(variation.traits) else { continue }
      seen.append(variation.traits)
      let changed = candidates.compactMap { candidate in
        candidate.variations.first { $0.traits == variation.traits }?.isInstalled.map { (candidate.node, $0) }
      }
      let added = changed.filter(\.1).map(\.0)
      let removed = changed.filter { !$0.1 }.map(\.0)
      records.append(installationRecord(variation.traits, added: added, removed: removed))
    }
    let storage = graph.makeNode("_UIRelationshipTraitStorage")
    graph.append("UIObject", .object(node(of: id)), to: storage)
    graph.append("UIKeyPath", .object(graph.string(keyPath)), to: storage)
    graph.append("UIRecords", .object(graph.array("NSMutableArray", records)), to: storage)
    graph.append("UIRelationshipCandidates", .object(graph.set("NSOrderedSet", candidates.map(\.node))), to: storage)
    return storage
  }

  private mutating func installationRecord(
    _ traits: [SceneVariation.Trait],
    added: [NibArchiveGraph.NodeID],
    removed: [NibArchiveGraph.NodeID]
  ) -> NibArchiveGraph.NodeID {
    let record = graph.makeNode("_UIRelationshipTraitStorageRecord")
    graph.append("UITraitCollection", .object(traitCollection(traits)), to: record)
    graph.append("UIAddedObjects", .object(graph.set("NSSet", added, coderVersion: tools.coderVersion)), to: record)
    graph.append("UIRemovedObjects", .object(graph.set("NSSet", removed, coderVersion: tools.coderVersion)), to: record)
    return record
  }

  private mutating func traitCollection(_ traits: [SceneVariation.Trait]) -> NibArchiveGraph.NodeID {
    // Since Xcode 11 all traits together are one object; those that name a class are an object each.
    guard traits.isEmpty, tools.isSince(11) else { return newTraitCollection(traits) }
    if let anyTraits { return anyTraits }
    let node = newTraitCollection([])
    anyTraits = node
    return node
  }

  private mutating func newTraitCollection(_ traits: [SceneVariation.Trait]) -> NibArchiveGraph.NodeID {
    let node = graph.makeNode("UITraitCollection")
    for trait in traits.sorted(by: { $0.name < $1.name }) {
      guard let known = SceneKeys.Trait(rawValue: trait.name) else { continue }
      graph.append(known.archivedName, integer: trait.raw, to: node)
    }
    return node
  }
}
