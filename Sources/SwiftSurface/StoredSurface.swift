/// What a source declares as bytes that can be kept, and read again when needed.
package struct StoredSurface: Hashable, Sendable {
  /// A name that leads to a declaration.
  package struct Name: Hashable, Sendable {
    /// What the name is that of.
    package enum Kind: UInt8, Hashable, Sendable {
      /// A class or an actor, by its name in Swift or of its interface.
      case `class`
      case `protocol`
      /// A structure or an enumeration.
      case other
      case alias
      /// An extension, a category or an implementation, by the name of the extended type.
      case `extension`
      /// A class, by the name that an attribute gives it in Objective-C.
      case renamed
      /// A type alias, by the name that it stands for.
      case aliased
    }

    /// The hash of the last part of the name.
    package var last: UInt64
    /// The hash of the whole name.
    package var full: UInt64
    package var kind: Kind
    /// Whether the declaration is in Objective-C, whose names all modules share.
    package var isObjectiveC = false
    /// Whether the members of a protocol are Objective-C's.
    package var isForObjectiveC = false
    /// The index of the type, or of the alias in `SourceSurface.allAliases`.
    package var item: UInt32

    /// Makes a name as it was kept.
    package init(
      last: UInt64,
      full: UInt64,
      kind: Kind,
      isObjectiveC: Bool,
      isForObjectiveC: Bool,
      item: UInt32
    ) {
      (self.last, self.full, self.kind, self.item) = (last, full, kind, item)
      (self.isObjectiveC, self.isForObjectiveC) = (isObjectiveC, isForObjectiveC)
    }

    fileprivate init(_ name: String, _ kind: Kind, _ item: Int, of type: TypeDeclaration? = nil) {
      full = Self.hash(name)
      last = Self.hash(Self.last(of: name))
      self.kind = kind
      self.item = UInt32(clamping: item)
      isObjectiveC = type?.isObjectiveC ?? false
      isForObjectiveC = isObjectiveC || type?.isForObjectiveC ?? false
    }

    /// The hash of a name or of a part of it.
    package static func hash(_ name: some StringProtocol) -> UInt64 { StableHash(of: name.utf8).value }

    /// The part of a name behind its last point.
    package static func last(of name: String) -> Substring {
      name[(name.utf8.lastIndex(of: UInt8(ascii: ".")).map(name.utf8.index(after:)) ?? name.startIndex)...]
    }
  }

  /// The bytes.
  package var bytes: ArraySlice<UInt8>
  /// The names of what is declared, in the order of the source.
  package var names: ArraySlice<Name>
  /// A hash of all that scenes depend on: not of lines and offsets.
  package var fingerprint: UInt64
  /// Whether something could not be read.
  package var hasProblems: Bool

  /// Takes what was kept.
  package init(bytes: ArraySlice<UInt8>, names: ArraySlice<Name>, fingerprint: UInt64, hasProblems: Bool) {
    (self.bytes, self.names) = (bytes, names)
    (self.fingerprint, self.hasProblems) = (fingerprint, hasProblems)
  }

  /// Makes bytes of what a source declares.
  package init(_ surface: SourceSurface) {
    let writer = SurfaceWriter(surface)
    bytes = writer.bytes[...]
    fingerprint = StableHash(of: writer.meaning).value
    hasProblems = !surface.problems.isEmpty
    var names: [Name] = []
    for (item, type) in surface.types.enumerated() {
      switch type.kind {
      case .class, .actor:
        names.append(Name(type.name, .class, item, of: type))
        if let name = type.objectiveCName, !name.isEmpty { names.append(Name(name, .renamed, item, of: type)) }
      case .protocol: names.append(Name(type.name, .protocol, item, of: type))
      case .struct, .enum: names.append(Name(type.name, .other, item, of: type))
      case .extension, .implementation: names.append(Name(type.name, .extension, item, of: type))
      }
    }
    for (item, alias) in surface.allAliases.enumerated() {
      names.append(Name(alias.name, .alias, item))
      names.append(Name(alias.target.element, .aliased, item))
    }
    self.names = names[...]
  }

  /// What the source declares; nil for bytes that are none of ours.
  package var surface: SourceSurface? {
    guard var reader = SurfaceReader(bytes) else { return nil }
    return reader.surface()
  }
}

extension SourceSurface {
  /// The type aliases, those inside of types with the names around them.
  package var allAliases: [(name: String, target: TypeText)] {
    let inner = types.flatMap { type in
      type.members.filter { $0.kind == .typealias }.map { ("\(type.name).\($0.name)", $0.type ?? TypeText("")) }
    }
    return aliases.map { ($0.name, $0.type ?? TypeText("")) } + inner
  }
}
