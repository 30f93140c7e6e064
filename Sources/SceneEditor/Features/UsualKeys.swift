import SceneCatalog

/// The keys that most objects of a class are written with: they are offered first.
enum UsualKeys {
  private static let byClass: [String: [String]] = [
    "UILabel": [
      "text", "font", "textColor", "numberOfLines", "textAlignment", "adjustsFontForContentSizeCategory",
      "lineBreakMode",
      "attributedText", "minimumScaleFactor", "adjustsFontSizeToFitWidth",
    ],
    "UIButton": ["buttonType", "title", "titleColor", "image", "configuration", "font", "contentEdgeInsets"],
    "UITextField": [
      "placeholder", "text", "borderStyle", "font", "keyboardType", "textContentType", "isSecureTextEntry",
      "returnKeyType", "autocorrectionType", "autocapitalizationType", "clearButtonMode",
    ],
    "UIImageView": ["image", "contentMode", "tintColor"],
    "UIStackView": [
      "axis", "spacing", "alignment", "distribution", "arrangedSubviews", "isLayoutMarginsRelativeArrangement",
      "layoutMargins",
    ],
    "UISwitch": ["isOn", "onTintColor"],
    "UITableView": ["style", "rowHeight", "separatorStyle", "prototypeCells", "sections"],
    "UITableViewCell": ["style", "reuseIdentifier", "accessoryType", "contentView", "selectionStyle"],
    "UIScrollView": ["subviews", "showsVerticalScrollIndicator", "alwaysBounceVertical"],
    "UIViewController": ["title", "view", "navigationItem", "tabBarItem"],
    "UIView": [
      "backgroundColor", "subviews", "frame", "isHidden", "contentMode", "alpha", "clipsToBounds", "tintColor",
    ],
    "UIBarItem": ["title", "image"],
  ]

  /// The ranks of the keys that are usual in a class and its superclasses; lower ones come first.
  static func rank(of schema: ClassSchema?) -> [String: Int] {
    var ranks: [String: Int] = [:]
    for name in schema?.lineage ?? [] {
      for key in byClass[name] ?? [] where ranks[key] == nil { ranks[key] = ranks.count }
    }
    return ranks
  }
}
