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
    guard let open = message.firstIndex(of: "(") else {
      if message.hasSuffix(":") {
        self = .invalid("a message is written as in Swift", hint: "write \(MethodSpelling.swift(selector: message))")
      } else if MessageSpelling.isIdentifier(message) {
        self = .selector(message)
      } else {
        self = .invalid("'\(message)' is not a message", hint: "for example signIn(_:)")
      }
      return
    }
    let name = message[..<open]
    let rest = message[message.index(after: open)...]
    guard MessageSpelling.isIdentifier(String(name)), rest.hasSuffix(")") else {
      self = .invalid("'\(message)' is not a message", hint: "for example signIn(_:)")
      return
    }
    if let short = MethodSpelling.withoutParameters(message) {
      self = .invalid("a method is named by its labels alone", hint: "write \(short)")
      return
    }
    let list = rest.dropLast()
    if list.isEmpty {
      self = .invalid("a message without arguments is written without parentheses", hint: "write \(name)")
      return
    }
    guard list.hasSuffix(":") else {
      self = .invalid("the arguments of '\(message)' must be labels with colons", hint: "for example \(name)(_:)")
      return
    }
    let labels = list.dropLast().split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard labels.allSatisfy({ $0 == "_" || MessageSpelling.isIdentifier($0) }) else {
      self = .invalid("the arguments of '\(message)' must be labels with colons", hint: "for example \(name)(_:)")
      return
    }
    self = .selector(ObjectiveCSelector.make(String(name), labels: labels))
  }

  /// Whether the message is spelled as in Swift.
  var isSelector: Bool { if case .selector = self { true } else { false } }
}
