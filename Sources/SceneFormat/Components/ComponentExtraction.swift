import NibArchive
import SceneCatalog
package import SceneCompiler
package import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

/// What makes a component of an object of a scene: the component's file, and the edits that make a use of the object.
package struct ComponentExtraction: Hashable, Sendable {
  /// The text of the component's file.
  package var component: String
  /// The edits of the scene.
  package var edits: [TextEdit]

  /// Why an object stays where it is.
  package enum Refusal: Error, Hashable, Sendable {
    /// The scene has errors, or no object is at the offset.
    case noObject
    /// The object has something that no component can have, or that depends on what is around it.
    case unsuitable(String)
    /// The nib would change.
    case unsound
  }

  /// Makes a component of the innermost object around an offset; the scene's nib stays the same, byte for byte.
  ///
  /// What objects around name becomes an outlet of the component, and what the object is connected to outside a parameter.
  ///
  /// - Parameters:
  ///   - offset: The offset of a byte of the object.
  ///   - name: The name of the component.
  ///   - source: The scene's text.
  ///   - pipeline: The classes, and the components that there are already.
  package static func extracted(
    at offset: Int,
    named name: String,
    from source: SourceText,
    with pipeline: Pipeline
  ) -> Result<ComponentExtraction, Refusal> {
    guard let before = nib(of: source, pipeline) else { return .failure(.noObject) }
    let tree = pipeline.checked(source).tree
    guard let object = ComponentText.object(around: offset, in: tree) else { return .failure(.noObject) }
    let text = ComponentText(object, of: tree)
    if let problem = text.problem { return .failure(.unsuitable(problem)) }
    let extraction = text.extraction(named: name)
    // Whatever was overlooked above changes the nib.
    guard let edited = TextEdits.applied(extraction.edits, to: source) else { return .failure(.unsound) }
    let made = SourceText(path: name + SourceKind.component.suffix, text: extraction.component)
    var pipeline = pipeline
    let others = pipeline.components
    pipeline.components = ComponentLibrary(
      names: (others?.names ?? []) + [name],
      catalog: pipeline.catalog,
      limits: pipeline.limits
    ) { $0 == name ? made : others?.component(named: $0)?.tree.source }
    guard nib(of: edited, pipeline) == before, !pipeline.checked(made).diagnostics.hasErrors else {
      return .failure(.unsound)
    }
    return .success(extraction)
  }

  static func nib(of source: SourceText, _ pipeline: Pipeline) -> [UInt8]? {
    pipeline.checked(source).scene.map { emit($0).encoded() }
  }
}

/// The text of a component that is made of an object.
private struct ComponentText {
  private let object: NodeID
  private let tree: SyntaxTree
  private let end: Int32
  /// The ids in the object, without its own.
  private var inner: Set<String> = []
  private let identifier: String?
  private(set) var problem: String?
  /// The inner ids that objects around name, in order.
  private var parts: [String] = []
  /// What stands for connections with objects around: the node, the parameter and its type.
  private var parameters: [(node: NodeID, name: String, type: String)] = []
  /// The ranges around that name an inner id.
  private var references: [SourceRange] = []

  init(_ object: NodeID, of tree: SyntaxTree) {
    self.object = object
    self.tree = tree
    end = tree.endOfSubtree(object)
    identifier = tree.value(named: "id", of: object).map { tree.text(of: $0) }
    inner = Set(Self.identifiers(in: object.index..<end, tree)).subtracting(identifier.map { [$0] } ?? [])
    survey()
  }

  /// The innermost map with a class around an offset.
  static func object(around offset: Int, in tree: SyntaxTree) -> NodeID? {
    var found: NodeID?
    for index in 0..<tree.nodeCount {
      let node = NodeID(Int32(clamping: index))
      let range = tree[node].range
      guard tree[node].kind == .mapping, range.lowerBound <= offset, offset <= range.upperBound,
        tree.value(named: "class", of: node) != nil, tree.parent(of: node).map({ tree[$0].kind == .sequence }) == true
      else { continue }
      found = node
    }
    return found
  }

  private static func identifiers(in nodes: Range<Int32>, _ tree: SyntaxTree) -> [String] {
    nodes.compactMap { index in
      let node = NodeID(index)
      guard tree[node].isKey, tree.isText("id", node), let value = tree.nextSibling(of: node) else { return nil }
      return tree.text(of: value)
    }
  }

