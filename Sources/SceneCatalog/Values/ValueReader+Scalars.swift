import Backports
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

extension ValueReader {
  /// Words that YAML 1.1 reads as Booleans.
  private static let truthWords: [String: String] = [
    "yes": "true", "no": "false", "on": "true", "off": "false", "y": "true", "n": "false",
  ]

  mutating func readBool(_ node: NodeID, name: String) -> SceneValue {
    let text = tree.text(of: node)
    if isPlain(node) {
      if text == "true" { return .bool(true) }
      if text == "false" { return .bool(false) }
    }
    guard tree[node].kind == .scalar else {
      return fail(.wrongType, "'\(name)' is true or false, not \(kind(of: node))", at: node)
    }
    let lowered = text.lowercased()
    let meant = Self.truthWords[lowered] ?? (lowered == "true" || lowered == "false" ? lowered : nil)
    guard let meant else {
      let hint: String? =
        switch text {
        case "1", "true,", "true;": "write true"
        case "0", "false,", "false;": "write false"
        default: nil
        }
      return fail(.wrongType, "'\(name)' is true or false, not \(kind(of: node))", at: node, hint: hint)
    }
    return fail(
      .truthWord,
      "'\(name)' is written true or false, not '\(text)'",
      at: node,
      hint: "write \(meant)",
      fixIts: replacing(node, with: meant, isCertain: true)
    )
  }

  mutating func readInt(_ node: NodeID, name: String) -> SceneValue {
    if isPlain(node), let number = tree.withUTF8(of: node, DecimalText.integer) { return .int(number) }
    guard let text = numberText(node, name: name, expected: "a whole number") else { return .invalid }
    if let number = Int(text) { return .int(number) }
    if let number = Double(text), number == number.rounded(), abs(number) < 1e15 {
      let whole = String(Int(number))
      return fail(
        .numberForm,
        "'\(name)' is a whole number: write \(whole)",
        at: node,
        fixIts: replacing(node, with: whole, isCertain: true)
      )
    }
    if Double(text) != nil, !text.contains(".") {
      return fail(.outOfRange, "\(text) is too large for a whole number", at: node)
    }
    return fail(.wrongType, "'\(name)' is a whole number, not '\(text)'", at: node)
  }

  mutating func readDouble(_ node: NodeID, name: String) -> SceneValue {
    if let number = decimal(node) { return .double(number) }
    guard let text = numberText(node, name: name, expected: "a number") else { return .invalid }
    guard let number = Double(text), number.isFinite else {
      return fail(.outOfRange, "\(text) is too large for a number", at: node)
    }
    return .double(number)
  }

  /// A plain number in decimal of few digits; nil for other nodes, which take more than a look at their bytes.
  func decimal(_ node: NodeID) -> Double? { isPlain(node) ? tree.withUTF8(of: node, DecimalText.number) : nil }

  /// The characters of a decimal number; nil after reporting why the node is none.
  mutating func numberText(_ node: NodeID, name: String, expected: String) -> String? {
    let text = tree.text(of: node)
    guard tree[node].kind == .scalar, !text.isEmpty else {
      report(.wrongType, "'\(name)' is \(expected), not \(kind(of: node))", at: node)
      return nil
    }
    guard isPlain(node) else {
      report(.wrongType, "'\(name)' is \(expected), not a text in quotes", at: node, hint: "leave out the quotes")
      return nil
    }
    switch NumberForm(text) {
    case .decimal: return text
    case .unusual(let why, let fix):
      report(
        .numberForm,
        "'\(text)' is \(why); numbers are written in decimal",
        at: node,
        hint: fix.map { "write \($0)" },
        fixIts: fix.map { replacing(node, with: $0) } ?? []
      )
      return nil
    case .none:
      report(.wrongType, "'\(name)' is \(expected), not '\(text)'", at: node, hint: Self.numberHint(text, name: name))
      return nil
    }
  }

  /// The number in a text such as `8pt`, `50%` or `0,5`; nil where it has none.
  private static func numberHint(_ text: String, name: String) -> String? {
    if text == "~" { return "leave it out for the default" }
    if name.lowercased().hasSuffix("priority"), let level = ForeignNames.priority(named: text) {
      return "write \(level)"
    }
    return Notation.number(text).map { "write \(SceneNumber.text($0))" }
  }

