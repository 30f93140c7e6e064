import NibArchive
import SceneModel

/// What one object of a nib has otherwise than the object that the compiler makes for it.
struct ObjectDifference {
  /// A value under one key of both.
  enum Comparison {
    case same
    /// Collections: for each element of the nib the index of the compiler's that is the same; nil where it has none.
    case elements([Int?], count: Int)
    case different
  }

  var path: ArchivedPath
  var expected: Int
  var actual: Int
  private var comparisons: [String: Comparison] = [:]

  /// Compares two objects, and pairs what is the same below them.
  init(_ expected: Int, _ actual: Int, path: ArchivedPath, _ matching: inout NibMatching) {
    self.path = path
    self.expected = expected
    self.actual = actual
    for (key, payload) in matching.expected.archive.values(of: expected) {
      guard let other = matching.actual.value(key, of: actual) else { continue }
      var inner = path
      inner.steps.append(key)
      if matching.match(payload, other, path: inner) {
        comparisons[key] = .same
      } else {
        comparisons[key] = Self.elements(payload, other, inner, &matching) ?? .different
      }
    }
  }

  /// How many comparisons the elements of two collections are worth; longer ones are different as a whole.
  private static let greatestEffort = 4_000_000

  private static func elements(
    _ left: NibArchive.Payload,
    _ right: NibArchive.Payload,
    _ path: ArchivedPath,
    _ matching: inout NibMatching
  ) -> Comparison? {
    guard case .object(let left) = left, case .object(let right) = right, matching.pairs[left] == nil,
      matching.expected.className(of: left) == matching.actual.className(of: right),
      let wanted = elements(left, matching.expected), let present = elements(right, matching.actual),
      wanted.count * present.count <= greatestEffort
    else { return nil }
    var isUsed = Array(repeating: false, count: present.count)
    let indexes = wanted.enumerated().map { index, payload -> Int? in
      var inner = path
      inner.steps.append("\(index)")
      // The element at the same index is the likeliest.
      let candidates = (index < present.count ? [index] : []) + present.indices
      let found = candidates.first { candidate in
        !isUsed[candidate] && matching.match(payload, present[candidate], path: inner)
      }
      if let found { isUsed[found] = true }
      return found
    }
    return .elements(indexes, count: present.count)
  }

  /// The elements of a collection that keeps nothing but them.
  private static func elements(_ object: Int, _ content: NibContent) -> [NibArchive.Payload]? {
    let values = content.archive.values(of: object)
    guard let first = values.first, first == ("NSInlinedValue", .bool(true)),
      values.dropFirst().allSatisfy({ $0.key == NibArchive.elementKey })
    else { return nil }
    return values.dropFirst().map(\.payload)
  }

  /// The edits that make the compiler's object the nib's.
  func edits(_ matching: NibMatching, _ raw: inout RawValues) throws(DecompilationError) -> ArchiveEdits {
    var edits = ArchiveEdits()
    let (wanted, present) = (matching.expected, matching.actual)
    let className = wanted.className(of: expected)
    let fallbacks = wanted.archive.fallbackClassNames(of: expected)
    if className != present.className(of: actual) || fallbacks != present.archive.fallbackClassNames(of: actual) {
      edits.className = className
      edits.fallbacks = fallbacks
    }
    let keys = wanted.archive.values(of: expected).map(\.key)
    let presentKeys = present.archive.values(of: actual).map(\.key)
    let (wantedSet, presentSet) = (Set(keys), Set(presentKeys))
    guard wantedSet.count == keys.count else { throw .repeatedKey(object: expected) }
    let common = keys.filter { presentSet.contains($0) }
    let isReordered = common != presentKeys.filter { wantedSet.contains($0) }
    let needsOrder = isReordered || (keys.first.map { !presentSet.contains($0) } ?? false) && !presentKeys.isEmpty
    var cursor: String?
    for (index, (key, payload)) in wanted.archive.values(of: expected).enumerated() {
      var inner = path
      inner.steps.append(key)
      switch comparisons[key] {
      case .same?: continue
      case .elements(let indexes, let count)?:
        edits.edits.append(.init(key, .elements(try raw.elements(of: payload, indexes, count, inner))))
      case .different?:
        edits.edits.append(.init(key, .value(try raw.value(payload, at: inner))))
      case nil:
        if !needsOrder, index > 0, cursor != keys[index - 1] { edits.edits.append(.init(keys[index - 1], .keep)) }
        edits.edits.append(.init(key, .value(try raw.value(payload, at: inner))))
      }
      cursor = key
    }
    for key in presentKeys where !wantedSet.contains(key) { edits.edits.append(.init(key, .absent)) }
    if needsOrder { edits.order = keys }
    return edits
  }
}
