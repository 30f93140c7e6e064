import SceneModel

/// How scenes write what a nib holds otherwise than the compiler would.
enum ArchiveWriting {
  private typealias Key = SceneKeys.Archive
  private typealias ObjectKey = SceneKeys.ArchivedObject

  /// What the nib of a whole scene holds; nil where there is nothing.
  static func nib(of scene: Scene) -> WrittenValue? {
    edits(scene.archive, scene.orders, without: scene.withoutKeys, fonts: scene.archivedFonts)
  }

  /// The edits of an object, or of a nib with the orders of its tables; nil where there are none.
  static func edits(
    _ edits: ArchiveEdits,
    _ orders: TableOrders = TableOrders(),
    without: [String] = [],
    fonts: ArchivedFonts = ArchivedFonts()
  ) -> WrittenValue? {
    var entries: [WrittenValue.Entry] = []
    if let version = orders.coderVersion { entries.append(.init(Key.coderVersion, .plain("\(version)"))) }
    if !without.isEmpty { entries.append(.init(Key.without, texts(without))) }
    if !fonts.isEmpty {
      let fonts = fonts.fonts.map { font, object in
        WrittenValue.map([
          .init(SceneKeys.ArchivedFont.font, font.written), .init(SceneKeys.ArchivedFont.archive, written(object)),
        ])
      }
      entries.append(.init(Key.fonts, .list(fonts, .block)))
    }
    if let className = edits.className { entries.append(.init(Key.class, .text(className))) }
    if !edits.fallbacks.isEmpty { entries.append(.init(Key.fallbacks, texts(edits.fallbacks))) }
    if !edits.edits.isEmpty {
      entries.append(.init(Key.values, .map(edits.edits.map { .init($0.key, change($0.change)) }, .block)))
    }
    if !edits.order.isEmpty { entries.append(.init(Key.order, texts(edits.order))) }
    let tables = [(Key.objectOrder, orders.objects), (.keyOrder, orders.keys), (.classOrder, orders.classes)]
    for (key, order) in tables where !order.isEmpty { entries.append(.init(key, .list(ranges(order)))) }
    if orders.keepsConstraintOrder { entries.append(.init(Key.keepsConstraintOrder, .bool(true))) }
    return entries.isEmpty ? nil : .map(entries)
  }

  private static func texts(_ texts: [String]) -> WrittenValue { .list(texts.map { .text($0) }) }

  private static func change(_ change: ArchiveEdits.Change) -> WrittenValue {
    switch change {
    case .keep: .plain("keep")
    case .absent: .plain("absent")
    case .value(let value): written(value)
    case .elements(let elements):
      .map([
        .init(ObjectKey.of, .plain("\(elements.count)")),
        .init(ObjectKey.items, .list(elements.pieces.map(piece))),
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
  private static func written(_ object: ArchivedObject) -> WrittenValue {
    var entries: [WrittenValue.Entry] = [.init(ObjectKey.class, .text(object.className))]
    if !object.fallbacks.isEmpty { entries.append(.init(ObjectKey.fallbacks, texts(object.fallbacks))) }
    if isCollection(object) {
      let items = object.entries.dropFirst().map { written($0.value) }
      return .map(entries + [.init(ObjectKey.items, .list(items))])
    }
    guard !object.entries.isEmpty else { return .map(entries) }
    if Set(object.entries.map(\.key)).count == object.entries.count {
      entries.append(.init(ObjectKey.values, .map(object.entries.map { .init($0.key, written($0.value)) })))
    } else {
      entries.append(.init(ObjectKey.values, .list(object.entries.map { .map([.init($0.key, written($0.value))]) })))
    }
    return .map(entries)
  }

  private static func isCollection(_ object: ArchivedObject) -> Bool {
    guard let first = object.entries.first, first == .init("NSInlinedValue", .bool(true)) else { return false }
    return object.entries.dropFirst().allSatisfy { $0.key == ArchivedObject.elementKey }
  }
}
