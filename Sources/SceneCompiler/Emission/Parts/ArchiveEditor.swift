import NibArchive
import SceneDiagnostics
import SceneModel

/// Changes what the compiler made to what a scene says that the nib holds: a scene that was made from a nib keeps of it what it cannot
/// say otherwise.
struct ArchiveEditor: ~Copyable {
  /// A value that stands for an object which can only be found when everything else is made.
  private struct Reference {
    var entry: NibArchiveGraph.EntryID
    var path: ArchivedPath
  }

  private let context: EmissionContext
  private var references: [Reference] = []
  /// What paths can begin at, by name.
  private var starts: [String: NibArchiveGraph.NodeID] = [:]
  /// The elements of lists, by list: paths into a long one are as many as it has elements.
  private var elements: [NibArchiveGraph.NodeID: [NibArchiveGraph.EntryID]] = [:]

  init(_ context: EmissionContext) { self.context = context }

  /// Makes all changes, once the nib is whole.
  consuming func apply(root: NibArchiveGraph.NodeID, in writer: inout NibWriter) {
    if !context.scene.withoutKeys.isEmpty { writer.graph.remove(keys: Set(context.scene.withoutKeys)) }
    for (node, edits) in editedNodes(root: root, writer.nodes) {
      var editor = NodeEditor()
      editor.apply(edits, to: node, in: &writer.graph)
      references += editor.references.map { Reference(entry: $0.entry, path: $0.path) }
    }
    guard !references.isEmpty else { return }
    findStarts(root: root, in: &writer)
    // A path may lead through an object that another path leads to: what cannot be found yet is tried again.
    while !references.isEmpty {
      var missing: [Reference] = []
      let waiting = Set(references.map(\.entry))
      for reference in references {
        guard let found = node(at: reference.path, waiting, in: &writer.graph) else {
          missing.append(reference)
          continue
        }
        writer.graph.setValue(.object(found), at: reference.entry)
      }
      guard missing.count < references.count else { return }
      references = missing
    }
  }

  private func editedNodes(
    root: NibArchiveGraph.NodeID,
    _ nodes: borrowing NodeTable
  ) -> [(NibArchiveGraph.NodeID, ArchiveEdits)] {
    let (scene, region) = (context.scene, context.region)
    var found: [(NibArchiveGraph.NodeID, ArchiveEdits)] = []
    for id in context.unusual where !context.objects.archive(at: id.index).isEmpty {
      let isEdited = !context.objects.isMade(at: id.index) ? region.isWholeScene : context.isMember(id)
      if isEdited { found.append((nodes[id], context.objects.archive(at: id.index))) }
    }
    for index in region.constraints
    where scene.constraints[index].outline.hasRareParts && !scene.constraints[index].archive.isEmpty {
      if context.isMember(scene.constraints[index].owner) {
        found.append((nodes[constraint: index], scene.constraints[index].archive))
      }
    }
    let edits = region.isWholeScene ? scene.archive : region.topLevel.first.map { scene[$0].nib } ?? ArchiveEdits()
    if !edits.isEmpty { found.append((root, edits)) }
    return found
  }

  /// Finds what the paths of `references` begin at.
  private mutating func findStarts(root: NibArchiveGraph.NodeID, in writer: inout NibWriter) {
    let objects = context.objects
    starts = [
      "": root, ReservedName.owner.rawValue: writer.node(of: Scene.owner),
      ReservedName.firstResponder.rawValue: writer.node(of: Scene.firstResponder),
    ]
    for id in context.region.objects {
      if let name = objects.identifier(at: id.index)?.value, starts[name] == nil { starts[name] = writer.node(of: id) }
    }
    for index in context.region.constraints {
      if let name = context.scene.constraints[index].identifier?.value, starts[name] == nil {
        starts[name] = writer.node(ofConstraint: index)
      }
    }
    // Objects outside the region to which nothing but a path leads get stand-ins.
    let missing = Set(references.map(\.path.start)).subtracting(starts.keys)
    guard !missing.isEmpty else { return }
    for index in objects.indices {
      guard let name = objects.identifier(at: index)?.value, missing.contains(name), starts[name] == nil else {
        continue
      }
      starts[name] = writer.makeProxy(of: ObjectID(index))
    }
  }

  private mutating func node(
    at path: ArchivedPath,
    _ waiting: Set<NibArchiveGraph.EntryID>,
    in graph: inout NibArchiveGraph
  ) -> NibArchiveGraph.NodeID? {
    guard var node = starts[path.start] else { return nil }
    for step in path.steps {
      guard let entry = entry(at: step, of: node, in: &graph), !waiting.contains(entry),
        case .object(let next) = graph.value(at: entry)
      else { return nil }
      node = next
    }
    return node
  }

  /// The value that a step of a path leads to: an element of a list by its number alone, since lists are long.
  private mutating func entry(
    at step: String,
    of node: NibArchiveGraph.NodeID,
    in graph: inout NibArchiveGraph
  ) -> NibArchiveGraph.EntryID? {
    if let number = Int(step) {
      if elements[node] == nil { elements[node] = graph.entries(in: node, of: NibArchive.elementKey) }
      if let known = elements[node], known.indices.contains(number) { return known[number] }
    }
    var occurrences: [String: Int] = [:]
    return graph.entry(in: node) { key in
      defer { occurrences[key, default: 0] += 1 }
      return key != NibArchive.elementKey && ArchivedPath.step(key, occurrences[key, default: 0]) == step
    }
  }

  /// An object that refers to nothing but what stands in it.
  static func object(_ object: ArchivedObject, in graph: inout NibArchiveGraph) -> NibArchiveGraph.NodeID {
    var editor = NodeEditor()
    return editor.object(object, in: &graph)
  }
}
