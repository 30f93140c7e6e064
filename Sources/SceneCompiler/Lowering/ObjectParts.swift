import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel
import TextTables

extension SceneKeys.Object {
  private static let lookup = TextLookup(names)

  /// The key of a name; nil for others.
  init?(_ name: UnsafeBufferPointer<UInt8>) {
    let index = Self.lookup.index(of: name)
    guard index >= 0 else { return nil }
    self = Self.allCases[index]
  }
}

/// What an object has beside properties and slots, while it is read; most have none of it.
final class ObjectParts {
  var outlets: [SceneOutlet] = []
  var actions: [SceneAction] = []
  var superclassName: Located<String>?
  var embedding: SceneEmbedding?
  var attributes: [SceneAttribute] = []
  var unknownKeys: [SceneObject.UnknownKey] = []
  var variations: [SceneVariation] = []
  var storyboardIdentifier: Located<String>?
  var unwindActions: [Located<String>] = []
  /// The object's segues: indexes in `Scene.segues`.
  var segues: [Int] = []
  /// What is in the map of Interface Builder; nil where there is none.
  var interfaceBuilder: SceneLowering.InterfaceBuilderParts?

  /// The parts of an object, made where it has none yet.
  static func of(_ parts: inout ObjectParts?) -> ObjectParts {
    if let parts { return parts }
    let made = ObjectParts()
    parts = made
    return made
  }

  /// Says that the entry before the last unknown key may belong to it.
  func setJoinedText(_ text: String?) {
    guard let last = unknownKeys.indices.last else { return }
    unknownKeys[last].joinedText = text
  }

  /// Moves everything to what is kept of the object.
  func keep(in rest: inout ObjectRest) {
    rest.outlets = outlets
    rest.actions = actions
    rest.interfaceBuilderID = interfaceBuilder?.id
    guard hasRareParts else { return }
    rest.changeRareParts { object in
      if let superclassName { object.superclassName = superclassName }
      if let embedding { object.embedding = embedding }
      if !attributes.isEmpty { object.attributes = attributes }
      if !unknownKeys.isEmpty { object.unknownKeys = unknownKeys }
      if !variations.isEmpty { object.variations = variations }
      if let storyboardIdentifier { object.storyboardIdentifier = storyboardIdentifier }
      if !unwindActions.isEmpty { object.unwindActions = unwindActions }
      if !segues.isEmpty { object.segues = segues }
      guard let parts = interfaceBuilder, parts.changesNib else { return }
      object.archive = parts.archive
      object.nib = parts.nib
      object.nibOrders = parts.orders
      object.listedGuides = parts.guides
    }
  }

  /// Whether there is anything of what few objects have.
  private var hasRareParts: Bool {
    superclassName != nil || embedding != nil || !attributes.isEmpty || !unknownKeys.isEmpty || !variations.isEmpty
      || storyboardIdentifier != nil || !unwindActions.isEmpty || !segues.isEmpty
      || interfaceBuilder?.changesNib == true
  }
}
