import SceneCatalog
import SceneCompiler
import SceneLanguage
import SceneSyntax

/// What the layout of a scene depends on beside its text: the meaning of maps and the order of their keys.
final class FormatContext {
  /// The order of an object's keys and the classes that its slots imply.
  struct ObjectKeys {
    var order: ObjectKeyOrder
    var schema: ClassSchema?
    /// The component that the object is a use of; nil for others.
    var component: Component?
  }

  let tree: SyntaxTree
  let catalog: SceneCatalog
  private let components: ComponentLibrary?
  private var known: [String: ObjectKeys] = [:]

  init(_ tree: SyntaxTree, catalog: SceneCatalog, components: ComponentLibrary? = nil) {
    self.tree = tree
    self.components = components
    self.catalog = catalog
  }

  /// The order of the keys of a class's objects.
  func keys(ofClass name: String, superclass: String? = nil) -> ObjectKeys {
    let key = superclass.map { "\(name):\($0)" } ?? name
    if let found = known[key] { return found }
    let schema = catalog.schema(named: name) ?? superclass.flatMap { catalog.schema(named: $0) }
    let keys = ObjectKeys(order: ObjectKeyOrder(schema, in: catalog), schema: schema)
    known[key] = keys
    return keys
  }

  /// The order of the keys of an object; nil for a map that is none.
  func objectKeys(of node: NodeID, _ role: FormatRole) -> ObjectKeys? {
    guard case .object(let implied) = role else { return nil }
    var name = classTag(of: node, role)
    var superclass: String?
    var component: Component?
    for entry in tree.entries(of: node) {
      switch SceneKeys.Object(rawValue: tree.text(of: entry.key)) {
      case .class: name = name ?? tree.text(of: tree.resolved(entry.value))
      case .superclass: superclass = tree.text(of: tree.resolved(entry.value))
      default:
        guard tree.isText("component", entry.key) else { continue }
        let used = tree.text(of: tree.resolved(entry.value))
        component = components?.component(named: used)
        let found = components?.className(of: used)
        (name, superclass) = (name ?? found?.class, superclass ?? found?.superclass)
      }
    }
    var keys = keys(ofClass: name ?? implied ?? "", superclass: superclass)
    keys.component = component
    return keys
  }

  /// The class that an object's tag names; nil where it has none.
  func classTag(of node: NodeID, _ role: FormatRole) -> String? {
    guard case .object = role, tree.tagRange(of: node) != nil else { return nil }
    return tree.tagText(of: node).map { String($0.drop { $0 == "!" }) }
  }

  /// What the value of a key is.
  func role(ofKey key: String, in role: FormatRole, object: ObjectKeys?) -> FormatRole {
    let found = role.key.value(of: key)
    switch (role, found) {
    case (.object, .member): return memberRole(key, object)
    case (.object, _): return FormatRole(found, className: object?.schema?.name)
    default: return FormatRole(found, className: role.className)
    }
  }

  /// What the elements of a list are.
  func role(ofElementsIn role: FormatRole, element: NodeID) -> FormatRole {
    switch role {
    case .objects(let implied): .object(implied: implied)
    case .part(.constraints): .part(tree[tree.resolved(element)].kind == .mapping ? .constraint : .equation)
    default: FormatRole(role.key.element, className: role.className)
    }
  }

  /// What stands under a name that the class of an object, or the component that it uses, declares.
  private func memberRole(_ key: String, _ object: ObjectKeys?) -> FormatRole {
    if let slot = object?.component?.slot(named: key) {
      return slot.isSingle ? .object(implied: nil) : .objects(implied: nil)
    }
    guard let slot = object?.schema?.slots[key] else { return .value }
    return slot.isSingle ? .object(implied: slot.impliedClass) : .objects(implied: slot.impliedClass)
  }

  /// What the whole text is.
  var document: FormatRole { .document(KeyRole(of: tree)) }
}
