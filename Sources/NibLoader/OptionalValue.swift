/// An optional of any kind, for code that knows only its type.
protocol OptionalValue {
  /// The type that is optional.
  static var contentType: Any.Type { get }
  /// The empty optional.
  static var empty: Self { get }
  /// Whether a value may be the content.
  static func accepts(_ value: Any) -> Bool
  /// The content; nil for the empty optional.
  var content: Any? { get }
}

extension Optional: OptionalValue {
  static var contentType: Any.Type { Wrapped.self }
  static var empty: Self { nil }
  static func accepts(_ value: Any) -> Bool { value is Wrapped }
  var content: Any? { self }
}
