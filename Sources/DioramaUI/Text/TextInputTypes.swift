/// What a text means, so that it can be filled in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name that archives give the meaning.
  public let rawValue: String

  /// Creates a meaning from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A name prefix.
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A name suffix.
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// An organization name.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A location.
  public static let location = UITextContentType(rawValue: "location")
  /// A full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// A street address line1.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// A street address line2.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// An address city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// An address state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// An address city and state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A sublocality.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country name.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// An address on the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A username.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is being chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A shipment tracking number.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// A flight number.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// A date time.
  public static let dateTime = UITextContentType(rawValue: "date-time")
}

/// The look of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the system decides.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light
}

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

/// The title of a keyboard's return key.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default`
  /// Go.
  case go
  /// Google.
  case google
  /// Join.
  case join
  /// Next.
  case next
  /// Route.
  case route
  /// Search.
  case search
  /// Send.
  case send
  /// Yahoo.
  case yahoo
  /// Done.
  case done
  /// Emergency Call.
  case emergencyCall
  /// Continue.
  case `continue`
}

/// When a keyboard starts a capital letter by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Never.
  case none
  /// At the start of every word.
  case words
  /// At the start of every sentence.
  case sentences
  /// Always.
  case allCharacters
}

/// Whether misspelled words are corrected while typing.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the input method decides.
  case `default`
  /// Never.
  case no
  /// Always.
  case yes
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the input method decides.
  case `default`
  /// Never.
  case no
  /// Always.
  case yes
}

/// Whether spaces around pasted and deleted words are corrected.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the input method decides.
  case `default`
  /// Never.
  case no
  /// Always.
  case yes
}

/// Whether straight quotes become curly ones.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the input method decides.
  case `default`
  /// Never.
  case no
  /// Always.
  case yes
}

/// Whether spelling is checked while typing.
public enum UITextSpellCheckingType: Int, Sendable {
  /// Checked where correction is on.
  case `default`
  /// Never.
  case no
  /// Always.
  case yes
}
