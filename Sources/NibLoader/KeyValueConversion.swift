internal import Foundation

/// Conversion of a nib's values to the types of properties, as key-value coding converts them.
enum KeyValueConversion {
  /// The value as a property of the type takes it; nil if it does not fit.
  static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value, !(value is NSNull) else {
      return (type as? any OptionalValue.Type)?.empty as? Value
    }
    guard let converted = object(value, as: type) else { return exact(value, as: type) }
    return converted as? Value
  }

  /// The value if it is of the type already; a cast to an optional alone would turn any other value into nil.
  private static func exact<Value>(_ value: Any, as type: Value.Type) -> Value? {
    guard let optional = type as? any OptionalValue.Type else { return value as? Value }
    guard optional.accepts(value) else { return nil }
    return value as? Value
  }

  private static func object(_ value: Any, as type: Any.Type) -> Any? {
    if let optional = type as? any OptionalValue.Type { return object(value, as: optional.contentType) }
    if let raw = type as? any RawRepresentable.Type, !(value is any RawRepresentable) {
      return enumeration(value, as: raw)
    }
    if let convertible = type as? any NibConvertible.Type, let converted = convertible.init(archived: value) {
      return converted
    }
    switch value {
    case let date as NSDate:
      return type == Date.self ? Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate) : nil
    case let number as NSNumber: return scalar(number, as: type)
    case let text as NSString: return type == String.self ? String(describing: text) : nil
    case let value as NSValue: return geometry(value, as: type)
    default: return nil
    }
  }

  private static func enumeration<R: RawRepresentable>(_ value: Any, as type: R.Type) -> R? {
    convert(value, to: R.RawValue.self).flatMap { R(rawValue: $0) }
  }

  private static func scalar(_ number: NSNumber, as type: Any.Type) -> Any? {
    switch type {
    case is Bool.Type: number.boolValue
    case is Double.Type: number.doubleValue
    case is Float.Type: number.floatValue
    case is CGFloat.Type: CGFloat(number.doubleValue)
    case let integer as any FixedWidthInteger.Type: clamped(number, to: integer)
    default: nil
    }
  }

  private static func clamped<Integer: FixedWidthInteger>(_ number: NSNumber, to type: Integer.Type) -> Integer {
    let isFloating = ["f", "d"].contains(String(cString: number.objCType))
    return isFloating ? Integer(clamping: number.doubleValue) : Integer(clamping: number.int64Value)
  }

  private static func geometry(_ value: NSValue, as type: Any.Type) -> Any? {
    switch (type, String(cString: value.objCType)) {
    case (is CGPoint.Type, String(cString: NSValue(point: .zero).objCType)): value.pointValue
    case (is CGSize.Type, String(cString: NSValue(size: .zero).objCType)): value.sizeValue
    case (is CGRect.Type, String(cString: NSValue(rect: .zero).objCType)): value.rectValue
    case (is NSRange.Type, String(cString: NSValue(range: NSRange()).objCType)): value.rangeValue
    default: nil
    }
  }
}