  /// A text; localizable if it says so, or if people read it and all such texts have keys.
  mutating func readText(_ node: NodeID, name: String) -> SceneValue {
    if parameters != nil, let value = readParameter(node, as: .text, name: name) { return value }
    if let entries = entries(node) { return readLocalizedText(entries, at: node, name: name) }
    let value = readPlainText(node, name: name)
    guard makesKeys, case .text(let text) = value, ShownTexts.properties.contains(name.lastComponent),
      text.contains(where: { !$0.isWhitespace })
    else { return value }
    texts.append(LocalizableText(text: text, range: tree[node].range))
    return .localizedText(text, key: "")
  }

  /// A text that is no map.
  mutating func readPlainText(_ node: NodeID, name: String) -> SceneValue {
    guard tree[node].kind == .scalar else {
      return fail(
        .wrongType,
        "'\(name)' is a text, not \(kind(of: node))",
        at: node,
        hint: quotingHint(node)
      )
    }
    let text = tree.text(of: node)
    if text.isEmpty, isPlain(node), !tree[node].isCopied {
      if let swallowed = readSwallowedText(node, name: name) { return swallowed }
      let comment = commentAfter(node)
      let hint = comment.map { "did you mean '\($0)', in quotes?" } ?? "write '' for an empty text"
      return fail(.emptyValue, "'\(name)' has no value", at: node, hint: hint)
    }
    if !tree[node].isCopied, let swallowed = swallowedText(behind: node) {
      return fail(swallowed, of: text, at: node, name: name)
    }
    if isPlain(node) { checkLiteral(node, text) }
    return .text(text)
  }

  /// Warns about a plain text with escapes or a tilde, which have no effect there.
  private mutating func checkLiteral(_ node: NodeID, _ text: String) {
    func warn(_ message: String, _ hint: String, _ fixIt: Diagnostic.FixIt? = nil) {
      diagnostics.append(
        Diagnostic(
          .literalText,
          message,
          at: tree[node].range,
          hint: hint,
          fixIts: fixIt.map { [$0] } ?? []
        )
      )
    }
    if text == "~" { return warn("'~' is a text here", "write null for nil, or '~' in quotes") }
    // Few texts have a backslash at all.
    guard text.utf8.contains(UInt8(ascii: "\\")), text.contains("\\n") else { return }
    // Each escape has to be one in double quotes too.
    let pieces = text.split(separator: "\\", omittingEmptySubsequences: false).dropFirst()
    let quoted = "\"" + text.replacing("\"", with: "\\\"") + "\""
    let isLine = pieces.allSatisfy { $0.first == "n" } && quoted.utf8.count <= 60
    let edit = TextEdit(range: tree[node].range, replacement: quoted)
    warn(
      "'\\n' is a line break only in double quotes",
      isLine ? "write \(quoted)" : "put the text in double quotes",
      isLine ? .init("put the text in double quotes", edits: [edit]) : nil
    )
  }

