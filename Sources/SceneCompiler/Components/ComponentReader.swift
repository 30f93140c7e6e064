import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

/// Reads what a component's file declares.
struct ComponentReader {
  let tree: SyntaxTree
  let catalog: SceneCatalog
  var diagnostics: [Diagnostic] = []
  var parameters: [Component.Parameter] = []
  var slots: [Component.Slot] = []
  var parts: [Component.Part] = []
  var styles: [String: NodeID] = [:]
  /// What the names of conditions stand for: words joined by `+`.
  var traits: [String: String] = [:]
  var examples: [NodeID] = []
  var object: NodeID?
  var identifiers: Set<String> = []
  var rootIdentifier: String?
  var uses: [Located<String>] = []
  /// The parameters that stand somewhere in the object.
  var usedParameters: Set<String> = []
  /// The insertion points of slots in the object.
  var slotInsertionPoints: [Located<String>] = []

  init(_ tree: SyntaxTree, catalog: SceneCatalog) {
    self.tree = tree
    self.catalog = catalog
    read()
  }

  private mutating func read() {
    guard let root = tree.root else {
      let hint = "a component begins with 'component: 1'"
      diagnostics.append(Diagnostic(.emptyScene, "the file has no component", at: SourceRange(0, 0), hint: hint))
      return
    }
    guard let entries = map(root, "a component is a map that begins with 'component: 1'") else { return }
    readVersion(entries.first { $0.name == SceneKeys.use }, root)
    for entry in entries {
      let value = tree.resolved(entry.value)
      switch SceneKeys.Component(rawValue: entry.name) {
      case .component, .examples: break
      case .parameters: readParameters(value)
      case .slots: readSlots(value)
      case .outlets: readParts(value)
      case .traits:
        // What is wrong with them is found where the object is read.
        guard tree[value].kind == .mapping else { break }
        for trait in tree.entries(of: value) {
          traits[tree.text(of: trait.key)] = tree.text(of: tree.resolved(trait.value))
        }
      case .styles:
        for style in map(value, "'styles' is a map") ?? [] { styles[style.name] = tree.resolved(style.value) }
      case .object:
        guard tree[entry.value].kind == .mapping else {
          report("'object' is an object: a map that names its class", at: entry.value)
          continue
        }
        object = entry.value
      case nil:
        let hint = Self.advice(for: entry.name) ?? Spelling.choice(for: entry.name, in: SceneKeys.Component.names)
        diagnostics.append(
          Diagnostic(.unknownKey, "a component has no '\(entry.name)'", at: tree[entry.key].range, hint: hint)
        )
      }
    }
    if let list = entries.first(where: { $0.name == SceneKeys.Component.examples.rawValue }) {
      readExamples(list.value)
    }
    guard let object else {
      if !entries.contains(where: { $0.name == SceneKeys.Component.object.rawValue }), !diagnostics.hasErrors {
        report(
          "the component has no 'object'",
          at: entries.first?.key ?? root,
          hint: "for example 'object: {class: UIView}'"
        )
      }
      return
    }
    survey(object)
    for style in styles.values { surveyParameters(style) }
    rootIdentifier = tree.value(named: SceneKeys.Object.id.rawValue, of: object).map { tree.text(of: $0) }
    check()
  }

  private static func advice(for key: String) -> String? {
    switch key {
    case "objects", "content", "body", "view", "root", "template": "a component has one object: write 'object'"
    case "owner": "a component has no owner: a parameter of the type action or object leads to it"
    case "scene": "a component begins with 'component: 1'"
    default: nil
    }
  }

  private mutating func readVersion(_ entry: (name: String, key: NodeID, value: NodeID)?, _ root: NodeID) {
    guard let entry else {
      let first = tree.firstChild(of: root).map { tree[$0].range } ?? tree[root].range
      diagnostics.append(
        Diagnostic(
          .missingVersion,
          "the component does not say its language version",
          at: first,
          hint: "begin the file with 'component: 1'"
        )
      )
      return
    }
    guard let version = Int(tree.text(of: entry.value)), version >= 1, tree[entry.value].style == .plain else {
      return report("the language version is a whole number", at: entry.value, hint: "write 1")
    }
    if version > LanguageVersion.newest {
      diagnostics.append(
        Diagnostic(
          .newerVersion,
          "the component is written in language version \(version); this diorama knows version \(LanguageVersion.newest)",
          at: tree[entry.value].range,
          hint: "update diorama, or write \(LanguageVersion.newest)"
        )
      )
    }
  }

  // MARK: - Declarations

  private mutating func readParameters(_ node: NodeID) {
    for entry in map(node, "'parameters' is a map of names and types", hint: "for example 'parameters: {title: text}'")
      ?? []
    where isName(entry.key) {
      var (typeNode, defaultValue, isOptional): (NodeID?, NodeID?, Bool) = (nil, nil, false)
      let value = tree.resolved(entry.value)
      if tree[value].kind == .mapping {
        for part in map(value, "a parameter is a type, or a map") ?? [] {
          switch SceneKeys.Parameter(rawValue: part.name) {
          case .type: typeNode = tree.resolved(part.value)
          case .default: defaultValue = tree.resolved(part.value)
          case .optional:
            if let flag = flag(part.value, "optional") { isOptional = flag }
          case nil: unknown(part.key, "a parameter", SceneKeys.Parameter.names)
          }
        }
      } else {
        typeNode = value
      }
      guard let typeNode, tree[typeNode].kind == .scalar, !tree.text(of: typeNode).isEmpty else {
        report("the parameter has no type", at: entry.key, hint: "for example '\(entry.name): text'")
        continue
      }
      let type = ParameterType(tree.text(of: typeNode))
      guard isKnown(type, at: typeNode) else { continue }
      if let defaultValue { checkDefault(defaultValue, type, entry.name) }
      parameters.append(
        .init(name: located(entry.key), type: type, defaultValue: defaultValue, isOptional: isOptional)
      )
    }
  }

