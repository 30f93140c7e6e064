public import Foundation
import NibLoader

/// How the keyboard behaves while an object's text is edited.
@preconcurrency @MainActor
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
  /// What a new password must have; nil for nothing in particular.
  var passwordRules: UITextInputPasswordRules? { get set }
}

/// An object that keeps how the keyboard behaves while its text is edited.
@MainActor
protocol TextInputTraitsOwner: UITextInputTraits {
  var inputTraits: TextInputTraits { get set }
}

// UIKit's requirements are optional: an object that does not have one behaves as a text that was not told anything.
extension UITextInputTraits {
  private var storedInputTraits: TextInputTraits {
    get { (self as? any TextInputTraitsOwner)?.inputTraits ?? TextInputTraits() }
    set { (self as? any TextInputTraitsOwner)?.inputTraits = newValue }
  }

  /// When a capital letter is typed by itself.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { storedInputTraits.autocapitalizationType }
    set { storedInputTraits.autocapitalizationType = newValue }
  }

  /// Whether typing is corrected.
  public var autocorrectionType: UITextAutocorrectionType {
    get { storedInputTraits.autocorrectionType }
    set { storedInputTraits.autocorrectionType = newValue }
  }

  /// Whether spelling is checked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { storedInputTraits.spellCheckingType }
    set { storedInputTraits.spellCheckingType = newValue }
  }

  /// Which keys the keyboard offers.
  public var keyboardType: UIKeyboardType {
    get { storedInputTraits.keyboardType }
    set { storedInputTraits.keyboardType = newValue }
  }

  /// The look of the keyboard.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { storedInputTraits.keyboardAppearance }
    set { storedInputTraits.keyboardAppearance = newValue }
  }

  /// The title of the return key.
  public var returnKeyType: UIReturnKeyType {
    get { storedInputTraits.returnKeyType }
    set { storedInputTraits.returnKeyType = newValue }
  }

  /// Whether the return key waits for text.
  public var enablesReturnKeyAutomatically: Bool {
    get { storedInputTraits.enablesReturnKeyAutomatically }
    set { storedInputTraits.enablesReturnKeyAutomatically = newValue }
  }

  /// Whether the text is hidden.
  public var isSecureTextEntry: Bool {
    get { storedInputTraits.isSecureTextEntry }
    set { storedInputTraits.isSecureTextEntry = newValue }
  }

  /// What the text means; nil if it was not said.
  public var textContentType: UITextContentType? {
    get { storedInputTraits.textContentType }
    set { storedInputTraits.textContentType = newValue }
  }

  /// Whether spaces around pasted text are corrected.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { storedInputTraits.smartInsertDeleteType }
    set { storedInputTraits.smartInsertDeleteType = newValue }
  }

  /// Whether quotes become curly.
  public var smartQuotesType: UITextSmartQuotesType {
    get { storedInputTraits.smartQuotesType }
    set { storedInputTraits.smartQuotesType = newValue }
  }

  /// Whether two hyphens become a dash.
  public var smartDashesType: UITextSmartDashesType {
    get { storedInputTraits.smartDashesType }
    set { storedInputTraits.smartDashesType = newValue }
  }

  /// What a new password must have; nil for nothing in particular.
  public var passwordRules: UITextInputPasswordRules? {
    get { storedInputTraits.passwordRules }
    set { storedInputTraits.passwordRules = newValue }
  }
}

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
  var passwordRules: UITextInputPasswordRules?

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
    passwordRules = nil
  }

  /// What an archive says.
  @MainActor
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
    passwordRules = coder.decode(UITextInputPasswordRules.self, forKey: "UITextInputPasswordRules")
  }
}

/// What a new password must have, such as a digit.
public final class UITextInputPasswordRules: NSObject, NSCoding, Sendable {
  /// The rules as a text: `required: lower; required: digit; minlength: 12;`.
  public let passwordRulesDescriptor: String

  /// Creates rules out of a text, which is not checked.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }

  /// Creates rules out of an archive; nil without a text.
  public required init?(coder: NSCoder) {
    guard let text = coder.decodeText(forKey: "passwordRulesDescriptor") else { return nil }
    passwordRulesDescriptor = text
    super.init()
  }

  /// Writes the text.
  public func encode(with coder: NSCoder) {
    coder.encode(NSString(string: passwordRulesDescriptor), forKey: "passwordRulesDescriptor")
  }
}

extension UIKitClasses {
  static let uiTextInputPasswordRules = NibClass(
    UITextInputPasswordRules.self,
    parent: nil,
    name: "UITextInputPasswordRules"
  )
}