  // MARK: - What is in the object and around it

  private mutating func survey() {
    for index in 0..<Int32(clamping: tree.nodeCount) {
      let node = NodeID(index)
      let isInside = index >= object.index && index < end
      if isInside, tree[node].kind == .alias || tree.anchorRange(of: node) != nil {
        problem = "it has an anchor or an alias"
      }
      guard tree[node].isKey, let value = tree.nextSibling(of: node) else { continue }
      switch tree.text(of: node) {
      case "segues" where isInside, "embedIn" where isInside: problem = "it has '\(tree.text(of: node))'"
      case "styles" where isInside: surveyStyles(value)
      case "outlets": surveyScalars(of: value, isInside, type: "object") { $0 }
      case "actions":
        surveyScalars(of: value, isInside, type: "action") { text in
          String(text.prefix { $0 != "(" }.split(separator: ".").dropLast().joined(separator: "."))
        }
      case "constraints": surveyEquations(of: value, isInside)
      default: break
      }
    }
  }

  private mutating func surveyStyles(_ value: NodeID) {
    guard let root = tree.root, let styles = tree.value(named: "styles", of: root) else {
      return problem = "its styles are of another text"
    }
    for name in scalars(in: value) where tree.value(named: tree.text(of: name), of: styles) == nil {
      problem = "its styles are of another text"
    }
  }

  private func scalars(in value: NodeID) -> [NodeID] {
    (value.index..<tree.endOfSubtree(value)).map { NodeID($0) }.filter { tree[$0].kind == .scalar && !tree[$0].isKey }
  }

  private mutating func surveyScalars(of value: NodeID, _ isInside: Bool, type: String, name: (String) -> String) {
    for node in scalars(in: value) {
      let name = name(tree.text(of: node))
      let first = String(name.prefix { $0 != "." })
      if isInside {
        guard first != ReservedName.itself.rawValue, first != ReservedName.firstResponder.rawValue,
          !inner.contains(first), first != identifier
        else { continue }
        if name.contains(".") { problem = "it names '\(name)'" }
        parameters.append((node, parameterName(for: node), type))
      } else if inner.contains(first) {
        note(name, at: node)
      }
    }
  }

  /// Equations in the object have items in it; those around may name its parts.
  private mutating func surveyEquations(of value: NodeID, _ isInside: Bool) {
    for node in scalars(in: value) {
      for word in tree.text(of: node).split(separator: " ") where word.contains(".") {
        let first = String(word.prefix { $0 != "." })
        guard first.first?.isLetter == true || first.first == "_" else { continue }
        if isInside {
          if first != ReservedName.itself.rawValue, first != identifier, !inner.contains(first) {
            problem = "a constraint names '\(first)'"
          }
        } else if inner.contains(first) {
          note(first, at: node)
        }
      }
    }
  }

  private mutating func note(_ name: String, at node: NodeID) {
    let first = String(name.prefix { $0 != "." })
    guard identifier != nil else { return problem = "an object around names '\(first)', and it has no id" }
    guard tree.writtenValue(of: node) != nil else { return problem = "an object around names '\(first)'" }
    if !parts.contains(first) { parts.append(first) }
    references.append(tree[node].range)
  }

  private func parameterName(for node: NodeID) -> String {
    var key = "target"
    var current = node
    while let parent = tree.parent(of: current) {
      if tree[parent].kind == .mapping, let entry = tree.entries(of: parent).first(where: { $0.value == current }) {
        key = tree.text(of: entry.key)
        break
      }
      current = parent
    }
    let base = "on" + key.prefix(1).uppercased() + key.dropFirst().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    var name = base
    var number = 2
    while parameters.contains(where: { $0.name == name }) {
      name = "\(base)\(number)"
      number += 1
    }
    return name
  }

  // MARK: - Texts

