public import Foundation

/// How important a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number; larger is more important, except that the default is 0.
  public let rawValue: UInt8

  /// Creates a type from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A message without a type of its own.
  public static let `default` = OSLogType(rawValue: 0)
  /// More about what happens.
  public static let info = OSLogType(rawValue: 1)
  /// What only helps to find faults.
  public static let debug = OSLogType(rawValue: 2)
  /// An error.
  public static let error = OSLogType(rawValue: 16)
  /// A fault of the program.
  public static let fault = OSLogType(rawValue: 17)

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "default"
    }
  }
}

/// Where messages of a part of a program go.
public final class OSLog: NSObject, Sendable {
  /// The program or its part.
  let subsystem: String
  /// What the messages are about.
  let category: String
  private let isDisabled: Bool

  /// The log of messages without one of their own.
  public static let `default` = OSLog(subsystem: "", category: "", isDisabled: false)
  /// A log without messages.
  public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

  /// Creates a log.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  /// Creates a log of a kind.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue, isDisabled: false)
  }

  private init(subsystem: String, category: String, isDisabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isDisabled = isDisabled
    super.init()
  }

  /// Whether messages of a type are written.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled && LogOutput.isEnabled }

  /// A kind of log.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What is important for the time that things take.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Messages with the calls that led to them, which are not written here.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    /// Tracing that is switched on by instruments.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
  }

  func write(_ type: OSLogType, _ text: @autoclosure () -> String) {
    guard isEnabled(type: type) else { return }
    LogOutput.write(LogEntry(subsystem: subsystem, category: category, type: type, text: text()))
  }
}

/// A message that was written.
public struct LogEntry: Hashable, Sendable {
  /// The program or its part; empty for none.
  public var subsystem: String
  /// What the message is about; empty for nothing in particular.
  public var category: String
  /// How important the message is.
  public var type: OSLogType
  /// The message.
  public var text: String
}

/// Where messages go.
public enum LogOutput {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var ownHandler: (@Sendable (LogEntry) -> Void)?

  /// Receives the messages; nil, the default, writes them to standard error.
  public static var handler: (@Sendable (LogEntry) -> Void)? {
    get { lock.withLock { ownHandler } }
    set { lock.withLock { ownHandler = newValue } }
  }

  /// The environment switches messages off as it does for programs that Xcode starts.
  private static let isSilent = ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"] == "disable"

  static var isEnabled: Bool { !isSilent || handler != nil }

  static func write(_ entry: LogEntry) {
    if let handler { return handler(entry) }
    let place = [entry.subsystem, entry.category].filter { !$0.isEmpty }.joined(separator: ":")
    let kind = entry.type == .default ? "" : "\(entry.type.name): "
    let line = "\(place.isEmpty ? "" : "[\(place)] ")\(kind)\(entry.text)\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}
