import NibArchive
import SceneCatalog
import SceneModel

/// A child of a view, or a constraint on it, that traits take away or bring back.
private struct Candidate {
  var node: NibArchiveGraph.NodeID
  var isInstalled: Bool
  var variations: [SceneVariation]

  /// Whether any traits change what is installed.
  var varies: Bool { !isInstalled || variations.contains { $0.isInstalled != nil } }
}

extension TraitLists {
  /// Which of a view's subviews and constraints are installed, by traits; the arranged subviews of a stack view are subviews of it.
  mutating func installationStorages(of id: ObjectID, in writer: inout NibWriter) -> [NibArchiveGraph.NodeID] {
    var constraints: [Candidate] = []
    for index in context.ordered(context.listedConstraints(of: id), of: id) {
      let constraint = context.scene.constraints[index]
      constraints.append(
        Candidate(
          node: writer.node(ofConstraint: index),
          isInstalled: constraint.isInstalled,
          variations: constraint.variations
        )
      )
    }
    var subviews: [Candidate] = []
    let children = SceneObject.installableSlots.flatMap { context.objects.children(in: $0, at: id.index) }
    for child in children {
      subviews.append(
        Candidate(
          node: writer.node(of: child),
          isInstalled: context.objects.records[child.index].isInstalled,
          variations: context.objects.variations(at: child.index)
        )
      )
    }
    // Older tools name all constraints of the view as candidates.
    let varying = constraints.filter(\.varies)
    let candidates = context.tools.isSince(.xcode13) || varying.isEmpty ? varying : constraints
    var storages: [NibArchiveGraph.NodeID] = []
    for (keyPath, candidates) in [
      ("traitStorageConstraints", candidates), ("traitStorageSubviews", subviews.filter(\.varies)),
    ] where !candidates.isEmpty {
      storages.append(installationStorage(of: id, keyPath: keyPath, candidates, in: &writer))
    }
    return storages
  }

  private mutating func installationStorage(
    of id: ObjectID,
    keyPath: String,
    _ candidates: [Candidate],
    in writer: inout NibWriter
  ) -> NibArchiveGraph.NodeID {
    var records: [NibArchiveGraph.NodeID] = []
    let missing = candidates.filter { !$0.isInstalled }.map(\.node)
    if !missing.isEmpty { records.append(installationRecord([], added: [], removed: missing, in: &writer.graph)) }
    var seen: [[SceneVariation.Trait]] = []
    for variation in candidates.flatMap(\.variations) where variation.isInstalled != nil {
      guard !seen.contains(variation.traits) else { continue }
      seen.append(variation.traits)
      let changed = candidates.compactMap { candidate in
        candidate.variations.first { $0.traits == variation.traits }?.isInstalled.map { (candidate.node, $0) }
      }
      let added = changed.filter(\.1).map(\.0)
      let removed = changed.filter { !$0.1 }.map(\.0)
      records.append(installationRecord(variation.traits, added: added, removed: removed, in: &writer.graph))
    }
    let storage = writer.graph.makeNode("_UIRelationshipTraitStorage", "UIObject", writer.node(of: id))
    writer.graph.append("UIKeyPath", .object(writer.graph.string(keyPath)), to: storage)
    writer.append("UIRecords", "NSMutableArray", records, to: storage)
    let set = writer.graph.set("NSOrderedSet", candidates.map(\.node))
    writer.graph.append("UIRelationshipCandidates", .object(set), to: storage)
    return storage
  }

  private mutating func installationRecord(
    _ traits: [SceneVariation.Trait],
    added: [NibArchiveGraph.NodeID],
    removed: [NibArchiveGraph.NodeID],
    in graph: inout NibArchiveGraph
  ) -> NibArchiveGraph.NodeID {
    let version = context.tools.coderVersion
    let collection = self.traits.node(traits, context.tools, in: &graph)
    let record = graph.makeNode("_UIRelationshipTraitStorageRecord", "UITraitCollection", collection)
    graph.append("UIAddedObjects", .object(graph.set("NSSet", added, coderVersion: version)), to: record)
    graph.append("UIRemovedObjects", .object(graph.set("NSSet", removed, coderVersion: version)), to: record)
    return record
  }
}
