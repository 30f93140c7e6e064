public import Foundation

/// What an application tells assistive software, and what it asks about the user's settings.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Something that assistive software is told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32

    /// Creates a notification by its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Most of the screen has changed; the argument is the element to go to.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Parts of the screen have changed; the argument is the element to go to.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument, a text, is read.
    public static let announcement = Notification(rawValue: 1008)
    /// Content was scrolled; the argument, a text, is read.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Assistive software pauses; the argument names which.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    /// Assistive software goes on; the argument names which.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
  }

  /// Tells assistive software something; nil for no argument.
  ///
  /// `UIRuntime.shared.accessibilityHandler` is called with it.
  public static func post(notification: Notification, argument: Any?) {
    UIRuntime.shared.accessibilityHandler?(notification, argument)
  }

  /// A value as a share of its range in words, such as "50%"; nil for an empty range.
  static func percent(_ value: Double, from least: Double, to greatest: Double) -> String? {
    guard greatest > least else { return nil }
    return "\(Int(((value - least) / (greatest - least) * 100).rounded()))%"
  }
}

/// What the user has switched on to use a device, which `UIRuntime.shared.accessibilitySettings` decides.
public struct AccessibilitySettings: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates settings from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The screen is read aloud.
  public static let voiceOver = AccessibilitySettings(rawValue: 1 << 0)
  /// The device is used with switches.
  public static let switchControl = AccessibilitySettings(rawValue: 1 << 1)
  /// Less moves.
  public static let reduceMotion = AccessibilitySettings(rawValue: 1 << 2)
  /// Less is translucent.
  public static let reduceTransparency = AccessibilitySettings(rawValue: 1 << 3)
  /// Text is bold.
  public static let boldText = AccessibilitySettings(rawValue: 1 << 4)
  /// Colors have more contrast.
  public static let darkerSystemColors = AccessibilitySettings(rawValue: 1 << 5)
  /// Colors are inverted.
  public static let invertColors = AccessibilitySettings(rawValue: 1 << 6)
  /// Everything is gray.
  public static let grayscale = AccessibilitySettings(rawValue: 1 << 7)
  /// Things fade and do not move.
  public static let prefersCrossFadeTransitions = AccessibilitySettings(rawValue: 1 << 8)
  /// Nothing is told apart by color alone.
  public static let differentiateWithoutColor = AccessibilitySettings(rawValue: 1 << 9)
  /// Switches have labels.
  public static let onOffSwitchLabels = AccessibilitySettings(rawValue: 1 << 10)
  /// Videos do not play by themselves.
  public static let videoAutoplayDisabled = AccessibilitySettings(rawValue: 1 << 11)
}

extension UIAccessibility {
  private static func isOn(_ setting: AccessibilitySettings) -> Bool {
    UIRuntime.shared.accessibilitySettings.contains(setting)
  }

  /// Whether the screen is read aloud.
  public static var isVoiceOverRunning: Bool { isOn(.voiceOver) }
  /// Whether the device is used with switches.
  public static var isSwitchControlRunning: Bool { isOn(.switchControl) }
  /// Whether less is to move.
  public static var isReduceMotionEnabled: Bool { isOn(.reduceMotion) }
  /// Whether less is to be translucent.
  public static var isReduceTransparencyEnabled: Bool { isOn(.reduceTransparency) }
  /// Whether text is bold.
  public static var isBoldTextEnabled: Bool { isOn(.boldText) }
  /// Whether colors have more contrast.
  public static var isDarkerSystemColorsEnabled: Bool { isOn(.darkerSystemColors) }
  /// Whether colors are inverted.
  public static var isInvertColorsEnabled: Bool { isOn(.invertColors) }
  /// Whether everything is gray.
  public static var isGrayscaleEnabled: Bool { isOn(.grayscale) }
  /// Whether things are to fade and not to move.
  public static var prefersCrossFadeTransitions: Bool { isOn(.prefersCrossFadeTransitions) }
  /// Whether nothing is to be told apart by color alone.
  public static var shouldDifferentiateWithoutColor: Bool { isOn(.differentiateWithoutColor) }
  /// Whether switches have labels.
  public static var isOnOffSwitchLabelsEnabled: Bool { isOn(.onOffSwitchLabels) }
  /// Whether videos play by themselves.
  public static var isVideoAutoplayEnabled: Bool { !isOn(.videoAutoplayDisabled) }
}

