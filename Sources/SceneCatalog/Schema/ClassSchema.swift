package import SceneDiagnostics
package import SceneModel

/// A class as its schema declares it, with everything that it inherits.
package struct ClassSchema: Sendable {
  /// The schema's text; the ranges of the class's own declarations point into it.
  package var source: SourceText
  package var name: String
  package var summary: String = ""
  /// The class itself, then its superclasses up to the root.
  package var lineage: [String]
  /// The nearest class that UIKit itself has: what an object is archived as.
  package var archivedName: String
  /// The designated initializer of code, where it is not `init(frame:)` or `init()`.
  package var initializer: String?
  /// Interface Builder's element; nil where it has none.
  package var element: String?
  /// Other elements of Interface Builder that stand for objects of the class itself.
  package var otherElements: [String] = []
  package var availability: String?
  package var deprecation: String?
  /// Whether scenes cannot make objects of the class itself.
  package var isAbstract: Bool = false
  /// Where objects may stand, beside what slots accept.
  package var placement: Placement = .anywhere
  /// Whether an application declares the class, in a schema of its own.
  package var isCustom: Bool = false
  package var properties: [String: PropertySchema] = [:]
  /// Inherited first, in the order declared.
  package var propertyNames: [String] = []
  package var slots: [String: SlotSchema] = [:]
  package var slotNames: [String] = []
  package var outlets: [String: OutletSchema] = [:]
  package var outletNames: [String] = []
  package var events: [EventSchema] = []
  /// Whether objects send one action without an event's name.
  package var sendsUnnamedAction: Bool = false
  /// Messages the class understands, in Objective-C's spelling.
  package var actions: [String] = []
  /// Static constants: the colours of UIColor.
  package var constants: [ColorConstant] = []
  /// Coder keys in the order in which they are written.
  package var keys: [KeyRule] = []

  /// Makes a root class without properties.
  package init(source: SourceText, name: String) {
    self.source = source
    self.name = name
    lineage = [name]
    archivedName = name
  }

  /// Makes a class that has nothing but what it inherits.
  package init(source: SourceText, name: String, inheriting superclass: ClassSchema, isCustom: Bool) {
    self = superclass
    self.source = source
    self.name = name
    summary = ""
    lineage = [name] + superclass.lineage
    archivedName = isCustom ? superclass.archivedName : name
    element = nil
    otherElements = []
    availability = nil
    deprecation = nil
    isAbstract = false
    self.isCustom = isCustom
    constants = []
  }

  /// The name of the superclass; nil at the root.
  package var superclass: String? { lineage.dropFirst().first }

  /// Whether the class is another one, or inherits from it.
  package func isKind(of ancestor: String) -> Bool { lineage.contains(ancestor) }

  /// The bits of an event; nil where the class has none of that name.
  package func mask(of event: String) -> Int? { events.first { $0.name == event }?.mask }
}

extension ClassSchema {
  /// Where objects of a class may stand.
  package enum Placement: String, Hashable, Sendable {
    /// At the top level, and in every slot that accepts a superclass.
    case anywhere
    /// At the top level only.
    case topLevel
    /// Only in slots that accept the class by its own name.
    case namedSlots
  }

  /// An event of controls and its `UIControl.Event` bits.
  package struct EventSchema: Hashable, Sendable {
    package var name: String
    package var mask: Int
  }

  /// A named colour: its components in the light appearance and the name a nib calls it by.
  package struct ColorConstant: Hashable, Sendable {
    package var name: String
    package var archivedName: String
    package var components: SceneColor
    /// The version that brought the color; nil for what every system has.
    package var availability: String?
    /// The version that deprecates the color, and what to use instead.
    package var deprecation: String?

    /// Makes a black color, archived as Objective-C calls it.
    package init(name: String) {
      self.name = name
      archivedName = name + "Color"
      components = .white(0, alpha: 1, space: .genericGamma22Gray)
    }
  }
}
