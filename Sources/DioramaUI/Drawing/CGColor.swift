#if !canImport(CoreGraphics)
  public import Foundation

  /// The components of a color, without UIKit's names.
  public final class CGColor: Hashable, Sendable {
    /// Red, green and blue, or white alone, and the opacity last.
    public let components: [CGFloat]?

    /// Creates a color of the standard RGB space.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      components = [red, green, blue, alpha]
    }

    /// Creates a gray.
    public init(gray: CGFloat, alpha: CGFloat) {
      components = [gray, alpha]
    }

    /// How many components there are, the opacity included.
    public var numberOfComponents: Int { components?.count ?? 0 }

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { components?.last ?? 1 }

    /// Whether two colors have the same components.
    public static func == (left: CGColor, right: CGColor) -> Bool {
      left.components == right.components
    }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(components)
    }
  }
#endif
