import Foundation
import NibLoader

extension UIKitClasses {
  static let uiLabel = NibClass(
    UILabel.self,
    parent: UIView.self,
    name: "UILabel",
    properties: [
      NibProperty("text", \UILabel.text),
      NibProperty("attributedText", \UILabel.attributedText),
      NibProperty("font", \UILabel.font),
      NibProperty("textColor", \UILabel.textColor),
      NibProperty("shadowColor", \UILabel.shadowColor),
      NibProperty("shadowOffset", \UILabel.shadowOffset),
      NibProperty("textAlignment", \UILabel.textAlignment),
      NibProperty("lineBreakMode", \UILabel.lineBreakMode),
      NibProperty("numberOfLines", \UILabel.numberOfLines),
      NibProperty("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
      NibProperty("baselineAdjustment", \UILabel.baselineAdjustment),
      NibProperty("minimumScaleFactor", \UILabel.minimumScaleFactor),
      NibProperty("allowsDefaultTighteningForTruncation", \UILabel.allowsDefaultTighteningForTruncation),
      NibProperty("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory),
      NibProperty("adjustsLetterSpacingToFitWidth", \UILabel.adjustsLetterSpacingToFitWidth),
      NibProperty("isEnabled", \UILabel.isEnabled),
      NibProperty("isHighlighted", \UILabel.isHighlighted),
      NibProperty("highlightedTextColor", \UILabel.highlightedTextColor),
      NibProperty("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth),
    ]
  )
}
