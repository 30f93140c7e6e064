/// The direction in which a language is read.
package enum ReadingDirection {
  /// Whether a language, by its tag such as `ar` or `az-Arab`, is read from right to left.
  package static func isRightToLeft(_ language: String) -> Bool {
    let parts = language.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    // A script counts more than the language.
    if let script = parts.dropFirst().first(where: { $0.count == 4 }) { return scripts.contains(script) }
    return parts.first.map(languages.contains) ?? false
  }

  private static let scripts: Set = ["adlm", "arab", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa"]
  private static let languages: Set = [
    "ar", "arc", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "ks", "lrc", "mzn", "nqo", "pnb", "ps", "sd", "syr", "ug",
    "ur", "yi",
  ]
}
