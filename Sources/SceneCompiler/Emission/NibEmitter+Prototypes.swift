import NibArchive
import SceneCatalog
import SceneModel

extension NibEmitter {
  /// Prototypes by reuse identifier, each as a nib of its own.
  mutating func emitPrototypeNibs(_ slots: [String], _ key: String, of id: ObjectID) {
    var pairs: [(NibArchiveGraph.NodeID, NibArchiveGraph.NodeID)] = []
    for (key, prototype) in prototypes(slots, of: id) {
      let nib = graph.makeNode("UINib")
      if storyboard != nil {
        let nested = handedPrototype(prototype)
        if let map = nested.map { origins.nested.append((nib, map)) }
        let data = graph.makeNode("NSData")
        graph.append("NS.bytes", .data(nested.bytes), to: data)
        graph.append("captureEnclosingNIBBundleOnDecode", .bool(true), to: nib)
        graph.append("archiveData", .object(data), to: nib)
        pairs.append((graph.string(key), nib))
        continue
      }
      let data = graph.makeNode("NSData")
      let nested = nested(prototype)
      if let map = nested.map { origins.nested.append((nib, map)) }
      let archive = nested.archive.ordered(scene[prototype].nibOrders)
      graph.append("NS.bytes", .data(archive.encoded()), to: data)
      graph.append("captureEnclosingNIBBundleOnDecode", .bool(true), to: nib)
      graph.append("archiveData", .object(data), to: nib)
      pairs.append((graph.string(key), nib))
    }
    guard !pairs.isEmpty else { return }
    graph.append(key, .object(graph.dictionary("NSMutableDictionary", hashed(pairs))), to: node(of: id))
  }

  /// What each prototype refers to outside itself, by reuse identifier and placeholder.
  mutating func emitPrototypeObjects(_ slots: [String], _ key: String, of id: ObjectID) {
    var pairs: [(NibArchiveGraph.NodeID, NibArchiveGraph.NodeID)] = []
    for (key, prototype) in prototypes(slots, of: id) {
      var objects: [(NibArchiveGraph.NodeID, NibArchiveGraph.NodeID)] = []
      if storyboard != nil {
        for (name, outsider) in handedPrototype(prototype).handed {
          objects.append((graph.string(name), handedNode(outsider)))
        }
        pairs.append((graph.string(key), graph.dictionary("NSMutableDictionary", objects)))
        continue
      }
      for outsider in NibRegion(ofPrototype: prototype, in: validated).outsiders {
        objects.append((graph.string(placeholder(of: outsider)), node(of: outsider)))
      }
      pairs.append((graph.string(key), graph.dictionary("NSMutableDictionary", objects)))
    }
    guard !pairs.isEmpty else { return }
    graph.append(key, .object(graph.dictionary("NSMutableDictionary", hashed(pairs))), to: node(of: id))
  }

  /// Pairs of a text and an object in the order in which a dictionary holds them.
  func hashed(
    _ pairs: [(NibArchiveGraph.NodeID, NibArchiveGraph.NodeID)]
  ) -> [(NibArchiveGraph.NodeID, NibArchiveGraph.NodeID)] {
    let keys = pairs.map { graph.text(of: $0.0) }
    return NibArchive.hashOrder(of: keys).map { $0.map { pairs[$0] } } ?? pairs
  }

  /// The prototypes in some slots by the key that finds them.
  private func prototypes(_ slots: [String], of id: ObjectID) -> [(key: String, prototype: ObjectID)] {
    slots.flatMap { slot in
      objects.children(in: slot, at: id.index).map { prototype in
        var identifier = ""
        if case .text(let text) = value(of: "reuseIdentifier", in: prototype) { identifier = text }
        switch slot {
        case "sectionHeaderView": return ("UICollectionElementKindSectionHeader/\(identifier)", prototype)
        case "sectionFooterView": return ("UICollectionElementKindSectionFooter/\(identifier)", prototype)
        default: return (identifier, prototype)
        }
      }
    }
  }

  /// The nib of a prototype of a storyboard, and what it is handed.
  private mutating func handedPrototype(_ prototype: ObjectID) -> StoryboardPart.Prototype {
    if let known = storyboard?.prototypes[prototype] { return known }
    var emitter = NibEmitter(
      validated,
      region: NibRegion(ofPrototype: prototype, in: validated),
      mapsSources: mapsSources,
      tools: tools,
      variant: variant,
      plans: classPlans,
      storyboard: StoryboardPart()
    )
    let (root, handed) = emitter.emitHandedRoot()
    let map = mapsSources ? emitter.sourceMap(root: root) : nil
    let archive = emitter.archive(root: root).ordered(scene[prototype].nibOrders)
    let made = StoryboardPart.Prototype(bytes: archive.encoded(), map: map, handed: handed)
    storyboard?.prototypes[prototype] = made
    return made
  }

  private func nested(_ prototype: ObjectID) -> (archive: NibArchive, map: NibSourceMap?) {
    var emitter = NibEmitter(
      validated,
      region: NibRegion(ofPrototype: prototype, in: validated),
      mapsSources: mapsSources,
      tools: tools,
      variant: variant,
      plans: classPlans
    )
    let root = emitter.emitRoot()
    let map = mapsSources ? emitter.sourceMap(root: root) : nil
    return (emitter.archive(root: root), map)
  }

  /// What a nested nib calls an object outside it.
  func placeholder(of id: ObjectID) -> String {
    "UpstreamPlaceholder-" + (scene[id].interfaceBuilderID ?? "\(id.index)")
  }
}
