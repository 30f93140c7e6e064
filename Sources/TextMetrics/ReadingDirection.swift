/// The direction in which a language or a text is read.
package enum ReadingDirection {
  /// Whether a language, by its tag such as `ar` or `az-Arab`, is read from right to left.
  package static func isRightToLeft(_ language: String) -> Bool {
    let parts = language.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    // A script counts more than the language.
    if let script = parts.dropFirst().first(where: { $0.count == 4 }) { return scripts.contains(script) }
    return parts.first.map(languages.contains) ?? false
  }

  /// Whether a text is read from right to left by its first letter that has a direction, as UIKit takes it for
  /// `NSWritingDirection.natural` (rules P2 and P3 of the Unicode Bidirectional Algorithm); nil for text without such a
  /// letter.
  package static func isRightToLeft(text: some StringProtocol) -> Bool? {
    for scalar in text.unicodeScalars {
      switch BidiClass(of: scalar) {
      case .l: return false
      case .r, .al: return true
      default: continue
      }
    }
    return nil
  }

  private static let scripts: Set = ["adlm", "arab", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa"]
  private static let languages: Set = [
    "ar", "arc", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "ks", "lrc", "mzn", "nqo", "pnb", "ps", "sd", "syr", "ug",
    "ur", "yi",
  ]
}
