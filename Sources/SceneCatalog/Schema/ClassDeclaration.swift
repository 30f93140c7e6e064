import SceneDiagnostics
import SceneModel

/// A class while its schema is read: what it declares, on top of everything that it inherits.
struct ClassDeclaration: Sendable {
  /// The schema's text; the ranges of the class's own declarations point into it.
  var source: SourceText
  var name: String
  var summary: String = ""
  /// The class itself, then its superclasses up to the root.
  var lineage: [String]
  /// The nearest class that UIKit itself has: what an object is archived as.
  var archivedName: String
  /// The designated initializer of code, where it is not `init(frame:)` or `init()`.
  var initializer: String?
  /// Interface Builder's element; nil where it has none.
  var element: String?
  /// Other elements of Interface Builder that stand for objects of the class itself.
  var otherElements: [String] = []
  var availability: String?
  var deprecation: String?
  /// Whether scenes cannot make objects of the class itself.
  var isAbstract: Bool = false
  /// Where objects may stand, beside what slots accept.
  var placement: ClassSchema.Placement = .anywhere
  /// Whether an application declares the class, in a schema of its own.
  var isCustom: Bool = false
  var properties: [String: PropertySchema] = [:]
  /// Inherited first, in the order declared.
  var propertyNames: [String] = []
  var slots: [String: SlotSchema] = [:]
  var slotNames: [String] = []
  var outlets: [String: OutletSchema] = [:]
  var outletNames: [String] = []
  var events: [ClassSchema.EventSchema] = []
  /// The events that objects send by themselves, beside those of touches, the usual one first; empty where that is not known.
  var sentEvents: [String] = []
  /// Whether objects send one action without an event's name.
  var sendsUnnamedAction: Bool = false
  /// Messages the class understands, in Objective-C's spelling.
  var actions: [String] = []
  /// Whether these are all, so that others are mistakes.
  var listsActions: Bool = false
  /// Whether the class has generic parameters: nibs cannot have objects of it.
  var isGeneric: Bool = false
  /// Static constants: the colors of UIColor.
  var constants: [ClassSchema.ColorConstant] = []
  /// Coder keys in the order in which they are written.
  var keys: [KeyRule] = []

  /// Makes a root class without properties.
  init(source: SourceText, name: String) {
    self.source = source
    self.name = name
    lineage = [name]
    archivedName = name
  }

  /// Makes a class that has nothing but what it inherits; one without a superclass has nothing.
  init(source: SourceText, name: String, inheriting superclass: ClassSchema?, isCustom: Bool) {
    guard let superclass else {
      self.init(source: source, name: name)
      return
    }
    self = superclass.declaration
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
    isGeneric = false
    self.isCustom = isCustom
    constants = []
  }
}
