import SceneLanguage
import SceneModel
import SceneSyntax

/// How scenes write what a nib holds otherwise than the compiler would.
enum ArchiveText {
  /// The edits of an object, or of a nib with the orders of its tables; nil where there are none.
  static func written(
    _ edits: ArchiveEdits,
    _ orders: TableOrders = TableOrders(),
    _ habits: EncoderHabits = EncoderHabits()
  ) -> WrittenValue? {
    var entries: [WrittenValue.Entry] = []
    if let version = orders.coderVersion { entries.append(.init("coderVersion", .plain("\(version)"))) }
    if !habits.withoutKeys.isEmpty {
      entries.append(.init("without", .list(habits.withoutKeys.map { .text($0) })))
    }
    if !habits.fonts.isEmpty {
      let fonts = habits.fonts.map { font in
        WrittenValue.map([
          .init("font", font.font.written), .init("archive", written(font.archived)),
        ])
      }
      entries.append(.init("fonts", .list(fonts, .block)))
    }
    if let className = edits.className { entries.append(.init("class", .text(className))) }
    if !edits.fallbacks.isEmpty { entries.append(.init("fallbacks", .list(edits.fallbacks.map { .text($0) }))) }
    if !edits.edits.isEmpty {
      entries.append(.init("values", .map(edits.edits.map { .init($0.key, change($0.change)) }, .block)))
    }
    if !edits.order.isEmpty { entries.append(.init("order", .list(edits.order.map { .text($0) }))) }
    let tables = [("objectOrder", orders.objects), ("keyOrder", orders.keys), ("classOrder", orders.classes)]
    for (name, order) in tables where !order.isEmpty { entries.append(.init(name, .list(ranges(order)))) }
    return entries.isEmpty ? nil : .map(entries)
  }

  private static func change(_ change: ArchiveEdits.Change) -> WrittenValue {
    switch change {
    case .keep: .plain("keep")
    case .absent: .plain("absent")
    case .value(let value): written(value)
    case .elements(let elements):
      .map([
        .init("of", .plain("\(elements.count)")),
        .init("items", .list(elements.pieces.map(piece))),
      ])
    }
  }

  private static func piece(_ piece: ArchiveEdits.Piece) -> WrittenValue {
    switch piece {
    case .range(let range): .plain(text(range))
    case .value(let value): written(value)
    }
  }

  private static func text(_ range: ClosedRange<Int>) -> String {
    range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
  }

  /// Numbers with those that follow each other taken together.
  private static func ranges(_ numbers: [Int]) -> [WrittenValue] {
    var found: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = found.last, number == last.upperBound + 1 {
        found[found.count - 1] = last.lowerBound...number
      } else {
        found.append(number...number)
      }
    }
    return found.map { .plain(text($0)) }
  }

  private static func written(_ value: ArchivedValue) -> WrittenValue {
    switch value {
    case .bool(let flag): return .bool(flag)
    case .object(let object): return written(object)
    default: return .text(value.text ?? "nil")
    }
  }

  /// An object, down to what stands in it.
  static func written(_ object: ArchivedObject) -> WrittenValue {
    var entries: [WrittenValue.Entry] = [.init("class", .text(object.className))]
    if !object.fallbacks.isEmpty { entries.append(.init("fallbacks", .list(object.fallbacks.map { .text($0) }))) }
    if isCollection(object) {
      let items = object.entries.dropFirst().map { written($0.value) }
      return .map(entries + [.init("items", .list(items))])
    }
    guard !object.entries.isEmpty else { return .map(entries) }
    if Set(object.entries.map(\.key)).count == object.entries.count {
      entries.append(.init("values", .map(object.entries.map { .init($0.key, written($0.value)) })))
    } else {
      entries.append(.init("values", .list(object.entries.map { .map([.init($0.key, written($0.value))]) })))
    }
    return .map(entries)
  }

  private static func isCollection(_ object: ArchivedObject) -> Bool {
    guard let first = object.entries.first, first == .init("NSInlinedValue", .bool(true)) else { return false }
    return object.entries.dropFirst().allSatisfy { $0.key == "UINibEncoderEmptyKey" }
  }
}
