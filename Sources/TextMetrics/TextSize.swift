/// A size of text that a user prefers, from the smallest to the largest of those for accessibility.
package enum TextSize: Int, Hashable, Sendable, CaseIterable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// The short names, from the smallest, as the options of the tool and configurations have them.
  package static let names = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]

  /// The short name, such as `L` or `AX3`.
  package var name: String { Self.names[rawValue] }

  /// Reads a short name in any case; nil for any other text.
  package init?(named name: String) {
    guard let index = Self.names.firstIndex(of: name.uppercased()) else { return nil }
    self.init(rawValue: index)
  }
}

/// The sizes of a text style.
///
/// Sizes are from Apple's guidelines. The line heights for the smallest and the largest text were measured on iOS 26, and
/// those between are from the guidelines.
package struct TextStyleSizes: Hashable, Sendable {
  /// The size of the font in points, by text size.
  private let sizes: [Double]
  /// The height of a line in points, by text size.
  private let lines: [Double]

  /// The size of the font in points.
  package func pointSize(_ textSize: TextSize) -> Double { sizes[textSize.rawValue] }

  /// The size of the font in units of that for large text.
  package func sizeFactor(_ textSize: TextSize) -> Double {
    sizes[textSize.rawValue] / sizes[TextSize.large.rawValue]
  }

  /// The height of a line in units of that for large text; UIKit scales other fonts and lengths by it.
  package func lineFactor(_ textSize: TextSize) -> Double {
    lines[textSize.rawValue] / lines[TextSize.large.rawValue]
  }

  /// The sizes of a style with a name such as `body`; nil for a style that has none of its own.
  package static func of(_ style: String) -> TextStyleSizes? {
    switch style {
    case "largeTitle": largeTitle
    case "title1": title1
    case "title2": title2
    case "title3": title3
    case "headline", "body": body
    case "callout": callout
    case "subheadline": subheadline
    case "footnote": footnote
    case "caption1": caption1
    case "caption2": caption2
    default: nil
    }
  }

  /// A very large title; styles without sizes of their own are scaled as it is.
  package static let largeTitle = TextStyleSizes(
    sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    lines: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
  )
  /// A title of the first level.
  package static let title1 = TextStyleSizes(
    sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    lines: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
  )
  /// A title of the second level.
  package static let title2 = TextStyleSizes(
    sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    lines: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
  )
  /// A title of the third level.
  package static let title3 = TextStyleSizes(
    sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    lines: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
  )
  /// Running text and headings.
  package static let body = TextStyleSizes(
    sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    lines: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
  )
  /// A remark set apart.
  package static let callout = TextStyleSizes(
    sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    lines: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
  )
  /// A heading below a heading.
  package static let subheadline = TextStyleSizes(
    sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    lines: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
  )
  /// A note at the foot.
  package static let footnote = TextStyleSizes(
    sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    lines: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
  )
  /// A caption.
  package static let caption1 = TextStyleSizes(
    sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    lines: [13, 13, 13, 16, 19, 21, 23, 29, 32, 39, 44, 51]
  )
  /// A lesser caption.
  package static let caption2 = TextStyleSizes(
    sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    lines: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
  )
}
