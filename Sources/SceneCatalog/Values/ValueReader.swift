package import SceneDiagnostics
package import SceneModel
package import SceneSyntax

/// Reads values as the catalog's types say; YAML's own resolution of scalars is never used.
package struct ValueReader {
  let tree: SyntaxTree
  let catalog: SceneCatalog
  /// What the document says that named asset colors look like.
  package var colors: [String: SceneColor] = [:]
  /// What the values name that not every system has, in the order met.
  package var versionedUses: [VersionedUse] = []
  /// The parameters of the component that is read, by name; nil in a scene, where `$name` is a text.
  package var parameters: [String: ParameterType]?
  /// Whether texts that people read have keys where the scene writes none: those are empty until their object is known.
  package var makesKeys = false
  /// The localizable texts, in the order met.
  package var texts: [LocalizableText] = []
  /// What was found wrong, in the order met.
  package var diagnostics: [Diagnostic] = []

  /// Makes a reader of a tree's values.
  package init(tree: SyntaxTree, catalog: SceneCatalog) {
    self.tree = tree
    self.catalog = catalog
  }

  /// The value of a property; `.invalid` where it cannot be read, with a diagnostic that says why.
  package mutating func read(_ node: NodeID, of property: PropertySchema) -> SceneValue {
    let node = tree.resolved(node)
    if parameters != nil, !property.isList, let value = readParameter(node, as: property.type, name: property.name) {
      return value
    }
    let before = counts
    let value = property.keyedBy != nil ? readKeyed(node, of: property) : readOne(node, of: property)
    // Nearly all values can be read: what a map was meant to be is looked for where it cannot.
    guard diagnostics.count > before.diagnostics, case .invalid = value, let hint = variationsHint(node, property)
    else {
      return value
    }
    forget(since: before)
    return fail(.wrongType, "'\(property.name)' has one value here: others are variations", at: node, hint: hint)
  }

  /// A value that is not keyed by state or axis.
  mutating func readOne(_ node: NodeID, of property: PropertySchema) -> SceneValue {
    if isNull(node) {
      if property.isOptional { return .null }
      return fail(.nullValue, "'\(property.name)' cannot be nil", at: node, hint: "leave it out for the default")
    }
    if !property.constants.isEmpty, isPlain(node), let value = property.value(ofConstant: tree.text(of: node)) {
      return value
    }
    if property.isList { return readList(node, of: property) }
    if let hint = constantHint(node, property) {
      let text = tree.text(of: node)
      let kind = if case .geometry = property.type { "numbers" } else { "a number" }
      return fail(.wrongType, "'\(property.name)' is \(kind), not '\(text)'", at: node, hint: hint)
    }
    let count = diagnostics.count
    let value = read(node, as: property.type, name: property.name)
    if value == .invalid { addExample(since: count, of: property, at: node) }
    checkRange(of: value, property, at: node)
    return value
  }

  /// A value of a type; `name` is what messages call it.
  package mutating func read(_ node: NodeID, as type: PropertyType, name: String) -> SceneValue {
    if parameters != nil, let value = readParameter(node, as: type, name: name) { return value }
    switch type {
    case .bool: return readBool(node, name: name)
    case .int: return readInt(node, name: name)
    case .double: return readDouble(node, name: name)
    case .text: return readText(node, name: name)
    case .attributedText: return readAttributedText(node, name: name)
    case .textAttributes: return readTextAttributes(node, name: name)
    case .geometry(let kind): return readGeometry(node, kind, name: name)
    case .color: return readColor(node, name: name).map { .color($0) } ?? .invalid
    case .font: return readFont(node, name: name).map { .font($0) } ?? .invalid
    case .image: return readImage(node, name: name).map { .image($0) } ?? .invalid
    case .date: return readDate(node, name: name)
    case .factory(let kind): return readFactory(node, of: kind, name: name)
    case .named(let enumeration): return readCase(node, of: enumeration, name: name)
    }
  }

  /// The constant that a word in place of a number was meant to be; nil for numbers, and where nothing is near.
  private func constantHint(_ node: NodeID, _ property: PropertySchema) -> String? {
    guard !property.constants.isEmpty, isPlain(node), decimal(node) == nil else { return nil }
    let text = tree.text(of: node)
    guard NumberForm(text) == .none, let first = text.first, first.isLetter || first == "." else { return nil }
    let names = property.constants.keys.sorted()
    let word = text.split(separator: ".").last.map(String.init) ?? text
    if names.contains(word) { return "write \(word)" }
    if let suggestion = Spelling.suggestion(for: word, in: names) { return suggestion }
    return names.first { $0.lowercased().hasPrefix(word.lowercased()) }.map { Spelling.suggestion(of: [$0]) }
  }

  /// A list of values of the property's type.
  private mutating func readList(_ node: NodeID, of property: PropertySchema) -> SceneValue {
    guard tree[node].kind == .sequence else {
      return fail(
        .wrongType,
        "'\(property.name)' is a list, not \(kind(of: node))",
        at: node,
        hint: listHint(node, property)
      )
    }
    let values = tree.children(of: node).map { read(tree.resolved($0), as: property.type, name: property.name) }
    return values.contains(.invalid) ? .invalid : .list(values)
  }

  /// The list of the values between commas for a value that is in no list; nil for other nodes.
  private func listHint(_ node: NodeID, _ property: PropertySchema) -> String? {
    let text = tree.text(of: node)
    guard tree[node].kind == .scalar, (1...40).contains(text.utf8.count) else { return nil }
    let values = text.split(separator: ",").map { Notation.trimmed(String($0)) }
      .map { property.type == .text ? ScalarSpelling.text($0, inFlow: true) : ScalarSpelling.flow($0) }
    return "write [\(values.joined(separator: ", "))]"
  }

  private mutating func checkRange(of value: SceneValue, _ property: PropertySchema, at node: NodeID) {
    let number: Double
    switch value {
    case .int(let whole): number = Double(whole)
    case .double(let fraction): number = fraction
    default: return
    }
    if let minimum = property.minimum, number < minimum {
      report(
        .outOfRange,
        "'\(property.name)' must be at least \(Self.text(minimum))",
        at: node,
        hint: "write \(Self.text(minimum))"
      )
    } else if let maximum = property.maximum, number > maximum {
      report(
        .outOfRange,
        "'\(property.name)' must be at most \(Self.text(maximum))",
        at: node,
        hint: Self.shareHint(number, maximum)
      )
    }
  }

  /// What to write for a fraction given in percent or from 0 to 255; the maximum for other numbers.
  private static func shareHint(_ number: Double, _ maximum: Double) -> String {
    guard maximum == 1, number > 2, number <= 255 else { return "write \(text(maximum))" }
    return "write \(text((number / (number <= 100 ? 100 : 255) * 1000).rounded() / 1000))"
  }

  // MARK: - Helpers

  /// A scalar that is some name or text, and nothing else; nil after reporting why the node is none.
  mutating func readWord(_ node: NodeID, name: String) -> String? {
    if tree[node].kind == .scalar {
      guard case .text(let text) = readPlainText(node, name: name) else { return nil }
      return text
    }
    report(.wrongType, "'\(name)' is a text, not \(kind(of: node))", at: node)
    return nil
  }

  /// Whether a node is the word `null`, written plain.
  package func isNull(_ node: NodeID) -> Bool { isPlain(node) && tree.isText("null", node) }

  /// Whether a node is a scalar without quotes.
  func isPlain(_ node: NodeID) -> Bool { tree[node].kind == .scalar && tree[node].style == .plain }

  /// The entries of a map as names and nodes; nil for other nodes.
  func entries(_ node: NodeID) -> [(name: String, key: NodeID, value: NodeID)]? {
    guard tree[node].kind == .mapping else { return nil }
    return tree.entries(of: node).map { (tree.text(of: $0.key), $0.key, tree.resolved($0.value)) }
  }

  /// Records that a value uses something with an availability or a deprecation.
  mutating func note(_ name: String, availability: String?, deprecation: String? = nil, at node: NodeID) {
    guard availability != nil || deprecation != nil else { return }
    versionedUses.append(
      VersionedUse(name: name, range: tree[node].range, availability: availability, deprecation: deprecation)
    )
  }

  /// How much was met so far.
  var counts: Counts {
    Counts(diagnostics: diagnostics.count, versionedUses: versionedUses.count, texts: texts.count)
  }

  /// Takes back what was met since, where one mistake explains all of it.
  mutating func forget(since before: Counts) {
    diagnostics.removeSubrange(before.diagnostics...)
    versionedUses.removeSubrange(before.versionedUses...)
    texts.removeSubrange(before.texts...)
  }

  struct Counts {
    var diagnostics: Int
    var versionedUses: Int
    var texts: Int
  }

  mutating func report(
    _ kind: DiagnosticKind,
    _ message: String,
    at node: NodeID,
    hint: String? = nil,
    fixIts: [Diagnostic.FixIt] = []
  ) {
    diagnostics.append(Diagnostic(kind, message, at: tree[node].range, hint: hint, fixIts: fixIts))
  }

  mutating func fail(
    _ kind: DiagnosticKind,
    _ message: String,
    at node: NodeID,
    hint: String? = nil,
    fixIts: [Diagnostic.FixIt] = []
  ) -> SceneValue {
    report(kind, message, at: node, hint: hint, fixIts: fixIts)
    return .invalid
  }

  /// A fix that replaces a node's text.
  func replacing(_ node: NodeID, with text: String, isCertain: Bool = false) -> [Diagnostic.FixIt] {
    let edit = TextEdit(range: tree[node].range, replacement: text)
    return [Diagnostic.FixIt("write '\(text)'", edits: [edit], isCertain: isCertain)]
  }

  /// What a node is, for messages.
  func kind(of node: NodeID) -> String {
    switch tree[node].kind {
    case .mapping: "a map"
    case .sequence: "a list"
    case .scalar, .alias: tree.text(of: node).isEmpty ? "nothing" : "'\(tree.text(of: node))'"
    }
  }

  /// A number as a scene would write it.
  static func text(_ number: Double) -> String { SceneNumber.text(number) }
}
