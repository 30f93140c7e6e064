package import SceneDiagnostics

/// A slot of a class: what may stand in it, and how it reaches the nib.
package struct SlotSchema: Hashable, Sendable {
  package var name: String
  /// Where the schema declares it.
  package var range: SourceRange
  /// The classes whose objects may stand here, subclasses included; empty where the class admits none.
  package var accepts: [String]
  /// Whether the slot holds one object rather than a list.
  package var isSingle: Bool = false
  /// The class of an object that names none.
  package var impliedClass: String?
  /// The coder key; nil for a slot that reaches the nib as connections.
  package var key: String?
  /// The archived collection's class.
  package var collection: String = "NSMutableArray"
  /// Whether the children are connected by an outlet collection of this name rather than encoded.
  package var outletCollection: Bool = false
  /// Whether Swift's initializer demands an object here.
  package var isRequired: Bool = false
  /// Whether nil is written where the slot is empty.
  package var isAlwaysEncoded: Bool = false
  /// Whether the class makes the object itself where the scene has none, as cells make their content view.
  package var isMade: Bool = false
  /// The slot that this one is another name for, with one child.
  package var aliasOf: String?
  /// The class of the object that each child is archived in.
  package var wrapper: String?
  /// Whether the children are archived in a data source of their own, which is connected to the object.
  package var isDataSource: Bool = false
  /// The slot in whose view the child stands too, before that view's own subviews.
  package var standsIn: String?
  /// The relationship segues that Interface Builder fills the slot with.
  package var segues: [String] = []
  /// Interface Builder's element that holds the children, where it is not the slot's name.
  package var element: String?
  /// Another slot whose archived list has these children too, before its own.
  package var joins: String?
  /// Whether views that stand here turn their autoresizing masks into constraints only where that is set.
  package var usesConstraints: Bool = false
  /// Whether no nib of Xcode was seen with the coder key.
  package var isUnverified: Bool = false
  /// The version that brought the slot, where it is newer than the class of its objects.
  package var availability: String?
  package var summary: String = ""

  /// Makes a slot that accepts objects of some classes.
  package init(name: String, range: SourceRange, accepts: [String]) {
    self.name = name
    self.range = range
    self.accepts = accepts
  }
}
