import TextTables

/// The properties of UIKit that stages behind validation ask for by name, such as rules and layout.
///
/// A number each: what classes and scenes have of them is found by it, without reading the name.
package enum PropertyName: UInt8, CaseIterable, Sendable {
  case accessibilityLabel
  case accessoryType
  case adjustsFontForContentSizeCategory
  case adjustsFontSizeToFitWidth
  case alignment
  case alpha
  case alwaysBounceHorizontal
  case alwaysBounceVertical
  case attributedPlaceholder
  case attributedText
  case attributedTitle
  case autoresizesSubviews
  case autoresizingMask
  case axis
  case background
  case backgroundColor
  case backgroundImage
  case barButtonSystemItem
  case borderStyle
  case bounds
  case buttonType
  case center
  case changesSelectionAsPrimaryAction
  case configuration
  case contentCompressionResistancePriority
  case contentEdgeInsets
  case contentHuggingPriority
  case directionalLayoutMargins
  case distribution
  case font
  case frame
  case hidesBottomBarWhenPushed
  case image
  case insetsLayoutMarginsFromSafeArea
  case isAccessibilityElement
  case isBaselineRelativeArrangement
  case isEditable
  case isEnabled
  case isHidden
  case isLayoutMarginsRelativeArrangement
  case isScrollEnabled
  case isUserInteractionEnabled
  case layoutMargins
  case numberOfLines
  case placeholder
  case preferredDatePickerStyle
  case preferredMaxLayoutWidth
  case preservesSuperviewLayoutMargins
  case progressViewStyle
  case reuseIdentifier
  case rowHeight
  case scrollDirection
  case semanticContentAttribute
  case shadowColor
  case spacing
  case style
  case tag
  case text
  case textColor
  case title
  case titleColor
  case titleLabelFont
  case titleShadowColor
  case transform
  case translatesAutoresizingMaskIntoConstraints
  case width

  /// The name as scenes write it.
  package var text: String { Self.texts[Int(rawValue)] }

  /// The number of cases.
  package static let count = allCases.count

  /// The case of a name; nil for a name that none has.
  package static func named(_ name: String) -> PropertyName? {
    lookup.index(of: name).flatMap { PropertyName(rawValue: UInt8(clamping: $0)) }
  }

  /// The names in the order of the cases; making them of the cases would take longer than reading a small scene.
  private static let texts = [
    "accessibilityLabel", "accessoryType", "adjustsFontForContentSizeCategory", "adjustsFontSizeToFitWidth",
    "alignment", "alpha", "alwaysBounceHorizontal", "alwaysBounceVertical", "attributedPlaceholder", "attributedText",
    "attributedTitle", "autoresizesSubviews", "autoresizingMask", "axis", "background", "backgroundColor",
    "backgroundImage", "barButtonSystemItem", "borderStyle", "bounds", "buttonType", "center",
    "changesSelectionAsPrimaryAction", "configuration", "contentCompressionResistancePriority", "contentEdgeInsets",
    "contentHuggingPriority", "directionalLayoutMargins", "distribution", "font", "frame", "hidesBottomBarWhenPushed",
    "image", "insetsLayoutMarginsFromSafeArea", "isAccessibilityElement", "isBaselineRelativeArrangement",
    "isEditable", "isEnabled", "isHidden", "isLayoutMarginsRelativeArrangement", "isScrollEnabled",
    "isUserInteractionEnabled", "layoutMargins", "numberOfLines", "placeholder", "preferredDatePickerStyle",
    "preferredMaxLayoutWidth", "preservesSuperviewLayoutMargins", "progressViewStyle", "reuseIdentifier", "rowHeight",
    "scrollDirection", "semanticContentAttribute", "shadowColor", "spacing", "style", "tag", "text", "textColor",
    "title", "titleColor", "titleLabel.font", "titleShadowColor", "transform",
    "translatesAutoresizingMaskIntoConstraints", "width",
  ]
  private static let lookup = TextLookup(texts)
}
