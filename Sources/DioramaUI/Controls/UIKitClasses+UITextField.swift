import Foundation
import NibLoader

extension UIKitClasses {
  static let uiTextField = NibClass(
    UITextField.self,
    parent: UIControl.self,
    name: "UITextField",
    outlets: [
      NibOutlet("delegate", \UITextField.delegate),
      NibOutlet("leftView", \UITextField.leftView),
      NibOutlet("rightView", \UITextField.rightView),
      NibOutlet("inputView", \UITextField.inputView),
      NibOutlet("inputAccessoryView", \UITextField.inputAccessoryView),
    ],
    properties: [
      NibProperty("text", \UITextField.text),
      NibProperty("attributedText", \UITextField.attributedText),
      NibProperty("placeholder", \UITextField.placeholder),
      NibProperty("attributedPlaceholder", \UITextField.attributedPlaceholder),
      NibProperty("font", \UITextField.font),
      NibProperty("textColor", \UITextField.textColor),
      NibProperty("textAlignment", \UITextField.textAlignment),
      NibProperty("borderStyle", \UITextField.borderStyle),
      NibProperty("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing),
      NibProperty("clearsOnInsertion", \UITextField.clearsOnInsertion),
      NibProperty("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth),
      NibProperty("minimumFontSize", \UITextField.minimumFontSize),
      NibProperty("adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory),
      NibProperty("allowsEditingTextAttributes", \UITextField.allowsEditingTextAttributes),
      NibProperty("clearButtonMode", \UITextField.clearButtonMode),
      NibProperty("leftViewMode", \UITextField.leftViewMode),
      NibProperty("rightViewMode", \UITextField.rightViewMode),
      NibProperty("background", \UITextField.background),
      NibProperty("disabledBackground", \UITextField.disabledBackground),
      NibProperty("isEditing", \UITextField.isEditing),
      NibProperty("autocapitalizationType", \UITextField.autocapitalizationType),
      NibProperty("autocorrectionType", \UITextField.autocorrectionType),
      NibProperty("spellCheckingType", \UITextField.spellCheckingType),
      NibProperty("keyboardType", \UITextField.keyboardType),
      NibProperty("keyboardAppearance", \UITextField.keyboardAppearance),
      NibProperty("returnKeyType", \UITextField.returnKeyType),
      NibProperty("enablesReturnKeyAutomatically", \UITextField.enablesReturnKeyAutomatically),
      NibProperty("isSecureTextEntry", \UITextField.isSecureTextEntry),
      NibProperty("textContentType", \UITextField.textContentType),
      NibProperty("smartInsertDeleteType", \UITextField.smartInsertDeleteType),
      NibProperty("smartQuotesType", \UITextField.smartQuotesType),
      NibProperty("smartDashesType", \UITextField.smartDashesType),
    ]
  )
}
