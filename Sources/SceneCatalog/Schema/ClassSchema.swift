import Backports
package import SceneDiagnostics
package import SceneModel

/// A class as its schema declares it, with everything that it inherits.
///
/// An object, since the stages hand classes around for every object of a scene, and a class has many parts.
package final class ClassSchema: Sendable {
  let declaration: ClassDeclaration
  private let knownMembers = Mutex<ClassMembers?>(nil)
  /// What the declaration comes to, for whatever asks it of each object.
  let digest: ClassDigest

  /// Makes a class of its declaration and what that amounts to.
  init(_ declaration: ClassDeclaration, _ digest: ClassDigest) {
    self.declaration = declaration
    self.digest = digest
  }

  /// Makes a class of its declaration.
  convenience init(_ declaration: ClassDeclaration) { self.init(declaration, ClassDigest(declaration)) }

  /// Makes a root class without properties.
  package convenience init(source: SourceText, name: String) {
    self.init(ClassDeclaration(source: source, name: name))
  }

  /// What the keys of the class's objects mean, worked out when it is first asked for.
  package var members: ClassMembers {
    knownMembers.withLock { known in
      if let known { return known }
      let made = ClassMembers(declaration, namedProperties: digest.namedProperties)
      known = made
      return made
    }
  }

  /// The schema's text; the ranges of the class's own declarations point into it.
  package var source: SourceText { declaration.source }
  package var name: String { declaration.name }
  package var summary: String { declaration.summary }
  /// The class itself, then its superclasses up to the root.
  package var lineage: [String] { declaration.lineage }
  /// The nearest class that UIKit itself has: what an object is archived as.
  package var archivedName: String { declaration.archivedName }
  /// The designated initializer of code, where it is not `init(frame:)` or `init()`.
  package var initializer: String? { declaration.initializer }
  /// Interface Builder's element; nil where it has none.
  package var element: String? { declaration.element }
  /// Other elements of Interface Builder that stand for objects of the class itself.
  package var otherElements: [String] { declaration.otherElements }
  package var availability: String? { declaration.availability }
  package var deprecation: String? { declaration.deprecation }
  /// Whether scenes cannot make objects of the class itself.
  package var isAbstract: Bool { declaration.isAbstract }
  /// Where objects may stand, beside what slots accept.
  package var placement: Placement { declaration.placement }
  /// Whether an application declares the class, in a schema of its own.
  package var isCustom: Bool { declaration.isCustom }
  package var properties: [String: PropertySchema] { declaration.properties }
  /// Inherited first, in the order declared.
  package var propertyNames: [String] { declaration.propertyNames }
  package var slots: [String: SlotSchema] { declaration.slots }
  package var slotNames: [String] { declaration.slotNames }
  package var outlets: [String: OutletSchema] { declaration.outlets }
  package var outletNames: [String] { declaration.outletNames }
  package var events: [EventSchema] { declaration.events }
  /// The events that objects send by themselves, beside those of touches, the usual one first; empty where that is not known.
  package var sentEvents: [String] { declaration.sentEvents }
  /// Whether objects send one action without an event's name.
  package var sendsUnnamedAction: Bool { declaration.sendsUnnamedAction }
  /// Messages the class understands, in Objective-C's spelling.
  package var actions: [String] { declaration.actions }
  /// Whether these are all, so that others are mistakes.
  package var listsActions: Bool { declaration.listsActions }
  /// Whether the class has generic parameters: nibs cannot have objects of it.
  package var isGeneric: Bool { declaration.isGeneric }
  /// Static constants: the colors of UIColor.
  package var constants: [ColorConstant] { declaration.constants }
  /// Coder keys in the order in which they are written.
  package var keys: [KeyRule] { declaration.keys }

  /// The class and its superclasses, as far as they have a `KnownClass`.
  package var kinds: KnownClass.Set { digest.kinds }

  /// The properties and the slots that Swift's initializer demands.
  package var requiredProperties: [String] { digest.requiredProperties }
  package var requiredSlots: [String] { digest.requiredSlots }
  /// What properties exclude, by name; a property without an entry excludes none.
  package var exclusions: [String: [String]] { digest.exclusions }
  /// The slots whose object the class makes itself where a scene has none.
  package var madeSlots: [String] { digest.madeSlots }
  /// The slots that join others, such as arranged subviews, by the slot that they join.
  package var joiningSlots: [String: [String]] { digest.joiningSlots }
  /// The slots whose children stand in another child as well, by the slot of that child.
  package var guestSlots: [String: [String]] { digest.guestSlots }
  /// The slots whose children are nibs of their own.
  package var prototypeSlots: [String] { digest.prototypeSlots }
  /// The slots whose views are placed by constraints that the object makes.
  package var constrainingSlots: [String] { digest.constrainingSlots }
  /// The slots whose children make their object a data source of its own, as the sections of a table do.
  package var dataSourceSlots: [String] { digest.dataSourceSlots }
  /// The properties with a coder key that no nib of Xcode was seen with, by name.
  package var unverifiedProperties: [String] { digest.unverifiedProperties }
  /// The slots with such a key, by name.
  package var unverifiedSlots: [String] { digest.unverifiedSlots }

  /// The name of the superclass; nil at the root.
  package var superclass: String? { lineage.dropFirst().first }

  /// Whether the class is another one, or inherits from it.
  package func isKind(of ancestor: String) -> Bool {
    // Most names differ in length already.
    let length = ancestor.utf8.count
    return lineage.contains { $0.utf8.count == length && $0 == ancestor }
  }

  /// Whether the class is one that is asked for often, or inherits from it.
  package func isKind(of ancestor: KnownClass) -> Bool { digest.kinds.contains(ancestor) }

  /// Whether the class is one of several, or inherits from one.
  package func isKind(ofAny ancestors: KnownClass.Set) -> Bool { digest.kinds.intersects(ancestors) }

  /// The class that declares a slot: the highest one that has it, as far as the catalog knows them.
  package func className(declaring slot: String, in catalog: SceneCatalog) -> String {
    lineage.last { catalog.schema(named: $0)?.slots[slot] != nil } ?? name
  }

  /// The bits of an event; nil where the class has none of that name.
  package func mask(of event: String) -> Int? { events.first { $0.name == event }?.mask }
}

extension ClassSchema {
  /// Where objects of a class may stand.
  package enum Placement: String, Hashable, Sendable, CaseIterable {
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

  /// A named color: its components in the light appearance and the name a nib calls it by.
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
