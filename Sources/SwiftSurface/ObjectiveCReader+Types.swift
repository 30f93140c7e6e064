extension ObjectiveCReader {
  /// Reads what an at sign begins, which is the token.
  mutating func readKeyword() {
    let start = token.range.lowerBound
    advance()
    if isWord("interface") {
      readInterface(from: start)
    } else if isWord("implementation") {
      readImplementation(from: start)
    } else if isWord("protocol") {
      readProtocol(from: start)
    } else if isWord("end") {
      close(at: token.range.upperBound)
      advance()
    } else if isWord("property"), let type = open {
      readProperty(of: type)
    }
  }

  private mutating func readInterface(from start: Int) {
    closeUnfinished(at: start)
    advance()
    guard var type = readName(of: .class, from: start) else { return }
    if token.is("<") { skipAngles() }
    if token.is("(") {
      // A category, or the extension of a class in its implementation.
      type.kind = .extension
      skipBrackets()
    } else if token.is(":") {
      advance()
      if token.kind == .word {
        type.inherited.append(TypeText(source.text(token.range)))
        advance()
      }
      if token.is("<") { type.inherited += protocols() }
    }
    if token.is("<") { type.inherited += protocols() }
    begin(type)
    if token.is("{") { readVariables(of: surface.types.count - 1) }
  }

  private mutating func readImplementation(from start: Int) {
    closeUnfinished(at: start)
    advance()
    guard let type = readName(of: .implementation, from: start) else { return }
    if token.is("(") { skipBrackets() }
    if token.is(":") {
      advance()
      if token.kind == .word { advance() }
    }
    begin(type)
    if token.is("{") { readVariables(of: surface.types.count - 1) }
  }

  private mutating func readProtocol(from start: Int) {
    advance()
    guard var type = readName(of: .protocol, from: start) else { return }
    // `@protocol A, B;` only says that there are such, and `@protocol(A)` is a value.
    guard !token.is(";"), !token.is(","), !token.is(")") else { return }
    closeUnfinished(at: start)
    if token.is("<") { type.inherited += protocols() }
    begin(type)
  }

  /// A declaration with the name that the token is; nil where it is none.
  private mutating func readName(of kind: TypeDeclaration.Kind, from start: Int) -> TypeDeclaration? {
    guard token.kind == .word else { return nil }
    var type = TypeDeclaration(
      kind: kind,
      name: source.text(token.range),
      nameRange: token.range,
      range: start..<start
    )
    type.isObjectiveC = true
    advance()
    return type
  }

  private mutating func begin(_ type: TypeDeclaration) {
    surface.types.append(type)
    open = surface.types.count - 1
  }

  /// Ends what has no `@end` in front of the next one.
  private mutating func closeUnfinished(at start: Int) {
    guard let open else { return }
    source.report(.brokenDeclaration, at: surface.types[open].nameRange.lowerBound)
    close(at: start)
  }

  /// Reads the names between angle brackets, the first of which is the token.
  private mutating func protocols() -> [TypeText] {
    var names: [TypeText] = []
    advance()
    while token.kind == .word || token.is(",") {
      if token.kind == .word { names.append(TypeText(source.text(token.range))) }
      advance()
    }
    if token.is(">") { advance() }
    return names
  }

  /// Moves behind the angle bracket that closes the one that is the token.
  mutating func skipAngles() {
    var depth = 0
    while token.kind != .end, !token.is(";"), !token.is("{"), !token.is("}"), !token.is("@") {
      if token.is("<") { depth += 1 }
      if token.is(">") { depth -= 1 }
      advance()
      if depth == 0 { return }
    }
  }
}
