import DioramaImage
import TextMetrics

/// How SVG pictures ask for fonts.
enum SVGFont {
  /// The families of a text's font: its own first, then what comes closest on machines that lack it.
  static func families(of text: PictureText) -> String {
    let others =
      switch text.style.design {
      case .sansSerif: "-apple-system, Inter, Helvetica, Arial, sans-serif"
      case .monospaced: "Menlo, 'DejaVu Sans Mono', monospace"
      case .serif: "'Times New Roman', 'Liberation Serif', serif"
      }
    guard let name = text.fontName else { return others }
    // Viewers find a face by its own name or by its family's, which is the name before the style, often with spaces.
    var names = [name]
    if let family = name.split(separator: "-", maxSplits: 1).first.map(String.init) {
      for other in [family, spaced(family)] where !names.contains(other) { names.append(other) }
    }
    return (names.map(quoted) + [others]).joined(separator: ", ")
  }

  /// A name with spaces before capitals, such as `Helvetica Neue`.
  private static func spaced(_ name: String) -> String {
    var result = ""
    for letter in name {
      if letter.isUppercase, result.last?.isLowercase == true { result.append(" ") }
      result.append(letter)
    }
    return result
  }

  /// A name as style sheets take any.
  private static func quoted(_ name: String) -> String {
    let inside = name.flatMap { $0 == "'" || $0 == "\\" ? "\\\($0)" : $0.isNewline ? " " : String($0) }
    return "'\(String(inside))'"
  }

  /// Whether a character belongs to a script whose letters join or change next to each other: Arabic and Syriac, the scripts of South
  /// and Southeast Asia, Mongolian.
  static func joins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600..<0x10A0, 0x1700..<0x18B0, 0x1900..<0x1CD0, 0xA800..<0xABE0, 0xFB50..<0xFE00, 0xFE70..<0xFEFF: true
    default: false
    }
  }
}
