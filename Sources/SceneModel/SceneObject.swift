package import SceneDiagnostics

/// One object of a scene, the file's owner and placeholders included.
package struct SceneObject: Sendable {
  /// Where an object comes from when the nib is loaded.
  package enum Kind: Hashable, Sendable {
    /// File's Owner: handed to the loader.
    case owner
    /// The first responder at the time an action is sent.
    case firstResponder
    /// Handed to the loader under this identifier.
    case placeholder(identifier: String)
    /// Made from the nib.
    case object
  }

  /// The slots whose children traits can take away and bring back.
  package static let installableSlots = ["subviews", "arrangedSubviews"]

  // An object has many parts and is handed around for each rule and each key: copying it copies one reference. A list of one element is
  // the plainest storage that is shared until it is changed.
  private var box: [Fields]

  /// What few objects have: one element, or none where this one has none of it.
  ///
  /// Read as a list, since what is yielded of a list stays where it is; `RareFields` itself is large, and was copied.
  private var rare: [RareFields] {
    _read { yield box[0].rare }
  }

  /// What few objects have, to change it.
  private var ownRare: RareFields {
    get { box[0].rare.first ?? RareFields() }
    _modify {
      if box[0].rare.isEmpty { box[0].rare.append(RareFields()) }
      yield &box[0].rare[0]
    }
  }

  package var kind: Kind {
    _read { yield box[0].kind }
    _modify { yield &box[0].kind }
  }
  /// The characters of the whole object; empty for what the text does not spell out.
  package var range: SourceRange {
    _read { yield box[0].range }
    _modify { yield &box[0].range }
  }
  /// The class as written, or as the slot implies it (the range is then the slot's key).
  package var className: Located<String> {
    _read { yield box[0].className }
    _modify { yield &box[0].className }
  }
  /// The catalog class that a custom class names as its superclass.
  package var superclassName: Located<String>? {
    get { rare.isEmpty ? nil : rare[0].superclassName }
    _modify { yield &ownRare.superclassName }
  }
  package var identifier: Located<String>? {
    _read { yield box[0].identifier }
    _modify { yield &box[0].identifier }
  }
  /// The object whose slot contains this one; nil at the top level.
  package var parent: ObjectID? {
    _read { yield box[0].parent }
    _modify { yield &box[0].parent }
  }
  /// The name of that slot.
  package var slotName: String? {
    _read { yield box[0].slotName }
    _modify { yield &box[0].slotName }
  }
  package var properties: [SceneProperty] {
    _read { yield box[0].properties }
    _modify { yield &box[0].properties }
  }
  package var slots: [SceneSlot] {
    _read { yield box[0].slots }
    _modify { yield &box[0].slots }
  }
  /// What `embedIn` says: the view that the controller's own view goes into; nil where nothing is said.
  package var embedding: SceneEmbedding? {
    get { rare.isEmpty ? nil : rare[0].embedding }
    _modify { yield &ownRare.embedding }
  }
  /// The identifier by which code makes a controller of a storyboard; nil where the scene gives none.
  package var storyboardIdentifier: Located<String>? {
    get { rare.isEmpty ? nil : rare[0].storyboardIdentifier }
    _modify { yield &ownRare.storyboardIdentifier }
  }
  /// The methods of a controller that a way back may end in, in Objective-C's spelling, `unwindToHome:`.
  package var unwindActions: [Located<String>] {
    get { rare.isEmpty ? [] : rare[0].unwindActions }
    _modify { yield &ownRare.unwindActions }
  }
  /// The children of a container controller that are scenes of their own; those written inline are in the slot.
  package var sceneLinks: [SceneLink] {
    get { rare.isEmpty ? [] : rare[0].sceneLinks }
    _modify { yield &ownRare.sceneLinks }
  }
  /// The segues of this object: indexes in `Scene.segues`.
  package var segues: [Int] {
    get { rare.isEmpty ? [] : rare[0].segues }
    _modify { yield &ownRare.segues }
  }
  package var outlets: [SceneOutlet] {
    _read { yield box[0].outlets }
    _modify { yield &box[0].outlets }
  }
  package var actions: [SceneAction] {
    _read { yield box[0].actions }
    _modify { yield &box[0].actions }
  }
  /// User-defined runtime attributes, in the order written.
  package var attributes: [SceneAttribute] {
    get { rare.isEmpty ? [] : rare[0].attributes }
    _modify { yield &ownRare.attributes }
  }
  /// Keys that the object's class gives no meaning.
  package var unknownKeys: [UnknownKey] {
    get { rare.isEmpty ? [] : rare[0].unknownKeys }
    _modify { yield &ownRare.unknownKeys }
  }
  /// False for a view that no size class installs by default.
  package var isInstalled: Bool {
    _read { yield box[0].isInstalled }
    _modify { yield &box[0].isInstalled }
  }
  package var variations: [SceneVariation] {
    get { rare.isEmpty ? [] : rare[0].variations }
    _modify { yield &ownRare.variations }
  }
  /// The constraints of this object: indexes in `Scene.constraints`.
  package var constraints: [Int] {
    get { rare.isEmpty ? [] : rare[0].constraints }
    _modify { yield &ownRare.constraints }
  }
  /// Interface Builder's id; nil where the scene keeps none.
  package var interfaceBuilderID: String? {
    _read { yield box[0].interfaceBuilderID }
    _modify { yield &box[0].interfaceBuilderID }
  }
  /// What else stands under `interfaceBuilder` for Interface Builder alone; empty in a scene that was read from text.
  package var interfaceBuilder: [WrittenValue.Entry] {
    get { rare.isEmpty ? [] : rare[0].interfaceBuilder }
    _modify { yield &ownRare.interfaceBuilder }
  }
  /// Whether the object is written without its class, which its slot implies; false in a scene that was read from text.
  package var hasImpliedClass: Bool {
    get { rare.isEmpty ? false : rare[0].hasImpliedClass }
    _modify { yield &ownRare.hasImpliedClass }
  }
  /// What a nib says of the object otherwise than the compiler would.
  package var archive: ArchiveEdits {
    get { rare.isEmpty ? ArchiveEdits() : rare[0].archive }
    _modify { yield &ownRare.archive }
  }
  /// The names of the layout guides that the object's document lists; empty where it lists none.
  package var listedGuides: [String] {
    get { rare.isEmpty ? [] : rare[0].listedGuides }
    _modify { yield &ownRare.listedGuides }
  }
  /// What a prototype's own nib says of its root, and of the orders of its tables, otherwise than the compiler would.
  package var nib: ArchiveEdits {
    get { rare.isEmpty ? ArchiveEdits() : rare[0].nib }
    _modify { yield &ownRare.nib }
  }
  package var nibOrders: TableOrders {
    get { rare.isEmpty ? TableOrders() : rare[0].nibOrders }
    _modify { yield &ownRare.nibOrders }
  }

  /// Makes an object of all that is held of one.
  init(_ fields: Fields) {
    box = [fields]
  }

  /// What is held of the object.
  var fields: Fields {
    _read { yield box[0] }
  }

  /// Makes an object without properties and connections.
  package init(kind: Kind, range: SourceRange, className: Located<String>) {
    box = [Fields(kind: kind, range: range, className: className)]
  }

  /// The value of a property; nil where the scene does not set it.
  package func property(_ name: String) -> SceneProperty? {
    properties.first { $0.name.value == name }
  }

  /// The objects in a slot, in order; empty where the scene does not fill it.
  package func children(in slot: String) -> [ObjectID] {
    slots.first { $0.name.value == slot }?.children ?? []
  }
}
