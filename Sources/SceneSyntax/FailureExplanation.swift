import Backports
import SceneDiagnostics

/// Explains in plain words why libyaml could not read a text.
struct FailureExplanation {
  let failure: SyntaxFailure
  let source: SourceText
  var bytes: [UInt8] { source.bytes }

  init(_ failure: SyntaxFailure, in source: SourceText) {
    self.failure = failure
    self.source = source
  }

  /// The diagnostic for the failure: common causes are checked first; otherwise libyaml's message is used.
  var diagnostic: Diagnostic {
    mergeConflict ?? tabIndentation ?? unicodeSpace ?? declaredMethod ?? unquotedText ?? unclosedQuote ?? closedQuote
      ?? commentedBracket
      ?? bracket
      ?? missingColon
      ?? misplacedLine
      ?? inWords
  }

  // MARK: - Causes

  private var tabIndentation: Diagnostic? {
    guard failure.context != "while scanning a quoted scalar" else { return nil }
    let line = LineAnatomy(of: source, at: failure.problemOffset)
    let isStoppedByTab =
      failure.problem == "found character that cannot start any token" && byte(at: failure.problemOffset) == Bytes.tab
    let leading = line.line.lowerBound..<line.start
    if let text = tabInBlockText(line) { return text }
    let isBehindTab = !failure.isInFlow && failure.problemOffset >= line.start && bytes[leading].contains(Bytes.tab)
    guard isStoppedByTab || isBehindTab || failure.problem.hasPrefix("found a tab character") else { return nil }
    var start = failure.problemOffset
    if byte(at: start) != Bytes.tab { start = bytes[leading].firstIndex(of: Bytes.tab) ?? start }
    var end = start
    while byte(at: end) == Bytes.tab { end += 1 }
    return Diagnostic(
      .tabIndentation,
      "a tab cannot indent a line",
      at: SourceRange(start, max(end, min(start + 1, bytes.count))),
      hint: "use spaces"
    )
  }

  /// A text below `|` or `>` whose line begins with a tab behind its indentation: YAML allows it, libyaml does not.
  private func tabInBlockText(_ line: LineAnatomy) -> Diagnostic? {
    let leading = bytes[line.line.lowerBound..<line.start]
    guard let tab = leading.firstIndex(of: Bytes.tab), let above = lineAbove(line), above.key != nil,
      tab - line.line.lowerBound > above.start - above.line.lowerBound,
      let header = bytes[above.text].first, header == UInt8(ascii: "|") || header == UInt8(ascii: ">")
    else { return nil }
    return Diagnostic(
      .tabIndentation,
      "a text below '\(Character(Unicode.Scalar(header)))' cannot begin with a tab",
      at: SourceRange(tab, line.start),
      hint: "write the text in double quotes, with \\t for the tab"
    )
  }

  /// An action that has the parameters of its method's declaration, as in `owner.signIn(_ sender: UIButton)`.
  private var declaredMethod: Diagnostic? {
    guard let text = UnquotedText(failure, in: source), text.holdsColon else { return nil }
    // In a flow map the text ends at a comma, which may separate two parameters.
    let line = source.rangeOfLine(source.position(at: text.range.lowerBound).line)
    let start = text.range.lowerBound
    guard let close = bytes[start..<max(start, line.upperBound)].firstIndex(of: UInt8(ascii: ")")) else { return nil }
    let range = SourceRange(start, close + 1)
    let written = source.string(in: range)
    guard range.upperBound >= text.range.upperBound, written.contains("."),
      let short = MethodSpelling.withoutParameters(written)
    else { return nil }
    let edit = TextEdit(range: range, replacement: short)
    return Diagnostic(
      .actionForm,
      "an action names its method by the labels alone",
      at: range,
      hint: "write \(short)",
      fixIts: [.init("write '\(short)'", edits: [edit], isCertain: true)]
    )
  }

