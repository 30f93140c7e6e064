public import Foundation

/// An object that takes part in the editing of a text field.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether the editing may begin; by default it may.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Called when the editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Whether the editing may end; by default it may.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Called when the editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Called when the editing has ended, with why; by default calls the method without a reason.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Whether typed text may replace a part of the text; by default it may.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Called when the user has moved the insertion point, as typing does.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Whether the clear button may empty the text; by default it may.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Whether the return key does what it usually does; by default it does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Lets the editing begin.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Lets the editing end.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Calls the method without a reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }

  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// Lets the text be emptied.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// Lets the text change.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// Lets the return key do what it usually does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
