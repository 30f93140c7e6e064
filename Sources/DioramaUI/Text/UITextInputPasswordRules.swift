public import Foundation
import NibLoader

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
