public import Foundation

/// The superclass of what lets users feel that something happened.
///
/// As on a device without haptics, nobody feels anything: Apple's documentation says that calling a generator does not mean that feedback
/// is played. Tests learn of the calls through `UIRuntime.feedbackListener`.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Gets the hardware ready, so that the next feedback is played at once; there is none here.
  open func prepare() {}

  func play(_ feedback: UIRuntime.Feedback) { UIRuntime.shared.feedbackListener?(feedback) }
}

/// Lets users feel that two objects have collided.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass and the material of the objects that collide.
  public enum FeedbackStyle: Int, Sendable {
    /// Small or light objects.
    case light = 0
    /// Objects of a medium size or weight.
    case medium = 1
    /// Large or heavy objects.
    case heavy = 2
    /// Soft objects.
    case soft = 3
    /// Hard objects.
    case rigid = 4
  }

  private let style: FeedbackStyle

  /// Creates a generator for collisions of a style.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator for collisions of the medium style.
  public convenience override init() { self.init(style: .medium) }

  /// Lets the user feel a collision.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// Lets the user feel a collision of a strength from 0 to 1.
  open func impactOccurred(intensity: CGFloat) { play(.impact(style, intensity: min(max(intensity, 0), 1))) }
}

/// Lets users feel how something ended.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something ended.
  public enum FeedbackType: Int, Sendable {
    /// It was done.
    case success = 0
    /// It was done, with a warning.
    case warning = 1
    /// It failed.
    case error = 2
  }

  /// Lets the user feel how something ended.
  open func notificationOccurred(_ notificationType: FeedbackType) { play(.notification(notificationType)) }
}

/// Lets users feel that a selection changes.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets the user feel that a selection has changed.
  open func selectionChanged() { play(.selection) }
}

extension UIRuntime {
  /// What an application has asked a feedback generator for.
  public enum Feedback: Hashable, Sendable {
    /// A collision, with its strength from 0 to 1.
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
    /// How something ended.
    case notification(UINotificationFeedbackGenerator.FeedbackType)
    /// A selection that has changed.
    case selection
  }
}
