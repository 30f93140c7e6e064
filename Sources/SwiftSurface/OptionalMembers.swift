import Backports

/// The requirements that only Objective-C leaves to classes, as they compile without it.
///
/// `@objc optional func f()` becomes `func f() throws`, which a method that does not throw satisfies, with an implementation that
/// throws where a class has none. A call `delegate?.f?()` becomes `(try? delegate?.f())`, which is nil there as well.
package struct OptionalMembers {
  /// What is replaced in each source, by its index.
  package private(set) var edits: [Int: [PortableSource.Edit]] = [:]

  /// What cannot be replaced.
  package private(set) var problems: [(source: Int, line: Int, text: String)] = []

  /// The methods that are optional, as in `f(_:label:)`.
  private var methods: Set<String> = []
  /// The properties that are optional.
  private var properties: Set<String> = []

  /// Reads the sources of a module.
  package init(_ sources: [[UInt8]]) {
    let lists = sources.map(TokenList.init)
    for (index, list) in lists.enumerated() { readProtocols(of: list, source: index) }
    for (index, list) in lists.enumerated() {
      readCalls(of: list, source: index)
      guard !methods.isEmpty || !properties.isEmpty else { continue }
      readQuestions(of: list, source: index, bytes: sources[index])
    }
  }

  private mutating func edit(_ range: Range<Int>, _ text: String, in source: Int) {
    edits[source, default: []].append(PortableSource.Edit(range: range, text: text))
  }

  // MARK: - Protocols

  private mutating func readProtocols(of list: TokenList, source: Int) {
    for index in list.tokens.indices where list.word(at: index) == "protocol" {
      guard Self.isObjectiveC(index, in: list), let name = list.word(at: index + 1) else { continue }
      var open = index + 2
      while list[open] != nil, !list.isSign("{", at: open) { open += 1 }
      guard let close = list.partners[open], let nameEnd = list[index + 1]?.range.upperBound else { continue }
      // Only classes conform to protocols of Objective-C.
      if !list.isSign(":", at: index + 2) { edit(nameEnd..<nameEnd, ": AnyObject", in: source) }
      var defaults: [String] = []
      var member = open + 1
      while member < close {
        if list.word(at: member) == "optional", let text = readMember(at: member, before: close, of: list, in: source) {
          defaults.append(text)
        }
        member = (list.partners[member].flatMap { $0 > member ? $0 : nil } ?? member) + 1
      }
      guard !defaults.isEmpty, let end = list[close]?.range.upperBound else { continue }
      let access = Self.isPublic(index, in: list) ? "public " : ""
      let members = defaults.map { access + $0 }.joined(separator: "; ")
      edit(end..<end, "; extension \(name) { \(members) }", in: source)
    }
  }

  /// Whether `@objc` is among what is in front of a declaration.
  private static func isObjectiveC(_ index: Int, in list: TokenList) -> Bool {
    modifiers(before: index, in: list).contains("objc")
  }

  private static func isPublic(_ index: Int, in list: TokenList) -> Bool {
    modifiers(before: index, in: list).contains("public")
  }

  /// The words in front of a declaration, attributes among them.
  private static func modifiers(before index: Int, in list: TokenList) -> Set<String> {
    var result: Set<String> = []
    var position = index - 1
    while true {
      if list.isSign(")", at: position), let open = list.partners[position] { position = open - 1 }
      guard let word = list.word(at: position) else { return result }
      let isAttribute = list.isSign("@", at: position - 1)
      guard isAttribute || ["public", "internal", "private", "fileprivate", "package"].contains(word) else {
        return result
      }
      result.insert(word)
      position -= isAttribute ? 2 : 1
    }
  }

  /// Reads an optional requirement, and returns what a class has that does not declare it.
  private mutating func readMember(at optional: Int, before close: Int, of list: TokenList, in source: Int) -> String? {
    var index = optional + 1
    while let word = list.word(at: index), word != "func", word != "var" { index += 1 }
    guard let keyword = list.word(at: index), let range = list[optional]?.range, let name = list.word(at: index + 1)
    else {
      return nil
    }
    let absent = "throw DioramaUI.UnimplementedMember(name: \"\(name)\")"
    if keyword == "var" {
      var open = index
      while open < close, !list.isSign("{", at: open) { open += 1 }
      guard open < close, let end = list.partners[open], let brace = list[open]?.range, let endBrace = list[end]?.range
      else {
        return nil
      }
      properties.insert(name)
      edit(range, "", in: source)
      edit(brace.lowerBound..<endBrace.upperBound, "{ get throws }", in: source)
      return "\(list.text(of: optional + 1...open - 1)) { get throws { \(absent) } }"
    }
    var open = index + 2
    while open < close, !list.isSign("(", at: open) { open += 1 }
    guard open < close, let parenthesis = list.partners[open], let end = list[parenthesis]?.range.upperBound else {
      return nil
    }
    // The signature ends where the next line begins, unless its result is there.
    var last = parenthesis
    while last + 1 < close, let next = list[last + 1],
      !next.startsLine || next.is("-") || list.isSign(">", at: last), !next.is(";")
    {
      last = list.partners[last + 1].flatMap { $0 > last ? $0 : nil } ?? last + 1
    }
    let labels = list.labels(from: open, to: parenthesis, declared: true)
    methods.insert("\(name)(\(labels.map { "\($0):" }.joined()))")
    edit(range, "", in: source)
    let head = list.text(of: optional + 1...parenthesis)
    let tail = last > parenthesis ? " " + list.text(of: parenthesis + 1...last) : ""
    guard !tail.contains("throws") else { return "\(head)\(tail) { \(absent) }" }
    if tail.hasPrefix(" async"), let async = list[parenthesis + 1]?.range.upperBound {
      edit(async..<async, " throws", in: source)
      return "\(head) async throws\(tail.dropFirst(6)) { \(absent) }"
    }
    edit(end..<end, " throws", in: source)
    return "\(head) throws\(tail) { \(absent) }"
  }

  // MARK: - Calls

  private mutating func readCalls(of list: TokenList, source: Int) {
    for index in list.tokens.indices where list.isSign("(", at: index) && list.followsDirectly(index) {
      let isForced = list.isSign("!", at: index - 1)
      guard isForced || list.isSign("?", at: index - 1), list.followsDirectly(index - 1),
        let name = list.word(at: index - 2), list.isSign(".", at: index - 3), let close = list.partners[index]
      else { continue }
      let labels = list.labels(from: index, to: close)
      // Only methods have labels; a function value has none.
      let isMethod =
        labels.contains { $0 != "_" } || methods.contains("\(name)(\(labels.map { "\($0):" }.joined()))")
        || OptionalNames.withoutLabels.contains(name)
      guard isMethod, let start = list.chainStart(beforePeriodAt: index - 3), let first = list[start],
        let mark = list[index - 1], let last = list[close]
      else { continue }
      let unused = Self.isStatement(from: start, to: close, in: list) ? "_ = " : ""
      let offset = first.range.lowerBound
      edit(offset..<offset, "\(unused)(\(isForced ? "try!" : "try?") ", in: source)
      edit(mark.range, "", in: source)
      let goesOn = !isForced && list.isSign(".", at: close + 1) && list.followsDirectly(close + 1)
      edit(last.range.upperBound..<last.range.upperBound, goesOn ? ")?" : ")", in: source)
    }
    guard !properties.isEmpty else { return }
    for index in list.tokens.indices {
      guard let name = list.word(at: index), properties.contains(name), list.isSign(".", at: index - 1),
        list.isSign("?", at: index - 2), !list.isSign("(", at: index + 1),
        let start = list.chainStart(beforePeriodAt: index - 1), let first = list[start]?.range.lowerBound,
        let end = list[index]?.range.upperBound
      else { continue }
      edit(first..<first, "(try? ", in: source)
      edit(end..<end, list.isSign(".", at: index + 1) ? ")?" : ")", in: source)
    }
  }

  /// Whether a call is a statement of its own among others, whose result nobody uses.
  private static func isStatement(from start: Int, to close: Int, in list: TokenList) -> Bool {
    guard list[start]?.startsLine == true, let before = list[start - 1], let after = list[close + 1] else {
      return false
    }
    let follows =
      before.is("}") || before.is("{") || before.is(")") || before.is("]") || before.is(";")
      || (before.kind == .word && list.word(at: start - 1) != "return" && list.word(at: start - 1) != "in")
    let ends =
      after.is("}") || (after.startsLine && !after.is(".") && !after.is("?") && !after.is("=") && !after.is("!"))
    return follows && ends && !(before.is("{") && after.is("}"))
  }

  /// Finds where a source asks whether a class has a method.
  private mutating func readQuestions(of list: TokenList, source: Int, bytes: [UInt8]) {
    let names = Set(methods.map { $0.prefix { $0 != "(" } }.map(String.init))
    let lines = bytes.withUnsafeBufferPointer(LineCounter.init)
    for index in list.tokens.indices {
      guard let name = list.word(at: index), names.contains(name), list.isSign(".", at: index - 1) else { continue }
      var next = index + 1
      if list.isSign("(", at: next), let close = list.partners[next], list.text(of: close - 1...close - 1) == ":" {
        next = close + 1
      }
      let isCompared = (list.isSign("!", at: next) || list.isSign("=", at: next)) && list.isSign("=", at: next + 1)
      guard isCompared, list.word(at: next + 2) == "nil", let range = list[index]?.range else { continue }
      let text = "whether a class has '\(name)' is not known without Objective-C; call it, and look at what it returns"
      problems.append((source, lines.line(at: range.lowerBound), text))
    }
  }
}

extension TokenList {
  /// The labels of the parameters between two brackets.
  fileprivate func labels(from open: Int, to close: Int, declared: Bool) -> [String] {
    var result: [String] = []
    var index = open + 1
    var isStart = true
    while index < close {
      if isStart, let word = word(at: index) {
        result.append(word)
        isStart = false
      }
      if isSign(",", at: index), angleDepth(from: open, to: index) == 0 { isStart = true }
      if let partner = partners[index], partner > index { index = partner }
      index += 1
    }
    return result
  }

  private func angleDepth(from open: Int, to end: Int) -> Int {
    (open..<end).reduce(0) { depth, index in
      if isSign("<", at: index) { return depth + 1 }
      return isSign(">", at: index) && !isSign("-", at: index - 1) ? depth - 1 : depth
    }
  }
}
