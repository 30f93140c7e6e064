import SceneDiagnostics

extension SceneObject {
  /// What is held of few objects.
  struct RareFields: Sendable {
    var superclassName: Located<String>?
    var embedding: SceneEmbedding?
    var storyboardIdentifier: Located<String>?
    var unwindActions: [Located<String>] = []
    var sceneLinks: [SceneLink] = []
    var segues: [Int] = []
    var attributes: [SceneAttribute] = []
    var unknownKeys: [SceneObject.UnknownKey] = []
    var variations: [SceneVariation] = []
    var constraints: [Int] = []
    var interfaceBuilder: [WrittenValue.Entry] = []
    var hasImpliedClass = false
    var archive: ArchiveEdits = ArchiveEdits()
    var nib: ArchiveEdits = ArchiveEdits()
    /// The names of the layout guides that the object's document lists.
    var listedGuides: [String] = []
    var nibOrders: TableOrders = TableOrders()

    /// Whether nothing is held.
    var isEmpty: Bool {
      superclassName == nil && embedding == nil && storyboardIdentifier == nil && unwindActions.isEmpty
        && sceneLinks.isEmpty && segues.isEmpty && attributes.isEmpty && unknownKeys.isEmpty && variations.isEmpty
        && constraints.isEmpty && archive.isEmpty && nib.isEmpty && nibOrders.isEmpty
        && listedGuides.isEmpty
        && interfaceBuilder.isEmpty && !hasImpliedClass
    }
  }
}
