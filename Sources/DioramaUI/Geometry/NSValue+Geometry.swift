#if !canImport(ObjectiveC)
  public import Foundation

  /// A value that can hold what UIKit's geometry is made of.
  public protocol GeometryValue {}

  extension NSValue: GeometryValue {}

  extension GeometryValue {
    /// Creates a value with a transform in space.
    public init(caTransform3D transform: CATransform3D) { self = Self.boxed(transform) }

    /// Creates a value with a transform.
    public init(cgAffineTransform transform: CGAffineTransform) { self = Self.boxed(transform) }

    /// Creates a value with insets.
    public init(uiEdgeInsets insets: UIEdgeInsets) { self = Self.boxed(insets) }

    /// Creates a value with insets.
    public init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) { self = Self.boxed(insets) }

    /// Creates a value with an offset.
    public init(uiOffset offset: UIOffset) { self = Self.boxed(offset) }

    private static func boxed(_ content: any Hashable & Sendable) -> Self {
      let value: NSValue = BoxedValue(content)
      guard let made = value as? Self else {
        UIKitException.raise(.invalidArgument, "a subclass of NSValue has no such initializer")
      }
      return made
    }
  }

  extension NSValue {
    /// The transform of the value; one without numbers if it has none.
    public var caTransform3DValue: CATransform3D { boxed() ?? CATransform3D() }

    /// The transform of the value; the identity if it has none.
    public var cgAffineTransformValue: CGAffineTransform { boxed() ?? .identity }

    /// The insets of the value; zero if it has none.
    public var uiEdgeInsetsValue: UIEdgeInsets { boxed() ?? .zero }

    /// The insets of the value; zero if it has none.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { boxed() ?? .zero }

    /// The offset of the value; zero if it has none.
    public var uiOffsetValue: UIOffset { boxed() ?? .zero }

    private func boxed<Value>() -> Value? { (self as? BoxedValue)?.content as? Value }
  }

  /// A value of a type that Foundation does not know.
  private final class BoxedValue: NSValue, @unchecked Sendable {
    let content: any Hashable & Sendable

    init(_ content: any Hashable & Sendable) {
      self.content = content
      super.init()
    }

    required convenience init?(coder: NSCoder) { nil }

    required convenience init(bytes value: UnsafeRawPointer, objCType type: UnsafePointer<Int8>) {
      self.init(value.load(as: Int8.self))
    }

    override var hash: Int { AnyHashable(content).hashValue }

    override func isEqual(_ object: Any?) -> Bool {
      (object as? BoxedValue).map { AnyHashable($0.content) == AnyHashable(content) } ?? false
    }

    override func copy(with zone: NSZone? = nil) -> Any { self }

    override var description: String { "\(content)" }
  }
#endif
