import NibArchive
import SceneModel

/// Writes values as the nib has them, each object once: where it comes up again, the way to it is written.
struct RawValues {
  private let matching: NibMatching
  /// Where objects were written that the compiled nib does not have.
  private var written: [Int: ArchivedPath] = [:]

  /// How deeply values may be nested; a scene holds no more.
  private static let greatestDepth = 48

  init(_ matching: NibMatching) { self.matching = matching }

  /// A value that stands at a path.
  mutating func value(
    _ payload: NibArchive.Payload,
    at path: ArchivedPath,
    depth: Int = 0
  ) throws(DecompilationError) -> ArchivedValue {
    switch payload {
    case .int8(let number): return .int8(number)
    case .int16(let number): return .int16(number)
    case .int32(let number): return .int32(number)
    case .int64(let number): return .int64(number)
    case .bool(let flag): return .bool(flag)
    case .float(let number): return .float(number)
    case .double(let number): return .double(number)
    case .data(let bytes): return .data(bytes)
    case .null: return .null
    case .object(let object):
      if let shared = shared(object) { return shared }
      if let known = matching.paths[object] ?? written[object] { return .same(known) }
      guard depth < Self.greatestDepth else { throw .tooDeep }
      written[object] = path
      var found = ArchivedObject(
        className: matching.expected.className(of: object),
        fallbacks: matching.expected.archive.fallbackClassNames(of: object)
      )
      var occurrences: [String: Int] = [:]
      for (key, payload) in matching.expected.archive.values(of: object) {
        var inner = path
        inner.steps.append(ArchivedPath.step(key, occurrences[key, default: 0]))
        occurrences[key, default: 0] += 1
        found.entries.append(.init(key, try value(payload, at: inner, depth: depth + 1)))
      }
      return .object(found)
    }
  }

  /// A collection: elements that the compiler writes, and others as the nib has them.
  mutating func elements(
    of payload: NibArchive.Payload,
    _ positions: [Int?],
    _ count: Int,
    _ path: ArchivedPath
  ) throws(DecompilationError) -> ArchiveEdits.Elements {
    guard case .object(let list) = payload else { return .init(count: count, pieces: []) }
    var pieces: [ArchiveEdits.Piece] = []
    let payloads = matching.expected.archive.values(of: list).filter { $0.key == NibArchive.elementKey }.map(\.payload)
    for (index, position) in positions.enumerated() {
      guard let position else {
        var inner = path
        inner.steps.append("\(index)")
        pieces.append(.value(try value(payloads[index], at: inner, depth: 1)))
        continue
      }
      if case .range(let last)? = pieces.last, last.upperBound + 1 == position {
        pieces[pieces.count - 1] = .range(last.lowerBound...position)
      } else {
        pieces.append(.range(position...position))
      }
    }
    return .init(count: count, pieces: pieces)
  }

  /// Texts and numbers, which are one object wherever they are equal.
  private func shared(_ object: Int) -> ArchivedValue? {
    let content = matching.expected
    let values = content.archive.values(of: object)
    guard values.count == 1, let only = values.first, content.archive.fallbackClassNames(of: object).isEmpty else {
      return nil
    }
    switch (content.className(of: object), only.key, only.payload) {
    case ("NSString", "NS.bytes", .data):
      guard let text = content.string(object), text.unicodeScalars.allSatisfy({ $0.value & 0xFFFE != 0xFFFE }) else {
        return nil
      }
      return .string(text)
    case ("NSNumber", "NS.intval", let payload):
      guard let number = content.integer(payload), payload == Self.smallest(number) else { return nil }
      return .integer(number)
    case ("NSNumber", "NS.dblval", .double(let number)): return .number(number)
    default: return nil
    }
  }

  /// A whole number in the width that is written for it.
  private static func smallest(_ number: Int) -> NibArchive.Payload {
    switch number {
    case 0...Int(Int8.max): .int8(Int8(truncatingIfNeeded: number))
    case 0...Int(Int16.max): .int16(Int16(truncatingIfNeeded: number))
    case 0...Int(Int32.max): .int32(Int32(truncatingIfNeeded: number))
    default: .int64(Int64(number))
    }
  }
}
