/// How a text is spelled as a YAML scalar of one line.
///
/// libyaml's own emitter is not used: it escapes emoji. A text stays without quotes only where every reader of YAML takes it for
/// the same text.
package enum ScalarSpelling {
  /// A text, quoted unless it starts with a letter, is no word that YAML gives a meaning, and has nothing that could end it.
  package static func text(_ text: String, inFlow: Bool) -> String {
    guard let first = text.unicodeScalars.first, isLetter(first), isPlain(text, inFlow: inFlow), !isYAMLWord(text)
    else {
      return quoted(text)
    }
    return text
  }

  /// A number, a name or an equation, quoted only where YAML would read something else.
  package static func plain(_ text: String, inFlow: Bool) -> String {
    guard let first = text.unicodeScalars.first, isPlain(text, inFlow: inFlow) else { return quoted(text) }
    let second = text.unicodeScalars.dropFirst().first
    let isNegative = first == "-" && second.map { $0.properties.numericType == .decimal || isLetter($0) } ?? false
    // A class of the target's module begins with a dot, as the words for infinity do.
    let isMember = first == "." && second.map(isLetter) == true && ![".inf", ".nan"].contains(text.lowercased())
    let isName = isLetter(first) || isMember || first.properties.numericType == .decimal && first.isASCII
    return isName || isNegative ? text : quoted(text)
  }

  /// A plain scalar of a block as it is written in brackets, where a comma or a bracket would end it.
  package static func flow(_ plain: String) -> String {
    plain.contains { ",[]{}".contains($0) } ? quoted(plain) : plain
  }

  /// A text in single quotes, or in double quotes where it needs escapes or holds an apostrophe.
  package static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars
    if scalars.contains(where: needsEscape) { return escaped(text) }
    guard scalars.contains("'") else { return "'" + text + "'" }
    if !scalars.contains(where: { $0 == "\"" || $0 == "\\" }) { return "\"" + text + "\"" }
    var result = "'"
    for scalar in scalars {
      result.unicodeScalars.append(scalar)
      if scalar == "'" { result.unicodeScalars.append(scalar) }
    }
    return result + "'"
  }

  // MARK: - Plain texts

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar == "_" || scalar.properties.isAlphabetic }

  /// Whether nothing behind the first character could end the text or change it.
  private static func isPlain(_ text: String, inFlow: Bool) -> Bool {
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if !isPlainScalar(scalar) { return false }
      switch scalar {
      case " ", "#": if previous == " " { return false }
      case ",", "[", "]", "{", "}": if inFlow || previous == ":" { return false }
      default: break
      }
      if previous == ":", scalar == " " { return false }
      previous = scalar
    }
    return previous != " " && previous != ":"
  }

  private static func isPlainScalar(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value >= 0x20 && scalar.value < 0x7F }
    return !needsEscape(scalar) && !scalar.properties.isWhitespace
  }

  /// Words that a reader of YAML may take for a truth value or nothing.
  private static func isYAMLWord(_ text: String) -> Bool {
    guard text.utf8.count <= 5 else { return false }
    return ["true", "false", "yes", "no", "on", "off", "null", "y", "n"].contains(text.lowercased())
  }

  // MARK: - Escapes

  /// Whether a character cannot stand in a text of one line as itself, or would not be seen there.
  package static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: return false
    case 0x200C, 0x200D: return false  // joiners, within emoji and words
    case 0xFFFE, 0xFFFF: return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return true
    default: return false
    }
  }

  private static func escaped(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{85}": result += "\\N"
      case "\u{2028}": result += "\\L"
      case "\u{2029}": result += "\\P"
      case _ where needsEscape(scalar): result += code(scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func code(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    let (letter, length) = value <= 0xFF ? ("x", 2) : value <= 0xFFFF ? ("u", 4) : ("U", 8)
    return "\\" + letter + String(repeating: "0", count: length - digits.count) + digits
  }
}
