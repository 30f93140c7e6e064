import Backports

/// What Swift's classes are called at run time, and so in nibs.
package enum SwiftClassName {
  /// `_TtC4Shop9BadgeView` for `Shop.BadgeView`; a name without a module is an Objective-C class's own.
  package static func mangled(_ name: String) -> String {
    let parts = name.split(separator: ".")
    guard parts.count > 1 else { return name }
    let nesting = String(repeating: "C", count: parts.count - 1)
    return "_Tt" + nesting + parts.map { "\($0.utf8.count)\($0)" }.joined()
  }

  /// `Shop.BadgeView` for `_TtC4Shop9BadgeView`, and `Sales.Cart.Row` for `_TtCC5Sales4Cart3Row`; any other name as it is.
  package static func demangled(_ name: String) -> String {
    var rest = name.utf8[...]
    guard rest.starts(with: "_TtC".utf8) else { return name }
    rest = rest.dropFirst(3)
    let depth = rest.prefix { $0 == UInt8(ascii: "C") }.count
    rest = rest.dropFirst(depth)
    var parts: [String] = []
    while !rest.isEmpty {
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      rest = rest.dropFirst(digits.count)
      guard let count = Int(String(Substring(digits))), count > 0, count <= rest.count,
        let part = String(validating: rest.prefix(count), as: UTF8.self)
      else { return name }
      parts.append(part)
      rest = rest.dropFirst(count)
    }
    return parts.count == depth + 1 ? parts.joined(separator: ".") : name
  }
}