  /// The comment behind a plain text that was surely meant as more of it: `#` with a word right behind it.
  private func swallowedText(behind node: NodeID) -> SourceRange? {
    guard isPlain(node) else { return nil }
    let bytes = tree.source.bytes
    var start = tree[node].range.upperBound
    while start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
    guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "#") else { return nil }
    switch bytes[start + 1] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...:
      break
    default: return nil
    }
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") {
      // A comment of its own behind the text.
      if bytes[end...].starts(with: " # ".utf8) { break }
      end += 1
    }
    while bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] == UInt8(ascii: "\t") { end -= 1 }
    return SourceRange(start, end)
  }

  private mutating func fail(
    _ swallowed: SourceRange,
    of text: String,
    at node: NodeID,
    name: String
  ) -> SceneValue {
    let start = tree[node].range.upperBound
    let whole = text + tree.source.string(in: SourceRange(start, swallowed.upperBound))
    let quoted = ScalarSpelling.quoted(whole)
    let behindSign = swallowed.lowerBound + 1
    diagnostics.append(
      Diagnostic(
        .unquotedText,
        "'\(name)' ends at ' #', where YAML begins a comment",
        at: swallowed,
        hint: "write \(quoted), or, for a comment, put a space after '#'",
        fixIts: [
          .init(
            "put the text in quotes",
            edits: [
              TextEdit(range: SourceRange(tree[node].range.lowerBound, swallowed.upperBound), replacement: quoted)
            ]
          ),
          .init(
            "make it a comment",
            edits: [TextEdit(range: SourceRange(behindSign, behindSign), replacement: " ")]
          ),
        ]
      )
    )
    return .invalid
  }

  /// Quotes for a text that YAML takes for a list or a map, such as `[Hi]`; nil for blocks and what is long.
  private func quotingHint(_ node: NodeID) -> String? {
    let written = tree.source.string(in: tree[node].range)
    guard tree[node].style == .flow, written.utf8.count <= 40, !written.contains("'") else { return nil }
    return "if it is a text, write '\(written)' in quotes"
  }

  /// Reports a text that YAML took for an anchor or a tag; nil where there is neither.
  private mutating func readSwallowedText(_ node: NodeID, name: String) -> SceneValue? {
    let tag = tree.tagRange(of: node)
    guard let range = tag ?? tree.anchorRange(of: node) else { return nil }
    let written = tree.source.string(in: tree.fullRange(of: node))
    let quoted = "'" + written.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    let edit = TextEdit(range: tree.fullRange(of: node), replacement: quoted)
    diagnostics.append(
      Diagnostic(
        .emptyValue,
        "'\(name)' has no value: '\(tree.source.string(in: range))' is \(tag == nil ? "an anchor" : "a tag") in YAML",
        at: range,
        hint: "quote it: \(quoted)",
        fixIts: [.init("quote the text", edits: [edit])]
      )
    )
    return .invalid
  }

  private mutating func readLocalizedText(
    _ entries: [(name: String, key: NodeID, value: NodeID)],
    at node: NodeID,
    name: String
  ) -> SceneValue {
    var text: String?
    var key: String?
    var comment: String?
    var range = tree[node].range
    var keyRange: SourceRange?
    for entry in entries {
      switch entry.name {
      case "text", "localized":
        text = readWord(entry.value, name: entry.name)
        range = tree[entry.value].range
        if text == nil { return .invalid }
      case "comment":
        comment = readWord(entry.value, name: entry.name)
        if comment == nil { return .invalid }
      case "key":
        key = readWord(entry.value, name: entry.name)
        keyRange = tree[entry.value].range
        if key == nil { return .invalid }
      default:
        let known = ["text", "key", "comment"]
        let isText = text != nil || key != nil || Spelling.suggestion(for: entry.name, in: known) != nil
        let isValue = ["value", "default", "string", "en", "base", "fallback"].contains(entry.name)
        let hint =
          isText
          ? isValue ? Spelling.suggestion(of: ["text"]) : Spelling.choice(for: entry.name, in: known)
          : quotingHint(node)
        let message =
          isText
          ? "a localizable text has 'text', 'key' and 'comment', not '\(entry.name)'" : "'\(name)' is a text, not a map"
        report(.wrongType, message, at: isText ? entry.key : node, hint: hint)
        return .invalid
      }
    }
    if let text, key == ValueKeys.Text.none { return .text(text) }
    if let text, key == nil, makesKeys, ShownTexts.properties.contains(name.lastComponent) {
      texts.append(LocalizableText(text: text, comment: comment, range: range))
      return .localizedText(text, key: "")
    }
    guard let text, let key else {
      let hint = text == nil ? "add 'text: …'" : "add 'key: …', or write the text alone"
      return fail(.wrongType, "'\(name)' is a text or {text: …, key: …}", at: node, hint: hint)
    }
    texts.append(LocalizableText(text: text, key: key, comment: comment, range: range, keyRange: keyRange))
    return .localizedText(text, key: key)
  }

  /// The comment that begins where an empty value was expected, with its `#`.
  private func commentAfter(_ node: NodeID) -> String? {
    let start = tree[node].range.lowerBound
    let line = tree.source.position(at: start).line
    guard let comment = tree.comments.first(where: { $0.lowerBound >= start }),
      tree.source.position(at: comment.lowerBound).line == line
    else { return nil }
    return tree.source.string(in: comment)
  }
}

extension String {
  /// What stands behind the last point: of `titleLabel.text`, `text`.
  fileprivate var lastComponent: String {
    lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self
  }
}
