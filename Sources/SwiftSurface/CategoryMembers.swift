/// Overrides in extensions of classes of the system of what another extension of the module adds.
///
/// Objective-C finds the override by the object's class. Here, the overridden member does: it asks for the class, and calls the
/// override, which has a name of its own.
struct CategoryMembers {
  private struct Override {
    var source: Int
    var member: MemberDeclaration
    var type: TypeDeclaration
    /// The superclasses, the nearest first.
    var ancestors: [String]
    var name: String
  }

  private struct Base {
    var source: Int
    var member: MemberDeclaration
    var type: TypeDeclaration
    var overrides: [Override] = []
  }

  private let sources: [(bytes: [UInt8], surface: SourceSurface)]
  private let ancestors: (String) -> [String]?
  private var bases: [String: Base] = [:]

  /// Reads what extensions add.
  ///
  /// - Parameters:
  ///   - sources: The sources of the module.
  ///   - ancestors: The superclasses of a class of the system, the nearest first; nil for what is none.
  init(_ sources: [(bytes: [UInt8], surface: SourceSurface)], ancestors: @escaping (String) -> [String]?) {
    self.sources = sources
    self.ancestors = ancestors
    for (index, source) in sources.enumerated() {
      for type in source.surface.types where type.kind == .extension && ancestors(type.name) != nil {
        for member in type.members where !member.isOverride && [.method, .property].contains(member.kind) {
          bases[Self.key(member)] = Base(source: index, member: member, type: type)
        }
      }
    }
  }

  private static func key(_ member: MemberDeclaration) -> String {
    "\(member.isStatic ? "+" : "-")\(member.kind == .property ? "=" : "")\(member.objectiveCName)"
  }

  /// Takes an override; false where no extension of a superclass has what it overrides.
  mutating func take(_ member: MemberDeclaration, of type: TypeDeclaration, _ body: TypeBody, in source: Int) -> Bool {
    guard let base = bases[Self.key(member)], let superclasses = ancestors(type.name),
      superclasses.contains(base.type.name), let parts = body.parts(of: member),
      MemberText.call(member, "", parts, body) != nil
    else { return false }
    let name = MemberText.newName(member, of: type, "dioramaOverride")
    let found = Override(source: source, member: member, type: type, ancestors: superclasses, name: name)
    bases[Self.key(member)]?.overrides.append(found)
    return true
  }

  /// What is replaced in each source.
  var edits: [Int: [PortableSource.Edit]] {
    var edits: [Int: [PortableSource.Edit]] = [:]
    for base in bases.values where !base.overrides.isEmpty {
      let source = sources[base.source].bytes
      let body = TypeBody(base.type, in: source)
      guard let parts = body.parts(of: base.member),
        let text = MemberText.calling(base.member, parts, of: base.type, body, in: source, named: "dioramaOriginal")
      else { continue }
      let original = MemberText.newName(base.member, of: base.type, "dioramaOriginal")
      // The most special class is asked for first.
      let overrides = base.overrides.sorted {
        ($1.ancestors.count, $0.type.name) < ($0.ancestors.count, $1.type.name)
      }
      let header = text.declaration.prefix { $0 != "{" }
      let dispatcher = "\(header){ \(Self.choice(among: overrides, original, body, base.member)) }; "
      let start = parts.range.lowerBound
      edits[base.source, default: []].append(PortableSource.Edit(range: start..<start, text: dispatcher))
      edits[base.source, default: []] += text.edits
      for found in overrides {
        edits[found.source, default: []] += self.edits(of: found, among: overrides, original)
      }
    }
    return edits
  }

  /// The statements that call the first override whose class an object has, or what the member itself does.
  private static func choice(
    among overrides: [Override],
    _ original: String,
    _ body: TypeBody,
    _ member: MemberDeclaration
  ) -> String {
    let header = member.kind == .property ? nil : body.method(member)
    let arguments = header.map { "(\($0.handedOn))" } ?? ""
    let effects = "\(header?.canThrow == true ? "try " : "")\(header?.isAsync == true ? "await " : "")"
    let kind = member.isStatic ? ".Type" : ""
    func cases(_ use: (String) -> String) -> String {
      overrides.map { "if let other = self as? \($0.type.name)\(kind) { \(use("other.\($0.name)")) }; " }.joined()
    }
    let getter = cases { "return \(effects)\($0)\(arguments)" } + "return \(effects)\(original)\(arguments)"
    guard header == nil, let parts = body.parts(of: member), body.words(inBody: parts.body).contains("set") else {
      return getter
    }
    return "get { \(getter) } set { \(cases { "\($0) = newValue; return" })\(original) = newValue }"
  }

  /// What gives an override its name, and makes its calls of `super` those of the next superclass's.
  private func edits(of found: Override, among overrides: [Override], _ original: String) -> [PortableSource.Edit] {
    let body = TypeBody(found.type, in: sources[found.source].bytes)
    guard let parts = body.parts(of: found.member) else { return [] }
    let next = found.ancestors.lazy.compactMap { name in overrides.first { $0.type.name == name } }.first
    let bare = String(found.member.name.prefix { $0 != "(" })
    let calls = body.calls(ofSuper: bare, in: parts.body).map {
      PortableSource.Edit(range: $0, text: "self.\(next?.name ?? original)")
    }
    return MemberText.renaming(parts, to: found.name) + calls
  }
}
