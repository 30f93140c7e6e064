import TextTables

/// The cases of `NSLayoutConstraint.Attribute`.
package enum LayoutAttribute: String, CaseIterable, Sendable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// The raw value in UIKit; the cases are in its order.
  package var value: Int { (Self.byValue.firstIndex(of: self) ?? 0) + 1 }

  /// The attribute with a raw value of UIKit; nil for values that no equation has.
  package init?(value: Int) {
    guard Self.byValue.indices.contains(value - 1) else { return nil }
    self = Self.byValue[value - 1]
  }

  /// The attribute of a name in UTF-8; nil for other names.
  package init?(_ name: UnsafeBufferPointer<UInt8>) { self.init(value: Self.names.index(of: name) + 1) }

  private static let byValue = allCases
  private static let names = TextLookup(allCases.map(\.rawValue))

  /// The attribute without margins that older readers know a margin attribute by.
  package static func withoutMargins(_ value: Int) -> Int {
    switch value {
    case 13...18: value - 12
    case 19, 20: value - 10
    default: value
    }
  }
}
