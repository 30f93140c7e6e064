/// Names as Swift code spells them.
enum SwiftName {
  /// Whether a text is an identifier, in backticks if need be.
  static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
    return text != "_" && text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
  }

  /// An identifier, in backticks where it is a word of the language.
  static func escaped(_ identifier: String) -> String {
    keywords.contains(identifier) ? "`\(identifier)`" : identifier
  }

  /// An identifier as the label of an argument, where few words mean something else.
  static func label(_ identifier: String) -> String {
    ["inout", "let", "var"].contains(identifier) ? "`\(identifier)`" : identifier
  }

  /// The words of a text as one identifier that begins with a small letter: `product-row` is `productRow`.
  ///
  /// - Returns: Nil where no letter or digit is left.
  static func member(_ text: String) -> String? {
    joined(text).map { lowercasedFirst($0) }
  }

  /// The words of a text as one identifier that begins with a capital: `sign-in` is `SignIn`.
  ///
  /// - Returns: Nil where no letter or digit is left.
  static func type(_ text: String) -> String? {
    joined(text).map { $0.prefix(1).uppercased() + $0.dropFirst() }
  }

  /// A text as a literal.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func joined(_ text: String) -> String? {
    let words = text.split { character in
      !character.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
    }
    guard let first = words.first else { return nil }
    let name = first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if isIdentifier(String(name)) { return String(name) }
    return isIdentifier("_\(name)") ? "_\(name)" : nil
  }

  /// `URLField` is `urlField`, `SignIn` is `signIn`, `ID` is `id`.
  private static func lowercasedFirst(_ text: String) -> String {
    let capitals = text.prefix { $0.isUppercase }
    guard capitals.count > 1, capitals.count < text.count else {
      return capitals.lowercased() + text.dropFirst(capitals.count)
    }
    return capitals.dropLast().lowercased() + text.dropFirst(capitals.count - 1)
  }

  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
