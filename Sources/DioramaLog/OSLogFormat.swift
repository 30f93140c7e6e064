import Foundation

/// How a number with a point is written.
public struct OSLogFloatFormatting: Hashable, Sendable {
  private let digits: Int

  /// With six digits behind the point.
  public static var fixed: OSLogFloatFormatting { fixed(precision: 6) }

  /// With some digits behind the point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(digits: max(0, min(precision, 60)))
  }

  func text(_ value: Double) -> String { String(format: "%.\(digits)f", value) }
}

/// Writes a message with values in the places that `%` marks, as `printf` has them, `%@` for any value.
public func os_log(
  _ message: StaticString,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ args: Any...
) {
  log.write(type, LogFormat.text(message.description, args))
}

/// Writes a message of a type with values in the places that `%` marks.
public func os_log(
  _ type: OSLogType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  _ message: StaticString,
  _ args: Any...
) {
  log.write(type, LogFormat.text(message.description, args))
}

/// Writes a message with parts.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default) {
  log.write(type, message.text)
}

/// Writes a message of a type with parts.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(type, message.text)
}

/// Puts values into a text.
enum LogFormat {
  /// The text with a value for each mark; a mark without a value stays.
  static func text(_ format: String, _ values: [Any]) -> String {
    var (result, values) = ("", values[...])
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      var options: Substring = ""
      if rest.first == "{", let close = rest.firstIndex(of: "}") {
        options = rest[rest.index(after: rest.startIndex)..<close]
        rest = rest[rest.index(after: close)...]
      }
      let flags = rest.prefix { $0.isNumber || "+-# .*'lhqzjt".contains($0) }
      rest = rest.dropFirst(flags.count)
      guard let kind = rest.first, let value = values.popFirst() else {
        result += "%\(flags)"
        continue
      }
      rest = rest.dropFirst()
      let isHidden = options.split(separator: ",").contains { $0 == "private" || $0 == "sensitive" }
      result += isHidden ? "<private>" : written(value, flags: String(flags), kind)
    }
    return result + rest
  }

  private static func written(_ value: Any, flags: String, _ kind: Character) -> String {
    let flags = flags.filter { !"lhqzjt*".contains($0) }
    switch (kind, value) {
    case ("d", let number as any BinaryInteger), ("i", let number as any BinaryInteger),
      ("u", let number as any BinaryInteger):
      return String(format: "%\(flags)lld", Int64(clamping: number))
    case ("x", let number as any BinaryInteger), ("X", let number as any BinaryInteger),
      ("o", let number as any BinaryInteger):
      return String(format: "%\(flags)ll\(kind)", Int64(truncatingIfNeeded: number))
    case ("f", let number as any BinaryFloatingPoint), ("e", let number as any BinaryFloatingPoint),
      ("g", let number as any BinaryFloatingPoint):
      return String(format: "%\(flags)\(kind)", Double(number))
    default: return "\(value)"
    }
  }
}
