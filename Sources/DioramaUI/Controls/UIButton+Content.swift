import Foundation
import NibLoader

extension UIButton {
  /// What few buttons have an archive say.
  static let seldomButtonKeys = NibSeldomKeys([
    "UIContentEdgeInsets", "UITitleEdgeInsets", "UIImageEdgeInsets", "UIReversesTitleShadowWhenHighlighted",
    "UIShowsTouchWhenHighlighted", "UILineBreakMode", "UITitleShadowOffset",
    "UIPointerInteractionEnabled", "UISpringLoaded", "UIChangesSelectionAsPrimaryAction", "UIShowsMenuAsPrimaryAction",
    "UIMenu",
    "UIButtonRole", "UIPreferredBehavioralStyle", "UIAdjustsImageSizeForAccessibilityContentSizeCategory",
  ])

  /// Takes in what newer archives say about the button.
  func decodeConfiguration(of coder: NSCoder, _ seldom: SeldomValues) {
    if let archived = coder.decode(ArchivedButtonConfiguration.self, forKey: "UIButtonConfiguration") {
      configuration = archived.value
    }
    guard seldom.isPossible else { return }
    isPointerInteractionEnabled = seldom.bool("UIPointerInteractionEnabled", absent: false)
    isSpringLoaded = seldom.bool("UISpringLoaded", absent: false)
    changesSelectionAsPrimaryAction = seldom.bool("UIChangesSelectionAsPrimaryAction", absent: false)
    if let menu = seldom.object(UIMenu.self, "UIMenu") { self.menu = menu }
    if seldom.bool("UIShowsMenuAsPrimaryAction", absent: false) { showsMenuAsPrimaryAction = true }
    role = seldom.oneOf("UIButtonRole", absent: .normal)
    preferredBehavioralStyle = seldom.oneOf("UIPreferredBehavioralStyle", absent: .automatic)
    adjustsImageSizeForAccessibilityContentSizeCategory = seldom.bool(
      "UIAdjustsImageSizeForAccessibilityContentSizeCategory",
      absent: false
    )
  }
}

// Rows read by key path, and a key path cannot take a state: each gives what was set, by the raw value of the state.
extension UIButton {
  var titles: [UInt: String] { contents.compactMapValues(\.title) }
  var attributedTitles: [UInt: NSAttributedString] { contents.compactMapValues(\.attributedTitle) }
  var titleColors: [UInt: UIColor] { contents.compactMapValues(\.titleColor) }
  var titleShadowColors: [UInt: UIColor] { contents.compactMapValues(\.titleShadowColor) }
  var images: [UInt: UIImage] { contents.compactMapValues(\.image) }
  var backgroundImages: [UInt: UIImage] { contents.compactMapValues(\.backgroundImage) }
}

/// What key paths of nibs call the look of the title, as UIKit did before `titleLabel`.
extension UIButton {
  var labelFont: UIFont? {
    get { label.font }
    set {
      label.font = newValue
      titleLabelDidChange()
    }
  }

  var titleLineBreakMode: NSLineBreakMode {
    get { label.lineBreakMode }
    set {
      label.lineBreakMode = newValue
      titleLabelDidChange()
    }
  }

  var titleShadowOffset: CGSize {
    get { label.shadowOffset }
    set { label.shadowOffset = newValue }
  }
}
