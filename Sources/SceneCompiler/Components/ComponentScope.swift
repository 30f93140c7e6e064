import SceneCatalog
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

/// What names and parameters mean in a text while it is expanded: in the text itself, or in a component for one of its uses.
final class ComponentScope {
  /// A node of a text, with what its names and parameters mean.
  struct Argument {
    var node: NodeID
    var scope: ComponentScope
  }

  let tree: SyntaxTree
  /// The component; nil for the text itself.
  let component: Component?
  /// The range of everything that is copied of the component: the range of its name in the text.
  let range: SourceRange
  /// The name of the object that stands for the use.
  let rootName: String
  /// What the names of other objects of the component begin with.
  let prefix: String
  /// The components around this one, outermost first, itself included.
  let chain: [String]
  /// What the use says of the parameters.
  var arguments: [String: Argument] = [:]
  /// What the use has in the slots.
  var contents: [String: Argument] = [:]
  /// What the use says of parts, by their names in the component.
  var partEntries: [String: Argument] = [:]

  /// What the text's own names for conditions stand for, by name; empty for a component's scope, which has the component's.
  private let textTraits: [String: String]

  /// The scope of the text itself; `chain` has the component that it declares.
  init(_ tree: SyntaxTree, chain: [String] = []) {
    self.tree = tree
    self.chain = chain
    (component, range, rootName, prefix) = (nil, SourceRange(0, 0), "", "")
    let traits = tree.root.flatMap { tree.value(named: SceneKeys.Document.traits.rawValue, of: $0) }
    let entries = traits.map { Array(tree.entries(of: $0)) } ?? []
    textTraits = Dictionary(entries.map { (tree.text(of: $0.key), tree.text(of: tree.resolved($0.value))) }) { $1 }
  }

  /// The scope of a component for one use.
  init(_ component: Component, range: SourceRange, rootName: String, prefix: String, chain: [String]) {
    tree = component.tree
    self.component = component
    self.range = range
    self.rootName = rootName
    self.prefix = prefix
    self.chain = chain
    textTraits = [:]
  }

  /// The name of the use before the names of its parts.
  var partOwner: String { String(prefix.dropLast()) }

  /// A condition in words that every text knows, in place of the names of this one.
  func condition(_ text: String) -> String {
    let traits = component?.traits ?? textTraits
    return traits.isEmpty
      ? text
      : text.split(separator: "+", omittingEmptySubsequences: false).map { traits[String($0)] ?? String($0) }
        .joined(separator: "+")
  }

  /// What two conditions have in common that hold for the same traits, however they are written.
  func meaning(ofCondition text: String) -> String {
    condition(text).split(separator: "+").sorted().joined(separator: "+")
  }

  /// What stands for a node: the node itself, or what a use says of the parameter; nil where it says nothing.
  func resolved(_ node: NodeID) -> Argument? {
    guard let component else { return Argument(node: node, scope: self) }
    let node = tree.resolved(node)
    guard let name = tree.parameterName(of: node) else { return Argument(node: node, scope: self) }
    if let argument = arguments[name] { return argument }
    return component.parameter(named: name)?.defaultValue.map { Argument(node: $0, scope: self) }
  }

  /// The name of the slot that a node stands for; nil for other nodes.
  func slot(_ node: NodeID) -> String? {
    guard component != nil, tree[node].kind == .mapping, tree.childCount(of: node) == 2 else { return nil }
    return tree.value(named: SceneKeys.slotInsertionPoint, of: node).map { tree.text(of: $0) }
  }

  // MARK: - Names

  /// The name of an object of the component in the text: `amount` is `total#amount`, `row.title` is `total#row.title`.
  func name(_ name: String) -> String {
    guard let component else { return name }
    let first = String(name.prefix { $0 != "." })
    guard component.identifiers.contains(first) else { return name }
    let rest = name.dropFirst(first.count)
    if first == component.rootIdentifier { return rest.isEmpty ? rootName : prefix + rest }
    return prefix + name
  }

  /// An action with the receiver's name as it is in the text.
  func action(_ text: String) -> String {
    let end = text.firstIndex(of: "(") ?? text.endIndex
    guard component != nil, let dot = text[..<end].lastIndex(of: ".") else { return text }
    return name(String(text[..<dot])) + text[dot...]
  }

  /// An equation with the names of its items as they are in the text.
  func equation(_ text: String) -> String {
    guard component != nil else { return text }
    return text.split(separator: " ", omittingEmptySubsequences: false).map { word -> String in
      let parts = word.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count > 1, word.first.map({ $0.isLetter || $0 == "_" }) == true else { return String(word) }
      let hasPart = parts.count > 2 && LayoutGuideName(rawValue: String(parts[1])) == nil
      let item = parts.prefix(hasPart ? 2 : 1).joined(separator: ".")
      return ([name(item)] + parts.dropFirst(hasPart ? 2 : 1).map(String.init)).joined(separator: ".")
    }.joined(separator: " ")
  }
}