  private mutating func isKnown(_ type: ParameterType, at node: NodeID) -> Bool {
    guard case .value(.named(let name)) = type, catalog.enumeration(named: name) == nil else { return true }
    let words = ParameterType.names
    let hint =
      Spelling.suggestion(for: name, in: words)
      ?? "for example \(words.prefix(7).joined(separator: ", ")), or an enumeration"
    report("there is no type '\(name)'", at: node, hint: hint)
    return false
  }

  private mutating func checkDefault(_ node: NodeID, _ type: ParameterType, _ name: String) {
    guard case .value(let type) = type else {
      return report("a parameter of this type has no default", at: node, hint: "write 'optional: true'")
    }
    var reader = ValueReader(tree: tree, catalog: catalog)
    _ = reader.read(node, as: type, name: name)
    diagnostics += reader.diagnostics
  }

  private mutating func readSlots(_ node: NodeID) {
    for entry in map(node, "'slots' is a map", hint: "for example 'slots: {trailing: {accepts: UIView}}'") ?? []
    where isName(entry.key) {
      var slot = Component.Slot(name: located(entry.key), accepts: ["UIView"], isSingle: false)
      let value = tree.resolved(entry.value)
      if tree[value].kind == .mapping {
        for part in map(value, "a slot is a map") ?? [] {
          switch SceneKeys.ComponentSlot(rawValue: part.name) {
          case .accepts: slot.accepts = classes(tree.resolved(part.value))
          case .single:
            if let flag = flag(part.value, "single") { slot.isSingle = flag }
          case nil: unknown(part.key, "a slot", SceneKeys.ComponentSlot.names)
          }
        }
      } else {
        slot.accepts = classes(value)
      }
      slots.append(slot)
    }
  }

  private mutating func classes(_ node: NodeID) -> [String] {
    let nodes = tree[node].kind == .sequence ? Array(tree.children(of: node)) : [node]
    return nodes.compactMap { node in
      let name = tree.text(of: node)
      if catalog.schema(named: name) != nil { return name }
      diagnostics.append(
        Diagnostic(
          .unknownClass,
          "there is no class '\(name)'",
          at: tree[node].range,
          hint: Spelling.suggestion(for: name, in: catalog.classNames)
        )
      )
      return nil
    }
  }

  private mutating func readParts(_ node: NodeID) {
    for entry in map(node, "'outlets' is a map of names and ids", hint: "for example 'outlets: {label: title}'") ?? []
    where isName(entry.key) {
      let value = tree.resolved(entry.value)
      guard tree[value].kind == .scalar, !tree.text(of: value).isEmpty else {
        report("an outlet is the id of an object", at: value)
        continue
      }
      parts.append(.init(name: located(entry.key), target: located(value)))
    }
  }

  private mutating func readExamples(_ node: NodeID) {
    let list = tree.resolved(node)
    guard tree[list].kind == .sequence else {
      return report("'examples' is a list of maps", at: node, hint: "for example 'examples: [{title: Total}]'")
    }
    for item in tree.children(of: list) {
      let example = tree.resolved(item)
      guard tree[example].kind == .mapping else {
        report("an example is a map of what a use says", at: item, hint: "for example '{title: Total}'")
        continue
      }
      examples.append(example)
    }
  }

  // MARK: - Helpers

  func located(_ node: NodeID) -> Located<String> { Located(tree.text(of: node), at: tree[node].range) }

  mutating func report(_ message: String, at node: NodeID, hint: String? = nil) {
    diagnostics.append(Diagnostic(.componentForm, message, at: tree[node].range, hint: hint))
  }

  private mutating func unknown(_ key: NodeID, _ what: String, _ known: [String]) {
    let name = tree.text(of: key)
    diagnostics.append(
      Diagnostic(
        .unknownKey,
        "\(what) has no '\(name)'",
        at: tree[key].range,
        hint: Spelling.choice(for: name, in: known)
      )
    )
  }

  private mutating func map(_ node: NodeID, _ message: String, hint: String? = nil) -> [(
    name: String, key: NodeID, value: NodeID
  )]? {
    guard tree[node].kind == .mapping else {
      report(message, at: node, hint: hint)
      return nil
    }
    return tree.entries(of: node).map { (tree.text(of: $0.key), $0.key, $0.value) }
  }

  private mutating func flag(_ node: NodeID, _ name: String) -> Bool? {
    let node = tree.resolved(node)
    var reader = ValueReader(tree: tree, catalog: catalog)
    let value = reader.read(node, as: .bool, name: name)
    diagnostics += reader.diagnostics
    if case .bool(let flag) = value { return flag }
    return nil
  }

  private mutating func isName(_ key: NodeID) -> Bool {
    let name = tree.text(of: key)
    guard !IdentifierForm.isIdentifier(name) else { return true }
    diagnostics.append(
      Diagnostic(
        .idForm,
        "a name has only letters, digits and underscores, and no digit first",
        at: tree[key].range,
        hint: IdentifierForm.suggestion(for: name)
      )
    )
    return false
  }
}
