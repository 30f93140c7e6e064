/// The names that a nib gives to Swift classes.
enum RuntimeClassName {
  /// `Sales.Cart.Row` for `_TtCC5Sales4Cart3Row`; any other name as it is.
  static func demangled(_ name: String) -> String {
    var rest = name.utf8[...]
    guard rest.starts(with: "_TtC".utf8) else { return name }
    rest = rest.dropFirst(3)
    let depth = rest.prefix { $0 == UInt8(ascii: "C") }.count
    rest = rest.dropFirst(depth)
    var parts: [String] = []
    while !rest.isEmpty {
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      rest = rest.dropFirst(digits.count)
      guard let count = Int(String(Substring(digits))), count > 0, count <= rest.count else { return name }
      parts.append(String(decoding: rest.prefix(count), as: UTF8.self))
      rest = rest.dropFirst(count)
    }
    return parts.count == depth + 1 ? parts.joined(separator: ".") : name
  }
}
