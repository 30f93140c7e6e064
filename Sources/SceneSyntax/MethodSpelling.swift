/// Converts a method declaration to the short spelling that scenes use.
package enum MethodSpelling {
  /// `signIn(_:for:)` for `signIn(_ sender: UIButton, for event: UIEvent)`; nil for a text that declares no parameters.
  ///
  /// The part before the parenthesis is kept: a method's name, or a receiver and a name.
  package static func withoutParameters(_ declaration: String) -> String? {
    // Labels alone, as in `signIn(_:)`, are most of what is asked for.
    guard declaration.utf8.dropLast().last != UInt8(ascii: ":"), let open = declaration.firstIndex(of: "("),
      declaration.last == ")", open > declaration.startIndex,
      declaration[..<open].allSatisfy({ isNameCharacter($0) || $0 == "." })
    else { return nil }
    let parameters = declaration[declaration.index(after: open)...].dropLast()
    var labels = ""
    for parameter in parameters.split(separator: ",", omittingEmptySubsequences: false) {
      guard let colon = parameter.firstIndex(of: ":") else { return nil }
      let names = parameter[..<colon].split(separator: " ")
      let type = parameter[parameter.index(after: colon)...]
      guard let label = names.first, names.count <= 2, names.allSatisfy({ $0.allSatisfy(isNameCharacter) }),
        isType(type), !type.contains(":")
      else { return nil }
      labels += "\(label):"
    }
    return "\(declaration[..<open])(\(labels))"
  }

  /// Whether a parameter's text is a type: in a call, a value is there, such as `.body` or `name`.
  private static func isType(_ text: Substring) -> Bool {
    let words = text.split(separator: " ").drop { ["any", "some", "inout"].contains($0) || $0.hasPrefix("@") }
    return words.first?.first.map { $0.isUppercase || "[(".contains($0) } ?? false
  }

  /// `go(_:with:)` for Objective-C's `go:with:`; a text without colons is itself.
  package static func swift(selector: some StringProtocol) -> String {
    let labels = selector.split(separator: ":", omittingEmptySubsequences: false).dropLast()
    guard let name = labels.first else { return String(selector) }
    return "\(name)(_:" + labels.dropFirst().map { "\($0.isEmpty ? "_" : String($0)):" }.joined() + ")"
  }

  /// Whether a character can be in a name.
  package static func isNameCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
