import SceneCatalog
import SceneCompiler
import SceneModel

/// An object of a nib on its way into a scene.
struct DecompiledObject {
  /// Where an object is: in which nib, and there under which number.
  struct Place: Hashable {
    /// 0 is the nib itself, others are nested in it.
    var nib: Int
    var number: Int
  }

  /// A reference to what an outlet or an action can lead to.
  enum Target: Hashable {
    case object(Int)
    /// A constraint, by its place in the nib.
    case constraint(Place)
  }

  struct Outlet {
    var name: String
    var targets: [Target]
    var isCollection: Bool
  }

  struct Action {
    /// Nil where the class sends one unnamed action.
    var event: String?
    var receiver: Int
    /// In Swift's spelling.
    var message: String
  }

  var kind: SceneObject.Kind
  var place: Place
  var className: String
  /// The catalog class of a custom one.
  var superclassName: String?
  var schema: ClassSchema?
  var id = ""
  var parent: Int?
  var slotName: String?
  var properties: [(name: String, value: SceneValue)] = []
  var slots: [(name: String, children: [Int])] = []
  var outlets: [Outlet] = []
  var actions: [Action] = []
  var attributes: [(keyPath: String, value: RuntimeValue)] = []
  var constraints: [DecompiledConstraint] = []
  var isInstalled = true
  var variations: [SceneVariation] = []
  /// The view that a child controller's own view goes into.
  var embedding: Int?
  var interfaceBuilderID: String?
  var archive = ArchiveEdits()
  /// The nib of its own that a prototype has; nil for other objects.
  var nestedNib: Int?
  var nib = ArchiveEdits()
  var orders = TableOrders()

  func property(_ name: String) -> SceneValue? { properties.first { $0.name == name }?.value }

  mutating func set(_ name: String, _ value: SceneValue) {
    properties.removeAll { $0.name == name }
    properties.append((name, value))
  }
}

/// A constraint of a nib on its way into an equation.
struct DecompiledConstraint {
  struct Term {
    var object: Int
    var guide: String?
    var attribute: LayoutAttribute
  }

  var number: Int
  var id: String?
  var first: Term
  var relation: SceneConstraint.Relation
  var multiplier: Double
  var second: Term?
  var constant: Double
  var usesSystemSpacing: Bool
  var priority: Double
  var layoutIdentifier: String?
  var isInstalled = true
  var variations: [SceneVariation] = []
  var archive = ArchiveEdits()
}
