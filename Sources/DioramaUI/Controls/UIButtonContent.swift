import Foundation
import NibLoader

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
