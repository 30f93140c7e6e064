/// The cases of `NSLayoutConstraint.Attribute`.
package enum LayoutAttribute: String, CaseIterable, Sendable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// The attribute that another language's word means: `topAnchor`, `start`, `midX`; nil for other words.
  package init?(meant word: String) {
    let bare = word.hasSuffix("Anchor") ? String(word.dropLast(6)) : word
    guard let found = Self(rawValue: bare) ?? Self.foreign[bare] else { return nil }
    self = found
  }

  private static let foreign: [String: LayoutAttribute] = [
    "start": .leading, "end": .trailing, "lead": .leading, "trail": .trailing, "x": .centerX, "y": .centerY,
    "midX": .centerX, "midY": .centerY, "centerx": .centerX, "centery": .centerY, "centreX": .centerX,
    "centreY": .centerY, "centerHorizontally": .centerX, "centerVertically": .centerY, "minX": .left, "maxX": .right,
    "minY": .top, "maxY": .bottom, "w": .width, "h": .height, "baseline": .firstBaseline,
  ]

  /// The raw value in UIKit; the cases are in its order.
  package var value: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

  /// The attribute without margins that older readers know a margin attribute by.
  package static func withoutMargins(_ value: Int) -> Int {
    switch value {
    case 13...18: value - 12
    case 19, 20: value - 10
    default: value
    }
  }
}
