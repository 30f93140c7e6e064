import SceneCatalog
import SceneCompiler
import SceneModel

/// The way from a nib's top-level objects to one of its objects by properties that UIKit makes public.
package struct ObjectPath: Hashable, Sendable {
  /// One step, from an object to what stands in a slot of it.
  package struct Step: Hashable, Sendable {
    /// UIKit's class that has the property.
    package var owner: String
    /// The Swift property, which is the slot's name.
    package var property: String
    /// The index in a list; nil for a property that holds one object.
    package var index: Int?
  }

  /// The index among the top-level objects that instantiating gives.
  package var top: Int
  package var steps: [Step]
}

/// Finds the ways to the objects of a nib.
///
/// Each slot is looked at once, however many objects it has.
struct ObjectPaths {
  private let scene: ValidatedScene
  private let nib: EmittedNib
  /// How many objects are in front of those that the nib makes: the owner, the first responder and the placeholders.
  private let outsiderCount: Int
  /// Where each object is in its slot; nil at the top level, and in a slot of which only some size classes have all objects.
  private var places: [Int?]

  /// The lists whose objects are those of the nib, in order, once it is loaded, and the classes that have them.
  private static let lists = [
    "subviews": "UIView", "arrangedSubviews": "UIStackView", "gestureRecognizers": "UIView",
  ]
  /// The properties that hold what the nib put there.
  private static let singles: Set = ["contentView", "tableFooterView", "tableHeaderView", "view"]

  init(of scene: ValidatedScene, _ nib: EmittedNib) {
    (self.scene, self.nib) = (scene, nib)
    let objects = scene.scene.objects
    outsiderCount = objects.records.count { $0.kind != .object }
    places = Array(repeating: nil, count: objects.count)
    for record in objects.records {
      for slot in record.slots {
        let children = objects.children[objects.slots[slot].children].map { Int($0) }
        let isSure = children.allSatisfy { objects.records[$0].isInstalled && objects.variations(at: $0).isEmpty }
        guard isSure else { continue }
        for (place, child) in children.enumerated() { places[child] = place }
      }
    }
  }

  /// The way to an object; nil where a step is not sure, as through views that only some size classes install.
  func path(to id: ObjectID) -> ObjectPath? {
    let objects = scene.scene.objects
    var steps: [ObjectPath.Step] = []
    var current = id
    while let parent = objects.parent(at: current.index), let slot = objects.slotName(at: current.index) {
      guard let place = places[current.index] else { return nil }
      if let owner = Self.lists[slot] {
        steps.append(.init(owner: owner, property: slot, index: place))
      } else if Self.singles.contains(slot) {
        steps.append(.init(owner: scene.schema(of: parent).archivedName, property: slot, index: nil))
      } else {
        return nil
      }
      current = parent
    }
    guard let index = nib.listIndexes.objects[current] else { return nil }
    return ObjectPath(top: index - outsiderCount, steps: steps.reversed())
  }
}
