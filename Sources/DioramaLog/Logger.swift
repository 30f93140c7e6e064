/// Writes messages of a part of a program.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger without a name.
  public init() { log = .default }

  /// Creates a logger of a program and of what its messages are about.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Creates a logger that writes to a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message without a type of its own.
  public func log(_ message: OSLogMessage) { log.write(.default, message.text) }

  /// Writes a message of a type.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level, message.text) }

  /// Writes what only helps to find faults.
  public func trace(_ message: OSLogMessage) { log.write(.debug, message.text) }

  /// Writes what only helps to find faults.
  public func debug(_ message: OSLogMessage) { log.write(.debug, message.text) }

  /// Writes more about what happens.
  public func info(_ message: OSLogMessage) { log.write(.info, message.text) }

  /// Writes a message without a type of its own.
  public func notice(_ message: OSLogMessage) { log.write(.default, message.text) }

  /// Writes what may lead to an error.
  public func warning(_ message: OSLogMessage) { log.write(.error, message.text) }

  /// Writes an error.
  public func error(_ message: OSLogMessage) { log.write(.error, message.text) }

  /// Writes an error that the program cannot do without noticing.
  public func critical(_ message: OSLogMessage) { log.write(.fault, message.text) }

  /// Writes a fault of the program.
  public func fault(_ message: OSLogMessage) { log.write(.fault, message.text) }
}

/// Whether a part of a message may be read by others.
public struct OSLogPrivacy: Hashable, Sendable {
  let isHidden: Bool

  /// How a hidden part is shown.
  public enum Mask: Hashable, Sendable {
    /// By a number that is the same for the same part; here not at all.
    case hash
    /// Not at all.
    case none
  }

  /// It may.
  public static let `public` = OSLogPrivacy(isHidden: false)
  /// It may not.
  public static let `private` = OSLogPrivacy(isHidden: true)
  /// It may not, not even where hidden parts are shown.
  public static let sensitive = OSLogPrivacy(isHidden: true)
  /// What is written in the source may; here all may.
  public static let auto = OSLogPrivacy(isHidden: false)

  /// It may not, but may be told apart from others.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  /// It may not, but may be told apart from others.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
  /// What is written in the source may.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

/// A message with parts, some of which may be hidden.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message of a text.
  public init(stringLiteral value: String) { text = value }

  /// Creates a message of parts.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Creates an empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds a text of the source.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value.
  public mutating func appendInterpolation<Value>(_ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto) {
    text += privacy.isHidden ? "<private>" : "\(value())"
  }

  /// Adds a number with some digits behind the point.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Value,
    format: OSLogFloatFormatting,
    privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.isHidden ? "<private>" : format.text(Double(value()))
  }
}
