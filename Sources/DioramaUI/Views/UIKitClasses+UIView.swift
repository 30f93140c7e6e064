import Foundation
import NibLoader

extension UIKitClasses {
  static let uiView = NibClass(
    UIView.self,
    parent: UIResponder.self,
    name: "UIView",
    outlets: [
      NibOutlet("gestureRecognizers", \UIView.gestureRecognizers)
    ],
    properties: [
      NibProperty("frame", \UIView.frame),
      NibProperty("bounds", \UIView.bounds),
      NibProperty("center", \UIView.center),
      NibProperty("transform", \UIView.transform),
      NibProperty("backgroundColor", \UIView.backgroundColor),
      NibProperty("alpha", \UIView.alpha),
      NibProperty("isHidden", \UIView.isHidden),
      NibProperty("isOpaque", \UIView.isOpaque),
      NibProperty("clipsToBounds", \UIView.clipsToBounds),
      NibProperty("tintColor", \UIView.tintColor),
      NibProperty("tintAdjustmentMode", \UIView.tintAdjustmentMode),
      NibProperty("tag", \UIView.tag),
      NibProperty("contentMode", \UIView.contentMode),
      NibProperty("contentStretch", \UIView.contentStretch),
      NibProperty("autoresizingMask", \UIView.autoresizingMask),
      NibProperty("autoresizesSubviews", \UIView.autoresizesSubviews),
      NibProperty("isUserInteractionEnabled", \UIView.isUserInteractionEnabled),
      NibProperty("isMultipleTouchEnabled", \UIView.isMultipleTouchEnabled),
      NibProperty("isExclusiveTouch", \UIView.isExclusiveTouch),
      NibProperty("clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing),
      NibProperty("semanticContentAttribute", \UIView.semanticContentAttribute),
      NibProperty("translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints),
      NibProperty("layoutMargins", \UIView.ownMargins),
      NibProperty("directionalLayoutMargins", \UIView.ownDirectionalMargins),
      NibProperty("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins),
      NibProperty("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea),
      NibProperty("layoutMarginsFollowReadableWidth", \UIView.layoutMarginsFollowReadableWidth),
      NibProperty("contentHuggingPriority", \UIView.contentHuggingPriorities),
      NibProperty("contentCompressionResistancePriority", \UIView.contentCompressionResistancePriorities),
      NibProperty("horizontalContentHuggingPriority", \UIView.horizontalContentHuggingPriority),
      NibProperty("verticalContentHuggingPriority", \UIView.verticalContentHuggingPriority),
      NibProperty(
        "horizontalContentCompressionResistancePriority",
        \UIView.horizontalContentCompressionResistancePriority
      ),
      NibProperty("verticalContentCompressionResistancePriority", \UIView.verticalContentCompressionResistancePriority),
      NibProperty("layer", \UIView.layer),
      NibProperty("superview", \UIView.superview),
      NibProperty("subviews", \UIView.subviews),
      NibProperty("window", \UIView.window),
      NibProperty("constraints", \UIView.constraints),
      NibProperty("layoutGuides", \UIView.layoutGuides),
    ]
  )
}
