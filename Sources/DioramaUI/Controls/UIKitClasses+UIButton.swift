import Foundation
import NibLoader

extension UIKitClasses {
  static let uiButton = NibClass(
    UIButton.self,
    parent: UIControl.self,
    name: "UIButton",
    properties: [
      NibProperty("buttonType", \UIButton.buttonType),
      NibProperty("contentEdgeInsets", \UIButton.contentEdgeInsets),
      NibProperty("titleEdgeInsets", \UIButton.titleEdgeInsets),
      NibProperty("imageEdgeInsets", \UIButton.imageEdgeInsets),
      NibProperty("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted),
      NibProperty("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled),
      NibProperty("reversesTitleShadowWhenHighlighted", \UIButton.reversesTitleShadowWhenHighlighted),
      NibProperty("showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted),
      NibProperty("configuration", \UIButton.configuration),
      NibProperty("isPointerInteractionEnabled", \UIButton.isPointerInteractionEnabled),
      NibProperty("isSpringLoaded", \UIButton.isSpringLoaded),
      NibProperty("changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction),
      NibProperty("role", \UIButton.role),
      NibProperty("titleLabel", \UIButton.titleLabel),
      NibProperty("imageView", \UIButton.imageView),
      NibProperty("title", \UIButton.titles),
      NibProperty("attributedTitle", \UIButton.attributedTitles),
      NibProperty("titleColor", \UIButton.titleColors),
      NibProperty("titleShadowColor", \UIButton.titleShadowColors),
      NibProperty("image", \UIButton.images),
      NibProperty("backgroundImage", \UIButton.backgroundImages),
      NibProperty("currentTitle", \UIButton.currentTitle),
      NibProperty("currentAttributedTitle", \UIButton.currentAttributedTitle),
      NibProperty("currentTitleColor", \UIButton.currentTitleColor),
      NibProperty("currentTitleShadowColor", \UIButton.currentTitleShadowColor),
      NibProperty("currentImage", \UIButton.currentImage),
      NibProperty("currentBackgroundImage", \UIButton.currentBackgroundImage),
    ]
  )
}
