import SceneDiagnostics
import SceneModel
import TextTables

extension ValidationRule {
  /// Ids are letters, digits and underscores, and none of the language's own names.
  static let identifiers = ValidationRule(
    kinds: [.idForm, .reservedID],
    summary: "Ids are letters, digits and underscores, and none of the language's names."
  ) { context in
    let reserved = context.scene.reservedNames
    var lengths = [Bool](repeating: false, count: (reserved.map(\.utf8.count).max() ?? 0) + 1)
    for name in reserved { lengths[name.utf8.count] = true }
    let objects = context.scene.objects
    // Nearly all are as they should be, which their bytes say.
    let doubtful = objects.indices.compactMap { index -> Located<String>? in
      var isUsual = false
      _ = objects.withIdentifier(at: index) { bytes in
        isUsual = !(bytes.count < lengths.count && lengths[bytes.count]) && IdentifierForm.isIdentifier(bytes)
      }
      return isUsual ? nil : objects.identifier(at: index)
    }
    return (doubtful + context.scene.constraintIdentifiers).compactMap { identifier in
      if reserved.contains(identifier.value) {
        return Diagnostic(
          .reservedID,
          "'\(identifier.value)' has a meaning in scenes and cannot be an id",
          at: identifier.range,
          hint: "choose another id, for example \(identifier.value)View"
        )
      }
      guard IdentifierForm.isIdentifier(identifier.value) else {
        return Diagnostic(
          .idForm,
          "an id has only letters, digits and underscores, and no digit first",
          at: identifier.range,
          hint: IdentifierForm.suggestion(for: identifier.value)
        )
      }
      return nil
    }
  }
}

/// The form of ids: letters, digits and underscores, and no digit first.
enum IdentifierForm {
  /// Whether a text is an id.
  static func isIdentifier(_ text: String) -> Bool {
    text.withBytes { isIdentifier($0) }
  }

  /// Whether a text in UTF-8 is an id.
  static func isIdentifier(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first, isLetter(first) else { return false }
    for byte in bytes where !isLetter(byte) && byte &- 48 > 9 { return false }
    return true
  }

  @inline(__always)
  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 97 < 26 || byte == 95 }

  /// The id with what is not allowed in it left out, words joined in camel case.
  static func suggestion(for text: String) -> String? {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
    guard let first = words.first else { return nil }
    let joined = String(first) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if isIdentifier(joined) { return "write \(joined)" }
    // A number in front goes to the end: `2title` is `title2`, but `1st` is a word of its own.
    let digits = joined.prefix { $0.isASCII && $0.isNumber }
    let word = joined.dropFirst(digits.count)
    return word.count > 2 && isIdentifier(String(word)) ? "write \(word)\(digits)" : "begin it with a letter"
  }
}
