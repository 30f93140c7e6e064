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
  /// Another slot whose archived list has these children too, before its own.
  package var joins: String?
  /// Whether views that stand here turn their autoresizing masks into constraints only when told to.
  package var usesConstraints: Bool = false
  package var summary: String = ""

  /// Makes a slot that accepts objects of some classes.
  package init(name: String, range: SourceRange, accepts: [String]) {
    self.name = name
    self.range = range
    self.accepts = accepts
  }
}
