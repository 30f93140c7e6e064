import SceneDiagnostics
import SceneModel
import SceneSyntax

/// Reads one schema file: a class, an enumeration or an option set.
struct SchemaReader {
  /// What a schema file declares.
  enum Declaration: Sendable {
    case aClass(ClassSchema)
    case anEnumeration(EnumerationSchema)
    case nothing
  }

  let tree: SyntaxTree
  let catalog: SceneCatalog
  /// Whether the file is an application's rather than the catalog's own.
  let isCustom: Bool
  /// The classes that are waiting for this one, their superclass.
  let derived: [String]
  var diagnostics: [Diagnostic] = []

  /// Reads the declaration of a schema's text.
  ///
  /// Typed defaults are read with the enumerations and colors of `catalog`.
  static func read(
    _ source: SourceText,
    catalog: SceneCatalog,
    isCustom: Bool,
    derived: [String] = []
  ) -> Diagnosed<Declaration> {
    let parsed = parse(source)
    var reader = SchemaReader(
      tree: parsed.value,
      catalog: catalog,
      isCustom: isCustom,
      derived: derived,
      diagnostics: parsed.diagnostics
    )
    let declaration = reader.readDeclaration()
    return Diagnosed(declaration, reader.diagnostics)
  }

  private mutating func readDeclaration() -> Declaration {
    guard let root = tree.root, tree[root].kind == .mapping else {
      if diagnostics.isEmpty {
        report(.schemaForm, "a schema is a map that begins with 'class:'", at: SourceRange(0, 0))
      }
      return .nothing
    }
    for (key, value) in tree.entries(of: root) {
      switch tree.text(of: key) {
      case "class", "protocol":
        return .aClass(ClassSchema(readClass(root, name: tree.text(of: value))))
      case "enumeration":
        return .anEnumeration(readEnumeration(root, name: tree.text(of: value), isOptionSet: false))
      case "optionSet":
        return .anEnumeration(readEnumeration(root, name: tree.text(of: value), isOptionSet: true))
      default: continue
      }
    }
    report(
      .schemaForm,
      "a schema needs a 'class', a 'protocol', an 'enumeration' or an 'optionSet'",
      at: tree[root].range
    )
    return .nothing
  }

  mutating func report(_ kind: DiagnosticKind, _ message: String, at range: SourceRange, hint: String? = nil) {
    diagnostics.append(Diagnostic(kind, message, at: range, hint: hint))
  }

  /// Calls `body` for each entry of a map, and reports entries whose key is not one of `known`.
  mutating func forEachEntry(
    of node: NodeID,
    known: [String],
    in context: String,
    _ body: (inout SchemaReader, String, NodeID, NodeID) -> Void
  ) {
    guard tree[node].kind == .mapping else {
      report(.schemaForm, "\(context) is a map", at: tree[node].range)
      return
    }
    for (key, value) in tree.entries(of: node) {
      let name = tree.text(of: key)
      guard known.contains(name) else {
        let all = known.count <= 8 ? "it has " + known.map { "'\($0)'" }.joined(separator: ", ") : nil
        let hint = Spelling.suggestion(for: name, in: known) ?? all
        report(.unknownSchemaKey, "\(context) has no '\(name)'", at: tree[key].range, hint: hint)
        continue
      }
      body(&self, name, key, tree.resolved(value))
    }
  }

  /// The entries of a map; reports anything else.
  mutating func members(of node: NodeID, in context: String) -> SyntaxTree.Entries? {
    if tree[node].kind == .mapping { return tree.entries(of: node) }
    report(.schemaForm, "\(context) is a map", at: tree[node].range)
    return nil
  }

  /// A scalar's whole number; reports anything else.
  mutating func integer(_ node: NodeID) -> Int? {
    if let number = Int(tree.text(of: node)) { return number }
    report(.schemaForm, "a whole number is expected", at: tree[node].range)
    return nil
  }

  /// The version of Xcode that a scalar names; reports anything else.
  mutating func tools(_ node: NodeID) -> NibTools? {
    if let tools = NibTools(named: tree.text(of: node)) { return tools }
    let names = NibTools.allCases.map(\.name).joined(separator: ", ")
    report(.schemaForm, "a version of Xcode is expected: \(names)", at: tree[node].range)
    return nil
  }

  /// A scalar's number; reports anything else.
  mutating func number(_ node: NodeID) -> Double? {
    if let number = Double(tree.text(of: node)) { return number }
    report(.schemaForm, "a number is expected", at: tree[node].range)
    return nil
  }

  /// A version of iOS, and behind a comma what else there is to say of it; reports anything else.
  mutating func version(_ node: NodeID) -> String? {
    let text = tree.text(of: node)
    if DeploymentTarget(text) != nil { return text }
    report(.schemaForm, "'\(text)' is not a version of iOS", at: tree[node].range, hint: "for example 'iOS 13.0'")
    return nil
  }

  /// The texts of a list's scalars, or of a single scalar.
  func texts(_ node: NodeID) -> [String] {
    tree[node].kind == .sequence ? tree.children(of: node).map { tree.text(of: $0) } : [tree.text(of: node)]
  }
}
