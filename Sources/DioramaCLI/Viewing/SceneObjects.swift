import DioramaUI
import LayoutEngine
import SceneCatalog
package import SceneCompiler
import SceneDiagnostics
import SceneModel

/// The objects of a scene, or of a storyboard's scenes, by the live objects that were created from them.
package struct SceneObjects {
  /// The scenes; one for a scene that stands alone.
  private let scenes: [ValidatedScene]
  /// The index of the scene that is shown.
  private let shown: Int
  private var ids: [ObjectIdentifier: StoryboardController]

  /// Finds the objects of a scene among those that its nib made.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - indexes: Where the scene's objects are in the nib's list of objects.
  ///   - nib: The loaded nib of the scene.
  @MainActor
  package init(_ scene: ValidatedScene, at indexes: EmittedNib.Indexes, in nib: LiveNib) {
    (scenes, shown, ids) = ([scene], 0, [:])
    take(nib.listedObjects, at: indexes, ofScene: 0)
  }

  /// Knows no object of a storyboard's scenes yet.
  ///
  /// - Parameters:
  ///   - storyboard: The storyboard.
  ///   - shown: The index of the scene that is shown, to which object ids belong.
  init(_ storyboard: ValidatedStoryboard, showing shown: Int) {
    (scenes, self.shown, ids) = (storyboard.scenes, shown, [:])
  }

  /// Takes the objects that a nib made.
  ///
  /// - Parameters:
  ///   - objects: The nib's list of objects.
  ///   - indexes: Where the scene's objects are in the list.
  ///   - scene: The index of the scene.
  mutating func take(_ objects: [NSObject?], at indexes: EmittedNib.Indexes, ofScene scene: Int) {
    // In the order of the text: one live object may be made of several of the scene.
    for (id, index) in indexes.objects.sorted(by: { $0.key < $1.key }) {
      guard objects.indices.contains(index), let object = objects[index] else { continue }
      ids[ObjectIdentifier(object)] = StoryboardController(scene: scene, object: id)
    }
  }

  private func sceneObject(of object: NSObject) -> SceneObject? {
    ids[ObjectIdentifier(object)].map { scenes[$0.scene].scene[$0.object] }
  }

  /// Finds the objects of the prototypes that a nib shows, each of which is a nib of its own, by what the holder takes it by.
  ///
  /// - Parameters:
  ///   - nib: The nib, which shows its prototypes by now.
  ///   - pipeline: What the scene was compiled by.
  @MainActor
  mutating func takePrototypes(of nib: LiveNib, compiledBy pipeline: Pipeline) {
    let scenes = scenes
    takePrototypes(of: nib) { top in
      pipeline.emitted(scenes[top.scene], prototype: top.object, .listIndexes).listIndexes
    }
  }

  /// Finds the objects of the prototypes that a nib shows.
  ///
  /// - Parameters:
  ///   - nib: The nib, which shows its prototypes by now.
  ///   - indexes: Where the objects of a prototype are in the list of its nib.
  @MainActor
  mutating func takePrototypes(of nib: LiveNib, indexes: (StoryboardController) -> EmittedNib.Indexes) {
    var pending = nib.prototypes
    // A prototype may hold others: the objects of a holder are known before those of its prototypes.
    while let holder = pending.keys.first(where: { ids[$0] != nil }), let shown = pending.removeValue(forKey: holder),
      let id = ids[holder]
    {
      let known = prototypes(of: id)
      for (prototype, view) in shown {
        let key = PrototypeKey(identifier: prototype.identifier, kind: prototype.kind)
        guard let top = known[key], let objects = nib.prototypeObjects[ObjectIdentifier(view)] else { continue }
        let prototype = StoryboardController(scene: id.scene, object: top)
        take(objects, at: indexes(prototype), ofScene: id.scene)
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
  private func prototypes(of holder: StoryboardController) -> [PrototypeKey: ObjectID] {
    let (validated, scene) = (scenes[holder.scene], scenes[holder.scene].scene)
    let kinds = [
      "sectionHeaderView": UICollectionView.elementKindSectionHeader,
      "sectionFooterView": UICollectionView.elementKindSectionFooter,
    ]
    var found: [PrototypeKey: ObjectID] = [:]
    for slot in validated.schema(of: holder.object).prototypeSlots {
      for prototype in scene[holder.object].children(in: slot) {
        var key = PrototypeKey(identifier: "", kind: kinds[slot])
        if case .text(let text)? = scene[prototype].property("reuseIdentifier")?.value.value { key.identifier = text }
        if found[key] == nil { found[key] = prototype }
      }
    }
    return found
  }

  /// The size of the scene's canvas, in points; nil if the scene has none.
  var canvas: PerAxis<Double>? { scenes[shown].scene.canvasSize.map { PerAxis($0.width, $0.height) } }

  /// The object of the shown scene; nil for one that is not of it.
  func id(of object: NSObject) -> ObjectID? {
    ids[ObjectIdentifier(object)].flatMap { $0.scene == shown ? $0.object : nil }
  }

  /// An object of the shown scene as it is written.
  func sceneObject(_ id: ObjectID) -> SceneObject { scenes[shown].scene[id] }

  /// The object's id in the scene; nil if it has none.
  func identifier(of object: NSObject) -> String? { sceneObject(of: object)?.identifier?.value }

  /// The class of an object as the scene has it; nil for an object that is of none.
  func className(of object: NSObject) -> String? { sceneObject(of: object)?.className.value }

  /// The selectors of the unwind actions that the scene gives to an object.
  func unwindActions(of object: NSObject) -> [String] {
    sceneObject(of: object)?.unwindActions.map(\.value) ?? []
  }

  /// Whether any object of the scenes has an unwind action with a selector.
  func haveUnwindAction(_ selector: String) -> Bool {
    scenes.contains { scene in
      scene.scene.objects.indices.contains { index in
        scene.scene.objects.unwindActions(at: index).contains { $0.value == selector }
      }
    }
  }

  /// The index of the scene that an object is of; nil for an object that is of none.
  func sceneIndex(of object: NSObject) -> Int? { ids[ObjectIdentifier(object)]?.scene }

  /// The object's id in the document that the scene was imported from; nil if the scene has none.
  func interfaceBuilderID(of object: NSObject) -> String? { sceneObject(of: object)?.interfaceBuilderID }

  /// A view's frame in the scene, written as `frame` or as `bounds` and `center`; nil if there is none.
  func writtenFrame(of object: NSObject) -> CGRect? {
    sceneObject(of: object)?.writtenFrame.map { CGRect($0) }
  }
}

extension CGRect {
  /// A rectangle out of four numbers.
  fileprivate init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
