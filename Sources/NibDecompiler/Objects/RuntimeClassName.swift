/// Reads back how Swift's classes are called at run time.
enum RuntimeClassName {
  /// `_TtC4Shop9BadgeView` is `Shop.BadgeView`; any other name stays as it is.
  static func demangled(_ name: String) -> String {
    guard name.hasPrefix("_TtC") else { return name }
    var rest = name.utf8.dropFirst(3)
    var depth = 0
    while rest.first == UInt8(ascii: "C") {
      depth += 1
      rest = rest.dropFirst()
    }
    var parts: [String] = []
    while !rest.isEmpty {
      let digits = rest.prefix { (48...57).contains($0) }
      guard let length = Int(String(decoding: digits, as: UTF8.self)), length > 0 else { return name }
      rest = rest.dropFirst(digits.count)
      guard length <= rest.count, let part = String(validating: rest.prefix(length), as: UTF8.self) else { return name }
      parts.append(part)
      rest = rest.dropFirst(length)
    }
    return parts.count == depth + 1 ? parts.joined(separator: ".") : name
  }
}
