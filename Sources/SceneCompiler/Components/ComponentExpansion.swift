import Backports
import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

/// Replaces the uses of components in a text by what they stand for.
///
/// What comes from a component has the range of the component's name in the text, and new names for its objects. What a use says
/// keeps its own range, so that mistakes in it are reported where they are.
struct ComponentExpansion {
  /// How many components can stand in each other.
  static let maximumNesting = 16

  let library: ComponentLibrary?
  let catalog: SceneCatalog
  let limits: SyntaxLimits
  /// The properties that the text's styles set, by the styles' names.
  let styles: [String: Set<String>]
  var writer = SyntaxTreeWriter()
  var result: ExpandedTree
  /// The copies of the text's nodes.
  var targets: [Int32: Int] = [:]
  var origins: [Int32: Int32] = [:]
  var copiedNodes = 0
  var isTooLarge = false
  var uses = 0
  /// A component that is not looked up; nil for none.
  var declared: Component?

  init(
    _ tree: SyntaxTree,
    _ library: ComponentLibrary?,
    _ catalog: SceneCatalog,
    _ limits: SyntaxLimits,
    _ styles: [SyntaxTree]
  ) {
    (self.library, self.catalog, self.limits) = (library, catalog, limits)
    result = ExpandedTree(tree)
    self.styles = Self.styleKeys([tree] + styles)
  }

  /// Replaces the uses in a scene, a storyboard or the declaration of a component.
  ///
  /// - Parameters:
  ///   - tree: The tree of the text.
  ///   - library: The components that there are; nil where none are known.
  ///   - catalog: The classes.
  ///   - limits: How much may be added.
  ///   - styles: Other texts whose styles the text can name.
  ///   - component: The component that the text declares; nil for others.
  static func expanded(
    _ tree: SyntaxTree,
    _ library: ComponentLibrary?,
    _ catalog: SceneCatalog,
    limits: SyntaxLimits,
    styles: [SyntaxTree] = [],
    declaring component: String? = nil
  ) -> ExpandedTree {
    guard mayUse(tree), let root = tree.root else { return ExpandedTree(tree) }
    var expansion = ComponentExpansion(tree, library, catalog, limits, styles)
    let role = component == nil ? KeyRole(of: tree) : .component
    expansion.write(root, ComponentScope(tree, chain: component.map { [$0] } ?? []), as: role)
    return expansion.finish(tree)
  }

  /// A scene with a use for each example of a component.
  static func examples(
    of component: Component,
    _ library: ComponentLibrary?,
    _ catalog: SceneCatalog,
    limits: SyntaxLimits
  ) -> ExpandedTree {
    let tree = component.tree
    var expansion = ComponentExpansion(tree, library, catalog, limits, [])
    expansion.declared = component
    let none = SourceRange(0, 0)
    expansion.writer.begin(.mapping, at: none)
    for word in ["scene", "1", "objects"] { expansion.writer.scalar(word.utf8, at: none) }
    expansion.writer.begin(.sequence, at: none)
    let scope = ComponentScope(tree)
    for example in component.examples {
      let range = tree[example].range
      let location = SourceRange(range.lowerBound, min(range.lowerBound + 1, range.upperBound))
      let entries = expansion.entries(ofObject: example, scope)
      let identifier = expansion.identifier(of: example, tree)
      expansion.writeUse(of: Located(component.name, at: location), entries, identifier: identifier, scope) {
        $0.begin(.mapping, example, scope)
      }
    }
    if component.examples.isEmpty, !component.parameters.contains(where: \.isRequired) {
      expansion.writeUse(of: Located(component.name, at: none), [], identifier: nil, scope) {
        $0.writer.begin(.mapping, at: none)
      }
    }
    return expansion.finish(tree)
  }

  mutating func finish(_ tree: SyntaxTree) -> ExpandedTree {
    var finished = ExpandedTree(writer.finish(source: tree.source), origins: origins)
    finished.uses = result.uses
    finished.aliases = result.aliases
    finished.useNames = result.useNames
    finished.brokenUses = result.brokenUses
    finished.diagnostics = result.diagnostics
    finished.isTooLarge = isTooLarge
    return finished
  }

  /// Whether a text has a key that uses begin with: nearly none has.
  private static func mayUse(_ tree: SyntaxTree) -> Bool {
    // Most texts do not have the word, which is found faster in their bytes than in their nodes.
    guard tree.mayContain("component", rare: 3) else { return false }
    return tree.withBuffers { buffers in
      for index in 0..<buffers.nodeCount {
        let node = NodeID(Int32(truncatingIfNeeded: index))
        if buffers[node].isKey, buffers.isText("component", node) { return true }
      }
      return false
    }
  }

