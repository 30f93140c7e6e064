/// Overrides in extensions of classes of the system of what another extension of the module adds.
///
/// Objective-C finds the override by the object's class. Here, the overridden method does: it asks for the class, and calls the
/// override, which has a name of its own.
struct CategoryMembers {
  private struct Base {
    var source: Int
    var member: MemberDeclaration
    var type: TypeDeclaration
    /// The classes with overrides and what they are called there.
    var overrides: [(type: String, name: String)] = []
  }

  private let sources: [(bytes: [UInt8], surface: SourceSurface)]
  private var bases: [String: Base] = [:]
  private var renamed: [Int: [PortableSource.Edit]] = [:]

  init(_ sources: [(bytes: [UInt8], surface: SourceSurface)]) {
    self.sources = sources
    for (index, source) in sources.enumerated() {
      for type in source.surface.types where type.kind == .extension {
        for member in type.members where !member.isOverride && !member.isStatic && member.kind == .method {
          bases[member.objectiveCName] = Base(source: index, member: member, type: type)
        }
      }
    }
  }

  /// Takes an override; false where no extension has what it overrides.
  mutating func take(_ member: MemberDeclaration, of type: TypeDeclaration, _ body: TypeBody, in source: Int) -> Bool {
    guard let base = bases[member.objectiveCName], base.type.name != type.name, let parts = body.parts(of: member),
      body.method(member)?.isPlain == true
    else { return false }
    let name = MemberText.newName(member, of: type, "dioramaOverride")
    let bare = String(member.name.prefix { $0 != "(" })
    bases[member.objectiveCName]?.overrides.append((type.name, name))
    renamed[source, default: []] += MemberText.renaming(parts, to: name)
    let original = MemberText.newName(base.member, of: base.type, "dioramaOriginal")
    for call in body.calls(ofSuper: bare, in: parts.body) {
      renamed[source, default: []].append(PortableSource.Edit(range: call, text: "self.\(original)"))
    }
    return true
  }

  /// What is replaced in each source.
  var edits: [Int: [PortableSource.Edit]] {
    var edits = renamed
    for base in bases.values where !base.overrides.isEmpty {
      let source = sources[base.source].bytes
      let body = TypeBody(base.type, in: source)
      guard let parts = body.parts(of: base.member), let header = body.method(base.member),
        let text = MemberText.calling(
          base.member,
          parts,
          of: base.type,
          body,
          in: source,
          named: "dioramaOriginal"
        )
      else { continue }
      let own = text.declaration.prefix { $0 != "{" }
      let original = MemberText.newName(base.member, of: base.type, "dioramaOriginal")
      let arguments = "(\(header.handedOn))"
      let cases = base.overrides.map { "if let other = self as? \($0.type) { return other.\($0.name)\(arguments) }; " }
      let dispatcher = "\(own){ \(cases.joined())return \(original)\(arguments) }; "
      let start = parts.range.lowerBound
      edits[base.source, default: []].append(PortableSource.Edit(range: start..<start, text: dispatcher))
      edits[base.source, default: []] += text.edits
    }
    return edits
  }
}
