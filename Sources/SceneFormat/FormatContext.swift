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
    let place = superclass.map { "\(name):\($0)" } ?? name
    if let found = known[place] { return found }
    let schema = catalog.schema(named: name) ?? superclass.flatMap { catalog.schema(named: $0) }
    let keys = ObjectKeys(order: ObjectKeyOrder(schema, in: catalog), schema: schema)
    known[place] = keys
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
    if key == SceneKeys.Object.interfaceBuilder.rawValue {
      switch role {
      case .styles, .style, .placeholders, .attributes, .value: break
      default: return .verbatim
      }
    }
    switch role {
    case .document(.scene): return documentRole(key)
    case .document(.member), .inlineScene: return storyboardSceneRole(key)
    case .document(.storyboard): return storyboardRole(key)
    case .document(.component): return componentRole(key)
    case .scenes: return .inlineScene
    case .references: return .fixed(SceneKeys.Reference.names)
    case .fixed: return key == SceneKeys.Outsider.children.rawValue ? .objects(implied: nil) : .value
    case .placeholders: return .fixed(SceneKeys.placeholder)
    case .styles: return .style
    case .constraint:
      switch SceneKeys.Constraint(rawValue: key) {
      case .is: return .equation
      case .variations: return .variations(of: nil)
      default: return .value
      }
    case .object: return objectRole(key, object)
    case .variations(let name): return .variation(of: name)
    case .variation where key == SceneKeys.Object.constraints.rawValue: return .constraints
    case .attributes: return .attributes
    case .verbatim: return .verbatim
    default: return .value
    }
  }

  /// What the elements of a list are.
  func role(ofElementsIn role: FormatRole, element: NodeID) -> FormatRole {
    switch role {
    case .objects(let implied): .object(implied: implied)
    case .constraints: tree[tree.resolved(element)].kind == .mapping ? .constraint : .equation
    case .variations(let name): .variation(of: name)
    case .segues: .fixed(SceneKeys.Segue.names)
    case .attributes: .attributes
    case .verbatim: .verbatim
    default: .value
    }
  }

  private func documentRole(_ key: String) -> FormatRole {
    switch SceneKeys.Document(rawValue: key) {
    case .owner: .fixed(SceneKeys.owner)
    case .placeholders: .placeholders
    case .styles: .styles
    case .objects: .objects(implied: nil)
    default: .value
    }
  }

  private func storyboardSceneRole(_ key: String) -> FormatRole {
    switch SceneKeys.StoryboardScene(rawValue: key) {
    case .viewController: .object(implied: nil)
    case .styles: .styles
    case .objects: .objects(implied: nil)
    default: .value
    }
  }

  private func componentRole(_ key: String) -> FormatRole {
    switch SceneKeys.Component(rawValue: key) {
    case .styles: .styles
    case .object: .object(implied: nil)
    default: .value
    }
  }

  private func storyboardRole(_ key: String) -> FormatRole {
    switch SceneKeys.Storyboard(rawValue: key) {
    case .references: .references
    case .styles: .styles
    case .scenes: .scenes
    default: .value
    }
  }

  /// What the whole text is.
  var document: FormatDocument {
    guard let root = tree.root else { return .scene }
    if let first = tree.firstChild(of: root), tree.isText("component", first) { return .component }
    for entry in tree.entries(of: root) {
      if tree.isText("storyboard", entry.key) { return .storyboard }
      if tree.isText("viewController", entry.key) { return .member }
    }
    return .scene
  }

  private func objectRole(_ key: String, _ object: ObjectKeys?) -> FormatRole {
    switch SceneKeys.Object(rawValue: key) {
    case .constraints: return .constraints
    case .attributes: return .attributes
    case .variations: return .variations(of: object?.schema?.name)
    default: break
    }
    if key == SceneKeys.StoryboardObject.segues.rawValue { return .segues }
    if let slot = object?.component?.slot(named: key) {
      return slot.isSingle ? .object(implied: nil) : .objects(implied: nil)
    }
    guard let slot = object?.schema?.slots[key] else { return .value }
    return slot.isSingle ? .object(implied: slot.impliedClass) : .objects(implied: slot.impliedClass)
  }
}
