import SceneLanguage
import SceneSyntax
import SwiftSurface
import TextTables

/// Converts a method name in Swift spelling to an Objective-C selector.
enum SelectorSpelling: Equatable {
  case selector(String)
  /// The message is not spelled as in Swift: why, and what to write.
  case invalid(String, hint: String?)

  /// `signIn` is `signIn`, `signIn(_:)` is `signIn:`, `tap(sender:)` is `tapWithSender:`.
  init(_ message: String) {
    if let selector = message.withBytes({ Self.usual($0) }) {
      self = .selector(selector)
      return
    }
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

  /// The selector of a message as nearly all are written, of ASCII alone: a name, and in parentheses its labels.
  ///
  /// Bytes are read, since each character of a text takes hundreds of instructions. Whatever else is written is nil.
  static func usual(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard bytes.last == UInt8(ascii: ")"), let open = bytes.firstIndex(of: UInt8(ascii: "(")), isName(bytes, 0..<open)
    else { return nil }
    var start = open + 1
    // `signIn(_:)` is `signIn:`, and most messages have this one argument.
    if bytes.count == start + 3, bytes[start] == UInt8(ascii: "_"), bytes[start + 1] == UInt8(ascii: ":") {
      return String(unsafeUninitializedCapacity: start) { selector in
        _ = selector.update(fromContentsOf: bytes[..<open])
        selector[open] = UInt8(ascii: ":")
        return start
      }
    }
    var labels: [String] = []
    for index in start..<bytes.count - 1 where bytes[index] == UInt8(ascii: ":") {
      guard isName(bytes, start..<index) else { return nil }
      labels.append(String(decoding: bytes[start..<index], as: UTF8.self))
      start = index + 1
    }
    guard !labels.isEmpty, start == bytes.count - 1 else { return nil }
    return ObjectiveCSelector.make(String(decoding: bytes[..<open], as: UTF8.self), labels: labels)
  }

  private static func isName(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    guard !range.isEmpty, !isDigit(bytes[range.lowerBound]) else { return false }
    for index in range where !isDigit(bytes[index]) && !isLetter(bytes[index]) { return false }
    return true
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$")
  }

  /// Whether the message is spelled as in Swift.
  var isSelector: Bool { if case .selector = self { true } else { false } }
}
