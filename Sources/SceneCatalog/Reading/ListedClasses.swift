import Backports
import SceneDiagnostics
import SceneSyntax

/// Reads the list of classes that `diorama swift-classes` prints, as schemas.
struct ListedClasses {
  /// The schemas of the classes; those of which nothing can be said that they lack are left out.
  private(set) var schemas: [SourceText] = []
  /// What is wrong with the list.
  private(set) var diagnostics: [Diagnostic] = []

  private static let keys = [
    "superclass", "source", "open", "generic", "outlets", "actions", "properties", "keys", "methods",
  ]
  private static let types: Set<String> = ["Bool", "Int", "Double", "text", "color", "image", "point", "size", "rect"]

  private let tree: SyntaxTree

  /// Reads a text; nil for one that is no such list.
  init?(_ source: SourceText) {
    // A schema has a class of its own, and need not be read twice.
    guard source.bytes.starts(with: "classes:".utf8) || source.bytes.firstRange(of: Array("\nclasses:".utf8)) != nil
    else { return nil }
    let parsed = parse(source)
    tree = parsed.value
    guard let root = tree.root, tree[root].kind == .mapping else { return nil }
    let entries = tree.entries(of: root).map { (key: $0, value: $1) }
    guard entries.count == 1, tree.text(of: entries[0].key) == "classes" else { return nil }
    diagnostics = parsed.diagnostics
    guard tree[entries[0].value].kind == .mapping else {
      report(.schemaForm, "'classes' is a map of classes", at: entries[0].value)
      return
    }
    for (key, value) in tree.entries(of: entries[0].value) { read(tree.text(of: key), value, in: source.path) }
  }

  private mutating func report(_ kind: DiagnosticKind, _ message: String, at node: NodeID, hint: String? = nil) {
    diagnostics.append(Diagnostic(kind, message, at: tree[node].range, hint: hint))
  }

  private mutating func read(_ name: String, _ node: NodeID, in path: String) {
    guard tree[node].kind == .mapping else { return report(.schemaForm, "a class is a map", at: node) }
    var fields: [String: NodeID] = [:]
    for (key, value) in tree.entries(of: node) {
      let text = tree.text(of: key)
      if Self.keys.contains(text) {
        fields[text] = tree.resolved(value)
      } else {
        let hint = Spelling.suggestion(for: text, in: Self.keys)
        report(.unknownSchemaKey, "a class of a list has no '\(text)'", at: key, hint: hint)
      }
    }
    guard fields["open"].map({ tree.text(of: $0) }) != "true", let superclass = fields["superclass"] else { return }
    var lines = [
      "class: \(ScalarSpelling.quoted(name))", "superclass: \(ScalarSpelling.quoted(tree.text(of: superclass)))",
    ]
    if fields["generic"].map({ tree.text(of: $0) }) == "true" { lines.append("generic: true") }
    var outlets: [String] = []
    for (key, value) in entries(fields["outlets"]) {
      outlets.append(
        "  \(ScalarSpelling.quoted(tree.text(of: key))): \(written(value, allowing: nil) ?? "{type: Any}")"
      )
    }
    for key in texts(fields["keys"]) { outlets.append("  \(ScalarSpelling.quoted(key)): {type: Any}") }
    if !outlets.isEmpty { lines += ["outlets:"] + outlets }
    let properties = entries(fields["properties"]).compactMap { key, value in
      written(value, allowing: Self.types).map { "  \(ScalarSpelling.quoted(tree.text(of: key))): \($0)" }
    }
    if !properties.isEmpty { lines += ["properties:"] + properties }
    let actions = texts(fields["actions"]) + texts(fields["methods"])
    lines.append("actions: [\(actions.map(ScalarSpelling.quoted).joined(separator: ", "))]")
    let source = fields["source"].map { tree.text(of: $0) } ?? path
    schemas.append(SourceText(path: source, text: lines.joined(separator: "\n") + "\n"))
  }

  /// The entries of a map; none where it is missing, or something else, which is reported.
  private mutating func entries(_ node: NodeID?) -> [(key: NodeID, value: NodeID)] {
    guard let node else { return [] }
    if tree[node].kind == .mapping { return tree.entries(of: node).map { (key: $0, value: tree.resolved($1)) } }
    report(.schemaForm, "a map is expected", at: node)
    return []
  }

  /// The texts of a list; none where it is missing, or something else, which is reported.
  private mutating func texts(_ node: NodeID?) -> [String] {
    guard let node else { return [] }
    if tree[node].kind == .sequence { return tree.children(of: node).map { tree.text(of: $0) } }
    report(.schemaForm, "a list is expected", at: node)
    return []
  }

  /// A member as schemas write it: its type, and the flags that are true; nil for a type that they do not have.
  private func written(_ node: NodeID, allowing types: Set<String>?) -> String? {
    guard tree[node].kind == .mapping else {
      let type = tree.text(of: node)
      return types?.contains(type) == false ? nil : "{type: \(ScalarSpelling.quoted(type))}"
    }
    var type = "Any"
    var flags = ""
    for (key, value) in tree.entries(of: node) {
      switch tree.text(of: key) {
      case "type": type = tree.text(of: value)
      case let flag where ["collection", "required", "optional"].contains(flag) && tree.text(of: value) == "true":
        flags += ", \(flag): true"
      default: continue
      }
    }
    return types?.contains(type) == false ? nil : "{type: \(ScalarSpelling.quoted(type))\(flags)}"
  }
}