  private static func styleKeys(_ trees: [SyntaxTree]) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for tree in trees {
      guard let root = tree.root else { continue }
      let scenes =
        tree.value(named: "scenes", of: root).map { tree.entries(of: $0).map { tree.resolved($0.value) } } ?? []
      for map in [root] + scenes {
        guard let styles = tree.value(named: "styles", of: map) else { continue }
        for style in tree.entries(of: styles) {
          let keys = tree.entries(of: tree.resolved(style.value)).map { tree.text(of: $0.key) }
          found[tree.text(of: style.key), default: []].formUnion(keys)
        }
      }
    }
    return found
  }

  mutating func report(_ kind: DiagnosticKind, _ message: String, at range: SourceRange, hint: String? = nil) {
    result.diagnostics.append(Diagnostic(kind, message, at: range, hint: hint))
  }

  // MARK: - Nodes

  /// Writes a node and everything in it.
  mutating func write(_ node: NodeID, _ scope: ComponentScope, as role: KeyRole) {
    let tree = scope.tree
    if scope.component == nil {
      if targets[node.index] == nil { targets[node.index] = writer.nodeCount }
      if tree[node].kind == .mapping { origins[Int32(clamping: writer.nodeCount)] = node.index }
    } else {
      count(at: scope.range)
    }
    switch tree[node].kind {
    case .alias: writeAlias(node, scope, as: role)
    case .scalar: writeScalar(node, scope, as: role)
    case .sequence:
      begin(.sequence, node, scope)
      writeItems(of: node, scope, as: role)
      writer.end()
    case .mapping:
      if role == .object, isUse(node, tree) {
        writeUse(node, scope)
      } else if role == .object, scope.component != nil {
        var entries = entries(ofObject: node, scope)
        addPartEntries(of: identifier(of: node, tree), scope, to: &entries)
        begin(.mapping, node, scope)
        writeEntries(entries)
        writer.end()
      } else {
        begin(.mapping, node, scope)
        writeMap(node, scope, as: role)
        writer.end()
      }
    }
  }

  /// Counts a node that comes from a component: what components add is bounded as what aliases add.
  private mutating func count(at range: SourceRange) {
    copiedNodes += 1
    guard copiedNodes > limits.maximumAliasNodes, !isTooLarge else { return }
    isTooLarge = true
    report(
      .aliasLimit,
      "the components add more than the \(limits.maximumAliasNodes) nodes that are allowed",
      at: range,
      hint: "--max-alias-nodes raises the limit"
    )
  }

  mutating func begin(_ kind: NodeKind, _ node: NodeID, _ scope: ComponentScope) {
    if scope.component == nil {
      writer.begin(copying: node, of: scope.tree)
    } else {
      writer.begin(kind, at: scope.range)
    }
    guard writer.depth > limits.maximumDepth, !isTooLarge else { return }
    isTooLarge = true
    report(
      .nestingLimit,
      "with components, maps and lists are nested more than \(limits.maximumDepth) levels deep",
      at: scope.component == nil ? scope.tree[node].range : scope.range,
      hint: "--max-nesting raises the limit"
    )
  }

  private mutating func writeAlias(_ node: NodeID, _ scope: ComponentScope, as role: KeyRole) {
    let tree = scope.tree
    guard scope.component == nil, let target = tree.aliasTarget(of: node) else {
      if tree.resolved(node) == node {
        writer.alias(copying: node, of: tree, target: nil)
      } else {
        write(tree.resolved(node), scope, as: role)
      }
      return
    }
    if let copy = targets[target.index] {
      writer.alias(copying: node, of: tree, target: copy)
    } else {
      write(target, scope, as: role)
    }
  }

  private mutating func writeScalar(_ node: NodeID, _ scope: ComponentScope, as role: KeyRole) {
    let tree = scope.tree
    guard scope.component != nil else {
      // The names that objects of components get cannot be written.
      if Self.isName(role), tree.utf8(of: node).contains(UInt8(ascii: "#")) {
        let text = tree.text(of: node).replacing("#", with: "#?")
        return writer.scalar(text.utf8, tree[node].style, at: tree[node].range)
      }
      return writer.scalar(copying: node, of: tree)
    }
    if let tag = tree.tagText(of: node), tree.text(of: node).isEmpty {
      writer.begin(.mapping, at: scope.range)
      writer.scalar("class".utf8, at: scope.range)
      writer.scalar(tag.utf8.drop { $0 == UInt8(ascii: "!") }, at: scope.range)
      return writer.end()
    }
    switch role {
    case .identifier, .objectReference: writer.scalar(scope.name(tree.text(of: node)).utf8, at: scope.range)
    case .action: writer.scalar(scope.action(tree.text(of: node)).utf8, at: scope.range)
    case .equation, .constraint: writer.scalar(scope.equation(tree.text(of: node)).utf8, at: scope.range)
    default: writer.scalar(tree.utf8(of: node), tree[node].style, at: scope.range)
    }
  }

  private static func isName(_ role: KeyRole) -> Bool {
    switch role {
    case .identifier, .objectReference, .outlets, .action, .actions, .equation, .constraint, .constraints: true
    default: false
    }
  }

  /// Writes the items of a list: the objects of a slot instead of the slot, and nothing for a parameter that a use leaves out.
  mutating func writeItems(of node: NodeID, _ scope: ComponentScope, as role: KeyRole) {
    // Whatever has no elements of another kind may be a list of what it is alone.
    let role = role.element == .value ? role : role.element
    for item in scope.tree.children(of: node) where !isTooLarge {
      writeItem(item, scope, as: role)
    }
  }

  private mutating func writeItem(_ item: NodeID, _ scope: ComponentScope, as role: KeyRole) {
    guard scope.component != nil else { return write(item, scope, as: role) }
    if role == .object, let slot = scope.slot(item) {
      guard let content = scope.contents[slot] else { return }
      let tree = content.scope.tree
      guard tree[content.node].kind == .sequence else { return writeItem(content.node, content.scope, as: role) }
      return writeItems(of: content.node, content.scope, as: role)
    }
    guard let argument = scope.resolved(item) else { return }
    // Several actions of one parameter go into the list around it.
    if role == .action, argument.scope.tree[argument.node].kind == .sequence {
      return writeItems(of: argument.node, argument.scope, as: role)
    }
    write(argument.node, argument.scope, as: role)
  }

  /// Writes the entries of a map in its own order.
  private mutating func writeMap(_ node: NodeID, _ scope: ComponentScope, as role: KeyRole) {
    // A constraint may stand alone where a list of them can.
    let role = role == .constraints ? .constraint : role
    for entry in scope.tree.entries(of: node) where !isTooLarge {
      guard let value = value(entry.value, scope) else { continue }
      let key = scope.tree.text(of: entry.key)
      if case .variations = role {
        writeCondition(entry.key, scope)
      } else {
        writeKey(entry.key, scope)
      }
      write(value.node, value.scope, as: Self.role(of: key, in: role))
    }
  }

  /// What stands for the value of an entry; nil where the entry is to be left out.
  func value(_ node: NodeID, _ scope: ComponentScope) -> ComponentScope.Argument? {
    guard let slot = scope.slot(node) else { return scope.resolved(node) }
    guard let content = scope.contents[slot] else { return nil }
    let tree = content.scope.tree
    guard tree[content.node].kind == .sequence else { return content }
    return tree.firstChild(of: content.node).map { .init(node: $0, scope: content.scope) }
  }

  mutating func writeKey(_ key: NodeID, _ scope: ComponentScope) {
    if scope.component == nil {
      writer.scalar(copying: key, of: scope.tree)
    } else {
      writer.scalar(scope.tree.utf8(of: key), scope.tree[key].style, at: scope.range)
    }
  }

  /// Writes the condition of a variation, which the component may have a name for.
  mutating func writeCondition(_ key: NodeID, _ scope: ComponentScope) {
    if scope.component == nil { return writeKey(key, scope) }
    writer.scalar(scope.condition(scope.tree.text(of: key)).utf8, at: scope.range)
  }

  /// What the value of a key is: what a class declares may hold objects.
  static func role(of key: String, in role: KeyRole) -> KeyRole {
    let found = role.value(of: key)
    return found == .member || found == .objects ? .object : found
  }

  // MARK: - Objects

  /// Whether a map is a use of a component.
  func isUse(_ node: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.entries(of: node).contains {
      tree.isText("component", $0.key) && tree[tree.resolved($0.value)].kind == .scalar
    }
  }

  func identifier(of node: NodeID, _ tree: SyntaxTree) -> String? {
    tree.value(named: SceneKeys.Object.id.rawValue, of: node).map { tree.text(of: $0) }
  }
}
