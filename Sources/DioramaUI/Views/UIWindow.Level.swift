public import Foundation

extension UIWindow {
  /// How far in front of other windows a window is.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number; larger is further in front.
    public let rawValue: CGFloat

    /// Creates a level from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level from its number.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    /// The level of an application's windows.
    public static let normal = Level(0)
    /// The level of a status bar.
    public static let statusBar = Level(1000)
    /// The level of an alert.
    public static let alert = Level(2000)
  }
}
