import SceneSyntax

/// Messages as Swift spells them.
package enum MessageSpelling {
  /// `signIn` is `signIn`, `signIn:` is `signIn(_:)`, `move:to:` is `move(_:to:)`; nil for a selector that no method of Swift
  /// has.
  package static func swift(ofSelector selector: String) -> String? {
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false)
    guard let name = parts.first, isIdentifier(name) else { return nil }
    if parts.count == 1 { return String(name) }
    guard parts.last?.isEmpty == true else { return nil }
    let labels = parts.dropFirst().dropLast()
    guard labels.allSatisfy({ $0.isEmpty || isIdentifier($0) }) else { return nil }
    return MethodSpelling.swift(selector: selector)
  }

  /// Whether a text can be a name of Swift.
  package static func isIdentifier(_ text: some StringProtocol) -> Bool {
    if let isName = isASCIIIdentifier(text) { return isName }
    guard let first = text.unicodeScalars.first, first.properties.isXIDStart || first == "_" || first == "$" else {
      return false
    }
    return text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue || $0 == "$" }
  }

  /// Whether a text of ASCII alone can be a name of Swift, without Unicode's tables; nil for other texts.
  private static func isASCIIIdentifier(_ text: some StringProtocol) -> Bool? {
    var isFirst = true
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
        UInt8(ascii: "$"):
        break
      case UInt8(ascii: "0")...UInt8(ascii: "9"): if isFirst { return false }
      case 0x80...: return nil
      default: return false
      }
      isFirst = false
    }
    return !isFirst
  }
}
