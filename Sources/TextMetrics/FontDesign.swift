import Backports

/// The kinds of faces that fonts of unknown files are drawn and measured with.
package enum FontDesign: Hashable, Sendable {
  /// Letters without serifs.
  case sansSerif
  /// Letters of one width.
  case monospaced
  /// Letters with serifs.
  case serif

  private static let monospacedWords = ["mono", "menlo", "courier", "monaco", "consolas"]
  private static let serifWords = [
    "times", "georgia", "newyork", "new york", "baskerville", "palatino", "didot", "hoefler", "cochin", "bodoni",
    "charter", "garamond", "iowan", "superclarendon", "rockwell", "playfair", "merriweather", "lora", "bookantiqua",
    "cambria", "typewriter", "serif",
  ]

  /// The kind of a font, by the words of its name.
  package init(named name: String) {
    let words = name.lowercased()
    if Self.monospacedWords.contains(where: words.contains) {
      self = .monospaced
    } else if words.contains("sans") {
      self = .sansSerif
    } else {
      self = Self.serifWords.contains(where: words.contains) ? .serif : .sansSerif
    }
  }
}
