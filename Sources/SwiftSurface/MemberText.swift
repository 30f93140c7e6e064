import Backports

/// A declaration that calls another, and what makes the other one callable under a name of its own.
struct MemberText {
  /// The declaration, in one line.
  var declaration: String
  /// What is replaced in the source of the one that is called.
  var edits: [PortableSource.Edit]

  /// A declaration with the header of a member of an extension, which is renamed.
  ///
  /// - Returns: Nil for what cannot be called so: a property with observers, a method with any number of arguments.
  static func calling(
    _ member: MemberDeclaration,
    _ parts: TypeBody.Parts,
    of type: TypeDeclaration,
    _ body: TypeBody,
    in source: [UInt8],
    named prefix: String
  ) -> MemberText? {
    let name = newName(member, of: type, prefix)
    guard let call = call(member, name, parts, body) else { return nil }
    // On one line, a comment would hide what follows.
    let tokens = TokenList(Array(source[parts.range.lowerBound..<parts.body.lowerBound]))
    let header = tokens.tokens.isEmpty ? "" : tokens.text(of: 0...tokens.tokens.count - 1) + " "
    let attributes = ["@objc", "@IBAction"].reduce(header) { $0.replacing($1, with: "") }
    return MemberText(
      declaration: attributes.split(whereSeparator: \.isNewline).joined(separator: " ") + call,
      edits: renaming(parts, to: name)
    )
  }

  static func newName(_ member: MemberDeclaration, of type: TypeDeclaration, _ prefix: String) -> String {
    let owner = type.name.replacing(".", with: "_")
    return "\(prefix)_\(owner)_\(member.name.prefix { $0 != "(" })"
  }

  /// What gives a member another name, which no class has.
  static func renaming(_ parts: TypeBody.Parts, to name: String) -> [PortableSource.Edit] {
    parts.ofClass.map { PortableSource.Edit(range: $0, text: "") } + [
      PortableSource.Edit(range: parts.name, text: name)
    ]
  }

  /// A body that hands on what it is called with.
  static func call(_ member: MemberDeclaration, _ name: String, _ parts: TypeBody.Parts, _ body: TypeBody) -> String? {
    if member.kind == .property {
      let words = body.words(inBody: parts.body)
      guard words.isDisjoint(with: ["didSet", "willSet"]) else { return nil }
      return words.contains("set") ? "{ get { \(name) } set { \(name) = newValue } }" : "{ \(name) }"
    }
    guard let header = body.method(member), header.isPlain else { return nil }
    let effects = "\(header.canThrow ? "try " : "")\(header.isAsync ? "await " : "")"
    return "{ \(effects)\(name)(\(header.handedOn)) }"
  }
}
