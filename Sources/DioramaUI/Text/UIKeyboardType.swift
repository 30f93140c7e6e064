/// Which keys a keyboard offers.
public enum UIKeyboardType: Int, Sendable {
  /// The keyboard of the current input method.
  case `default`
  /// ASCII characters.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// Characters of an address on the web.
  case URL
  /// Digits, for a PIN.
  case numberPad
  /// Digits and signs of a telephone number.
  case phonePad
  /// A name or a telephone number.
  case namePhonePad
  /// Characters of an email address.
  case emailAddress
  /// Digits and a decimal separator.
  case decimalPad
  /// Letters with @ and # at hand.
  case twitter
  /// Search terms and addresses.
  case webSearch
  /// ASCII digits.
  case asciiCapableNumberPad
}