  private var unquotedText: Diagnostic? {
    guard let text = UnquotedText(failure, in: source) else { return nil }
    if let twoKeys = twoKeys(text) { return twoKeys }
    if let hint = inheritanceHint(source.string(in: text.range), at: text.range.lowerBound) {
      return Diagnostic(.unquotedText, "a class and its superclass are two keys", at: text.range, hint: hint)
    }
    if let code = selector(text) ?? call(text) { return code }
    let parts = source.string(in: text.range).split(separator: "'", omittingEmptySubsequences: false)
    let quoted = "'" + parts.joined(separator: "''") + "'"
    let edit = TextEdit(range: text.range, replacement: quoted)
    let fixIt = Diagnostic.FixIt("quote the text", edits: [edit], isCertain: true)
    return Diagnostic(
      .unquotedText,
      "this text must be quoted: \(text.reason)",
      at: text.range,
      hint: quoted.unicodeScalars.count <= 40 ? "write \(quoted)" : "put it in quotes",
      fixIts: text.isCertain ? [fixIt] : []
    )
  }

  /// A name with the next key behind it, as in `class: UILabel text: Hi`; nil for other texts.
  private func twoKeys(_ text: UnquotedText) -> Diagnostic? {
    let key = source.key(before: text.range.lowerBound)
    guard text.holdsColon, ["class", "superclass", "id"].contains(key) else { return nil }
    let parts = source.string(in: text.range).split(separator: ":", maxSplits: 1)
    let words = parts.first?.split(separator: " ") ?? []
    guard parts.count == 2, words.count == 2, words[1].allSatisfy({ MethodSpelling.isNameCharacter($0) }) else {
      return nil
    }
    return Diagnostic(
      .yamlSyntax,
      "'\(words[1])' is another key, on the line of '\(key)'",
      at: text.range,
      hint: failure.isInFlow
        ? "separate them: \(key): \(words[0]), \(words[1]):\(parts[1])"
        : "write '\(words[1]):\(parts[1])' on a line of its own"
    )
  }

  /// Two keys for a class that is declared as in code, `class: Form: UIViewController`; nil for other texts.
  private func inheritanceHint(_ text: String, at start: Int) -> String? {
    guard source.key(before: start) == "class" else { return nil }
    let names = text.split { $0 == ":" || $0 == "," }.map { $0.filter { $0 != " " } }
    guard names.count > 1, names.allSatisfy({ $0.allSatisfy { MethodSpelling.isNameCharacter($0) || $0 == "." } })
    else {
      return nil
    }
    return "write 'class: \(names[0])' and 'superclass: \(names[1])'"
  }

  private var unclosedQuote: Diagnostic? {
    guard failure.context == "while scanning a quoted scalar", let opening = failure.contextOffset,
      failure.problem.hasPrefix("found unexpected")
    else { return nil }
    return Diagnostic(
      .yamlSyntax,
      "this quote is never closed",
      at: SourceRange(opening, min(opening + 1, bytes.count)),
      notes: [
        .init(isAtEnd ? "the text ends here" : "the document ends here", at: characterRange(at: failure.problemOffset))
      ]
    )
  }

  private var closedQuote: Diagnostic? {
    let text = LineAnatomy(of: source, at: failure.problemOffset).text
    guard !failure.isInFlow, failure.problem.hasPrefix("did not find expected"), text.contains(failure.problemOffset),
      text.lowerBound < failure.problemOffset,
      bytes[text.lowerBound] == Bytes.singleQuote || bytes[text.lowerBound] == Bytes.doubleQuote
    else { return nil }
    let whole = SourceRange(text.lowerBound, text.upperBound)
    let quoted = quoted(source.string(in: whole))
    return Diagnostic(
      .yamlSyntax,
      "there is more text after the closing quote",
      at: whole,
      hint: quoted.unicodeScalars.count <= 100 ? "write \(quoted)" : "write a quote inside the text twice"
    )
  }

