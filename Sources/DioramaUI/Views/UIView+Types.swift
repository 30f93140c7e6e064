extension UIView {
  /// The part of the content that is stretched where the size of the bounds changes, in shares of the bounds; all of it by default.
  ///
  /// Views draw anew for every size here, so that nothing is stretched. UIKit has had no use for it since images have cap insets.
  public var contentStretch: CGRect {
    get { layer.setting(\.contentsCenter) }
    set { layer.set(\.contentsCenter, to: newValue) }
  }
}

extension UIView {
  /// How a view's content is laid out in its bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill
    /// Scaled to lie wholly inside the bounds.
    case scaleAspectFit
    /// Scaled to cover the bounds.
    case scaleAspectFill
    /// Drawn anew when the bounds change.
    case redraw
    /// Centered, unscaled.
    case center
    /// Centered at the top edge.
    case top
    /// Centered at the bottom edge.
    case bottom
    /// Centered at the left edge.
    case left
    /// Centered at the right edge.
    case right
    /// In the top left corner.
    case topLeft
    /// In the top right corner.
    case topRight
    /// In the bottom left corner.
    case bottomLeft
    /// In the bottom right corner.
    case bottomRight
  }
}

extension UIView {
  /// Which parts of a view's geometry give way when its superview's size changes.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance to the superview's left side.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the superview's right side.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the superview's top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the superview's bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}

extension UIView {
  /// How a view changes its tint color.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As its superview does.
    case automatic
    /// The tint color is left as it is.
    case normal
    /// The tint color is shown without saturation.
    case dimmed
  }
}

/// Whether a view's content turns around in languages written from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// It turns around.
  case unspecified
  /// Playback controls do not turn around.
  case playback
  /// Controls that mean a direction do not turn around.
  case spatial
  /// Always left to right.
  case forceLeftToRight
  /// Always right to left.
  case forceRightToLeft
}
