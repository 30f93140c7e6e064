#if !canImport(CoreGraphics)
  public import Foundation

  extension CGPoint {
    /// Whether two points are the same.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
  }

  extension CGSize {
    /// Whether two sizes are the same.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
  }

  extension CGRect {
    /// Whether two rectangles are the same.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
  }
#endif

#if !canImport(CoreGraphics)
  extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The point as texts show it, such as `(1.0, 2.0)`.
    public var debugDescription: String { "(\(x), \(y))" }
  }

  extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The size as texts show it, such as `(30.0, 40.0)`.
    public var debugDescription: String { "(\(width), \(height))" }
  }

  extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The rectangle as texts show it, such as `(1.0, 2.0, 30.0, 40.0)`.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
  }
#endif

#if !canImport(ObjectiveC)
  /// A whole number, by its name in Objective-C.
  public typealias NSInteger = Int
#endif
