import NibArchive

/// Every way in which a nib can be well-formed and wrong: one change each, of all kinds, at every position.
struct NibMutations {
  enum Change {
    case payload(value: Int, NibArchive.Payload)
    case key(value: Int, Int)
    case classOf(object: Int, Int)
    case name(classIndex: Int, String)
    case fallback(classIndex: Int, Int)
    case shorter(object: Int)
    case shared(object: Int, Int)
    case repeated(object: Int)
    case bytes(value: Int, [UInt8])
  }

  let archive: NibArchive
  let changes: [Change]

  /// Payloads of each type at the ends of what it holds.
  private static let payloads: [NibArchive.Payload] = [
    .int8(.min), .int16(.min), .int32(.min), .int32(.max), .int64(.min), .int64(.max), .bool(true), .bool(false),
    .float(.nan), .float(.infinity), .float(.greatestFiniteMagnitude), .double(.nan), .double(-.infinity),
    .double(.greatestFiniteMagnitude), .double(.leastNonzeroMagnitude), .double(-0.0), .data([]), .data([7]),
    .data([7] + Array(repeating: 0xFF, count: 32)), .data([6] + Array(repeating: 0x7F, count: 16)),
    .data(Array(repeating: 0, count: 33)), .data(Array("{{1e308, 1e308}, {nan, inf}}".utf8)), .null,
  ]

  /// Names of classes that are read in ways of their own, that do not exist, and that are no names.
  private static let names = [
    "", "NSObject", "UIClassSwapper", "UIProxyObject", "NoSuchClass", "../../etc/passwd", "NSArray", "NSDictionary",
    "NSSet", "NSOrderedSet", "NSAttributedString", "NSValue", "NSNumber", "NSDate", "NSNull", "UINib", "UIWindow",
    "UIView", "UIViewController", "UINavigationController", "UITableView", "UIStackView", "NSLayoutConstraint",
    "UILayoutGuide", "UIColor", "UIFont", "UIImage", "_TtC9999999999999999999a", "_TtCCCCCCC1a", "Swift.Array<Int>",
    String(repeating: "x", count: 5_000),
  ]

  init(of archive: NibArchive) {
    self.archive = archive
    var changes: [Change] = []
    for (index, value) in archive.values.enumerated() {
      changes += Self.payloads.map { .payload(value: index, $0) }
      changes += archive.objects.indices.map { .payload(value: index, .object($0)) }
      changes += archive.keys.indices.map { .key(value: index, $0) }
      if case .data(let bytes) = value.payload {
        changes += bytes.indices.map { .bytes(value: index, Array(bytes[..<$0])) }
      }
    }
    for object in archive.objects.indices {
      changes += archive.classNames.indices.map { .classOf(object: object, $0) }
      changes += archive.objects.indices.map { .shared(object: object, $0) }
      changes += [.shorter(object: object), .repeated(object: object)]
    }
    for index in archive.classNames.indices {
      changes += Self.names.map { .name(classIndex: index, $0) }
      changes += archive.classNames.indices.map { .fallback(classIndex: index, $0) }
    }
    self.changes = changes
  }

  func mutated(_ change: Change) -> NibArchive {
    var nib = archive
    switch change {
    case .payload(let value, let payload): nib.values[value].payload = payload
    case .bytes(let value, let bytes): nib.values[value].payload = .data(bytes)
    case .key(let value, let key): nib.values[value].keyIndex = key
    case .classOf(let object, let classIndex): nib.objects[object].classIndex = classIndex
    case .name(let classIndex, let name): nib.classNames[classIndex].name = name
    case .fallback(let classIndex, let fallback): nib.classNames[classIndex].fallbacks = [fallback, fallback]
    case .shared(let object, let other): nib.objects[object] = nib.objects[other]
    case .shorter(let object):
      let values = nib.objects[object].values
      nib.objects[object].values = values.lowerBound..<max(values.lowerBound, values.upperBound - 1)
    case .repeated(let object):
      let values = nib.objects[object].values
      nib.objects[object].values = nib.values.count..<nib.values.count + 2 * values.count
      nib.values += nib.values[values] + nib.values[values]
    }
    return nib
  }
}
