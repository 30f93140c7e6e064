import SceneCatalog
package import SceneCompiler
package import SceneModel

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

  /// The lists whose objects are those of the nib, in order, once it is loaded, and the classes that have them.
  private static let lists = [
    "subviews": "UIView", "arrangedSubviews": "UIStackView", "gestureRecognizers": "UIView",
  ]
  /// The properties that hold what the nib put there.
  private static let singles: Set = ["contentView", "tableFooterView", "tableHeaderView", "view"]

  /// Finds the way to an object; nil where a step is not sure, as through views that only some size classes install.
  package init?(to id: ObjectID, in validated: ValidatedScene, _ nib: EmittedNib) {
    let scene = validated.scene
    var steps: [Step] = []
    var current = id
    while let parent = scene[current].parent, let slot = scene[current].slotName {
      let siblings = scene[parent].children(in: slot)
      guard siblings.allSatisfy({ scene[$0].isInstalled && scene[$0].variations.isEmpty }) else { return nil }
      if let owner = Self.lists[slot] {
        guard let index = siblings.firstIndex(of: current) else { return nil }
        steps.append(Step(owner: owner, property: slot, index: index))
      } else if Self.singles.contains(slot) {
        steps.append(Step(owner: validated.schema(of: parent).archivedName, property: slot, index: nil))
      } else {
        return nil
      }
      current = parent
    }
    guard let index = nib.listIndexes.objects[current] else { return nil }
    // Before them stand the owner, the first responder and the placeholders, which the nib does not make.
    let outsiders = scene.objects.count { $0.kind != .object }
    self.top = index - outsiders
    self.steps = steps.reversed()
  }
}
