import SceneCatalog

/// Attributes that Xcode writes whatever their values are, by element.
enum WrittenAttributes {
  private static let control: Set<String> = ["contentHorizontalAlignment", "contentVerticalAlignment"]

  private static let byElement: [String: Set<String>] = [
    "label": ["textAlignment", "lineBreakMode", "baselineAdjustment", "adjustsFontSizeToFit"],
    "button": control.union(["lineBreakMode"]), "textField": control.union(["textAlignment"]),
    "switch": control, "slider": control.union(["value", "minValue", "maxValue"]),
    "stepper": control.union(["maximumValue"]), "segmentedControl": control,
    "datePicker": control.union(["datePickerMode", "minuteInterval"]),
    "pageControl": control.union(["numberOfPages"]), "textView": ["textAlignment"],
    "tableView": ["style", "separatorStyle", "rowHeight", "sectionHeaderHeight", "sectionFooterHeight"],
    "tableViewCell": ["selectionStyle", "indentationWidth"], "activityIndicatorView": ["style"],
    "collectionViewFlowLayout": ["minimumLineSpacing", "minimumInteritemSpacing"], "blurEffect": ["style"],
    "glkViewController": ["preferredFramesPerSecond"], "avPlayerViewController": ["videoGravity"],
    "mtkView": ["colorPixelFormat"],
  ]

  /// Whether an attribute of an element is always written.
  static func contains(_ attribute: String, of element: String, _ schema: ClassSchema) -> Bool {
    if attribute == "contentMode" { return schema.isKind(of: "UIView") && schema.name != "UISegment" }
    return byElement[element]?.contains(attribute) == true
  }

  /// Whether an element for the property is always written, as `nil` where the scene leaves it open.
  static func isChild(_ key: String, of element: String) -> Bool {
    switch element {
    case "label": ["fontDescription", "textColor", "highlightedColor"].contains(key)
    case "textField": key == "fontDescription"
    case "collectionViewFlowLayout":
      ["itemSize", "headerReferenceSize", "footerReferenceSize", "sectionInset"].contains(key)
    default: false
    }
  }
}
