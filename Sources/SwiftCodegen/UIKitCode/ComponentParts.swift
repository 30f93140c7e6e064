import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

/// What the class of a component has beside its objects: a property for each parameter, and a function for each slot.
struct ComponentParts {
  /// A parameter, and what it sets.
  struct Parameter {
    var name: String
    var type: ParameterType
    var range: SourceRange
    /// The value where a use gives none; nil for none.
    var defaultValue: String?
    var isRequired: Bool
    /// The properties and outlets that have its value.
    var bindings: [Binding] = []
    /// The controls whose events it is told of.
    var events: [(object: ObjectID, event: String?)] = []
  }

  /// A property or an outlet that has the value of a parameter.
  struct Binding {
    var object: ObjectID
    var key: String
    var isOutlet: Bool
  }

  /// A slot, and where its objects go.
  struct Slot {
    var name: String
    var accepts: String
    var isSingle: Bool
    var object: ObjectID
    var list: String
    /// How many objects of the component are in front of those of the slot; nil where they come last.
    var place: Int?
  }

  private(set) var parameters: [Parameter] = []
  private(set) var slots: [Slot] = []

  /// - Parameters:
  ///   - tree: The component as it is written.
  ///   - context: The scene of its object.
  init(_ tree: SyntaxTree, _ context: CodeContext) {
    guard let root = tree.root else { return }
    typealias Key = SceneKeys.Component
    for entry in Self.entries(Key.parameters.rawValue, root, tree) {
      parameters.append(Self.parameter(entry, tree))
    }
    var accepted: [String: (accepts: String, isSingle: Bool)] = [:]
    for entry in Self.entries(Key.slots.rawValue, root, tree) {
      let value = tree.resolved(entry.value)
      let accepts = tree.value(named: SceneKeys.ComponentSlot.accepts.rawValue, of: value)
      let name = accepts.map { tree[$0].kind == .scalar ? tree.text(of: $0) : "UIView" } ?? "UIView"
      let single = tree.value(named: SceneKeys.ComponentSlot.single.rawValue, of: value).map { tree.text(of: $0) }
      accepted[tree.text(of: entry.key)] = (name, single == "true")
    }
    let objects = Self.objects(context)
    guard let object = tree.value(named: Key.object.rawValue, of: root) else { return }
    for index in object.index..<tree.endOfSubtree(object) {
      let node = NodeID(index)
      guard tree[node].kind == .mapping, let id = objects[tree[node].range] else { continue }
      for entry in tree.entries(of: node) { read(entry, of: id, tree, accepted) }
    }
  }

  private static func entries(_ name: String, _ root: NodeID, _ tree: SyntaxTree) -> [(key: NodeID, value: NodeID)] {
    tree.value(named: name, of: root).map { Array(tree.entries(of: $0)) } ?? []
  }

  private static func objects(_ context: CodeContext) -> [SourceRange: ObjectID] {
    var found: [SourceRange: ObjectID] = [:]
    for index in context.scene.objects.indices where context.scene.objects.isMade(at: index) {
      found[context.scene.objects.range(at: index)] = ObjectID(index)
    }
    return found
  }

  private static func parameter(_ entry: (key: NodeID, value: NodeID), _ tree: SyntaxTree) -> Parameter {
    typealias Key = SceneKeys.Parameter
    let value = tree.resolved(entry.value)
    let isMap = tree[value].kind == .mapping
    let type = isMap ? tree.value(named: Key.type.rawValue, of: value).map { tree.text(of: $0) } : tree.text(of: value)
    let fallback = isMap ? tree.value(named: Key.default.rawValue, of: value).map { tree.text(of: $0) } : nil
    let isOptional = isMap && tree.value(named: Key.optional.rawValue, of: value).map { tree.text(of: $0) } == "true"
    return Parameter(
      name: tree.text(of: entry.key),
      type: ParameterType(type ?? "text"),
      range: tree[entry.key].range,
      defaultValue: fallback,
      isRequired: fallback == nil && !isOptional
    )
  }

  private mutating func read(
    _ entry: (key: NodeID, value: NodeID),
    of id: ObjectID,
    _ tree: SyntaxTree,
    _ accepted: [String: (accepts: String, isSingle: Bool)]
  ) {
    let key = tree.text(of: entry.key)
    let value = tree.resolved(entry.value)
    if let index = parameterIndex(value, tree) {
      parameters[index].bindings.append(Binding(object: id, key: key, isOutlet: false))
    } else if key == SceneKeys.Object.outlets.rawValue {
      for outlet in tree.entries(of: value) {
        guard let index = parameterIndex(outlet.value, tree) else { continue }
        parameters[index].bindings.append(Binding(object: id, key: tree.text(of: outlet.key), isOutlet: true))
      }
    } else if key == SceneKeys.Object.actions.rawValue {
      for action in tree.entries(of: value) {
        guard let index = parameterIndex(action.value, tree) else { continue }
        parameters[index].events.append((id, tree.text(of: action.key)))
      }
    } else if tree[value].kind == .sequence {
      let elements = Array(tree.children(of: value)).map { tree.resolved($0) }
      let names = elements.map { element in
        tree[element].kind == .mapping
          ? tree.value(named: SceneKeys.slotInsertionPoint, of: element).map { tree.text(of: $0) } : nil
      }
      for (index, name) in names.enumerated() {
        guard let name, let slot = accepted[name] else { continue }
        let isLast = names[(index + 1)...].allSatisfy { $0 != nil }
        slots.append(
          Slot(
            name: name,
            accepts: slot.accepts,
            isSingle: slot.isSingle,
            object: id,
            list: key,
            place: isLast ? nil : names[..<index].count { $0 == nil }
          )
        )
      }
    }
  }

  /// The parameter that a plain scalar such as `$title` names; nil for other values.
  private func parameterIndex(_ node: NodeID, _ tree: SyntaxTree) -> Int? {
    guard tree[node].kind == .scalar, tree[node].style == .plain else { return nil }
    let text = tree.text(of: node)
    return text.hasPrefix("$") ? parameters.firstIndex { $0.name == text.dropFirst() } : nil
  }
}
