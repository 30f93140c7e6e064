/// What a web view turns into links.
public struct WKDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Telephone numbers.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of pages.
  public static let link = WKDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = WKDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 1 << 3)
  /// Numbers of parcels.
  public static let trackingNumber = WKDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights.
  public static let flightNumber = WKDataDetectorTypes(rawValue: 1 << 5)
  /// Words to look up.
  public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 1 << 6)
  /// Everything.
  public static let all = WKDataDetectorTypes(rawValue: .max)
}
