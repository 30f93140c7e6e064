import Foundation
import NibLoader

extension UIKitClasses {
  static let uiTextView = NibClass(
    UITextView.self,
    parent: UIScrollView.self,
    name: "UITextView",
    outlets: [
      NibOutlet("inputView", \UITextView.inputView),
      NibOutlet("inputAccessoryView", \UITextView.inputAccessoryView),
    ],
    properties: [
      NibProperty("text", \UITextView.text),
      NibProperty("attributedText", \UITextView.attributedText),
      NibProperty("font", \UITextView.font),
      NibProperty("textColor", \UITextView.textColor),
      NibProperty("textAlignment", \UITextView.textAlignment),
      NibProperty("isEditable", \UITextView.isEditable),
      NibProperty("isSelectable", \UITextView.isSelectable),
      NibProperty("allowsEditingTextAttributes", \UITextView.allowsEditingTextAttributes),
      NibProperty("clearsOnInsertion", \UITextView.clearsOnInsertion),
      NibProperty("adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory),
      NibProperty("dataDetectorTypes", \UITextView.dataDetectorTypes),
      NibProperty("autocapitalizationType", \UITextView.autocapitalizationType),
      NibProperty("autocorrectionType", \UITextView.autocorrectionType),
      NibProperty("spellCheckingType", \UITextView.spellCheckingType),
      NibProperty("keyboardType", \UITextView.keyboardType),
      NibProperty("keyboardAppearance", \UITextView.keyboardAppearance),
      NibProperty("returnKeyType", \UITextView.returnKeyType),
      NibProperty("enablesReturnKeyAutomatically", \UITextView.enablesReturnKeyAutomatically),
      NibProperty("isSecureTextEntry", \UITextView.isSecureTextEntry),
      NibProperty("textContentType", \UITextView.textContentType),
      NibProperty("smartInsertDeleteType", \UITextView.smartInsertDeleteType),
      NibProperty("smartQuotesType", \UITextView.smartQuotesType),
      NibProperty("smartDashesType", \UITextView.smartDashesType),
    ]
  )
}
