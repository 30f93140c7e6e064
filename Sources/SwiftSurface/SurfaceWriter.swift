/// Writes what a source declares as bytes, apart what it says and where that is.
struct SurfaceWriter {
  /// Names and types: all that scenes depend on.
  private(set) var meaning: [UInt8] = []
  /// Lines and offsets, each as the difference from the one before.
  private(set) var positions: [UInt8] = []
  private var (lastOffset, lastLine) = (0, 0)

  init(_ surface: SourceSurface) {
    write(surface.imports)
    write(surface.conditions.count)
    for condition in surface.conditions {
      write(condition.text)
      write(condition.outer)
    }
    write(surface.aliases.count)
    for alias in surface.aliases { write(alias) }
    write(surface.types.count)
    for type in surface.types { write(type) }
    write(surface.problems.count)
    for problem in surface.problems {
      write(problem.kind)
      write(problem.offset..<problem.offset, problem.line)
    }
    write(surface.namesInDoubt.sorted())
    write(surface.directives.count)
    for directive in surface.directives {
      write(directive.text)
      write(0..<0, directive.line)
    }
  }

  /// All of it.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(meaning.count + positions.count + 4)
    Self.append(UInt(meaning.count), to: &bytes)
    return bytes + meaning + positions
  }

  private mutating func write(_ type: TypeDeclaration) {
    write(type.kind)
    write(type.name)
    write(type.nameRange, type.line)
    write(type.range, type.line)
    write(
      type.isGeneric,
      type.hasObjCMembers,
      type.isForObjectiveC,
      type.isObjectiveC,
      type.isPrivate,
      type.objectiveCName != nil
    )
    write(type.inherited.map(\.text))
    if let name = type.objectiveCName { write(name) }
    write(type.condition)
    write(type.members.count)
    for member in type.members { write(member) }
    write(type.otherMembers.count)
    for member in type.otherMembers {
      write(member.objectiveCName)
      write(member.range, member.line)
    }
  }

  private mutating func write(_ member: MemberDeclaration) {
    write(member.kind)
    write(member.access)
    write(
      member.isWeak,
      member.isStatic,
      member.isOverride,
      member.type != nil,
      member.name != member.objectiveCName
    )
    write(member.name)
    if member.name != member.objectiveCName { write(member.objectiveCName) }
    if let type = member.type { write(type.text) }
    write(member.parameterCount)
    write(member.condition)
    write(member.range, member.line)
  }

  private mutating func write<Case: CaseIterable & Equatable>(_ value: Case) {
    write(Case.allCases.enumerated().first { $0.element == value }?.offset ?? 0)
  }

  private mutating func write(_ flags: Bool...) {
    write(flags.reversed().reduce(0) { $0 * 2 + ($1 ? 1 : 0) })
  }

  private mutating func write(_ number: Int) { Self.append(UInt(bitPattern: number), to: &meaning) }

  private mutating func write(_ index: Int?) { write(index.map { $0 + 1 } ?? 0) }

  private mutating func write(_ text: String) {
    write(text.utf8.count)
    meaning += text.utf8
  }

  private mutating func write(_ texts: [String]) {
    write(texts.count)
    for text in texts { write(text) }
  }

  private mutating func write(_ range: Range<Int>, _ line: Int) {
    Self.append(difference(range.lowerBound, lastOffset), to: &positions)
    Self.append(UInt(range.count), to: &positions)
    Self.append(difference(line, lastLine), to: &positions)
    (lastOffset, lastLine) = (range.lowerBound, line)
  }

  /// A difference with its sign in the lowest bit, so that small ones are short.
  private func difference(_ number: Int, _ last: Int) -> UInt {
    let difference = number - last
    return UInt(bitPattern: (difference << 1) ^ (difference >> (Int.bitWidth - 1)))
  }

  /// Appends a number in pieces of seven bits, the lowest first.
  private static func append(_ number: UInt, to bytes: inout [UInt8]) {
    var number = number
    while number >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: number) | 0x80)
      number >>= 7
    }
    bytes.append(UInt8(number))
  }
}
