import NibArchive
import SceneCatalog
import SceneModel

extension NibEmitter {
  /// After how many objects room is made for the rest.
  private static let sampleSize = 2048

  /// Writes all objects of the region.
  mutating func emitObjects() {
    let objects = context.region.objects
    let size = writer.graph.size
    for (count, id) in objects.enumerated() {
      // The first objects show how much room all of them will take.
      if count == Self.sampleSize {
        writer.graph.reserve((objects.count - count) / count + 1, since: size, further: context.valuesOfLists)
      }
      emitObject(id)
    }
  }

  /// Writes an object's keys in the order of its class.
  mutating func emitObject(_ id: ObjectID) {
    let plan = context.plans.index(of: id)
    if plan >= 0 {
      emitKeys(of: id, plan: plan)
      if context.isSwapped(id) { emitClassNames(of: id) }
    } else if let name = context.proxyName(of: id) {
      writer.appendProxyName(name, to: writer.node(of: id))
    }
  }

  /// Writes the keys of an object that the nib makes.
  private mutating func emitKeys(of id: ObjectID, plan: Int) {
    let context = context
    let layout = layouts.layout(of: id, plan: plan, surroundings(of: id), in: &writer)
    let (node, first) = (writer.node(of: id), context.objects.records[id.index].properties.lowerBound)
    attributes.note(id, isAccessible: layouts.isAccessible(layout), hasPairs: layouts.hasPairs(layout))
    var subject = SceneSubject(id, context)
    for part in layouts.parts(of: layout) {
      let step = layouts.write(part: part, firstProperty: first, to: node, in: &writer)
      if step >= 0 {
        let index = step - context.plans.entries[plan].firstStep
        emit(context.plans.entries[plan].plan.steps[index].rule, of: &subject, to: node)
      }
    }
  }

  private func surroundings(of id: ObjectID) -> KeyLayouts.Surroundings {
    var surroundings = KeyLayouts.Surroundings(hasGuides: !guides.isEmpty)
    if context.role != nil {
      surroundings.isGuided = !guides.controllerGuides.isEmpty && context.region.topLevel.contains(id)
      surroundings.isFilled = storyboard.contents[id] != nil
    }
    return surroundings
  }

  /// The class to make at run time, and UIKit's class to fall back on.
  private mutating func emitClassNames(of id: ObjectID) {
    let node = writer.node(of: id)
    let archivedName = context.validated.schema(of: id).archivedName
    // An object that is no view and no controller is made with init(), whatever its class.
    let original = archivedName == "NSObject" ? "UICustomObject" : archivedName
    let name = writer.graph.string(SwiftClassName.mangled(context.objects.className(at: id.index)))
    writer.graph.append("UIClassName", .object(name), to: node)
    writer.graph.append("UIOriginalClassName", .object(writer.graph.string(original)), to: node)
  }
}

extension EmissionContext {
  /// About how many values constraints and connections have, and the lists of everything.
  fileprivate var valuesOfLists: Int {
    let connected = region.objects.count { isConnected($0.index) }
    let (constraint, connection, listed) = (9, 5, 1)
    return region.constraints.count * (constraint + listed) + connected * (connection + listed)
      + region.objects.count * listed
  }
}
