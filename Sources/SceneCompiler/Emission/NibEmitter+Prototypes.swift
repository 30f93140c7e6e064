import NibArchive
import SceneCatalog
import SceneModel

extension NibEmitter {
  /// Writes prototypes by reuse identifier, each as a nib of its own.
  mutating func emitPrototypeNibs(_ slots: [String], _ key: String, of id: ObjectID) {
    var pairs: [(NibArchiveGraph.NodeID, NibArchiveGraph.NodeID)] = []
    for (key, prototype) in context.prototypes(slots, of: id) {
      let nested = nested(prototype)
      let nib = writer.graph.makeNode("UINib")
      if let map = nested.map { writer.sources.note(nested: map, in: nib) }
      let data = writer.graph.makeNode("NSData")
      writer.graph.append("NS.bytes", .data(nested.bytes), to: data)
      writer.graph.append("captureEnclosingNIBBundleOnDecode", .bool(true), to: nib)
      writer.graph.append("archiveData", .object(data), to: nib)
      pairs.append((writer.graph.string(key), nib))
    }
    // Where hashes collide, the order in which they are put in decides: from the last to the first, and before as the other dictionary
    // lists them.
    let isReversed = context.tools.isSince(.xcode12_5)
    emitPrototypes(isReversed ? pairs.reversed() : writer.graph.hashOrdered(pairs), key, of: id)
  }

  /// Writes what each prototype refers to outside itself, by reuse identifier and placeholder.
  mutating func emitPrototypeObjects(_ slots: [String], _ key: String, of id: ObjectID) {
    var pairs: [(NibArchiveGraph.NodeID, NibArchiveGraph.NodeID)] = []
    for (key, prototype) in context.prototypes(slots, of: id) {
      var objects: [(NibArchiveGraph.NodeID, NibArchiveGraph.NodeID)] = []
      if context.role != nil {
        for (name, outsider) in nested(prototype).handed {
          objects.append((writer.graph.string(name), handedNode(outsider)))
        }
      } else {
        for outsider in NibRegion(ofPrototype: prototype, in: context.validated).outsiders {
          objects.append((writer.graph.string(context.upstreamName(of: outsider)), writer.node(of: outsider)))
        }
      }
      pairs.append((writer.graph.string(key), writer.graph.dictionary("NSMutableDictionary", objects)))
    }
    emitPrototypes(pairs, key, of: id)
  }

  private mutating func emitPrototypes(
    _ pairs: [(NibArchiveGraph.NodeID, NibArchiveGraph.NodeID)],
    _ key: String,
    of id: ObjectID
  ) {
    guard !pairs.isEmpty else { return }
    let dictionary = writer.graph.dictionary("NSMutableDictionary", writer.graph.hashOrdered(pairs))
    writer.graph.append(key, .object(dictionary), to: writer.node(of: id))
  }

  /// The nib of a prototype; in a storyboard it is kept, since both keys need what it is handed.
  private mutating func nested(_ prototype: ObjectID) -> StoryboardPart.Prototype {
    if let known = storyboard.prototypes[prototype] { return known }
    let isHanded = context.role != nil
    var emitter = NibEmitter(context.nested(prototype))
    var handed: [StoryboardPart.Handed] = []
    let root: Root
    if isHanded { (root, handed) = emitter.emitHandedRoot() } else { root = emitter.emitRoot() }
    let map = emitter.sourceMap(root)
    let archive = emitter.writer.graph.archive(root: root.node, coderVersion: context.tools.coderVersion)
      .ordered(context.scene[prototype].nibOrders)
    var made = StoryboardPart.Prototype(bytes: archive.encoded(), map: map, handed: handed)
    if isHanded, context.options.details.contains(.listIndexes) {
      made.listIndexes = emitter.prototypeIndexes()
      made.listIndexes[prototype] = emitter.listIndexes(root)
    }
    if isHanded { storyboard.prototypes[prototype] = made }
    return made
  }

  /// Where the objects of the prototypes in a storyboard's nib are in the lists of their own nibs, by the prototype.
  func prototypeIndexes() -> [ObjectID: EmittedNib.Indexes] {
    storyboard.prototypes.values.reduce(into: [:]) { found, prototype in
      found.merge(prototype.listIndexes) { first, _ in first }
    }
  }

  /// The lines that the nib comes from; nil where they are not wanted.
  func sourceMap(_ root: Root) -> NibSourceMap? {
    guard writer.sources.isWanted else { return nil }
    return writer.sources.map(root: root.node, context, writer.nodes, in: writer.graph)
  }
}
