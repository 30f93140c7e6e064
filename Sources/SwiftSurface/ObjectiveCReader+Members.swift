import Backports

extension ObjectiveCReader {
  /// Reads the variables of a class, whose bracket is the token.
  mutating func readVariables(of type: Int) {
    advance()
    while token.kind != .end, !token.is("}") {
      if token.is("@") {
        // `@private` and its like.
        advance()
        if token.kind == .word { advance() }
      } else {
        readVariable(of: type, isProperty: false)
      }
    }
    if token.is("}") { advance() }
  }

  /// Reads a property, whose keyword is the token.
  mutating func readProperty(of type: Int) {
    advance()
    var isWeak = false
    if token.is("(") {
      let start = token.range.upperBound
      skipBrackets()
      let words = source.text(start..<max(start, token.range.lowerBound)).split { !($0.isLetter || $0.isNumber) }
      isWeak = words.contains("weak")
    }
    readVariable(of: type, isProperty: true, isWeak: isWeak)
  }

  /// Reads the declaration of one or more variables up to its semicolon.
  private mutating func readVariable(of type: Int, isProperty: Bool, isWeak: Bool = false) {
    var kind: MemberDeclaration.Kind?
    var collection: String?
    var typeName: String?
    // The words behind the type: the last one is the name.
    var names: [Range<Int>] = []
    var isWeak = isWeak

    while token.kind != .end, !token.is("}"), !token.is("@") {
      if isWord("IBOutlet") {
        kind = .outlet
      } else if isWord("IBOutletCollection") {
        kind = .outlet
        advance()
        if token.is("(") {
          advance()
          if token.kind == .word { collection = source.text(token.range) }
          while token.kind != .end, !token.is(")"), !token.is(";"), !token.is("}") { advance() }
        }
      } else if isWord("IBInspectable") {
        kind = .inspectable
      } else if isWord("__weak") {
        isWeak = true
      } else if token.kind == .word {
        if !Self.isQualifier(source, token.range) {
          let word = token.range
          if typeName == nil { typeName = source.text(word) } else { names.append(word) }
        }
      } else if token.is("<") {
        skipAngles()
        continue
      } else if token.is("[") {
        skipBrackets()
        continue
      } else if token.is("(") {
        readParentheses(&names)
        continue
      } else if token.is(",") || token.is(";") {
        if let range = names.last {
          add(kind ?? .property, isProperty: isProperty, range, type: typeName, collection, isWeak, to: type)
        }
        names = []
        if token.is(";") { return advance() }
      }
      advance()
    }
  }

  /// Reads parentheses in a declaration: the name of a block is behind its caret, all others belong to macros and parameters.
  private mutating func readParentheses(_ names: inout [Range<Int>]) {
    var scanner = self
    scanner.advance()
    if scanner.token.is("^") {
      self = scanner
      advance()
      if token.kind == .word { names.append(token.range) }
      while token.kind != .end, !token.is(")"), !token.is(";"), !token.is("}") { advance() }
      if token.is(")") { advance() }
    } else {
      // The word in front was the macro's.
      if let last = names.last, scanner.isMacro(last) { names.removeLast() }
      skipBrackets()
    }
  }

  /// Whether a name is that of an attribute's macro: in capitals.
  private func isMacro(_ range: Range<Int>) -> Bool {
    source.text(range).allSatisfy { $0.isUppercase || $0 == "_" || $0.isNumber }
  }

  private static func isQualifier(_ source: SourceScanner, _ range: Range<Int>) -> Bool {
    [
      "const", "nullable", "nonnull", "_Nullable", "_Nonnull", "__nullable", "__nonnull", "__strong", "__kindof",
      "__unsafe_unretained", "unsigned", "volatile", "struct", "static", "null_unspecified", "_Null_unspecified",
    ].contains { (word: StaticString) in source.matches(range, word) }
  }

  private mutating func add(
    _ kind: MemberDeclaration.Kind,
    isProperty: Bool,
    _ range: Range<Int>,
    type typeName: String?,
    _ collection: String?,
    _ isWeak: Bool,
    to type: Int
  ) {
    // Documents reach a variable as an outlet only.
    guard isProperty || kind == .outlet else { return }
    let text = source.text(range)
    // Code often gives the variable of a property a line in front.
    var member = MemberDeclaration(kind: kind, name: text, objectiveCName: text, range: range)
    member.type =
      collection.map { TypeText("[\($0)]!") } ?? typeName.map { TypeText($0 == "id" ? "AnyObject!" : "\($0)!") }
    member.isWeak = isWeak
    surface.types[type].members.append(member)
  }

  /// Reads a method, whose sign is the token.
  mutating func readMethod(of type: Int) {
    let isStatic = token.is("+")
    advance()
    guard token.is("(") || token.kind == .word else { return }
    var kind = MemberDeclaration.Kind.method
    if token.is("(") {
      let start = token.range.upperBound
      skipBrackets()
      let result = source.text(start..<max(start, token.range.lowerBound))
      if result.contains("IBAction") { kind = .action } else if result.contains("IBSegueAction") { kind = .segueAction }
    }
    if isWord("IBAction") {
      kind = .action
      advance()
    }
    guard token.kind == .word else { return }
    let range = token.range
    var selector = ""
    var count = 0
    while token.kind == .word || token.is(":") {
      let word = token.kind == .word ? source.text(token.range) : ""
      if token.kind == .word { advance() }
      guard token.is(":") else {
        if selector.isEmpty { selector = word }
        break
      }
      selector += word + ":"
      count += 1
      advance()
      if token.is("(") { skipBrackets() }
      // An attribute of the parameter, then its name.
      while token.kind == .word, Self.isQualifier(source, token.range) || source.text(token.range).hasPrefix("__") {
        advance()
      }
      if token.kind == .word { advance() }
    }
    while token.kind != .end, !token.is(";"), !token.is("{"), !token.is("@"), !token.is("}") {
      if token.is("(") { skipBrackets() } else { advance() }
    }
    if token.is("{") { skipBrackets() }
    guard !selector.isEmpty else { return }
    var member = MemberDeclaration(kind: kind, name: selector, objectiveCName: selector, range: range)
    member.isStatic = isStatic
    member.parameterCount = count
    surface.types[type].members.append(member)
  }
}
