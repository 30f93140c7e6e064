extension SwiftReader {
  /// Reads the header of a type or an extension, whose keyword is the token.
  mutating func readType(_ kind: TypeDeclaration.Kind) {
    let start = pending.start ?? token.range.lowerBound
    let before = pending
    pending = Pending()
    advance()
    guard token.kind == .word || (kind == .extension && (token.is("[") || token.is("("))) else {
      isInTail = true
      return
    }
    guard scopes.count < Self.mostScopes else {
      // What is inside is not read: its names would grow with the square of the depth.
      scanner.source.report(.deepNesting, at: token.range.lowerBound)
      isInTail = true
      return
    }
    var nameRange = token.range
    var name: String
    if token.kind == .word {
      name = tokenText
      advance()
      if kind == .extension { readExtendedName(&name, &nameRange) }
    } else {
      // The short form of an array or of a dictionary.
      name = readTypeText(isInherited: true).text
      nameRange = nameRange.lowerBound..<nameRange.lowerBound + 1
    }
    let outer = scopes.last.map { surface.types[$0] }
    var type = TypeDeclaration(
      kind: kind,
      name: outer.map { "\($0.name).\(name)" } ?? name,
      nameRange: nameRange,
      range: start..<nameRange.upperBound
    )
    type.isGeneric = outer?.isGeneric ?? false
    type.objectiveCName = before.objectiveCName
    type.hasObjCMembers =
      before.attributes.contains(.objcMembers) || (kind == .extension && before.attributes.contains(.objc))
    type.isForObjectiveC = before.attributes.contains(.objc)
    type.isPrivate = before.access == .private || before.access == .fileprivate || outer?.isPrivate == true
    type.condition = condition
    while true {
      if token.kind == .end || token.is("}") || token.is(";") {
        scanner.source.report(.brokenDeclaration, at: nameRange.lowerBound)
        surface.types.append(type)
        return
      }
      if token.is("{") { break }
      if token.is("<") {
        type.isGeneric = type.isGeneric || kind != .extension
        skipAngles()
      } else if token.is(":"), type.inherited.isEmpty {
        advance()
        type.inherited = readInheritance()
      } else if token.is("(") || token.is("[") {
        scanner.skipBrackets()
        advance()
      } else {
        advance()
      }
    }
    type.range = start..<token.range.upperBound
    surface.types.append(type)
    scopes.append(surface.types.count - 1)
    isInTail = false
    advance()
  }

  /// Reads what follows the first name of an extended type: `Outer<Int>.Inner`.
  private mutating func readExtendedName(_ name: inout String, _ range: inout Range<Int>) {
    while true {
      if token.is("<") {
        skipAngles()
      } else if token.is("?") {
        name += "?"
        advance()
      } else if token.is(".") {
        advance()
        guard token.kind == .word else { return }
        name += ".\(tokenText)"
        range = range.lowerBound..<token.range.upperBound
        advance()
      } else {
        return
      }
    }
  }

  /// Moves behind the angle bracket that closes the one that is the token.
  mutating func skipAngles() {
    var depth = 0
    while token.kind != .end {
      if token.is("<") {
        depth += 1
      } else if token.is(">") {
        if !isArrow { depth -= 1 }
        if depth == 0 { return advance() }
      } else if token.is("(") || token.is("[") {
        scanner.skipBrackets()
      } else if token.is("{") || token.is("}") || token.is(";") {
        return
      }
      advance()
    }
  }

  /// Whether the token is the point of an arrow.
  private var isArrow: Bool { scanner.source[token.range.lowerBound - 1] == UInt8(ascii: "-") }

  private mutating func readInheritance() -> [TypeText] {
    var types: [TypeText] = []
    while true {
      let type = readTypeText(isInherited: true)
      if !type.text.isEmpty { types.append(type) }
      guard token.is(",") else { return types }
      advance()
    }
  }

  /// Reads a type, up to what cannot belong to it.
  ///
  /// - Parameter isInherited: Whether it may go on in the next line, and ends with `where`.
  mutating func readTypeText(isInherited: Bool) -> TypeText {
    var text = ""
    var depth = 0
    var isOpen = true
    while token.kind != .end {
      if depth == 0 {
        if token.is("{") || token.is(",") || token.is(";") || token.is("}") || token.is(")") || token.is("]")
          || token.is("=") || token.is(":")
        {
          break
        }
        if isWord("where") { break }
        let goesOn = isOpen || token.is(".") || token.is("&") || token.is("-")
        if token.startsLine, !isInherited, !goesOn { break }
        if token.startsLine, token.kind == .directive { break }
      }
      switch token.kind {
      case .word:
        if isWord("any") || isWord("some") || isWord("inout") { break }
        // What follows a word is another one's: `async throws`, or a mistake.
        if let last = text.utf8.last, SourceScanner.isWord(last) { text += " " }
        text += tokenText
        isOpen = false
      case .sign:
        switch token.sign {
        case UInt8(ascii: "@"):
          advance()
          let end = token.range.upperBound
          advance()
          if token.is("("), token.range.lowerBound == end { scanner.skipBrackets(); advance() }
          continue
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
        case UInt8(ascii: ">"): if !isArrow { depth -= 1 }
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): return TypeText(text)
        default: break
        }
        text.unicodeScalars.append(Unicode.Scalar(token.sign))
        isOpen = token.is(".") || token.is("&") || token.is(">") && isArrow || token.is("-")
      case .literal, .directive, .end: break
      }
      advance()
    }
    return TypeText(text)
  }
}
