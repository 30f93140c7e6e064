import NibArchive
import SceneModel

extension NibEmitter {
  /// The connections of a nib that stands alone, in the order of the text.
  mutating func connections() -> [NibConnection] {
    let (context, objects) = (context, context.objects)
    var found: [NibConnection] = []
    for id in context.region.objects {
      guard context.isConnected(id.index), isSource(id) else { continue }
      found += writer.slotCollections(of: id)
      if id == Scene.owner { found += ownerChildren() }
      // Most objects have children, and nothing else that is connected.
      guard objects.records[id.index].rest >= 0 else { continue }
      if objects.hasRareParts(at: id.index) { found += embedding(of: id) }
      appendConnections(of: id, in: objects, to: &found)
    }
    return found + tables.connections(in: &writer)
  }

  /// Appends what the outlets and actions of an object say.
  ///
  /// The objects are handed over: whoever asks the scene for them while nodes are made counts references to all that is kept of them.
  mutating func appendConnections(of id: ObjectID, in objects: SceneObjectList, to found: inout [NibConnection]) {
    for outlet in objects.outlets(at: id.index) { found.append(writer.connection(outlet, from: id)) }
    for action in objects.actions(at: id.index) { found.append(writer.connection(action, from: id)) }
  }

  /// Whether the nib has the connections of an object: those of its own objects, and of what it is handed where it is the whole scene's.
  private func isSource(_ id: ObjectID) -> Bool {
    if context.objects.isMade(at: id.index) { return context.isMember(id) && context.isInNib(id) }
    return context.region.isWholeScene
  }

  /// The controllers inside the owner: of the owner itself nothing is archived, so they are connected to it.
  private mutating func ownerChildren() -> [NibConnection] {
    var children: [NibArchiveGraph.NodeID] = []
    for child in context.scene.ownerChildren { children.append(writer.node(of: child)) }
    guard !children.isEmpty else { return [] }
    let owner = writer.node(of: Scene.owner)
    let range = context.scene[Scene.owner].range
    return [writer.collection("nibChildViewControllers", children, appends: true, from: owner, at: range)]
  }

  /// The view that a child controller's own view goes into.
  private mutating func embedding(of id: ObjectID) -> [NibConnection] {
    guard let embedding = context.objects.rest(at: id.index)?.embedding, let container = embedding.container.object
    else { return [] }
    let made = writer.outlet("nibEmbeddingView", from: writer.node(of: id), to: writer.node(of: container))
    writer.sources.note(connection: made.node, at: embedding.key)
    return [made]
  }
}
