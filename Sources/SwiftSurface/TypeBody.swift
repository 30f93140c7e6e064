/// The tokens of a type's header and body, of which what is between brackets counts as one.
package struct TypeBody {
  struct Piece {
    /// What is between brackets, with them, has the sign that opens it.
    var token: SwiftToken
    var isGroup = false
  }

  private let source: [UInt8]
  private let type: TypeDeclaration
  private(set) var pieces: [Piece] = []

  /// The words in front of the name: attributes and modifiers.
  package private(set) var headerWords: [String] = []

  /// Whether a clause `where` restricts what the declaration is for.
  package private(set) var isRestricted = false

  /// Reads the body of a type.
  package init(_ type: TypeDeclaration, in source: [UInt8]) {
    self.source = source
    self.type = type
    source.withUnsafeBufferPointer { bytes in
      var scanner = SwiftScanner(bytes)
      scanner.source.offset = type.range.lowerBound
      var token = scanner.next()
      while token.kind != .end, token.range.lowerBound < type.range.upperBound, !token.is("{") {
        if token.kind == .word {
          let word = scanner.source.text(token.range)
          if token.range.lowerBound < type.nameRange.lowerBound { headerWords.append(word) }
          if word == "where" { isRestricted = true }
        }
        token = scanner.next()
      }
      token = scanner.next()
      while token.kind != .end, token.range.upperBound < type.range.upperBound {
        if token.is("{") || token.is("(") || token.is("[") {
          scanner.skipBrackets()
          token.range = token.range.lowerBound..<scanner.source.offset
          pieces.append(Piece(token: token, isGroup: true))
        } else {
          pieces.append(Piece(token: token))
        }
        token = scanner.next()
      }
    }
  }

  /// The access of members that have none of their own; nil for the default.
  package var memberAccess: String? { headerWords.first { $0 == "public" || $0 == "open" } }

  /// Where the parts of a declaration are.
  struct Parts {
    /// The whole, with attributes and the body in braces.
    var range: Range<Int>
    /// The words in front of the name that the class alone may have: `override`, `open`.
    var ofClass: [Range<Int>]
    var name: Range<Int>
    var body: Range<Int>
  }

  /// The parts of a member with a body in braces; nil for another.
  func parts(of member: MemberDeclaration) -> Parts? {
    guard let name = index(of: member), let body = bodyIndex(behind: name) else { return nil }
    var first = name
    while first > 0, isPartOfDeclaration(first - 1, before: first) { first -= 1 }
    return Parts(
      range: lowerBound(first)..<pieces[body].token.range.upperBound,
      ofClass: (first..<name).filter { isWord($0, "override") || isWord($0, "open") }.map { pieces[$0].token.range },
      name: pieces[name].token.range,
      body: pieces[body].token.range
    )
  }

  /// The words of what is between braces, but for what is between brackets inside of them.
  func words(inBody body: Range<Int>) -> Set<String> {
    source.withUnsafeBufferPointer { bytes in
      var scanner = SwiftScanner(bytes)
      scanner.source.offset = body.lowerBound + 1
      var words: Set<String> = []
      while true {
        let token = scanner.next()
        guard token.kind != .end, token.range.upperBound < body.upperBound else { return words }
        if token.is("{") || token.is("(") || token.is("[") { scanner.skipBrackets() }
        if token.kind == .word { words.insert(scanner.source.text(token.range)) }
      }
    }
  }

  /// Where `super.name` is in a range, with the name.
  func calls(ofSuper name: String, in range: Range<Int>) -> [Range<Int>] {
    source.withUnsafeBufferPointer { bytes in
      var scanner = SwiftScanner(bytes)
      scanner.source.offset = range.lowerBound
      var found: [Range<Int>] = []
      while true {
        let token = scanner.next()
        guard token.kind != .end, token.range.upperBound <= range.upperBound else { return found }
        guard token.kind == .word, scanner.source.matches(token.range, "super") else { continue }
        var behind = scanner
        guard behind.next().is(".") else { continue }
        let called = behind.next()
        if behind.source.text(called.range) == name { found.append(token.range.lowerBound..<called.range.upperBound) }
      }
    }
  }

  /// The words of a member in front of its name.
  package func words(before member: MemberDeclaration) -> [String] {
    guard let name = index(of: member) else { return [] }
    var first = name
    while first > 0, isPartOfDeclaration(first - 1, before: first) { first -= 1 }
    return (first..<name).map { text(pieces[$0].token.range) }
  }

  /// The header of a method; nil where it cannot be read.
  package func method(_ member: MemberDeclaration) -> MethodHeader? {
    guard let name = index(of: member),
      let list = pieces[name...].firstIndex(where: { $0.isGroup && $0.token.is("(") })
    else { return nil }
    let isGeneric = pieces[name + 1..<list].contains { $0.token.is("<") }
    let end = bodyIndex(behind: list) ?? pieces.count
    var tail: [String] = []
    for piece in pieces[list + 1..<end] {
      if piece.token.startsLine, piece.token.kind == .word, !tail.isEmpty, bodyIndex(behind: list) == nil { break }
      tail.append(text(piece.token.range))
    }
    return MethodHeader(
      parameters: pieces[list].token.range,
      tail: tail,
      isGeneric: isGeneric,
      in: source
    )
  }

  /// The labels of each initializer that the body declares, in its order.
  package var initializers: [(labels: [String], isConvenience: Bool)] {
    pieces.indices.compactMap { index in
      guard pieces[index].token.kind == .word, isWord(index, "init"), index == 0 || !pieces[index - 1].token.is(".")
      else {
        return nil
      }
      guard let list = pieces[index...].firstIndex(where: { $0.isGroup && $0.token.is("(") }),
        let header = MethodHeader(parameters: pieces[list].token.range, tail: [], isGeneric: false, in: source)
      else { return nil }
      var (first, isConvenience) = (index, false)
      while first > 0, isPartOfDeclaration(first - 1, before: first) {
        first -= 1
        if isWord(first, "convenience") { isConvenience = true }
      }
      return (header.parameters.map(\.label), isConvenience)
    }
  }

  private func index(of member: MemberDeclaration) -> Int? {
    let index = pieces.count(startingBelow: member.range.lowerBound, \.token.range.lowerBound)
    guard index < pieces.count, pieces[index].token.range.lowerBound == member.range.lowerBound else { return nil }
    return pieces[index].token.kind == .word ? index : nil
  }

  /// The braces behind a name or a list of parameters.
  private func bodyIndex(behind index: Int) -> Int? {
    for next in index + 1..<max(pieces.count, index + 1) {
      let token = pieces[next].token
      if pieces[next].isGroup, token.is("{") { return next }
      if token.is(";") || token.is("}") || token.is("=") { return nil }
      if token.kind == .word, isWord(next, "func") || isWord(next, "var") || isWord(next, "init") { return nil }
    }
    return nil
  }

  /// Whether a piece is an attribute, a modifier or a keyword of the declaration that goes on at another.
  private func isPartOfDeclaration(_ index: Int, before next: Int) -> Bool {
    let piece = pieces[index]
    if piece.token.is("@") { return true }
    if piece.isGroup {
      // The arguments of an attribute, or `(set)`.
      return piece.token.is("(") && index > 0 && pieces[index - 1].token.kind == .word
        && (index > 1 && pieces[index - 2].token.is("@")
          || Self.modifiers.contains(text(pieces[index - 1].token.range)))
    }
    guard piece.token.kind == .word else { return false }
    if index > 0, pieces[index - 1].token.is("@") { return true }
    return Self.modifiers.contains(text(piece.token.range))
  }

  private static let modifiers: Set<String> = [
    "public", "open", "internal", "fileprivate", "private", "package", "override", "final", "dynamic", "class",
    "static",
    "lazy", "weak", "unowned", "mutating", "nonmutating", "nonisolated", "required", "convenience", "optional", "func",
    "var", "let",
  ]

  private func lowerBound(_ index: Int) -> Int { pieces[index].token.range.lowerBound }

  private func isWord(_ index: Int, _ word: String) -> Bool {
    pieces[index].token.kind == .word && text(pieces[index].token.range) == word
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }
}
