/// Members of extensions that are compiled in the class itself.
///
/// A class of Objective-C may override in an extension, and subclasses may override what an extension adds. Swift alone
/// has that only in the class.
package struct MovedMembers {
  /// What a class takes over.
  package enum Member: Hashable, Sendable {
    /// The whole declaration, and the access that the extension gives it; empty for none.
    case moved(access: String)
    /// A declaration that calls the extension's, which has another name: only the extension's file sees what that uses.
    case calling(text: String)
  }

  /// A member with where it is.
  package struct Entry: Hashable, Sendable {
    /// The index of the source that it is in.
    package var source: Int
    /// The whole declaration.
    package var range: Range<Int>
    package var member: Member
    /// The conditions under which it holds, as they are compiled.
    package var conditions: [String]
  }

  /// A class in a source.
  package struct Place: Hashable, Sendable {
    /// The index of the source.
    package var source: Int
    /// The index of the class in the source's types.
    package var type: Int

    package init(source: Int, type: Int) {
      self.source = source
      self.type = type
    }
  }

  /// An override that cannot be moved.
  package struct Problem: Hashable, Sendable {
    /// The index of the source.
    package var source: Int
    /// The line of the member, from 1.
    package var line: Int
    package var text: String
  }

  /// What each class takes over, in the order of sources.
  package private(set) var members: [Place: [Entry]] = [:]

  /// What is replaced in each source so that extensions keep what classes call.
  package private(set) var edits: [Int: [PortableSource.Edit]] = [:]

  package private(set) var problems: [Problem] = []

  /// Finds what is to be moved among the sources of a module.
  ///
  /// - Parameters:
  ///   - sources: The sources.
  ///   - ancestors: The superclasses of a class of the system, the nearest first; nil for what is none.
  package init(
    _ sources: [(bytes: [UInt8], surface: SourceSurface)],
    ancestors: @escaping (String) -> [String]?
  ) {
    let classes = ModuleClasses(sources.map(\.surface))
    var categories = CategoryMembers(sources, ancestors: ancestors)
    for (index, source) in sources.enumerated() {
      for type in source.surface.types where type.kind == .extension && !type.members.isEmpty {
        let movable = type.members.filter { member in
          let conditions = source.surface.conditions(member.condition)
          guard [.method, .property, .action].contains(member.kind), PortableConditions.canHold(conditions) else {
            return false
          }
          return member.isOverride || member.access == .open || classes.isOverridden(member, of: type.name)
        }
        guard !movable.isEmpty else { continue }
        let body = TypeBody(type, in: source.bytes)
        let places = classes.places[type.name] ?? []
        for member in movable {
          let conditions = source.surface.conditions(member.condition)
          guard !places.isEmpty, !body.isRestricted, let parts = body.parts(of: member) else {
            guard member.isOverride, PortableConditions.hold(conditions),
              !(places.isEmpty && categories.take(member, of: type, body, in: index))
            else { continue }
            refuse(member, of: type, in: index, isKnown: !places.isEmpty)
            continue
          }
          add(member, parts, of: type, body, in: index, sources[index].bytes, conditions, to: places)
        }
      }
    }
    for (source, more) in categories.edits { edits[source, default: []] += more }
  }

  private mutating func add(
    _ member: MemberDeclaration,
    _ parts: TypeBody.Parts,
    of type: TypeDeclaration,
    _ body: TypeBody,
    in index: Int,
    _ source: [UInt8],
    _ conditions: [String],
    to places: [Place]
  ) {
    let hasOwn = body.words(before: member).contains { Self.access.contains($0) }
    let access = hasOwn ? "" : body.memberAccess.map { "\($0) " } ?? ""
    var entry = Entry(
      source: index,
      range: parts.range,
      member: .moved(access: access),
      conditions: conditions.map(PortableConditions.replaced)
    )
    if places.contains(where: { $0.source != index }),
      let text = MemberText.calling(member, parts, of: type, body, in: source, named: "dioramaMoved")
    {
      entry.member = .calling(text: access + text.declaration)
      edits[index, default: []] += text.edits
    }
    for place in places { members[place, default: []].append(entry) }
  }

  private static let access: Set<String> = ["public", "open", "internal", "fileprivate", "private", "package"]

  private mutating func refuse(_ member: MemberDeclaration, of type: TypeDeclaration, in source: Int, isKnown: Bool) {
    let reason =
      isKnown
      ? "the extension has a clause 'where', so it cannot be moved into the class"
      : "'\(type.name)' is not a class of these sources, so it cannot be moved into it"
    problems.append(
      Problem(
        source: source,
        line: member.line,
        text: "'\(member.name)' overrides in an extension, which takes Objective-C, and \(reason)"
      )
    )
  }

  /// The parts of each source that are moved somewhere, in their order.
  package var removed: [Int: [Range<Int>]] {
    let moved = members.values.joined().filter { if case .moved = $0.member { true } else { false } }
    return Dictionary(grouping: moved, by: \.source).mapValues {
      Set($0.map(\.range)).sorted { $0.lowerBound < $1.lowerBound }
    }
  }
}

/// The classes of a module with their superclasses.
private struct ModuleClasses {
  /// Where classes of a name are; several where conditions tell them apart.
  private(set) var places: [String: [MovedMembers.Place]] = [:]
  /// The superclasses of those that override a message, by the message.
  private var overridden: [String: Set<String>] = [:]

  init(_ surfaces: [SourceSurface]) {
    var overriding: [String: Set<String>] = [:]
    var superclasses: [String: String] = [:]
    for (source, surface) in surfaces.enumerated() {
      for (index, type) in surface.types.enumerated() where type.kind == .class || type.kind == .extension {
        guard PortableConditions.canHold(surface.conditions(type.condition)) else { continue }
        for member in type.members where member.isOverride {
          overriding[member.objectiveCName, default: []].insert(type.name)
        }
        guard type.kind == .class else { continue }
        places[type.name, default: []].append(MovedMembers.Place(source: source, type: index))
        if let parent = type.inherited.first { superclasses[type.name] = PortableConditions.bare(parent.element) }
      }
    }
    for (message, subclasses) in overriding {
      var found: Set<String> = []
      for subclass in subclasses {
        var current = subclass
        // What is above a class that was found already was found, too.
        while let parent = superclasses[current], found.insert(parent).inserted { current = parent }
      }
      overridden[message] = found
    }
  }

  /// Whether a subclass in the module overrides a member of a class.
  func isOverridden(_ member: MemberDeclaration, of type: String) -> Bool {
    overridden[member.objectiveCName]?.contains(type) == true
  }
}
