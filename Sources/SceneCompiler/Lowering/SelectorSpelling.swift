import SceneLanguage
import SceneSyntax
import SwiftSurface

/// Converts a method name in Swift spelling to an Objective-C selector.
enum SelectorSpelling: Equatable {
  case selector(String)
  /// The message is not spelled as in Swift: why, and what to write.
  case invalid(String, hint: String?)

  /// `signIn` is `signIn`, `signIn(_:)` is `signIn:`, `tap(sender:)` is `tapWithSender:`.
  init(_ message: String) {
    // Bytes are looked at: a character takes a hundred instructions.
    guard let open = message.utf8.firstIndex(of: UInt8(ascii: "(")) else {
      if message.utf8.last == UInt8(ascii: ":") {
        self = .invalid("a message is written as in Swift", hint: "write \(MethodSpelling.swift(selector: message))")
      } else if MessageSpelling.isIdentifier(message) {
        self = .selector(message)
      } else {
        self = .invalid("'\(message)' is not a message", hint: "for example signIn(_:)")
      }
      return
    }
    let name = message[..<open]
    let rest = message[message.utf8.index(after: open)...]
    guard MessageSpelling.isIdentifier(name), rest.utf8.last == UInt8(ascii: ")") else {
      self = .invalid("'\(message)' is not a message", hint: "for example signIn(_:)")
      return
    }
    if let short = MethodSpelling.withoutParameters(message) {
      self = .invalid("a method is named by its labels alone", hint: "write \(short)")
      return
    }
    let list = rest.utf8.dropLast()
    if list.isEmpty {
      self = .invalid("a message without arguments is written without parentheses", hint: "write \(name)")
      return
    }
    guard list.last == UInt8(ascii: ":") else {
      self = .invalid("the arguments of '\(message)' must be labels with colons", hint: "for example \(name)(_:)")
      return
    }
    let labels = list.dropLast().split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    guard labels.allSatisfy({ $0 == "_" || MessageSpelling.isIdentifier($0) }) else {
      self = .invalid("the arguments of '\(message)' must be labels with colons", hint: "for example \(name)(_:)")
      return
    }
    self = .selector(ObjectiveCSelector.make(String(name), labels: labels))
  }

  /// Whether the message is spelled as in Swift.
  var isSelector: Bool { if case .selector = self { true } else { false } }
}
