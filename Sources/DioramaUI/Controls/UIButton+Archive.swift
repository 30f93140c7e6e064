import Foundation
import NibLoader

extension UIButton {
  /// What few buttons have an archive say.
  static let seldomButtonKeys = NibSeldomKeys([
    "UIContentEdgeInsets", "UITitleEdgeInsets", "UIImageEdgeInsets", "UIReversesTitleShadowWhenHighlighted",
    "UIShowsTouchWhenHighlighted", "UILineBreakMode", "UITitleShadowOffset",
    "UIPointerInteractionEnabled", "UISpringLoaded", "UIChangesSelectionAsPrimaryAction", "UIShowsMenuAsPrimaryAction",
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
    if seldom.bool("UIShowsMenuAsPrimaryAction", absent: false) { showsMenuAsPrimaryAction = true }
    role = seldom.oneOf("UIButtonRole", absent: .normal)
    preferredBehavioralStyle = seldom.oneOf("UIPreferredBehavioralStyle", absent: .automatic)
    adjustsImageSizeForAccessibilityContentSizeCategory = seldom.bool(
      "UIAdjustsImageSizeForAccessibilityContentSizeCategory",
      absent: false
    )
  }
}