  func extraction(named name: String) -> ComponentExtraction {
    var component = "component: 1\n"
    if !parameters.isEmpty {
      component += "parameters:\n" + parameters.map { "  \($0.name): \($0.type)\n" }.joined()
    }
    if !parts.isEmpty { component += "outlets: {\(parts.map { "\($0): \($0)" }.joined(separator: ", "))}\n" }
    component += traits + styles
    component += "object:\n  " + text + "\n"
    var use = "{component: \(name)"
    if let identifier { use += ", id: \(identifier)" }
    for parameter in parameters {
      use += ", \(parameter.name): \(ScalarSpelling.plain(tree.text(of: parameter.node), inFlow: true))"
    }
    let edits = [TextEdit(range: tree[object].range, replacement: use + "}")] + referenceEdits
    return ComponentExtraction(component: component, edits: edits.sorted { $0.range < $1.range })
  }

  /// The text of the object, where it belongs in the component.
  private var text: String {
    let range = tree[object].range
    var edits = parameters.map { TextEdit(range: tree[$0.node].range, replacement: "$" + $0.name) }
    for node in scalars(in: object) where tree.parameterName(of: node) != nil {
      edits.append(TextEdit(range: tree[node].range, replacement: ScalarSpelling.quoted(tree.text(of: node))))
    }
    return shifted(range, edits)
  }

  /// The document's names for conditions that the object's variations have.
  private var traits: String {
    guard let root = tree.root, let traits = tree.value(named: "traits", of: root) else { return "" }
    var words: Set<Substring> = []
    for index in object.index..<end where tree[NodeID(index)].isKey && tree.isText("variations", NodeID(index)) {
      guard let value = tree.nextSibling(of: NodeID(index)), tree[value].kind == .mapping else { continue }
      for entry in tree.entries(of: value) { words.formUnion(tree.text(of: entry.key).split(separator: "+")) }
    }
    let used = tree.entries(of: traits).filter { words.contains(Substring(tree.text(of: $0.key))) }
    guard !used.isEmpty else { return "" }
    let list = used.map { "\(tree.text(of: $0.key)): \(tree.text(of: tree.resolved($0.value)))" }
    return "traits: {\(list.joined(separator: ", "))}\n"
  }

  /// The document's styles that the object names.
  private var styles: String {
    guard let root = tree.root, let styles = tree.value(named: "styles", of: root) else { return "" }
    var names: Set<String> = []
    for index in object.index..<end where tree[NodeID(index)].isKey && tree.isText("styles", NodeID(index)) {
      if let value = tree.nextSibling(of: NodeID(index)) {
        names.formUnion(scalars(in: value).map { tree.text(of: $0) })
      }
    }
    let used = tree.entries(of: styles).filter { names.contains(tree.text(of: $0.key)) }
    guard !used.isEmpty else { return "" }
    return "styles:\n"
      + used.map {
        "  " + shifted(SourceRange(tree[$0.key].range.lowerBound, tree[$0.value].range.upperBound), []) + "\n"
      }.joined()
  }

  /// A part of the text whose first character is moved to the third column, and the lines behind it with it.
  private func shifted(_ range: SourceRange, _ edits: [TextEdit]) -> String {
    let line = tree.source.rangeOfLine(tree.source.position(at: range.lowerBound).line)
    let column = range.lowerBound - line.lowerBound
    var text = ""
    var offset = range.lowerBound
    for edit in edits.sorted(by: { $0.range < $1.range }) {
      text += tree.source.string(in: SourceRange(offset, edit.range.lowerBound)) + edit.replacement
      offset = edit.range.upperBound
    }
    text += tree.source.string(in: SourceRange(offset, range.upperBound))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      guard index > 0 else { return String(line) }
      let indentation = line.prefix { $0 == " " }.count
      return String(repeating: " ", count: max(2, indentation - column + 2)) + line.dropFirst(indentation)
    }.joined(separator: "\n")
  }

  /// The edits that name parts by the use.
  private var referenceEdits: [TextEdit] {
    guard let identifier else { return [] }
    return references.map { range in
      let words = tree.source.string(in: range).split(separator: " ", omittingEmptySubsequences: false)
      let text = words.map { word -> String in
        let first = String(word.drop { "'\"".contains($0) }.prefix { $0 != "." && !"'\"".contains($0) })
        guard inner.contains(first) else { return String(word) }
        let quote = word.prefix { "'\"".contains($0) }
        return quote + "\(identifier).\(first)" + word.dropFirst(quote.count + first.count)
      }
      return TextEdit(range: range, replacement: text.joined(separator: " "))
    }
  }
}
