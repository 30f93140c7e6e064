import SceneCatalog
import SceneDiagnostics
import SceneModel
import SceneSyntax

extension LintRule {
  /// The system has the symbols that a scene names.
  static let unknownSymbol = LintRule(
    "unknown-symbol",
    .correctness,
    "The name of a system symbol is misspelled."
  ) { context, _ in
    var known: [String: SymbolName.Finding?] = [:]
    return context.writtenValues.flatMap { written -> [LintFinding] in
      let names = Set(
        written.value.value.parts.compactMap { part in
          if case .image(.system(let name, _)) = part { name } else { nil }
        }
      )
      return names.sorted().flatMap { name -> [LintFinding] in
        let finding = known[name] ?? SymbolName.finding(of: name)
        known[name] = .some(finding)
        guard let finding else { return [] }
        return context.ranges(of: name, within: written.value.range).map { range in
          let isVerbatim = context.tree.source.string(in: range) == name
          let fix = finding.meant.map { meant in
            Diagnostic.FixIt("name '\(meant)'", edits: [TextEdit(range: range, replacement: meant)], isCertain: false)
          }
          return LintFinding(
            "the system has no symbol '\(name)'",
            at: range,
            hint: finding.meant.map { Spelling.suggestion(of: [$0]) },
            fixIts: isVerbatim ? [fix].compactMap { $0 } : []
          )
        }
      }
    }
  }
}

/// The names of symbols: words in lowercase, with points between them.
///
/// The names up to a version of the system are known, and later ones have new names. A name that is not known is wrong where it is not spelled in
/// this way, where it is near to one that is known, or where one of its words is in no name.
enum SymbolName {
  /// A name that is wrong.
  struct Finding {
    /// What it was meant to be; nil where nothing is near.
    var meant: String?
  }

  /// What is wrong with a name; nil for one that is known, or can be one of a later system.
  static func finding(of name: String) -> Finding? {
    guard SystemSymbols.availability(of: name) == nil else { return nil }
    let words = words(of: name)
    let spelled = words.map { otherNames[$0] ?? $0 }.joined(separator: ".")
    if SystemSymbols.availability(of: spelled) != nil { return Finding(meant: spelled) }
    // The same words in another order.
    let sorted = words.sorted()
    let size = spelled.utf8.count
    if words.count > 1,
      let other = SystemSymbols.names.first(where: { candidate in
        candidate.utf8.count == size && candidate.split(separator: ".").map(String.init).sorted() == sorted
      })
    {
      return Finding(meant: other)
    }
    let corrected = words.map { word in
      SystemSymbols.words.contains(word[...])
        ? word : otherNames[word] ?? (word.utf8.count < 4 ? word : nearest(to: word) ?? word)
    }
    let correction = corrected.joined(separator: ".")
    if correction != name, SystemSymbols.availability(of: correction) != nil { return Finding(meant: correction) }
    // A slip in a word makes no other word of it, since every word is one of some symbol.
    guard let wrong = words.first(where: { !SystemSymbols.words.contains($0[...]) }) else {
      return spelled == name ? nil : Finding(meant: nil)
    }
    let near = Spelling.nearest(to: name, in: SystemSymbols.names.lazy.filter { abs($0.utf8.count - size) <= 3 })
    return Finding(meant: wrong.utf8.count < 3 ? nil : near)
  }

  /// The words of a name, also of one like `star_fill`, `star-fill` or `starFill`.
  private static func words(of name: String) -> [String] {
    var words: [String] = [""]
    for character in name {
      if character.isLetter || character.isNumber {
        if character.isUppercase, !(words.last?.isEmpty ?? true) { words.append("") }
        words[words.count - 1] += character.lowercased()
      } else if !(words.last?.isEmpty ?? true) {
        words.append("")
      }
    }
    return words.filter { !$0.isEmpty }
  }

  /// The word of names of which a word is one slip away; of several, the one in most names.
  private static func nearest(to word: String) -> String? {
    var best: (word: String, count: Int)?
    for other in SystemSymbols.words where isSlip(word, of: other) {
      let count = SystemSymbols.names.count { $0.split(separator: ".").contains(other) }
      let isBetter = best.map { (count, $0.word) > ($0.count, String(other)) } ?? true
      if isBetter { best = (String(other), count) }
    }
    return best?.word
  }

  /// Whether one inserted, left out, changed or swapped letter makes a word of another one.
  private static func isSlip(_ word: String, of other: Substring) -> Bool {
    guard abs(word.utf8.count - other.utf8.count) <= 1 else { return false }
    let (long, short) =
      word.utf8.count >= other.utf8.count
      ? (Array(word.utf8), Array(other.utf8)) : (Array(other.utf8), Array(word.utf8))
    guard short.count >= 3, long != short else { return false }
    let same = zip(long, short).prefix { $0 == $1 }.count
    if long.count > short.count { return Array(long[(same + 1)...]) == Array(short[same...]) }
    if long[(same + 1)...] == short[(same + 1)...] { return true }
    return same + 1 < long.count && long[same] == short[same + 1] && long[same + 1] == short[same]
      && long[(same + 2)...] == short[(same + 2)...]
  }

  /// What other collections of icons call a symbol, and what the system calls it.
  private static let otherNames = [
    "add": "plus", "close": "xmark", "cog": "gear", "edit": "pencil", "email": "envelope", "favorite": "star",
    "filled": "fill", "home": "house", "question": "questionmark", "search": "magnifyingglass", "settings": "gear",
    "user": "person",
  ]
}
