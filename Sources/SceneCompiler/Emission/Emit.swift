package import NibArchive
package import SceneCatalog
package import SceneModel

/// A scene's nib: UIKit's class names and coder keys in Interface Builder's order.
///
/// The same scene always gives the same archive. Nothing can go wrong here: what could has been reported by validation.
package func emit(
  _ scene: ValidatedScene,
  like tools: NibTools = .usual,
  variant: NibVariant = .current,
  plans: ClassPlans = ClassPlans()
) -> NibArchive {
  var emitter = NibEmitter(scene, tools: tools, variant: variant, plans: plans)
  let root = emitter.emitRoot()
  return emitter.archive(root: root).ordered(scene.scene.orders)
}

/// Where in its nib's list of objects each object of a prototype is, by index; without what the list has not.
///
/// - Parameters:
///   - prototype: The object at the top of a nib of its own.
///   - scene: The scene.
///   - plans: How classes are written.
package func emittedPlaces(
  ofPrototype prototype: ObjectID,
  in scene: ValidatedScene,
  plans: ClassPlans = ClassPlans()
) -> [(id: ObjectID, place: Int)] {
  var emitter = NibEmitter(scene, region: NibRegion(ofPrototype: prototype, in: scene), plans: plans)
  _ = emitter.emitRoot()
  let places = Dictionary(emitter.listed.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
  return emitter.region.objects.compactMap { id in
    guard emitter.isMember(id), let place = places[emitter.node(of: id)] else { return nil }
    return (id, place)
  }
}

/// What a scene's nib holds, before it is numbered; it takes the scene, which is gone when it has been emitted.
func emitGraph(
  _ scene: consuming ValidatedScene,
  like tools: NibTools,
  variant: NibVariant,
  plans: ClassPlans
) -> EmittedGraph {
  let orders = scene.scene.orders
  var emitter = NibEmitter(scene, tools: tools, variant: variant, plans: plans)
  let root = emitter.emitRoot()
  return EmittedGraph(graph: emitter.graph, root: root, orders: orders, coderVersion: tools.coderVersion)
}

/// A scene's nib, and where in it the parts of the scene are.
package func emitTraced(
  _ scene: ValidatedScene,
  like tools: NibTools = .usual,
  variant: NibVariant = .current,
  plans: ClassPlans = ClassPlans()
) -> TracedNib {
  var emitter = NibEmitter(scene, mapsSources: true, tools: tools, variant: variant, plans: plans)
  let root = emitter.emitRoot()
  let places = Dictionary(emitter.listed.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
  let (archive, map) = (emitter.archive(root: root), emitter.sourceMap(root: root))
  let orders = scene.scene.orders
  let moved = NibArchive.places(orders.objects, count: archive.objects.count)
  return TracedNib(
    archive: archive.ordered(orders),
    map: moved.map { map.moved(to: $0) } ?? map,
    objectPlaces: scene.scene.objects.indices.map { index in
      emitter.isMember(ObjectID(index)) ? places[emitter.node(of: ObjectID(index))] : nil
    },
    constraintPlaces: scene.scene.constraints.indices.map { places[emitter.constraintNode($0)] }
  )
}
