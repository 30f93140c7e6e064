/// All tokens of a source, with the brackets that belong together.
struct TokenList {
  let tokens: [SwiftToken]
  /// The other bracket of each that has one, by index.
  private(set) var partners: [Int: Int] = [:]
  private let source: [UInt8]

  init(_ source: [UInt8]) {
    self.source = source
    var tokens: [SwiftToken] = []
    source.withUnsafeBufferPointer { bytes in
      var scanner = SwiftScanner(bytes)
      while true {
        let token = scanner.next()
        if token.kind == .end { break }
        tokens.append(token)
      }
    }
    self.tokens = tokens
    var open: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind == .sign {
      if token.is("(") || token.is("[") || token.is("{") {
        open.append(index)
      } else if token.is(")") || token.is("]") || token.is("}"), let start = open.popLast() {
        partners[start] = index
        partners[index] = start
      }
    }
  }

  /// The token at an index; nil outside of the source.
  subscript(index: Int) -> SwiftToken? { tokens.indices.contains(index) ? tokens[index] : nil }

  /// Whether a sign is at an index.
  func isSign(_ sign: Unicode.Scalar, at index: Int) -> Bool { self[index]?.is(sign) ?? false }

  /// The word at an index; nil where there is none.
  func word(at index: Int) -> String? { self[index]?.kind == .word ? text(of: index...index) : nil }

  /// Whether nothing is between a token and the one in front of it.
  func followsDirectly(_ index: Int) -> Bool {
    guard let token = self[index], let before = self[index - 1] else { return false }
    return before.range.upperBound == token.range.lowerBound
  }

  /// The source of several tokens on one line, without comments.
  func text(of range: ClosedRange<Int>) -> String {
    var result = ""
    for index in range where tokens.indices.contains(index) {
      if index > range.lowerBound, !followsDirectly(index) { result += " " }
      // A name in backticks is between them.
      let range = tokens[index].range
      let isQuoted = range.lowerBound > 0 && source[range.lowerBound - 1] == UInt8(ascii: "`")
      let text = String(decoding: source[range], as: UTF8.self)
      result += isQuoted ? "`\(text)`" : tokens[index].kind == .directive ? "#\(text)" : text
    }
    return result
  }

  /// Where the chain of members begins that ends in front of a period.
  func chainStart(beforePeriodAt period: Int) -> Int? {
    var index = period - 1
    while let token = self[index] {
      if token.is("?") || token.is("!") {
        guard followsDirectly(index) else { return nil }
        index -= 1
      } else if token.is(")") || token.is("]") {
        guard let open = partners[index] else { return nil }
        // Arguments and indices directly follow what they belong to.
        guard followsDirectly(open), let before = self[open - 1],
          before.kind == .word || before.is(")") || before.is("]") || before.is("?") || before.is("!")
        else { return open }
        index = open - 1
      } else if token.kind == .word {
        guard isSign(".", at: index - 1) else { return index }
        index -= 2
      } else {
        return nil
      }
    }
    return nil
  }

  /// The labels of the arguments between two brackets; `_` for those without.
  func labels(from open: Int, to close: Int) -> [String] {
    guard close > open + 1 else { return [] }
    var result: [String] = []
    var index = open + 1
    var isStart = true
    while index < close {
      if isStart {
        result.append(isSign(":", at: index + 1) ? word(at: index) ?? "_" : "_")
        isStart = false
      }
      if isSign(",", at: index) { isStart = true }
      if let partner = partners[index], partner > index { index = partner }
      index += 1
    }
    return result
  }
}
