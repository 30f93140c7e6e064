/// Reads the declarations of a Swift source.
///
/// It reads at the level of types only: bodies of functions and values of properties are skipped by their brackets.
struct SwiftReader {
  /// What stands in front of a declaration.
  struct Pending {
    /// Where the first attribute or modifier begins; nil without any.
    var start: Int?
    var attributes: Set<Attribute> = []
    /// The name in `@objc(name)`.
    var objectiveCName: String?
    var access: MemberDeclaration.Access?
    var isWeak = false
    var isStatic = false
    var isOverride = false
  }

  enum Attribute: Hashable {
    case outlet, action, segueAction, inspectable, objc, objcMembers, nonobjc, managed
  }

  var scanner: SwiftScanner
  var surface = SourceSurface()
  /// The types that are open, as indexes in `SourceSurface.types`, the outermost first.
  var scopes: [Int] = []
  /// The condition that holds.
  var condition: Int?
  var pending = Pending()
  var token: SwiftToken
  /// Whether the rest of a declaration is being passed: its value, its body.
  var isInTail = false
  /// Types in deeper ones are not read.
  static let mostScopes = 64

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    scanner = SwiftScanner(bytes)
    token = SwiftToken(kind: .end, range: 0..<0, startsLine: true)
  }

  mutating func read() -> SourceSurface {
    advance()
    while token.kind != .end {
      switch token.kind {
      case .directive: readDirective()
      case .word: readWord()
      case .sign: readSign()
      case .literal:
        isInTail = true
        advance()
      case .end: break
      }
    }
    let end = scanner.source.bytes.count
    for scope in scopes {
      scanner.source.report(.unbalancedBrackets, at: surface.types[scope].nameRange.lowerBound)
      surface.types[scope].range = surface.types[scope].range.lowerBound..<end
    }
    surface.problems = scanner.source.problems.sorted { $0.offset < $1.offset }
    if !surface.problems.isEmpty {
      surface.namesInDoubt = DoubtfulNames.of(surface, in: scanner.source, nestsComments: true)
    }
    return surface
  }

  mutating func advance() { token = scanner.next() }

  /// Whether the token is a word; one in backticks is none of the language's.
  func isWord(_ word: StaticString) -> Bool {
    token.kind == .word && scanner.source.matches(token.range, word)
      && scanner.source[token.range.lowerBound - 1] != UInt8(ascii: "`")
  }

  var tokenText: String { scanner.source.text(token.range) }

  /// The token behind this one.
  func following() -> SwiftToken {
    var scanner = scanner
    return scanner.next()
  }

  private mutating func readSign() {
    switch token.sign {
    case UInt8(ascii: "@"): readAttribute()
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
      scanner.skipBrackets()
      advance()
    case UInt8(ascii: "}"):
      if let scope = scopes.popLast() {
        let lower = surface.types[scope].range.lowerBound
        surface.types[scope].range = lower..<token.range.upperBound
      } else {
        scanner.source.report(.unbalancedBrackets, at: token.range.lowerBound)
      }
      isInTail = false
      pending = Pending()
      advance()
    case UInt8(ascii: ";"):
      isInTail = false
      pending = Pending()
      advance()
    case UInt8(ascii: "."):
      // What follows is a member, whatever it is called.
      advance()
      if token.kind == .word {
        isInTail = true
        advance()
      }
    default:
      isInTail = true
      advance()
    }
  }

  private mutating func readAttribute() {
    if isInTail, !token.startsLine { return advance() }
    isInTail = false
    let start = token.range.lowerBound
    advance()
    guard token.kind == .word else { return }
    pending.start = pending.start ?? start
    let attribute: Attribute? =
      if isWord("IBOutlet") { .outlet } else if isWord("IBAction") { .action } else if isWord("IBSegueAction") {
        .segueAction
      } else if isWord("IBInspectable") { .inspectable } else if isWord("objc") { .objc } else if isWord("objcMembers")
      {
        .objcMembers
      } else if isWord("nonobjc") { .nonobjc } else if isWord("NSManaged") { .managed } else { nil }
    if let attribute { pending.attributes.insert(attribute) }
    let nameEnd = token.range.upperBound
    advance()
    // An attribute of a module: `@Module.Name`.
    while token.is("."), token.range.lowerBound == nameEnd {
      advance()
      if token.kind == .word { advance() }
    }
    guard token.is("("), !token.startsLine || attribute != nil else { return }
    let inside = token.range.upperBound
    scanner.skipBrackets()
    if attribute == .objc {
      let name = scanner.source.text(inside..<max(inside, scanner.source.offset - 1)).filter { !$0.isWhitespace }
      // Brackets that are not closed hold much more than a name.
      if name.utf8.allSatisfy({ SourceScanner.isWord($0) || $0 == UInt8(ascii: ":") }) { pending.objectiveCName = name }
    }
    advance()
  }

  private mutating func readDirective() {
    let text = tokenText
    switch text {
    case "if", "elseif":
      let start = scanner.source.offset
      let words = restOfLine()
      let outer = text == "if" ? condition : condition.flatMap { surface.conditions[$0].outer }
      surface.conditions.append(CompilationCondition(text: words, outer: outer))
      condition = surface.conditions.count - 1
      if start == scanner.source.offset { break }
    case "else":
      guard let index = condition else { break }
      let current = surface.conditions[index]
      surface.conditions.append(CompilationCondition(text: "!(\(current.text))", outer: current.outer))
      condition = surface.conditions.count - 1
    case "endif": condition = condition.flatMap { surface.conditions[$0].outer }
    case "sourceLocation": isInTail = true
    default:
      // A macro, or what looks like one.
      isInTail = true
      advance()
      return
    }
    isInTail = false
    advance()
  }

  /// The rest of the line without comments and spaces at its ends; reading goes on behind it.
  private mutating func restOfLine() -> String {
    let start = scanner.source.offset
    var end = start
    while end < scanner.source.bytes.count, !SourceScanner.isLineEnd(scanner.source[end]) {
      if scanner.source[end] == UInt8(ascii: "/"),
        [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(scanner.source[end + 1])
      {
        break
      }
      end += 1
    }
    scanner.source.offset = end
    let words = scanner.source.text(start..<min(end, start + 200)).split { $0 == " " || $0 == "\t" }
    return words.joined(separator: " ")
  }
}
