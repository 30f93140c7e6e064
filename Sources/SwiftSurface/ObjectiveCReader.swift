/// Reads the declarations of a header or an implementation in Objective-C.
///
/// Branches of the preprocessor are all read; bodies of methods and functions are skipped by their brackets.
struct ObjectiveCReader {
  /// A token of Objective-C.
  struct Token {
    enum Kind: UInt8 { case word, sign, literal, end }
    var kind: Kind
    var range: Range<Int>
    var sign: UInt8 = 0

    func `is`(_ sign: Unicode.Scalar) -> Bool { self.sign == UInt8(ascii: sign) && kind == .sign }
  }

  var source: SourceScanner
  var surface = SourceSurface()
  var token = Token(kind: .end, range: 0..<0)
  /// The class or protocol that is open, as an index in `SourceSurface.types`.
  var open: Int?
  /// How deep the brackets were in front of each branch of the preprocessor that is open, for what is being skipped.
  private var branches: [Int] = []
  /// How many brackets are open in what is being skipped.
  private var depth = 0
  /// Whether what is being skipped began in a branch that has ended: brackets in its code were opened and not closed.
  private var leavesBranch = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) { source = SourceScanner(bytes) }

  mutating func read() -> SourceSurface {
    advance()
    while token.kind != .end {
      if token.is("@") {
        readKeyword()
      } else if token.is("{") {
        skipBrackets()
      } else if let type = open, token.is("-") || token.is("+") {
        readMethod(of: type)
      } else if token.kind == .word, isWord("import") {
        readModule()
      } else {
        advance()
      }
    }
    if let open {
      source.report(.unbalancedBrackets, at: surface.types[open].nameRange.lowerBound)
      close(at: source.bytes.count)
    }
    surface.problems = source.problems.sorted { $0.offset < $1.offset }
    if !surface.problems.isEmpty {
      surface.namesInDoubt = DoubtfulNames.of(surface, in: source, nestsComments: false)
    }
    return surface
  }

  func isWord(_ word: StaticString) -> Bool { token.kind == .word && source.matches(token.range, word) }

  /// Reads the next token; lines of the preprocessor are passed.
  mutating func advance() {
    while true {
      let start = source.offset
      guard !source.isAtEnd else { return token = Token(kind: .end, range: start..<start) }
      let byte = source.bytes[start]
      switch byte {
      case 0...0x20: source.offset += 1
      case UInt8(ascii: "/") where source[start + 1] == byte: source.skipLineComment()
      case UInt8(ascii: "/") where source[start + 1] == UInt8(ascii: "*"): _ = source.skipBlockComment(nests: false)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        skipQuoted(byte)
        return token = Token(kind: .literal, range: start..<source.offset)
      case UInt8(ascii: "#"): skipPreprocessor()
      default:
        if source.isAtConflictMarker {
          source.report(.mergeConflict, at: start)
          source.skipLine()
        } else if SourceScanner.isWord(byte) {
          source.skipWord()
          return token = Token(kind: .word, range: start..<source.offset)
        } else {
          source.offset += 1
          return token = Token(kind: .sign, range: start..<source.offset, sign: byte)
        }
      }
    }
  }

  private mutating func skipQuoted(_ quote: UInt8) {
    let start = source.offset
    source.offset += 1
    while !source.isAtEnd, !SourceScanner.isLineEnd(source.byte) {
      let byte = source.byte
      source.offset += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == quote { return }
    }
    source.offset = min(source.offset, source.bytes.count)
    // An apostrophe may stand in what the preprocessor leaves out.
    if quote == UInt8(ascii: "\"") { source.report(.unterminatedString, at: start) }
  }

  /// Moves behind a line of the preprocessor with those that it goes on in.
  private mutating func skipPreprocessor() {
    source.offset += 1
    while source.byte == 0x20 || source.byte == 0x09 { source.offset += 1 }
    let start = source.offset
    source.skipWord()
    let word = start..<source.offset
    if source.matches(word, "if") || source.matches(word, "ifdef") || source.matches(word, "ifndef") {
      branches.append(depth)
    } else if source.matches(word, "else") || source.matches(word, "elif") {
      // Each branch is code by itself: brackets that the first opens are opened by the others as well.
      if branches.isEmpty { leavesBranch = depth > 0 }
      depth = branches.last ?? depth
    } else if source.matches(word, "endif") {
      _ = branches.popLast()
    } else if source.matches(word, "import") || source.matches(word, "include") {
      readFramework()
    }
    while !source.isAtEnd {
      source.skipLine()
      var last = source.offset - 1
      if source.byte == 0x0D, source[source.offset + 1] == 0x0A { source.offset += 1 }
      while last >= word.upperBound, source[last] == 0x20 { last -= 1 }
      guard source[last] == UInt8(ascii: "\\"), last >= word.upperBound, !source.isAtEnd else { return }
      source.offset += 1
    }
  }

  /// Adds the framework of `#import <Framework/Header.h>`.
  private mutating func readFramework() {
    var offset = source.offset
    while source[offset] == 0x20 { offset += 1 }
    guard source[offset] == UInt8(ascii: "<") else { return }
    let start = offset + 1
    offset = start
    while SourceScanner.isWord(source[offset]) { offset += 1 }
    if source[offset] == UInt8(ascii: "/") { surface.imports.append(source.text(start..<offset)) }
  }

  /// Reads `@import Module;`, whose word is the token.
  private mutating func readModule() {
    advance()
    if token.kind == .word { surface.imports.append(source.text(token.range)) }
  }

  /// Moves behind the bracket that closes the one that is the token.
  ///
  /// A keyword that only stands outside of brackets ends it as well.
  mutating func skipBrackets() {
    let start = token.range.lowerBound
    let outer = (depth, branches)
    (depth, branches, leavesBranch) = (1, [], false)
    advance()
    while token.kind != .end, depth > 0, !leavesBranch {
      if token.is("{") || token.is("(") || token.is("[") {
        depth += 1
      } else if token.is("}") || token.is(")") || token.is("]") {
        depth -= 1
      } else if token.is("@"), endsAll() {
        break
      }
      advance()
    }
    if depth > 0, !leavesBranch { source.report(.unbalancedBrackets, at: start) }
    (depth, branches) = outer
  }

  /// Whether the word behind the at sign that is the token only stands outside of brackets.
  private func endsAll() -> Bool {
    let start = token.range.upperBound
    return (["end", "interface", "implementation"] as [StaticString]).contains {
      source.matches(start..<start + $0.utf8CodeUnitCount, $0)
        && !SourceScanner.isWord(source[start + $0.utf8CodeUnitCount])
    }
  }

  /// Ends the class or protocol that is open.
  mutating func close(at end: Int) {
    guard let index = open else { return }
    surface.types[index].range = surface.types[index].range.lowerBound..<end
    open = nil
  }
}
