import SceneDiagnostics

/// What to write in place of a key: entries, with the words around them.
///
/// It is made a sentence last, so that its entries can be fitted to those that the object has already.
struct Advice: Sendable {
  /// A value in an entry.
  indirect enum Value: Sendable {
    case scalar(String)
    case list([Value])
    case map([Entry])

    /// As it is written in one line.
    var text: String {
      switch self {
      case .scalar(let text): text
      case .list(let values): "[\(values.map(\.text).joined(separator: ", "))]"
      case .map(let entries): "{\(entries.map(\.text).joined(separator: ", "))}"
      }
    }
  }

  /// A key with its value.
  struct Entry: Sendable {
    var key: String
    var value: Value

    init(_ key: String, _ value: Value) { (self.key, self.value) = (key, value) }

    /// As it is written in one line.
    var text: String { "\(key): \(value.text)" }
  }

  /// A part of the sentence.
  enum Piece: Sendable {
    case words(String)
    /// `hasVerb` is whether "write" comes before the entry.
    case entry(Entry, hasVerb: Bool)
  }

  /// The sentence in its order.
  var pieces: [Piece]

  init(_ pieces: [Piece]) { self.pieces = pieces }

  /// Advice without an entry to be fitted.
  init(words: String) { pieces = [.words(words)] }

  /// `write 'a: 1'`.
  init(_ entry: Entry) { pieces = [.entry(entry, hasVerb: true)] }

  /// `write 'a: 1'` behind a few words.
  init(_ lead: String, _ entry: Entry) { pieces = [.words(lead), .entry(entry, hasVerb: true)] }

  /// `write 'a: 1' and 'b: 2'`.
  init(entries: [Entry]) {
    pieces = []
    for (index, entry) in entries.enumerated() {
      if index > 0 { pieces.append(.words(index == entries.count - 1 ? " and " : ", ")) }
      pieces.append(.entry(entry, hasVerb: index == 0))
    }
  }

  /// The entries in their order.
  var entries: [Entry] { pieces.compactMap { if case .entry(let entry, _) = $0 { entry } else { nil } } }

  /// Whether it says to write entries, and nothing else.
  var isEntriesOnly: Bool {
    pieces.allSatisfy { if case .words(let words) = $0 { words == " and " || words == ", " } else { true } }
  }

  /// The sentence.
  var text: String { text(beside: [:]) }

  // MARK: - Fitting

  /// The advice without entries that only repeat what the object sets to true.
  func without(_ trueProperties: Set<String>) -> Advice {
    var result = self
    for (index, piece) in pieces.enumerated().reversed() {
      guard case .entry(let entry, let hasVerb) = piece, case .scalar("true") = entry.value,
        trueProperties.contains(entry.key)
      else { continue }
      if index > 0, case .words(" and ") = result.pieces[index - 1] {
        result.pieces.removeSubrange(index - 1...index)
      } else if index + 2 < result.pieces.count, case .words(" and ") = result.pieces[index + 1],
        case .entry(let next, _) = result.pieces[index + 2]
      {
        result.pieces.replaceSubrange(index...index + 2, with: [.entry(next, hasVerb: hasVerb)])
      }
    }
    return result
  }

  /// The sentence, with what belongs into maps and lists that the object has written there.
  func text(beside siblings: [String: MistakenKey.Sibling]) -> String {
    pieces.map { piece in
      switch piece {
      case .words(let words): words
      case .entry(let entry, let hasVerb):
        siblings[entry.key].flatMap { $0.hint(entry, hasVerb: hasVerb) }
          ?? "\(hasVerb ? "write " : "")'\(entry.text)'"
      }
    }
    .joined()
  }
}

extension MistakenKey.Sibling {
  /// What to add of an entry where its key is there already; nil for an entry with one value.
  func hint(_ entry: Advice.Entry, hasVerb: Bool) -> String? {
    let texts: [String]
    switch entry.value {
    case .scalar: return nil
    case .list(let values): texts = values.map { isFlow ? $0.text : "- \($0.text)" }
    case .map(let entries): texts = entries.map(\.text)
    }
    let quoted = isFlow ? "'\(texts.joined(separator: ", "))'" : Wording.quotedList(texts)
    let hint = hint(quoted, in: entry.key)
    return hasVerb || isFlow ? hint : String(hint.dropFirst("write ".count))
  }
}
