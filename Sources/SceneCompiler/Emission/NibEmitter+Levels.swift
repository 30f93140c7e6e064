import NibArchive
import SceneCatalog
import SceneModel

extension NibEmitter {
  /// What stands below the top level, level by level: of each object its guides, its constraints, then its children.
  mutating func levels() -> [NibArchiveGraph.NodeID] {
    let (context, objects) = (context, context.objects)
    var found: [NibArchiveGraph.NodeID] = []
    found.reserveCapacity(objectsByLevel.count + context.region.constraints.count)
    // Older tools move the constraints of some cells to other objects.
    let movesConstraints = !context.tools.isSince(.xcode12_5)
    for id in objectsByLevel {
      let guideCount = context.listedGuideCount(of: id, guides)
      if guideCount > 0, context.constrainedCell(around: id) == nil {
        for _ in 0..<guideCount { found.append(writer.graph.designTimeGuide()) }
      }
      // Interface Builder lists what stands in a cell's content view before what holds it.
      let plan = context.plans.index(of: id)
      let isContent = plan >= 0 && context.plans.entries[plan].isCellContentView
      let hasConstraints = movesConstraints || objects.records[id.index].rest >= 0
      if hasConstraints, !isContent {
        for index in constraints.listed(of: id, context) { found.append(writer.node(ofConstraint: index)) }
      }
      // A nib can have thousands of objects at its top, the nib of a controller has one.
      if context.role != nil, context.region.topLevel.contains(id) { found += guides.controllerGuides.nodes }
      for slot in objects.records[id.index].slots {
        for index in objects.slots[slot].children {
          let child = ObjectID(Int(objects.children[index]))
          // A content view that took over its cell's constraints is none of Interface Builder's objects.
          if context.listsRecognizersAtTop, context.isRecognizer(child) { continue }
          if context.isListed(child), !movesConstraints || context.constrainedCell(around: child) == nil {
            found.append(writer.node(of: child))
          }
        }
      }
      if hasConstraints, isContent {
        for index in constraints.listed(of: id, context) { found.append(writer.node(ofConstraint: index)) }
      }
    }
    return found
  }
}
