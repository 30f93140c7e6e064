import SceneLanguage
import SceneModel

/// What the keys of the language mean, in a sentence each.
enum KeyWords {
  /// The sentences by the keys as they are spelled; a key of several kinds of maps has one sentence for all of them.
  static let text: [String: String] = {
    let all = [
      spelled(document), spelled(storyboard), spelled(object), spelled(segue), spelled(component), spelled(slot),
      spelled(parameter),
    ]
    return all.reduce(into: others) { text, more in text.merge(more) { first, _ in first } }
  }()

  private static let document: [SceneKeys.Document: String] = [
    .scene: "The version of the language.", .owner: "File's Owner: the object that loads the nib.",
    .placeholders: "Objects that are handed to the loader, by identifier.",
    .styles: "Properties that objects share, by name; of an object, the styles that it has.",
    .colors: "What the colors of asset catalogs look like, by name.",
    .assets: "The folders and catalogs in which images and colors are looked for.",
    .canvas: "The size that design-time checks lay the scene out at.", .objects: "The top-level objects.",
    .traits: "Names for several traits together.", .strings: "How the texts of the scene get keys.",
  ]

  private static let storyboard: [SceneKeys.Storyboard: String] = [
    .storyboard: "The version of the language.", .scenes: "The scenes that are no files, by name.",
    .references: "Controllers of other storyboards, by the names that scenes have for them.",
    .initialViewController: "The scene that the storyboard begins with.",
  ]

  private static let object: [SceneKeys.Object: String] = [
    .class: "The object's class.", .superclass: "The class of the catalog that a class of your own derives from.",
    .id: "The name by which others refer to this.", .outlets: "Properties that the loader connects.",
    .actions: "What is sent when something happens: receiver and message.", .constraints: "Auto Layout equations.",
    .attributes: "User-defined runtime attributes, by key path.",
    .isInstalled: "Whether the view or constraint is there without a variation.",
    .variations: "What differs for some size classes.", .embedIn: "The view that the controller's view goes into.",
  ]

  private static let segue: [SceneKeys.Segue: String] = [
    .destination: "The scene or reference that the segue leads to."
  ]

  private static let component: [SceneKeys.Component: String] = [
    .component: "The version of the language; of an object, the component that stands here.",
    .parameters: "What uses of the component say, by name and type.", .slots: "Places for objects of a use, by name.",
    .examples: "Uses that previews and snapshots show.", .object: "What stands for each use.",
  ]

  private static let slot: [SceneKeys.ComponentSlot: String] = [
    .accepts: "The classes whose objects may stand in the slot.",
    .single: "Whether the slot holds one object rather than a list.",
  ]

  private static let parameter: [SceneKeys.Parameter: String] = [
    .default: "What holds where a use says nothing.", .optional: "Whether a use may leave it out.",
  ]

  private static let others: [String: String] = [
    SceneKeys.viewController: "The controller of the scene.",
    SceneKeys.StoryboardObject.segues.rawValue: "What leads to other scenes.",
    SceneKeys.Constraint.is.rawValue: "The equation.",
    SceneKeys.Variation.when.rawValue: "The traits for which the variation holds.",
    SceneKeys.slotInsertionPoint: "The objects that a use has for the slot go here.",
  ]

  private static func spelled<Key: SceneKey>(_ words: [Key: String]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: words.map { ($0.key.rawValue, $0.value) })
  }

  static let names: [ReservedName: String] = [
    .owner: "File's Owner: the object that loads the nib.", .itself: "The object itself.",
    .firstResponder: "Whoever is first responder when the action is sent.",
    .viewController: "The controller of the scene.",
  ]

  static let equation: [String: String] = [
    EquationWord.systemSpacing: "Interface Builder's standard space.",
    EquationWord.priorityMark: "The priority follows, from 1 to 1000.",
    SceneConstraint.Relation.equal.symbol: "Both sides are equal.",
    SceneConstraint.Relation.greaterThanOrEqual.symbol: "The left side is at least the right.",
    SceneConstraint.Relation.lessThanOrEqual.symbol: "The left side is at most the right.",
  ]
}
