import Backports

extension Advice {
  /// Takes a sentence of the tables apart: each text in quotes that is a key with a value is an entry.
  init(template: Substring) {
    pieces = []
    var words = ""
    var rest = template
    while let quote = rest.firstIndex(of: "'") {
      // The apostrophe of `superview's` begins no quotation.
      let isOpening = quote == template.startIndex || template[template.index(before: quote)] == " "
      let behind = rest[rest.index(after: quote)...]
      guard isOpening, let end = Self.closingQuote(in: behind), let entry = Self.entry(behind[..<end]) else {
        words += rest[...quote]
        rest = behind
        continue
      }
      words += rest[..<quote]
      rest = behind[behind.index(after: end)...]
      let hasVerb = words.hasSuffix("write ")
      if hasVerb { words.removeLast("write ".count) }
      if !words.isEmpty { pieces.append(.words(words)) }
      pieces.append(.entry(entry, hasVerb: hasVerb))
      words = ""
    }
    words += rest
    if !words.isEmpty { pieces.append(.words(words)) }
  }

  /// The quote that ends a quotation: the end of the text, a space or a sign of punctuation follows it.
  private static func closingQuote(in text: Substring) -> Substring.Index? {
    text.indices.first { index in
      let next = text.index(after: index)
      return text[index] == "'" && (next == text.endIndex || " ,;:".contains(text[next]))
    }
  }

  /// `key: value`; nil for a text of another form.
  private static func entry(_ text: Substring) -> Entry? {
    guard let colon = text.firstRange(of: ": "), colon.lowerBound > text.startIndex,
      text[..<colon.lowerBound].allSatisfy({ $0.isLetter || $0 == "." })
    else { return nil }
    var value = text[colon.upperBound...]
    guard value.first == "{" || value.first == "[" else {
      return Entry(String(text[..<colon.lowerBound]), .scalar(String(value)))
    }
    guard let parsed = Self.value(&value), value.isEmpty else { return nil }
    return Entry(String(text[..<colon.lowerBound]), parsed)
  }

  /// A value within brackets; nil where its brackets do not match.
  private static func value(_ rest: inout Substring) -> Value? {
    if rest.first == "[" {
      return elements(&rest, until: "]") { value(&$0) }.map { .list($0) }
    }
    if rest.first == "{" {
      return elements(&rest, until: "}") { rest -> Entry? in
        let key = rest.prefix { $0.isLetter || $0 == "." }
        rest = rest[key.endIndex...]
        guard !key.isEmpty, rest.hasPrefix(": ") else { return nil }
        rest = rest.dropFirst(2)
        return value(&rest).map { Entry(String(key), $0) }
      }
      .map { .map($0) }
    }
    // The parentheses of a placeholder may hold commas and brackets.
    var depth = 0
    let text = rest.prefix { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth > 0 || !",]}".contains(character)
    }
    rest = rest[text.endIndex...]
    return text.isEmpty ? nil : .scalar(String(text))
  }

  /// The elements between an opening bracket and the closing one, separated by commas.
  private static func elements<Element>(
    _ rest: inout Substring,
    until closing: Character,
    _ element: (inout Substring) -> Element?
  ) -> [Element]? {
    rest = rest.dropFirst()
    var found: [Element] = []
    while let first = rest.first, first != closing {
      if !found.isEmpty {
        guard rest.hasPrefix(", ") else { return nil }
        rest = rest.dropFirst(2)
      }
      guard let next = element(&rest) else { return nil }
      found.append(next)
    }
    guard rest.first == closing else { return nil }
    rest = rest.dropFirst()
    return found
  }
}