  /// A text with quotes in it as it has to be written: `'Don''t go'` for `'Don't go'`.
  private func quoted(_ text: String) -> String {
    let isSingle = text.first == "'"
    // `"Hello" world` is a text that has quotes of its own.
    guard text.count > 1, text.first == text.last else {
      return "'\(text.replacing("'", with: "''"))'"
    }
    let inner = String(text.dropFirst().dropLast())
    if isSingle { return "'\(inner.replacing("''", with: "'").replacing("'", with: "''"))'" }
    return "\"\(inner.replacing("\\\"", with: "\"").replacing("\"", with: "\\\""))\""
  }

  private var bracket: Diagnostic? {
    let closing = byte(at: failure.problemOffset)
    let isInBlock = !failure.isInFlow && failure.problem.hasPrefix("did not find expected")
    if isInBlock, closing == UInt8(ascii: "]") || closing == UInt8(ascii: "}") {
      let range = characterRange(at: failure.problemOffset)
      return Diagnostic(.yamlSyntax, "this '\(source.string(in: range))' has no opening bracket", at: range)
    }
    return unclosedBracket
  }

  /// A value that begins with `#` within brackets: it is a comment, which has the closing bracket in it.
  private var commentedBracket: Diagnostic? {
    guard isAtEnd, failure.isInFlow || failure.problem.hasPrefix("did not find expected ',' or '") else { return nil }
    let start = failure.contextOffset ?? failure.problemOffset
    for number in (1...source.position(at: start).line).reversed().prefix(100) {
      let range = source.rangeOfLine(number)
      guard let comment = LineComment(in: bytes, range.lowerBound..<range.upperBound) else { continue }
      return Diagnostic(
        .yamlSyntax,
        "'#' begins a comment here, and the closing bracket is in it",
        at: SourceRange(comment.text.lowerBound, comment.text.upperBound),
        hint:
          "did you mean '\(source.string(in: SourceRange(comment.value.lowerBound, comment.value.upperBound)))', in quotes?"
      )
    }
    return nil
  }

  private var unclosedBracket: Diagnostic? {
    guard failure.problem.hasPrefix("did not find expected ',' or '"), let opening = failure.contextOffset else {
      return isAtEnd && failure.isInFlow ? unclosedAtEnd : nil
    }
    let isSequence = byte(at: opening) == UInt8(ascii: "[")
    let (bracket, closing, noun) = isSequence ? ("[", "]", "list") : ("{", "}", "map")
    let line = LineAnatomy(of: source, at: failure.problemOffset)
    // A line that looks like the next entry of what surrounds the bracket says that the bracket was forgotten.
    let isOutdented = line.start - line.line.lowerBound <= indentation(of: opening)
    let isNextEntry = line.line.lowerBound > opening && line.key != nil && isOutdented
    guard isAtEnd || isNextEntry else {
      return Diagnostic(
        .yamlSyntax,
        "',' or '\(closing)' is missing here",
        at: token(at: failure.problemOffset),
        notes: [.init("the \(noun) starts here", at: SourceRange(opening, opening + 1))]
      )
    }
    let end = isAtEnd ? characterRange(at: failure.problemOffset) : line.startToken
    return Diagnostic(
      .yamlSyntax,
      "this '\(bracket)' is never closed",
      at: SourceRange(opening, min(opening + 1, bytes.count)),
      notes: [.init("'\(closing)' is missing before this", at: end)]
    )
  }

  /// Where the text ends right behind a comma or a colon, libyaml misses a node rather than the bracket.
  private var unclosedAtEnd: Diagnostic? {
    guard failure.problem == "did not find expected node content" else { return nil }
    return Diagnostic(
      .yamlSyntax,
      "the file ends inside brackets",
      at: characterRange(at: failure.problemOffset),
      hint: "close them"
    )
  }

  private var missingColon: Diagnostic? {
    guard failure.problem == "could not find expected ':'", let start = failure.contextOffset else { return nil }
    return missingColon(behind: start)
  }

  private func missingColon(behind start: Int) -> Diagnostic {
    let line = LineAnatomy(of: source, at: start)
    let range = SourceRange(start, max(start, line.text.upperBound))
    let colons = (start..<range.upperBound).filter { bytes[$0] == Bytes.colon }
    guard let colon = colons.first, colons.count == 1, byte(at: colon + 1) != UInt8(ascii: "/"),
      colon + 1 < range.upperBound
    else { return missingColon(in: range) }
    let gap = SourceRange(colon + 1, colon + 1)
    return Diagnostic(
      .yamlSyntax,
      "a space is missing after ':'",
      at: SourceRange(colon, colon + 1),
      hint: hint(
        source.string(in: SourceRange(start, colon)),
        source.string(in: SourceRange(colon + 1, range.upperBound))
      ),
      fixIts: [.init("insert a space", edits: [TextEdit(range: gap, replacement: " ")])]
    )
  }

  /// A line of a word and more words, as in `class UILabel`, has its colon after the first.
  private func missingColon(in range: SourceRange) -> Diagnostic {
    let text = source.string(in: range)
    if text.hasPrefix("//") || text.hasPrefix("/*") || text.hasPrefix("--") {
      return Diagnostic(.yamlSyntax, "this is not a comment in YAML", at: range, hint: "begin comments with '#'")
    }
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let key = words.first, !key.contains(":"), key.utf8.allSatisfy(Bytes.isAnchorCharacter)
    else { return Diagnostic(.yamlSyntax, "':' is missing after this key", at: range) }
    let end = min(range.lowerBound + key.utf8.count, range.upperBound)
    let edit = TextEdit(range: SourceRange(end, end), replacement: ":")
    // `text = Hi`
    let value = words[1].hasPrefix("= ") ? words[1].dropFirst(2) : words[1]
    if value != words[1] {
      return Diagnostic(
        .yamlSyntax,
        "a key and its value are separated by ':', not by '='",
        at: SourceRange(range.lowerBound, range.upperBound),
        hint: hint(String(key), String(value))
      )
    }
    return Diagnostic(
      .yamlSyntax,
      "':' is missing after '\(key)'",
      at: SourceRange(range.lowerBound, end),
      hint: hint(String(key), String(words[1])),
      fixIts: [.init("insert ':'", edits: [edit])]
    )
  }

  /// A key and its value as they are written; nil where they are too long to read.
  private func hint(_ key: String, _ value: String) -> String? {
    key.utf8.count + value.utf8.count <= 40 ? "write '\(key): \(value)'" : nil
  }

  private var misplacedLine: Diagnostic? {
    let line = LineAnatomy(of: source, at: failure.problemOffset)
    guard !failure.isInFlow, !isAtEnd, line.start < line.line.upperBound else { return nil }
    let isFirstOnLine = line.start == failure.problemOffset
    switch failure.problem {
    case "mapping values are not allowed in this context":
      guard let key = line.key, key.upperBound <= failure.problemOffset, failure.problemOffset <= line.text.lowerBound
      else { return nil }
      let above = lineAbove(line)
      if let above, above.startToken.lowerBound - above.line.lowerBound >= line.start - line.line.lowerBound {
        return above.key == nil ? missingColon(behind: above.text.lowerBound) : nil
      }
      let range = SourceRange(key.lowerBound, key.upperBound)
      return Diagnostic(
        .yamlSyntax,
        "this key is indented more than the one above, which already has a value",
        at: range,
        hint: above.map {
          indentationHint(
            ($0.startToken.lowerBound - $0.line.lowerBound, $0.startToken),
            from: key.lowerBound - line.line.lowerBound
          )
        } ?? "begin it below the first letter of the key above"
      )
    case "did not find expected key" where isFirstOnLine:
      return wrongIndentation("the indentation of this line matches no map above it")
    case "did not find expected '-' indicator" where isFirstOnLine:
      return wrongIndentation("this line is in a list but is neither a new item nor part of the previous one")
    case "did not find expected <document start>" where isFirstOnLine:
      return wrongIndentation("this line does not belong to anything above it")
    default: return nil
    }
  }

  private var inWords: Diagnostic {
    let words = FailureWording(problem: failure.problem, context: failure.context)
    var range = token(at: failure.problemOffset)
    // An escape is wrong as a whole, not only its backslash.
    if byte(at: failure.problemOffset) == UInt8(ascii: "\\") {
      range = SourceRange(failure.problemOffset, characterRange(at: failure.problemOffset + 1, length: 1).upperBound)
    } else if failure.problem == "found unknown directive name", let start = failure.contextOffset {
      range = SourceRange(start, failure.problemOffset)
    }
    return Diagnostic(
      .yamlSyntax,
      words.message,
      at: range,
      hint: words.hint,
      notes: words.note.map(contextNote) ?? []
    )
  }
}
