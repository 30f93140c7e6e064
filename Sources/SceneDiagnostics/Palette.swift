/// The colors of a rendering, as ANSI "select graphic rendition" sequences.
struct Palette: Sendable {
  enum Style: String, Sendable {
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case frame = "34"
    case strong = "1"

    init(_ severity: Severity) {
      self =
        switch severity {
        case .error: .error
        case .warning: .warning
        case .note: .note
        }
    }
  }

  let isOn: Bool

  /// The text in a style; unchanged where colors are off.
  func paint(_ text: String, _ style: Style) -> String {
    isOn ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// The text as a terminal hyperlink (OSC 8); unchanged without an address.
  static func link(_ text: String, to address: String?) -> String {
    guard let address else { return text }
    return "\u{1B}]8;;\(VisibleText.shown(address))\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }
}
