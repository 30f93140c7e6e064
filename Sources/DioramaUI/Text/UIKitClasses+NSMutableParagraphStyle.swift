import Foundation
import NibLoader

extension UIKitClasses {
  static let nsMutableParagraphStyle = NibClass(
    NSMutableParagraphStyle.self,
    parent: NSParagraphStyle.self,
    name: "NSMutableParagraphStyle",
    properties: [
      NibProperty("alignment", \NSMutableParagraphStyle.alignment),
      NibProperty("lineSpacing", \NSMutableParagraphStyle.lineSpacing),
      NibProperty("paragraphSpacing", \NSMutableParagraphStyle.paragraphSpacing),
      NibProperty("paragraphSpacingBefore", \NSMutableParagraphStyle.paragraphSpacingBefore),
      NibProperty("firstLineHeadIndent", \NSMutableParagraphStyle.firstLineHeadIndent),
      NibProperty("headIndent", \NSMutableParagraphStyle.headIndent),
      NibProperty("tailIndent", \NSMutableParagraphStyle.tailIndent),
      NibProperty("lineBreakMode", \NSMutableParagraphStyle.lineBreakMode),
      NibProperty("minimumLineHeight", \NSMutableParagraphStyle.minimumLineHeight),
      NibProperty("maximumLineHeight", \NSMutableParagraphStyle.maximumLineHeight),
      NibProperty("lineHeightMultiple", \NSMutableParagraphStyle.lineHeightMultiple),
      NibProperty("hyphenationFactor", \NSMutableParagraphStyle.hyphenationFactor),
      NibProperty("baseWritingDirection", \NSMutableParagraphStyle.baseWritingDirection),
      NibProperty("lineBreakStrategy", \NSMutableParagraphStyle.lineBreakStrategy),
      NibProperty("tabStops", \NSMutableParagraphStyle.tabStops),
      NibProperty("defaultTabInterval", \NSMutableParagraphStyle.defaultTabInterval),
      NibProperty("tighteningFactorForTruncation", \NSMutableParagraphStyle.tighteningFactorForTruncation),
      NibProperty(
        "allowsDefaultTighteningForTruncation",
        \NSMutableParagraphStyle.allowsDefaultTighteningForTruncation
      ),
    ]
  )
}
