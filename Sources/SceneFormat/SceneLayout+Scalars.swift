import SceneDiagnostics
import SceneLanguage
import SceneSyntax

extension SceneLayout {
  /// Writes a value that begins in the line of its key or dash, and ends the line.
  mutating func writeInline(_ node: NodeID, as role: FormatRole, comment: SourceComment?, after start: Start) {
    let here = tree[node]
    if here.kind == .scalar, context.classTag(of: node, role) == nil {
      if here.style == .literal || here.style == .folded {
        return writeBlockScalar(node, comment: comment, after: start)
      }
      if isOverLines(node), !isEquation(role) {
        return writeLongScalar(node, comment: comment, after: start)
      }
      let text = oneLine(node, as: role, inFlow: false)
      if !text.isEmpty { write(" " + text) }
    } else {
      // Anchor and tag stand there already.
      let text = flow(node, as: role, budget: .max) ?? ""
      write(" " + text.dropFirst(properties(of: node, as: role).map { $0.count + 1 } ?? 0))
    }
    endLine(with: comment, after: start)
  }

  /// A key as it is written.
  func key(_ node: NodeID, inFlow: Bool) -> String {
    let text = tree.text(of: node)
    if tree[node].style == .plain { return tree.source.string(in: tree[node].range) }
    let plain = ScalarSpelling.plain(text, inFlow: inFlow)
    return plain == text ? text : quoted(node)
  }

  /// A scalar in one line.
  func oneLine(_ node: NodeID, as role: FormatRole, inFlow: Bool) -> String {
    let here = tree[node]
    let text = tree.text(of: node)
    if isEquation(role) {
      let equation = text.split(separator: " ").joined(separator: " ")
      if here.style == .plain || ScalarSpelling.plain(equation, inFlow: inFlow) == equation { return equation }
      return ScalarSpelling.quoted(equation)
    }
    if here.style == .plain {
      if !isOverLines(node) { return tree.source.string(in: here.range) }
      return text.utf8.contains(0x0A) ? ScalarSpelling.quoted(text) : text
    }
    if role.loosensQuotes, tree.anchorRange(of: node) == nil, ScalarSpelling.text(text, inFlow: inFlow) == text {
      return text
    }
    return quoted(node)
  }

  /// A quoted scalar in its usual quotes; escapes stay as the author wrote them.
  private func quoted(_ node: NodeID) -> String {
    let source = tree.source.string(in: tree[node].range)
    if tree[node].style == .doubleQuoted, source.utf8.contains(UInt8(ascii: "\\")), !isOverLines(node) { return source }
    return ScalarSpelling.quoted(tree.text(of: node))
  }

  private func isEquation(_ role: FormatRole) -> Bool {
    role.key == .equation
  }

  private func isOverLines(_ node: NodeID) -> Bool {
    !tree.source.isOneLine(tree[node].range.lowerBound, tree[node].range.upperBound)
  }

  // MARK: - Over several lines

  /// Writes a scalar that the author broke into lines in the same lines.
  private mutating func writeLongScalar(_ node: NodeID, comment: SourceComment?, after start: Start) {
    let lines = sourceLines(tree[node].range)
    write(" " + (lines.first ?? ""))
    for line in lines.dropFirst() {
      endLine()
      let content = line.drop { $0 == " " || $0 == "\t" }
      if !content.isEmpty { begin(String(content), at: start.indentation + 2) }
    }
    endLine(with: comment)
  }

  /// Writes a block scalar with the lines it has.
  private mutating func writeBlockScalar(_ node: NodeID, comment: SourceComment?, after start: Start) {
    let value = tree.text(of: node)
    let lines = sourceLines(tree[node].range)
    let header = lines.first?.prefix { !" \t#".contains($0) } ?? ""
    guard value.contains(where: { $0 != " " && $0 != "\n" }), let indentation = indentation(of: lines, value: value)
    else {
      write(" " + (value.isEmpty ? String(header) : ScalarSpelling.quoted(value)))
      return endLine(with: comment, after: start)
    }
    let indicator = header.contains(where: \.isNumber) ? "2" : ""
    // Without a line ending at its end, a text is the same only where none is kept.
    let chomping = value.hasSuffix("\n") ? header.filter { $0 == "+" || $0 == "-" } : "-"
    write(" " + header.prefix(1) + indicator + chomping)
    endLine(with: comment, after: start)
    for line in lines.dropFirst() {
      let blanks = line.prefix { $0 == " " }.count
      verbatimLine(String(line.dropFirst(min(blanks, indentation))), at: start.indentation + 2)
    }
    isOpenScalar = chomping.contains("+")
  }

  /// How far the lines of a block scalar are indented in the source.
  private func indentation(of lines: [Substring], value: String) -> Int? {
    func spaces(_ lines: some Sequence<Substring>) -> Int? {
      lines.first { line in line.contains { $0 != " " } }.map { $0.prefix { $0 == " " }.count }
    }
    guard let source = spaces(lines.dropFirst()), let own = spaces(value.split(separator: "\n")) else { return nil }
    return source >= own ? source - own : nil
  }

  private func sourceLines(_ range: SourceRange) -> [Substring] {
    let text = tree.source.string(in: range)
    return text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }

  // MARK: - Numbers

  private static let parts = Set(
    [
      "x", "y", "width", "height", "top", "left", "bottom", "right", "leading", "trailing", "a", "b", "c", "d", "tx",
      "ty",
    ] + ValueKeys.Transform.names
  )

  /// Whether a collection in lines is one of a few numbers, such as a frame, which is put in brackets.
  func isNumbers(_ node: NodeID, as role: FormatRole) -> Bool {
    let here = tree[node]
    switch (here.kind, role.key) {
    case (.sequence, .value), (.sequence, .attributes):
      return (2...6).contains(tree.childCount(of: node)) && tree.children(of: node).allSatisfy(isNumber)
    case (.mapping, .value):
      return (4...12).contains(tree.childCount(of: node))
        && tree.entries(of: node).allSatisfy { Self.parts.contains(tree.text(of: $0.key)) && isNumber($0.value) }
    default: return false
    }
  }

  private func isNumber(_ node: NodeID) -> Bool {
    let here = tree[node]
    guard here.kind == .scalar, here.style == .plain, tree.fullRange(of: node) == here.range, !here.range.isEmpty else {
      return false
    }
    return tree.utf8(of: node).allSatisfy { (0x30...0x39).contains($0) || ".-+eE".utf8.contains($0) }
  }
}
