/// Reads what a `SurfaceWriter` wrote; nil for whatever is not there.
struct SurfaceReader {
  private let bytes: ArraySlice<UInt8>
  /// Where the next name and the next position are.
  private var meaning: Int
  private var position: Int
  private let meaningEnd: Int
  private var (lastOffset, lastLine) = (0, 0)

  init?(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    var start = bytes.startIndex
    guard let count = Self.number(in: bytes, at: &start, end: bytes.endIndex), count <= bytes.endIndex - start else {
      return nil
    }
    meaning = start
    position = start + count
    meaningEnd = start + count
  }

  mutating func surface() -> SourceSurface? {
    var surface = SourceSurface()
    guard let imports = texts(), let conditionCount = count() else { return nil }
    surface.imports = imports
    for _ in 0..<conditionCount {
      guard let text = text(), let outer = index() else { return nil }
      surface.conditions.append(CompilationCondition(text: text, outer: outer))
    }
    guard let aliasCount = count() else { return nil }
    for _ in 0..<aliasCount {
      guard let alias = member() else { return nil }
      surface.aliases.append(alias)
    }
    guard let typeCount = count() else { return nil }
    for _ in 0..<typeCount {
      guard let type = type() else { return nil }
      surface.types.append(type)
    }
    guard let problemCount = count() else { return nil }
    for _ in 0..<problemCount {
      guard let kind: SurfaceProblem.Kind = value(), let (range, line) = location() else { return nil }
      var problem = SurfaceProblem(kind: kind, offset: range.lowerBound)
      problem.line = line
      surface.problems.append(problem)
    }
    guard let doubts = texts(), let directiveCount = count() else { return nil }
    surface.namesInDoubt = Set(doubts)
    for _ in 0..<directiveCount {
      guard let text = text(), let (_, line) = location() else { return nil }
      surface.directives.append(SourceDirective(line: line, text: text))
    }
    return meaning == meaningEnd && position == bytes.endIndex ? surface : nil
  }

  private mutating func type() -> TypeDeclaration? {
    guard let kind: TypeDeclaration.Kind = value(), let name = text(), let (nameRange, line) = location(),
      let (range, _) = location(), let flags = number(), let inherited = texts()
    else { return nil }
    var type = TypeDeclaration(kind: kind, name: name, nameRange: nameRange, range: range, line: line)
    (type.isGeneric, type.hasObjCMembers) = (flags & 1 != 0, flags & 2 != 0)
    (type.isForObjectiveC, type.isObjectiveC, type.isPrivate) = (flags & 4 != 0, flags & 8 != 0, flags & 16 != 0)
    type.inherited = inherited.map { TypeText($0) }
    if flags & 32 != 0 {
      guard let name = text() else { return nil }
      type.objectiveCName = name
    }
    guard let condition = index(), let memberCount = count() else { return nil }
    type.condition = condition
    for _ in 0..<memberCount {
      guard let member = member() else { return nil }
      type.members.append(member)
    }
    guard let otherCount = count() else { return nil }
    for _ in 0..<otherCount {
      guard let name = text(), let (range, line) = location() else { return nil }
      type.otherMembers.append(OtherMember(objectiveCName: name, range: range, line: line))
    }
    return type
  }

  private mutating func member() -> MemberDeclaration? {
    guard let kind: MemberDeclaration.Kind = value(), let access: MemberDeclaration.Access = value(),
      let flags = number(), let name = text()
    else { return nil }
    var objectiveCName = name
    if flags & 16 != 0 {
      guard let other = text() else { return nil }
      objectiveCName = other
    }
    var type: TypeText?
    if flags & 8 != 0 {
      guard let text = text() else { return nil }
      type = TypeText(text)
    }
    guard let parameterCount = number(), let condition = index(), let (range, line) = location() else { return nil }
    var member = MemberDeclaration(kind: kind, name: name, objectiveCName: objectiveCName, range: range, line: line)
    member.type = type
    (member.isWeak, member.isStatic, member.isOverride) = (flags & 1 != 0, flags & 2 != 0, flags & 4 != 0)
    member.access = access
    member.parameterCount = parameterCount
    member.condition = condition
    return member
  }

  private mutating func value<Case: CaseIterable>() -> Case? {
    guard let offset = number(), offset < Case.allCases.count else { return nil }
    return Case.allCases[Case.allCases.index(Case.allCases.startIndex, offsetBy: offset)]
  }

  private mutating func number() -> Int? { Self.number(in: bytes, at: &meaning, end: meaningEnd) }

  /// A number of things, each of which takes a byte at least.
  private mutating func count() -> Int? { number().flatMap { $0 <= bytes.count ? $0 : nil } }

  /// An index that may be missing.
  private mutating func index() -> Int?? { number().map { $0 == 0 ? nil : $0 - 1 } }

  private mutating func text() -> String? {
    guard let count = number(), count <= meaningEnd - meaning else { return nil }
    defer { meaning += count }
    return String(decoding: bytes[meaning..<meaning + count], as: UTF8.self)
  }

  private mutating func texts() -> [String]? {
    guard let count = count() else { return nil }
    var texts: [String] = []
    texts.reserveCapacity(count)
    for _ in 0..<count {
      guard let text = text() else { return nil }
      texts.append(text)
    }
    return texts
  }

  private mutating func location() -> (range: Range<Int>, line: Int)? {
    guard let offset = difference(), let count = Self.number(in: bytes, at: &position, end: bytes.endIndex),
      let line = difference()
    else { return nil }
    let (lower, isTooMuch) = lastOffset.addingReportingOverflow(offset)
    guard !isTooMuch, lower >= 0, count <= Int.max - lower else { return nil }
    (lastOffset, lastLine) = (lower, lastLine &+ line)
    return (lower..<lower + count, lastLine)
  }

  private mutating func difference() -> Int? {
    Self.number(in: bytes, at: &position, end: bytes.endIndex).map { ($0 >> 1) ^ -($0 & 1) }
  }

  private static func number(in bytes: ArraySlice<UInt8>, at offset: inout Int, end: Int) -> Int? {
    var (number, shift): (UInt, UInt) = (0, 0)
    while offset < end, shift < 63 {
      let byte = bytes[offset]
      offset += 1
      number |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { return number <= UInt(Int.max) ? Int(number) : nil }
      shift += 7
    }
    return nil
  }
}
