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
    guard let first = text.unicodeScalars.first, first.properties.isXIDStart || first == "_" || first == "$" else {
      return false
    }
    return text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue || $0 == "$" }
  }
}
