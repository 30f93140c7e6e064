extension UISearchBar: UITextInputTraits {
  /// When a capital letter is typed by itself.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { inputTraits.autocapitalizationType }
    set { inputTraits.autocapitalizationType = newValue }
  }

  /// Whether typing is corrected.
  public var autocorrectionType: UITextAutocorrectionType {
    get { inputTraits.autocorrectionType }
    set { inputTraits.autocorrectionType = newValue }
  }

  /// Whether spelling is checked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { inputTraits.spellCheckingType }
    set { inputTraits.spellCheckingType = newValue }
  }

  /// Which keys the keyboard offers.
  public var keyboardType: UIKeyboardType {
    get { inputTraits.keyboardType }
    set { inputTraits.keyboardType = newValue }
  }

  /// The look of the keyboard.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { inputTraits.keyboardAppearance }
    set { inputTraits.keyboardAppearance = newValue }
  }

  /// The title of the return key.
  public var returnKeyType: UIReturnKeyType {
    get { inputTraits.returnKeyType }
    set { inputTraits.returnKeyType = newValue }
  }

  /// Whether the return key waits for text.
  public var enablesReturnKeyAutomatically: Bool {
    get { inputTraits.enablesReturnKeyAutomatically }
    set { inputTraits.enablesReturnKeyAutomatically = newValue }
  }

  /// Whether the text is hidden.
  public var isSecureTextEntry: Bool {
    get { inputTraits.isSecureTextEntry }
    set { inputTraits.isSecureTextEntry = newValue }
  }

  /// What the text means; nil if it was not said.
  public var textContentType: UITextContentType? {
    get { inputTraits.textContentType }
    set { inputTraits.textContentType = newValue }
  }

  /// Whether spaces around pasted text are corrected.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { inputTraits.smartInsertDeleteType }
    set { inputTraits.smartInsertDeleteType = newValue }
  }

  /// Whether quotes become curly.
  public var smartQuotesType: UITextSmartQuotesType {
    get { inputTraits.smartQuotesType }
    set { inputTraits.smartQuotesType = newValue }
  }

  /// Whether two hyphens become a dash.
  public var smartDashesType: UITextSmartDashesType {
    get { inputTraits.smartDashesType }
    set { inputTraits.smartDashesType = newValue }
  }
}
