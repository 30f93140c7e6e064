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

/// What a button shows in one state; nil members are those of the normal state.
@MainActor
final class UIButtonContent: NSObject, @MainActor NSCoding {
  // None of it is held on to while others are called, so that accesses cannot overlap.
  @exclusivity(unchecked) var title: String?
  @exclusivity(unchecked) var attributedTitle: NSAttributedString?
  @exclusivity(unchecked) var titleColor: UIColor?
  @exclusivity(unchecked) var titleShadowColor: UIColor?
  @exclusivity(unchecked) var image: UIImage?
  @exclusivity(unchecked) var backgroundImage: UIImage?

  nonisolated override init() {
    super.init()
  }

  init?(coder: NSCoder) {
    title = coder.decodeText(forKey: "UITitle")
    super.init()
    let seldom = coder.seldom(Self.seldomKeys)
    guard seldom.isPossible else { return }
    attributedTitle = seldom.object(NSAttributedString.self, "UIAttributedTitle")
    titleColor = seldom.object(UIColor.self, "UITitleColor")
    titleShadowColor = seldom.object(UIColor.self, "UIShadowColor")
    image = seldom.object(UIImage.self, "UIImage")
    backgroundImage = seldom.object(UIImage.self, "UIBackgroundImage")
  }

  /// What few states have an archive say.
  private static let seldomKeys = NibSeldomKeys([
    "UIAttributedTitle", "UITitleColor", "UIShadowColor", "UIImage", "UIBackgroundImage",
  ])

  func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("UIButton cannot be written to an archive")
  }
}

extension UIKitClasses {
  static let uiButtonContent = NibClass(
    UIButtonContent.self,
    parent: nil,
    name: "UIButtonContent",
    properties: [
      NibProperty("title", \UIButtonContent.title),
      NibProperty("attributedTitle", \UIButtonContent.attributedTitle),
      NibProperty("titleColor", \UIButtonContent.titleColor),
      NibProperty("titleShadowColor", \UIButtonContent.titleShadowColor),
      NibProperty("image", \UIButtonContent.image),
      NibProperty("backgroundImage", \UIButtonContent.backgroundImage),
    ]
  )
}
