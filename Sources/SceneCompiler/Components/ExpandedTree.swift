import SceneDiagnostics
import SceneSyntax

/// The tree of a text in which the uses of components have been replaced by what they stand for.
struct ExpandedTree {
  /// A use of a component, which became an object.
  struct Use {
    /// The component's name where the text has it.
    var component: Located<String>
    /// The index of the node of the object.
    var node: Int32
    /// The id that the text gives; nil where it gives none, and for a use within a component.
    var identifier: String?
    /// The names of the parts, and of the objects that they are.
    var parts: [(name: String, target: String)]
  }

  var tree: SyntaxTree
  /// The uses in the order of the nodes.
  var uses: [Use] = []
  /// The names of parts, such as `total.amountLabel`, with the names of the objects or parts that they are.
  var aliases: [String: String] = [:]
  /// The ids of uses that the text has, those that cannot be expanded included.
  var useNames: Set<String> = []
  /// The ids of the uses whose components cannot be read, which is reported.
  var brokenUses: Set<String> = []
  var diagnostics: [Diagnostic] = []
  /// Whether the tree ends where a limit was reached, so that nothing can be said of it.
  var isTooLarge = false
  /// The nodes of the text by those that were made of them; empty where the tree is that of the text.
  private var origins: [Int32: Int32] = [:]
  private var isSame = true

  /// The tree of a text that uses no components.
  init(_ tree: SyntaxTree) { self.tree = tree }

  /// A tree that was made of a text.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - origins: The nodes of maps in the text, by their copies.
  init(_ tree: SyntaxTree, origins: [Int32: Int32]) {
    self.tree = tree
    self.origins = origins
    isSame = false
  }

  /// The map of the text that a map of the tree was made of; nil for what comes from elsewhere.
  func origin(of node: NodeID) -> NodeID? { isSame ? node : origins[node.index].map { NodeID($0) } }

  /// The name of the object that a name of the text leads to: that of a part, or the name itself.
  func target(of name: String) -> String {
    var name = name
    var steps = 0
    while let next = aliases[name], steps <= 2 * ComponentExpansion.maximumNesting {
      name = next
      steps += 1
    }
    return name
  }
}
