import Backports

/// The parameters of a method and what it does with them, as far as a call must know it.
package struct MethodHeader {
  /// A parameter.
  package struct Parameter: Hashable, Sendable {
    /// What a call writes in front of the argument; `_` for nothing.
    package var label: String
    /// What the method itself calls it.
    package var name: String
    /// The type as it is written.
    package var type: String
  }

  package private(set) var parameters: [Parameter] = []

  /// Whether it returns something.
  package let hasResult: Bool

  /// Whether it may throw or is asynchronous.
  package var isEffectful: Bool { canThrow || isAsync }

  let canThrow: Bool
  let isAsync: Bool

  /// Whether a function value of plain types can call it: nothing is generic, passed by reference or of any number.
  package private(set) var isPlain: Bool

  /// The arguments of a call that hands the parameters on.
  var handedOn: String {
    parameters.map { $0.label == "_" ? $0.name : "\($0.label): \($0.name)" }.joined(separator: ", ")
  }

  /// Reads what is between parentheses, and the words behind them.
  init?(parameters range: Range<Int>, tail: [String], isGeneric: Bool, in source: [UInt8]) {
    canThrow = tail.contains { $0 == "throws" || $0 == "rethrows" }
    isAsync = tail.contains("async")
    hasResult = zip(tail, tail.dropFirst()).contains { $0 == "-" && $1 == ">" }
    isPlain = !isGeneric && !tail.contains("where")
    guard range.count >= 2 else { return nil }
    for part in Self.parts(range.lowerBound + 1..<range.upperBound - 1, in: source) {
      guard let parameter = Self.parameter(part, in: source) else { return nil }
      let words = parameter.type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      if parameter.type.hasSuffix("...")
        || words.contains(where: { $0 == "inout" || $0 == "some" || $0 == "autoclosure" })
      {
        isPlain = false
      }
      parameters.append(parameter)
    }
  }

  /// The tokens of each parameter.
  private static func parts(_ range: Range<Int>, in source: [UInt8]) -> [[SwiftToken]] {
    source.withUnsafeBufferPointer { bytes in
      var scanner = SwiftScanner(bytes)
      scanner.source.offset = range.lowerBound
      var (parts, angles): ([[SwiftToken]], Int) = ([[]], 0)
      while true {
        var token = scanner.next()
        guard token.kind != .end, token.range.lowerBound < range.upperBound else { break }
        if token.is("{") || token.is("(") || token.is("[") {
          scanner.skipBrackets()
          token.range = token.range.lowerBound..<scanner.source.offset
        } else if token.is("<") {
          angles += 1
        } else if token.is(">"), scanner.source[token.range.lowerBound - 1] != UInt8(ascii: "-") {
          angles -= 1
        }
        if token.is(","), angles <= 0 { parts.append([]) } else { parts[parts.count - 1].append(token) }
      }
      return parts.filter { !$0.isEmpty }
    }
  }

  private static func parameter(_ tokens: [SwiftToken], in source: [UInt8]) -> Parameter? {
    guard let colon = tokens.firstIndex(where: { $0.is(":") }) else { return nil }
    let names = tokens[..<colon].filter { $0.kind == .word }
    guard let label = names.count > 1 ? names[names.count - 2] : names.first else { return nil }
    let rest = tokens[(colon + 1)...]
    let type = rest.prefix { !$0.is("=") }
    guard let first = type.first, let last = type.last else { return nil }
    return Parameter(
      label: String(decoding: source[label.range], as: UTF8.self),
      name: names.last.map { String(decoding: source[$0.range], as: UTF8.self) } ?? "",
      type: String(decoding: source[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
        .replacing("\n", with: " ")
    )
  }
}
