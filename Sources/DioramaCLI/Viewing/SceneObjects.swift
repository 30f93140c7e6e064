import DioramaUI
import LayoutEngine
import SceneCatalog
package import SceneCompiler
import SceneDiagnostics
import SceneModel

/// The objects of a scene by the live objects that were created from them.
package struct SceneObjects {
  private let validated: ValidatedScene
  private var ids: [ObjectIdentifier: ObjectID]

  /// Finds the objects of a scene among those that its nib made.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - indexes: Where the scene's objects are in the nib's list of objects.
  ///   - nib: The loaded nib of the scene.
  @MainActor
  package init(_ scene: ValidatedScene, at indexes: EmittedNib.Indexes, in nib: LiveNib) {
    validated = scene
    var ids: [ObjectIdentifier: ObjectID] = [:]
    // In the order of the text: one live object may stand for several of the scene.
    for (id, index) in indexes.objects.sorted(by: { $0.key < $1.key }) {
      guard nib.listedObjects.indices.contains(index), let object = nib.listedObjects[index] else { continue }
      ids[ObjectIdentifier(object)] = id
    }
    self.ids = ids
  }

  private var scene: Scene {
    _read { yield validated.scene }
  }

  /// Finds the objects of the prototypes that a nib shows, each of which is a nib of its own, by what the holder takes it by.
  ///
  /// - Parameters:
  ///   - nib: The nib, which shows its prototypes by now.
  ///   - pipeline: What the scene was compiled by.
  @MainActor
  mutating func takePrototypes(of nib: LiveNib, compiledBy pipeline: Pipeline) {
    var pending = nib.prototypes
    // A prototype may hold others: the objects of a holder are known before those of its prototypes.
    while let holder = pending.keys.first(where: { ids[$0] != nil }), let shown = pending.removeValue(forKey: holder),
      let id = ids[holder]
    {
      let known = prototypes(of: id)
      for (prototype, view) in shown {
        let key = PrototypeKey(identifier: prototype.identifier, kind: prototype.kind)
        guard let top = known[key], let objects = nib.prototypeObjects[ObjectIdentifier(view)] else { continue }
        let nib = pipeline.emitted(validated, prototype: top, .listIndexes)
        for (id, index) in nib.listIndexes.objects.sorted(by: { $0.key < $1.key }) {
          if objects.indices.contains(index), let object = objects[index] { ids[ObjectIdentifier(object)] = id }
        }
      }
    }
  }

  /// By what a table or a collection takes a prototype.
  private struct PrototypeKey: Hashable {
    var identifier: String
    /// The kind of view that stands beside the items of a collection; nil for a cell.
    var kind: String?
  }

  /// The prototypes of a table or a collection.
  @MainActor
  private func prototypes(of holder: ObjectID) -> [PrototypeKey: ObjectID] {
    let kinds = [
      "sectionHeaderView": UICollectionView.elementKindSectionHeader,
      "sectionFooterView": UICollectionView.elementKindSectionFooter,
    ]
    var found: [PrototypeKey: ObjectID] = [:]
    for slot in validated.schema(of: holder).prototypeSlots {
      for prototype in scene[holder].children(in: slot) {
        var key = PrototypeKey(identifier: "", kind: kinds[slot])
        if case .text(let text)? = scene[prototype].property("reuseIdentifier")?.value.value { key.identifier = text }
        if found[key] == nil { found[key] = prototype }
      }
    }
    return found
  }

  /// The size of the scene's canvas, in points; nil if the scene has none.
  var canvas: PerAxis<Double>? { scene.canvasSize.map { PerAxis($0.width, $0.height) } }

  /// The object of the scene; nil for one that is not of it.
  func id(of object: NSObject) -> ObjectID? { ids[ObjectIdentifier(object)] }

  /// What the scene says of an object.
  func sceneObject(_ id: ObjectID) -> SceneObject { scene[id] }

  /// The object's id in the scene; nil if it has none.
  func identifier(of object: NSObject) -> String? {
    ids[ObjectIdentifier(object)].flatMap { scene[$0].identifier?.value }
  }

  /// The object's id in the document that the scene was imported from; nil if the scene has none.
  func interfaceBuilderID(of object: NSObject) -> String? {
    ids[ObjectIdentifier(object)].flatMap { scene[$0].interfaceBuilderID }
  }

  /// A view's frame in the scene, written as `frame` or as `bounds` and `center`; nil if there is none.
  func writtenFrame(of object: NSObject) -> CGRect? {
    ids[ObjectIdentifier(object)].flatMap { scene[$0].writtenFrame }.map { CGRect($0) }
  }
}

extension CGRect {
  /// A rectangle out of four numbers.
  fileprivate init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
