/// How the keyboard behaves while an object's text is edited.
@MainActor
public protocol UITextInputTraits: AnyObject {
  /// When a capital letter is typed by itself.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether typing is corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Which keys the keyboard offers.
  var keyboardType: UIKeyboardType { get set }
  /// The look of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key waits for text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
  /// What the text means; nil if it was not said.
  var textContentType: UITextContentType? { get set }
  /// Whether spaces around pasted text are corrected.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether quotes become curly.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two hyphens become a dash.
  var smartDashesType: UITextSmartDashesType { get set }
}
