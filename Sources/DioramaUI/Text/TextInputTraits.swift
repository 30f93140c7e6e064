import Foundation

/// How the keyboard behaves while a text is edited.
struct TextInputTraits {
  var autocapitalizationType: UITextAutocapitalizationType
  var autocorrectionType: UITextAutocorrectionType
  var spellCheckingType: UITextSpellCheckingType
  var keyboardType: UIKeyboardType
  var keyboardAppearance: UIKeyboardAppearance
  var returnKeyType: UIReturnKeyType
  var enablesReturnKeyAutomatically: Bool
  var isSecureTextEntry: Bool
  var textContentType: UITextContentType?
  var smartInsertDeleteType: UITextSmartInsertDeleteType
  var smartQuotesType: UITextSmartQuotesType
  var smartDashesType: UITextSmartDashesType

  /// What an object made in code starts with.
  init() {
    autocapitalizationType = .sentences
    autocorrectionType = .default
    spellCheckingType = .default
    keyboardType = .default
    keyboardAppearance = .default
    returnKeyType = .default
    enablesReturnKeyAutomatically = false
    isSecureTextEntry = false
    textContentType = nil
    smartInsertDeleteType = .default
    smartQuotesType = .default
    smartDashesType = .default
  }

  /// What an archive says.
  init(coder: NSCoder) {
    autocapitalizationType = coder.decodeCase(forKey: "UIAutocapitalizationType", absent: .sentences)
    autocorrectionType = coder.decodeCase(forKey: "UIAutocorrectionType", absent: .default)
    spellCheckingType = coder.decodeCase(forKey: "UISpellCheckingType", absent: .default)
    keyboardType = coder.decodeCase(forKey: "UIKeyboardType", absent: .default)
    keyboardAppearance = coder.decodeCase(forKey: "UIKeyboardAppearance", absent: .default)
    returnKeyType = coder.decodeCase(forKey: "UIReturnKeyType", absent: .default)
    enablesReturnKeyAutomatically = coder.decodeBool(forKey: "UIEnablesReturnKeyAutomatically", absent: false)
    isSecureTextEntry = coder.decodeBool(forKey: "UISecureTextEntry", absent: false)
    textContentType = coder.decodeText(forKey: "UITextContentType").map(UITextContentType.init(rawValue:))
    smartInsertDeleteType = coder.decodeCase(forKey: "UITextSmartInsertDeleteType", absent: .default)
    smartQuotesType = coder.decodeCase(forKey: "UITextSmartQuotesType", absent: .default)
    smartDashesType = coder.decodeCase(forKey: "UITextSmartDashesType", absent: .default)
  }
}
