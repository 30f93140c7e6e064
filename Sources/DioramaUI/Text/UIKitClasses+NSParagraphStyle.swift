import Foundation
import NibLoader

extension UIKitClasses {
  static let nsParagraphStyle = NibClass(
    NSParagraphStyle.self,
    parent: nil,
    name: "NSParagraphStyle",
    properties: [
      NibProperty("alignment", \NSParagraphStyle.alignment),
      NibProperty("lineSpacing", \NSParagraphStyle.lineSpacing),
      NibProperty("paragraphSpacing", \NSParagraphStyle.paragraphSpacing),
      NibProperty("paragraphSpacingBefore", \NSParagraphStyle.paragraphSpacingBefore),
      NibProperty("firstLineHeadIndent", \NSParagraphStyle.firstLineHeadIndent),
      NibProperty("headIndent", \NSParagraphStyle.headIndent),
      NibProperty("tailIndent", \NSParagraphStyle.tailIndent),
      NibProperty("lineBreakMode", \NSParagraphStyle.lineBreakMode),
      NibProperty("minimumLineHeight", \NSParagraphStyle.minimumLineHeight),
      NibProperty("maximumLineHeight", \NSParagraphStyle.maximumLineHeight),
      NibProperty("lineHeightMultiple", \NSParagraphStyle.lineHeightMultiple),
      NibProperty("hyphenationFactor", \NSParagraphStyle.hyphenationFactor),
      NibProperty("baseWritingDirection", \NSParagraphStyle.baseWritingDirection),
      NibProperty("lineBreakStrategy", \NSParagraphStyle.lineBreakStrategy),
      NibProperty("tabStops", \NSParagraphStyle.tabStops),
      NibProperty("defaultTabInterval", \NSParagraphStyle.defaultTabInterval),
      NibProperty("tighteningFactorForTruncation", \NSParagraphStyle.tighteningFactorForTruncation),
      NibProperty("allowsDefaultTighteningForTruncation", \NSParagraphStyle.allowsDefaultTighteningForTruncation),
    ]
  )
}
