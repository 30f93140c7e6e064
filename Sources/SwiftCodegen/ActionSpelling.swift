import SceneDiagnostics
import SceneLanguage
import SceneModel

/// A method as Swift code refers to it.
enum ActionSpelling {
  /// `signIn(_:)` for `signIn:`, as the scene writes it; nil where Swift has no such method name.
  ///
  /// A selector does not say whether `tapWithSender:` is `tap(sender:)` or `tapWithSender(_:)`: the text of the scene does.
  static func swift(of selector: Located<String>, in source: SourceText) -> String? {
    let written = source.bytes[selector.range.lowerBound..<selector.range.upperBound]
    // In a list in brackets, a label needs quotes, which are no part of the name.
    let quotes = Set("'\"".utf8)
    let isQuoted = written.count > 1 && written.first == written.last && written.first.map(quotes.contains) == true
    let text = String(decoding: isQuoted ? written.dropFirst().dropLast() : written, as: UTF8.self)
    if isReference(text, arguments: arity(selector.value)) { return escaped(text) }
    guard let derived = MessageSpelling.swift(ofSelector: selector.value) else { return nil }
    return isReference(derived, arguments: arity(selector.value)) ? escaped(derived) : nil
  }

  private static func arity(_ selector: String) -> Int { selector.count { $0 == ":" } }

  private static func isReference(_ text: String, arguments: Int) -> Bool {
    guard let open = text.firstIndex(of: "(") else { return arguments == 0 && SwiftName.isIdentifier(text) }
    guard SwiftName.isIdentifier(String(text[..<open])), text.hasSuffix(":)") else { return false }
    let labels = text[text.index(after: open)...].dropLast(2).split(separator: ":", omittingEmptySubsequences: false)
    return labels.count == arguments && labels.allSatisfy { $0 == "_" || SwiftName.isIdentifier(String($0)) }
  }

  private static func escaped(_ text: String) -> String {
    let name = text.prefix { $0 != "(" }
    return SwiftName.escaped(String(name)) + text.dropFirst(name.count)
  }
}
