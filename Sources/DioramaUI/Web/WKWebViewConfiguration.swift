public import Foundation
import NibLoader

/// How a web view loads and plays pages.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, @MainActor NSCoding {
  /// What the user prefers.
  open var preferences: WKPreferences

  /// What is added to the user agent's name; nil for none.
  open var applicationNameForUserAgent: String?

  /// Whether a page is shown only when all of it is there.
  open var suppressesIncrementalRendering: Bool

  /// Whether media may play on another screen.
  open var allowsAirPlayForMediaPlayback: Bool

  /// Whether media play inside the page.
  open var allowsInlineMediaPlayback: Bool

  /// Whether media may play in a picture above other applications.
  open var allowsPictureInPictureMediaPlayback: Bool

  /// The media that play only when the user says so.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes

  /// What becomes a link.
  open var dataDetectorTypes: WKDataDetectorTypes

  /// In what steps the user selects.
  open var selectionGranularity: WKSelectionGranularity

  /// Whether a page's limits of zooming are ignored.
  open var ignoresViewportScaleLimits: Bool

  /// Creates the configuration of the system.
  public nonisolated override init() {
    preferences = WKPreferences()
    suppressesIncrementalRendering = false
    allowsAirPlayForMediaPlayback = true
    allowsInlineMediaPlayback = false
    allowsPictureInPictureMediaPlayback = true
    mediaTypesRequiringUserActionForPlayback = [.audio, .video]
    dataDetectorTypes = []
    selectionGranularity = .dynamic
    ignoresViewportScaleLimits = false
    super.init()
  }

  /// Creates a web view configuration out of an archive.
  public required init?(coder: NSCoder) {
    preferences = coder.decode(WKPreferences.self, forKey: "preferences") ?? WKPreferences()
    applicationNameForUserAgent = coder.decodeText(forKey: "applicationNameForUserAgent")
    suppressesIncrementalRendering = coder.decodeBool(forKey: "suppressesIncrementalRendering", absent: false)
    allowsAirPlayForMediaPlayback = coder.decodeBool(forKey: "allowsAirPlayForMediaPlayback", absent: true)
    allowsInlineMediaPlayback = coder.decodeBool(forKey: "allowsInlineMediaPlayback", absent: false)
    allowsPictureInPictureMediaPlayback = coder.decodeBool(forKey: "allowsPictureInPictureMediaPlayback", absent: true)
    mediaTypesRequiringUserActionForPlayback = coder.decodeOptions(
      forKey: "mediaTypesRequiringUserActionForPlayback",
      absent: [.audio, .video]
    )
    dataDetectorTypes = coder.decodeOptions(forKey: "dataDetectorTypes", absent: [])
    selectionGranularity = coder.decodeCase(forKey: "selectionGranularity", absent: .dynamic)
    ignoresViewportScaleLimits = coder.decodeBool(forKey: "ignoresViewportScaleLimits", absent: false)
    super.init()
    coder.announce(self)
  }

  /// Writes nothing: archives are made by the scene compiler, not by live objects.
  open func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }
}

/// Kinds of media.
public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Sound.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1 << 0)
  /// Pictures that move.
  public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
  /// Everything.
  public static let all = WKAudiovisualMediaTypes(rawValue: 3)
}

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

/// In what steps the user selects.
public enum WKSelectionGranularity: Int, Sendable {
  /// As the content asks for.
  case dynamic = 0
  /// Character by character.
  case character = 1
}

/// What the user prefers in web pages.
@preconcurrency @MainActor
open class WKPreferences: NSObject, @MainActor NSCoding {
  /// The smallest size of text in points.
  open var minimumFontSize: CGFloat

  /// Whether scripts run.
  open var javaScriptEnabled: Bool

  /// Whether scripts may open windows by themselves.
  open var javaScriptCanOpenWindowsAutomatically: Bool

  /// Creates the preferences of the system.
  public nonisolated override init() {
    minimumFontSize = 0
    javaScriptEnabled = true
    javaScriptCanOpenWindowsAutomatically = false
    super.init()
  }

  /// Creates preferences out of an archive.
  public required init?(coder: NSCoder) {
    minimumFontSize = coder.decodeCGFloat(forKey: "minimumFontSize", absent: 0)
    javaScriptEnabled = coder.decodeBool(forKey: "javaScriptEnabled", absent: true)
    javaScriptCanOpenWindowsAutomatically = coder.decodeBool(
      forKey: "javaScriptCanOpenWindowsAutomatically",
      absent: false
    )
    super.init()
    coder.announce(self)
  }

  /// Writes nothing: archives are made by the scene compiler, not by live objects.
  open func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }
}

extension UIKitClasses {
  static let wkWebViewConfiguration = NibClass(
    WKWebViewConfiguration.self,
    parent: nil,
    name: "WKWebViewConfiguration",
    properties: [
      NibProperty("applicationNameForUserAgent", \WKWebViewConfiguration.applicationNameForUserAgent),
      NibProperty("suppressesIncrementalRendering", \WKWebViewConfiguration.suppressesIncrementalRendering),
      NibProperty("allowsAirPlayForMediaPlayback", \WKWebViewConfiguration.allowsAirPlayForMediaPlayback),
      NibProperty("allowsInlineMediaPlayback", \WKWebViewConfiguration.allowsInlineMediaPlayback),
      NibProperty("allowsPictureInPictureMediaPlayback", \WKWebViewConfiguration.allowsPictureInPictureMediaPlayback),
      NibProperty(
        "mediaTypesRequiringUserActionForPlayback",
        \WKWebViewConfiguration.mediaTypesRequiringUserActionForPlayback
      ),
      NibProperty("dataDetectorTypes", \WKWebViewConfiguration.dataDetectorTypes),
      NibProperty("selectionGranularity", \WKWebViewConfiguration.selectionGranularity),
      NibProperty("ignoresViewportScaleLimits", \WKWebViewConfiguration.ignoresViewportScaleLimits),
      NibProperty("preferences", \WKWebViewConfiguration.preferences),
    ]
  )

  static let wkPreferences = NibClass(
    WKPreferences.self,
    parent: nil,
    name: "WKPreferences",
    properties: [
      NibProperty("minimumFontSize", \WKPreferences.minimumFontSize),
      NibProperty("javaScriptEnabled", \WKPreferences.javaScriptEnabled),
      NibProperty("javaScriptCanOpenWindowsAutomatically", \WKPreferences.javaScriptCanOpenWindowsAutomatically),
    ]
  )
}
