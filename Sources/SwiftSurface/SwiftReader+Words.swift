extension SwiftReader {
  /// What a word does in front of a declaration or at its beginning.
  private enum Role {
    case modifier
    case access(MemberDeclaration.Access)
    case type(TypeDeclaration.Kind)
    case function, variable, alias, importing, other
  }

  mutating func readWord() {
    if isInTail, !token.startsLine { return advance() }
    guard let role = role() else {
      isInTail = true
      pending = Pending()
      return advance()
    }
    isInTail = false
    switch role {
    case .modifier:
      pending.start = pending.start ?? token.range.lowerBound
      if isWord("weak") { pending.isWeak = true }
      if isWord("static") || isWord("class") { pending.isStatic = true }
      if isWord("override") { pending.isOverride = true }
      advanceBehindArguments()
    case .access(let access):
      pending.start = pending.start ?? token.range.lowerBound
      advance()
      if token.is("("), !token.startsLine {
        // `private(set)` says nothing of who may read.
        scanner.skipBrackets()
        advance()
      } else {
        pending.access = access
      }
    case .type(let kind): readType(kind)
    case .function: readFunction()
    case .variable: readVariable()
    case .alias: readAlias()
    case .importing: readImport()
    case .other:
      isInTail = true
      pending = Pending()
      advance()
    }
  }

  private mutating func advanceBehindArguments() {
    advance()
    if token.is("("), !token.startsLine {
      scanner.skipBrackets()
      advance()
    }
  }

  private func role() -> Role? {
    guard let role = Self.role(of: scanner.source, token.range),
      scanner.source[token.range.lowerBound - 1] != UInt8(ascii: "`")
    else { return nil }
    switch role {
    case .type(.class): return isModifier() ? .modifier : role
    case .type(.actor): return namesType() ? role : nil
    default: return role
    }
  }

  /// Whether `class` stands in front of a member that belongs to the class.
  private func isModifier() -> Bool {
    let next = following()
    guard next.kind == .word, scanner.source[next.range.lowerBound - 1] != UInt8(ascii: "`") else { return false }
    switch Self.role(of: scanner.source, next.range) {
    case .modifier, .access, .function, .variable, .other: return true
    case .type, .alias, .importing, nil: return false
    }
  }

  /// Whether a word that is a keyword in front of a name only has one behind it, and a type's header behind that.
  private func namesType() -> Bool {
    var scanner = scanner
    guard scanner.next().kind == .word else { return false }
    let next = scanner.next()
    return next.is("{") || next.is(":") || next.is("<") || scanner.source.matches(next.range, "where")
  }

  private static func role(of source: SourceScanner, _ range: Range<Int>) -> Role? {
    func isAny(_ words: StaticString...) -> Bool { words.contains { source.matches(range, $0) } }
    switch (source[range.lowerBound], range.count) {
    case (UInt8(ascii: "a"), 5) where isAny("actor"): return .type(.actor)
    case (UInt8(ascii: "a"), 14) where isAny("associatedtype"): return .other
    case (UInt8(ascii: "b"), 9) where isAny("borrowing"): return .modifier
    case (UInt8(ascii: "c"), 5) where isAny("class"): return .type(.class)
    case (UInt8(ascii: "c"), 4) where isAny("case"): return .other
    case (UInt8(ascii: "c"), _) where isAny("convenience", "consuming"): return .modifier
    case (UInt8(ascii: "d"), _) where isAny("dynamic", "distributed"): return .modifier
    case (UInt8(ascii: "d"), 6) where isAny("deinit"): return .other
    case (UInt8(ascii: "e"), 4) where isAny("enum"): return .type(.enum)
    case (UInt8(ascii: "e"), 9) where isAny("extension"): return .type(.extension)
    case (UInt8(ascii: "f"), 4) where isAny("func"): return .function
    case (UInt8(ascii: "f"), 5) where isAny("final"): return .modifier
    case (UInt8(ascii: "f"), 11) where isAny("fileprivate"): return .access(.fileprivate)
    case (UInt8(ascii: "i"), 6) where isAny("import"): return .importing
    case (UInt8(ascii: "i"), 8) where isAny("internal"): return .access(.internal)
    case (UInt8(ascii: "i"), _) where isAny("indirect", "isolated", "infix"): return .modifier
    case (UInt8(ascii: "i"), 4) where isAny("init"): return .other
    case (UInt8(ascii: "l"), 3) where isAny("let"): return .variable
    case (UInt8(ascii: "l"), 4) where isAny("lazy"): return .modifier
    case (UInt8(ascii: "m"), 8) where isAny("mutating"): return .modifier
    case (UInt8(ascii: "m"), 5) where isAny("macro"): return .other
    case (UInt8(ascii: "n"), _) where isAny("nonisolated", "nonmutating"): return .modifier
    case (UInt8(ascii: "o"), _) where isAny("override", "optional"): return .modifier
    case (UInt8(ascii: "o"), 4) where isAny("open"): return .access(.open)
    case (UInt8(ascii: "o"), 8) where isAny("operator"): return .other
    case (UInt8(ascii: "p"), 6) where isAny("public"): return .access(.public)
    case (UInt8(ascii: "p"), 7) where isAny("private"): return .access(.private)
    case (UInt8(ascii: "p"), 7) where isAny("package"): return .access(.package)
    case (UInt8(ascii: "p"), 8) where isAny("protocol"): return .type(.protocol)
    case (UInt8(ascii: "p"), _) where isAny("prefix", "postfix"): return .modifier
    case (UInt8(ascii: "p"), 15) where isAny("precedencegroup"): return .other
    case (UInt8(ascii: "r"), 8) where isAny("required"): return .modifier
    case (UInt8(ascii: "s"), 6) where isAny("static"): return .modifier
    case (UInt8(ascii: "s"), 7) where isAny("sending"): return .modifier
    case (UInt8(ascii: "s"), 6) where isAny("struct"): return .type(.struct)
    case (UInt8(ascii: "s"), 9) where isAny("subscript"): return .other
    case (UInt8(ascii: "t"), 9) where isAny("typealias"): return .alias
    case (UInt8(ascii: "u"), 7) where isAny("unowned"): return .modifier
    case (UInt8(ascii: "v"), 3) where isAny("var"): return .variable
    case (UInt8(ascii: "w"), 4) where isAny("weak"): return .modifier
    default: return nil
    }
  }

  private mutating func readImport() {
    pending = Pending()
    isInTail = true
    advance()
    let kinds: [StaticString] = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
    if !token.startsLine, kinds.contains(where: isWord) { advance() }
    guard token.kind == .word, !token.startsLine else { return }
    surface.imports.append(tokenText)
    advance()
  }
}