extension UIAccessibility {
  /// Posted when the reading of the screen was switched on or off.
  public nonisolated static let voiceOverStatusDidChangeNotification = notification("VoiceOverStatusDidChange")
  /// Posted when the use with switches was switched on or off.
  public nonisolated static let switchControlStatusDidChangeNotification = notification("SwitchControlStatusDidChange")
  /// Posted when the wish for less motion has changed.
  public nonisolated static let reduceMotionStatusDidChangeNotification = notification("ReduceMotionStatusDidChange")
  /// Posted when the wish for less transparency has changed.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = notification(
    "ReduceTransparencyStatusDidChange"
  )
  /// Posted when bold text was switched on or off.
  public nonisolated static let boldTextStatusDidChangeNotification = notification("BoldTextStatusDidChange")
  /// Posted when the wish for more contrast has changed.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = notification(
    "DarkerSystemColorsStatusDidChange"
  )
  /// Posted when inverted colors were switched on or off.
  public nonisolated static let invertColorsStatusDidChangeNotification = notification("InvertColorsStatusDidChange")
  /// Posted when gray was switched on or off.
  public nonisolated static let grayscaleStatusDidChangeNotification = notification("GrayscaleStatusDidChange")

  private nonisolated static func notification(_ name: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility\(name)Notification")
  }

  private static let notifications: [(AccessibilitySettings, Foundation.Notification.Name)] = [
    (.voiceOver, voiceOverStatusDidChangeNotification), (.switchControl, switchControlStatusDidChangeNotification),
    (.reduceMotion, reduceMotionStatusDidChangeNotification),
    (.reduceTransparency, reduceTransparencyStatusDidChangeNotification),
    (.boldText, boldTextStatusDidChangeNotification),
    (.darkerSystemColors, darkerSystemColorsStatusDidChangeNotification),
    (.invertColors, invertColorsStatusDidChangeNotification), (.grayscale, grayscaleStatusDidChangeNotification),
  ]

  /// Posts what has changed between two states of the settings.
  static func announce(from old: AccessibilitySettings, to new: AccessibilitySettings) {
    for (setting, name) in notifications where old.contains(setting) != new.contains(setting) {
      NotificationCenter.default.post(name: name, object: nil)
    }
  }
}

/// What an element is and does, for assistive software.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Nothing in particular.
  public static var none: UIAccessibilityTraits { [] }
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Plays a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// A summary of the present conditions.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Starts playing or recording.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Can be moved through a range of values.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Takes touches directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Turns the page when it was read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A header that divides content.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// Something that assistive software offers to do with an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// What it is called.
  open var name: String

  /// What it does, and whether that worked; nil if a target does it.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  /// Creates an action that calls a closure; nil for one that does nothing.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
}

/// What a program told assistive software about one object.
///
/// Every nil means that the object's class decides. Few objects have one, so it is a box that a responder makes on
/// demand.
final class AccessibilityStorage {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var language: String?
  var traits: UIAccessibilityTraits?
  var elementsHidden = false
  var viewIsModal = false
  var shouldGroupChildren = false
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
}

/// What a class is for assistive software, unless a program says otherwise.
struct AccessibilityDefaults {
  var isElement: Bool
  var traits: UIAccessibilityTraits

  /// An object that is no element of its own.
  static let container = AccessibilityDefaults(isElement: false, traits: .none)
}
