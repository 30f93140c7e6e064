extension SwiftReader {
  /// Reads a property, whose keyword is the token, and those behind commas.
  mutating func readVariable() {
    let before = pending
    pending = Pending()
    isInTail = true
    advance()
    while token.kind == .word {
      let range = token.range
      var type: TypeText?
      advance()
      if token.is(":") {
        advance()
        type = readTypeText(isInherited: false)
      }
      add(before, isMethod: false, range) { name in
        var member = MemberDeclaration(kind: .property, name: name, objectiveCName: name, range: range)
        member.type = type
        return member
      }
      guard token.is(",") else { return }
      advance()
    }
  }

  /// Reads the header of a function, whose keyword is the token.
  mutating func readFunction() {
    let before = pending
    pending = Pending()
    isInTail = true
    advance()
    let range = token.range
    guard token.kind == .word else {
      // An operator: it is no message.
      while token.kind == .sign, !token.is("("), !token.is("{"), !token.is("}") { advance() }
      return
    }
    advance()
    if token.is("<") { skipAngles() }
    guard token.is("(") else { return }
    let labels = readLabels()
    var (isAsync, throwsErrors) = (false, false)
    while token.kind == .word, !token.startsLine || isWord("async") || isWord("throws") {
      if isWord("async") { isAsync = true }
      if isWord("throws") { throwsErrors = true }
      guard isWord("async") || isWord("throws") || isWord("rethrows") || isWord("reasync") else { break }
      advance()
      if token.is("(") {
        scanner.skipBrackets()
        advance()
      }
    }
    add(before, isMethod: true, range) { name in
      let spelled = labels.isEmpty ? name : "\(name)(\(labels.map { "\($0):" }.joined()))"
      let selector = ObjectiveCSelector.make(name, labels: labels, isAsync: isAsync, throwsErrors: throwsErrors)
      var member = MemberDeclaration(kind: .method, name: spelled, objectiveCName: selector, range: range)
      member.parameterCount = labels.count
      return member
    }
  }

  /// Reads the parameters of a function, whose parenthesis is the token: their labels.
  private mutating func readLabels() -> [String] {
    var labels: [String] = []
    advance()
    while token.kind != .end, !token.is(")"), !token.is("}") {
      // Attributes, directives and modifiers of parameters stand in front of the label.
      while token.is("@") || token.kind == .directive {
        advance()
        advance()
        if token.is("("), scanner.source[token.range.lowerBound - 1] != 0x20 { scanner.skipBrackets(); advance() }
      }
      while (isWord("isolated") || isWord("borrowing")) && following().kind == .word { advance() }
      guard token.kind == .word else { break }
      labels.append(tokenText)
      skipParameter()
      guard token.is(",") else { break }
      advance()
    }
    // What is wrong with a parameter does not reach beyond its parentheses.
    while token.kind != .end, !token.is(")"), !token.is("}"), !token.is("{") {
      if token.is("(") || token.is("[") { scanner.skipBrackets() }
      advance()
    }
    if token.is(")") { advance() }
    return labels
  }

  /// Moves to the comma or the parenthesis behind a parameter.
  private mutating func skipParameter() {
    var (angles, isInDefault) = (0, false)
    while token.kind != .end, !token.is("}") {
      if token.is(")") || (token.is(",") && angles <= 0) { return }
      if token.is("(") || token.is("[") || token.is("{") {
        scanner.skipBrackets()
      } else if token.is("=") {
        isInDefault = true
        angles = 0
      } else if !isInDefault, token.is("<") {
        angles += 1
      } else if !isInDefault, token.is(">"), scanner.source[token.range.lowerBound - 1] != UInt8(ascii: "-") {
        angles -= 1
      }
      advance()
    }
  }

  /// Reads a type alias, whose keyword is the token.
  mutating func readAlias() {
    let before = pending
    pending = Pending()
    isInTail = true
    advance()
    let range = token.range
    guard token.kind == .word else { return }
    advance()
    if token.is("<") { skipAngles() }
    guard token.is("=") else { return }
    advance()
    let type = readTypeText(isInherited: false)
    let name = scanner.source.text(range)
    var member = MemberDeclaration(kind: .typealias, name: name, objectiveCName: name, range: range)
    member.type = type
    member.access = before.access ?? .internal
    member.condition = condition
    if let scope = scopes.last { surface.types[scope].members.append(member) } else { surface.aliases.append(member) }
  }

  /// Adds a member of the type that is open: whole where documents may refer to it, otherwise its name.
  private mutating func add(
    _ pending: Pending,
    isMethod: Bool,
    _ range: Range<Int>,
    _ make: (String) -> MemberDeclaration
  ) {
    guard let scope = scopes.last else { return }
    let attributes = pending.attributes
    let kind: MemberDeclaration.Kind? =
      if isMethod {
        attributes.contains(.action) ? .action : attributes.contains(.segueAction) ? .segueAction : .method
      } else {
        attributes.contains(.outlet) ? .outlet : attributes.contains(.inspectable) ? .inspectable : .property
      }
    let isDeclared =
      !attributes.isDisjoint(with: [.outlet, .action, .segueAction, .inspectable, .objc, .managed])
      || pending.isOverride
      || (surface.types[scope].hasObjCMembers && !attributes.contains(.nonobjc) && pending.access != .private)
    guard isDeclared, let kind else {
      let kind = surface.types[scope].kind
      if !pending.isStatic, kind == .class || kind == .extension {
        let name = make(scanner.source.text(range)).objectiveCName
        surface.types[scope].otherMembers.append(OtherMember(objectiveCName: name, range: range))
      }
      return
    }
    var member = make(scanner.source.text(range))
    member.kind = kind
    if let name = pending.objectiveCName, !name.isEmpty { member.objectiveCName = name }
    member.access = pending.access ?? .internal
    member.isWeak = pending.isWeak
    member.isStatic = pending.isStatic
    member.isOverride = pending.isOverride
    member.condition = condition
    surface.types[scope].members.append(member)
  }
}
