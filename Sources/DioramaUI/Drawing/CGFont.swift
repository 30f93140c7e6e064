#if !canImport(CoreGraphics)
  import Foundation

  /// A text, as functions in C take it.
  public typealias CFString = String

  /// A time in seconds, as functions in C take it.
  public typealias CFTimeInterval = Double

  /// A font without a size.
  public final class CGFont: Hashable, Sendable {
    /// The name of the font.
    public let fullName: CFString?

    /// Finds a font by its name; nil for an empty one.
    public init?(_ name: CFString) {
      guard !name.isEmpty else { return nil }
      fullName = name
    }

    /// The name of the font.
    public var postScriptName: CFString? { fullName }

    /// Whether two fonts have the same name.
    public static func == (left: CGFont, right: CGFont) -> Bool { left.fullName == right.fullName }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(fullName)
    }
  }
#endif
