/// What the fonts of Dynamic Type's text styles are at the default text size.
package enum TextStyle {
  /// The size of a style's font in points; nil for an unknown style.
  package static func size(of style: String) -> Double? {
    switch style {
    case "extraLargeTitle": 36
    case "extraLargeTitle2", "title1": 28
    case "largeTitle": 34
    case "title2": 22
    case "title3": 20
    case "headline", "body": 17
    case "callout": 16
    case "subheadline": 15
    case "footnote": 13
    case "caption1": 12
    case "caption2": 11
    default: nil
    }
  }

  /// Whether a style's font is semibold.
  package static func isBold(_ style: String) -> Bool {
    ["headline", "extraLargeTitle", "extraLargeTitle2"].contains(style)
  }
}
