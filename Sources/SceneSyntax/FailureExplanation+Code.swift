package import SceneDiagnostics

/// Values that are Swift or Objective-C code: quotes are not the right fix for them.
extension FailureExplanation {
  /// `owner.save:`, an action as Objective-C spells it.
  func selector(_ text: UnquotedText) -> Diagnostic? {
    let written = source.string(in: text.range)
    guard written.hasSuffix(":"), text.holdsColon, written.utf8.count <= 120 else { return nil }
    let parts = written.split(separator: ".", omittingEmptySubsequences: false)
    let isAction = parts.count == 1 && isEvent(source.key(before: text.range.lowerBound))
    guard parts.count == 2 || isAction, let message = parts.last,
      parts.dropLast().allSatisfy({ Self.isName($0[...]) })
    else { return nil }
    let labels = message.dropLast().split(separator: ":", omittingEmptySubsequences: false)
    guard let name = labels.first, Self.isName(name), labels.dropFirst().allSatisfy({ $0.isEmpty || Self.isName($0) })
    else { return nil }
    let receiver = parts.count == 2 ? String(parts[0]) : "owner"
    let swift = "\(receiver).\(MethodSpelling.swift(selector: message))"
    let edit = TextEdit(range: text.range, replacement: swift)
    return Diagnostic(
      .actionForm,
      "a message is written as in Swift",
      at: text.range,
      hint: "write \(swift)",
      fixIts: [.init("write '\(swift)'", edits: [edit], isCertain: true)]
    )
  }

  /// `UIFont.systemFont(ofSize: 15)`: a value is written as data, which the compiler adds.
  func call(_ text: UnquotedText) -> Diagnostic? {
    guard text.holdsColon else { return nil }
    let start = text.range.lowerBound
    let line = source.rangeOfLine(source.position(at: start).line)
    let written = source.string(in: SourceRange(start, line.upperBound))
    // Bytes that are no UTF-8 are decoded as more bytes, so that offsets in the text would lie elsewhere in the file.
    guard written.utf8.count == line.upperBound - start, let open = written.firstIndex(of: "("),
      Self.isPath(written[..<open])
    else { return nil }
    // In a flow map the text ends at a comma, which may separate two arguments.
    var depth = 0
    var isQuoted = false
    var end = written.endIndex
    for index in written[open...].indices where end == written.endIndex {
      switch written[index] {
      case "\"": isQuoted.toggle()
      case "(" where !isQuoted: depth += 1
      case ")" where !isQuoted:
        depth -= 1
        // Another call may follow, as in `UIColor(white: 0, alpha: 1).withAlphaComponent(0.5)`.
        let next = written.index(after: index)
        if depth == 0, next == written.endIndex || written[next] != "." { end = next }
      default: break
      }
    }
    let inside = written[written.index(after: open)..<end].prefix { $0 != ":" }
    guard inside.allSatisfy({ $0.isLetter || $0.isNumber || "_\" ,.(".contains($0) }) || inside.contains("\"") else {
      return nil
    }
    let range = SourceRange(start, start + written[..<end].utf8.count)
    guard range.upperBound >= text.range.upperBound || failure.isInFlow else { return nil }
    return Diagnostic(CallInValue.kind, CallInValue.message, at: range, hint: "write the value itself, without code")
  }

  private func isEvent(_ key: Substring) -> Bool {
    ["touch", "value", "editing", "primaryAction", "menuAction", "actions", "allEvents"].contains { key.hasPrefix($0) }
  }

  private static func isName(_ text: Substring) -> Bool {
    text.first?.isNumber == false && text.allSatisfy(MethodSpelling.isNameCharacter)
  }

  /// `UIFont.systemFont`, `.init` and `UIImage`: names separated by dots.
  private static func isPath(_ text: Substring) -> Bool {
    let names = text.split(separator: ".", omittingEmptySubsequences: false)
    return names.enumerated().allSatisfy {
      $0.offset == 0 && $0.element.isEmpty && names.count > 1 || isName($0.element)
    }
      && (names.count > 1 || names.first?.first?.isUppercase == true)
  }
}

/// The diagnostic for a call in place of a value, to which the compiler adds the value.
package enum CallInValue {
  package static let kind = DiagnosticKind.unquotedText
  package static let message = "a value is written as data, not as a call in code"

  /// Whether a diagnostic reports such a call; its range is the whole call.
  package static func isReported(by diagnostic: Diagnostic) -> Bool {
    diagnostic.isOne(of: kind) && diagnostic.message == message
  }
}
