/// A user's class in a nib, and the UIKit class that its objects are archived as.
package struct CustomClass: Hashable {
  /// The name at run time: `_TtC4Shop9BadgeView` for a Swift class.
  package var name: String
  /// Such as `UIView`, or `UICustomObject` for what is no view.
  package var archivedAs: String

  /// Takes a name at run time and the class that objects are archived as.
  package init(name: String, archivedAs: String) {
    (self.name, self.archivedAs) = (name, archivedAs)
  }

  /// The name as it is written in Swift: `Shop.BadgeView`.
  package var swiftName: String {
    let prefix = "_TtC"
    guard name.hasPrefix(prefix) else { return name }
    var rest = name.utf8.dropFirst(prefix.utf8.count).drop { $0 == UInt8(ascii: "C") }
    var parts: [String] = []
    while !rest.isEmpty {
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard let count = Int(String(decoding: digits, as: UTF8.self)), count > 0 else { return name }
      rest = rest.dropFirst(digits.count)
      guard count <= rest.count else { return name }
      parts.append(String(decoding: rest.prefix(count), as: UTF8.self))
      rest = rest.dropFirst(count)
    }
    return parts.isEmpty ? name : parts.joined(separator: ".")
  }
}
