package import SceneDiagnostics

/// A scene file's meaning: objects, values and connections, each with its range in the text.
///
/// The objects form a flat list in the order of the text: parents stand before their children. The first is always File's Owner, the
/// second the first responder, then the placeholders.
package struct Scene: Sendable {
  /// The text that the ranges point into.
  package var source: SourceText
  /// The language version that the file names.
  package var version: Int = 1
  package var objects: SceneObjectList
  /// The top-level objects, in order.
  package var topLevel: [ObjectID] = []
  package var constraints: [SceneConstraint] = []
  /// Whether some id may be given twice; false only where lowering found that each is given once.
  package var hasRepeatedNames = true
  /// The controller of a scene that belongs to a storyboard, the first of the top-level objects; nil in other scenes.
  ///
  /// Such a scene's owner and first responder are UIKit's, and nothing in it refers to the owner.
  package var viewController: ObjectID?
  /// The segues of all objects, in the order of the text; empty in a scene that stands alone.
  package var segues: [SceneSegue] = []
  /// Where objects name styles that the document has, in the order of the text.
  package var styleUses: [SceneStyleUse] = []
  /// Aliases that stand where an object is expected: the alias and the object that it would put in a second location.
  package var sharedObjects: [SharedObject] = []
  /// What values name that depends on the version of the system, each range once.
  package var versionedUses: [VersionedUse] = []
  /// The uses of components, those within components included, in the order of the text.
  package var componentUses: [SceneComponentUse] = []
  /// The ids of the uses of components that could not be read, which is reported.
  package var brokenUses: Set<String> = []
  /// The component whose declaration this is; nil for a scene.
  package var component: SceneComponentDeclaration?
  /// The document's styles, for scenes that are going to be written; empty in one that was read from text, whose objects
  /// have the properties already.
  package var styles: [SceneStyle] = []
  /// The texts that a table translates, in the order read; empty in a scene that was not read from text.
  package var texts: [SceneText] = []
  /// What named asset colors look like, by name.
  package var colors: [String: SceneColor] = [:]
  /// The folders and catalogs in which checks look for images and colors.
  package var assets: [Located<String>] = []
  /// The size that design-time checks lay the scene out at, in points; nil where the file names none.
  package var canvasSize: (width: Double, height: Double)?
  /// What a nib says of its root otherwise than the compiler would.
  package var archive = ArchiveEdits()
  /// The orders of the nib's tables, and the version of its coder.
  package var orders = TableOrders()
  /// Keys that no object of the nib has, whatever the compiler writes.
  package var withoutKeys: [String] = []
  /// Fonts that the nib holds otherwise than the compiler would.
  package var archivedFonts = ArchivedFonts()
  /// What stands under `interfaceBuilder` of the document for Interface Builder alone; empty in a scene that was read from
  /// text.
  package var interfaceBuilder: [WrittenValue.Entry] = []
  /// The comments above parts, each in one line without `# `; empty in a scene that was read from text.
  package var comments: [ScenePart: String] = [:]

  /// Makes a scene of its owner and first responder alone.
  package init(source: SourceText) {
    self.source = source
    let none = SourceRange(0, 0)
    objects = SceneObjectList(source: source)
    objects.append(SceneObject(kind: .owner, range: none, className: Located("NSObject", at: none)))
    objects.append(SceneObject(kind: .firstResponder, range: none, className: Located("UIResponder", at: none)))
  }

  /// File's Owner.
  package static let owner = ObjectID(0)
  /// The first responder.
  package static let firstResponder = ObjectID(1)

  /// The controllers inside the owner, in order; empty where the owner is no controller.
  package var ownerChildren: [ObjectID] { self[Scene.owner].children(in: "children") }

  /// The ranges of the names of used components, which all have that was made of components.
  package var copiedRanges: Set<SourceRange> { Set(componentUses.map(\.component.range)) }

  /// An object by its identity.
  package subscript(id: ObjectID) -> SceneObject {
    get { objects[id.index] }
    set { objects[id.index] = newValue }
  }
}

extension Scene {
  /// An alias that would put one object in two locations.
  package struct SharedObject: Hashable, Sendable {
    package var alias: SourceRange
    package var object: SourceRange

    /// Makes the record of an alias.
    package init(alias: SourceRange, object: SourceRange) {
      self.alias = alias
      self.object = object
    }
  }
}
