import Foundation
import NibLoader

extension UIKitClasses {
  static let uiStackView = NibClass(
    UIStackView.self,
    parent: UIView.self,
    name: "UIStackView",
    properties: [
      NibProperty("axis", \UIStackView.axis),
      NibProperty("distribution", \UIStackView.distribution),
      NibProperty("alignment", \UIStackView.alignment),
      NibProperty("spacing", \UIStackView.spacing),
      NibProperty("isBaselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement),
      NibProperty("isLayoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement),
      NibProperty("arrangedSubviews", \UIStackView.arrangedSubviews),
    ]
  )
}
