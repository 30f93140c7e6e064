/// What the classes of a registry would raise exceptions for, while that is to be reported and not to stop the program.
///
/// The bytes of a nib are input, so an exception that they lead to is an error of loading. A class that is asked for what it must
/// not do reports it here, changes nothing and returns.
@MainActor
public final class NibExceptions {
  /// How many reports are kept at a time; what comes after them is left out.
  private static let limit = 100

  /// What was reported since collecting began; nil where nobody collects.
  private var reports: [NibLoadingError]?

  /// Nobody collects at first.
  public init() {}

  /// Whether exceptions are collected now.
  public var areCollected: Bool { reports != nil }

  /// Takes a report; the same again is left out, and where nobody collects, all are.
  public func report(_ error: NibLoadingError) {
    guard let known = reports, known.count < Self.limit, !known.contains(error) else { return }
    reports?.append(error)
  }

  /// Collects the exceptions of what is done; those inside of another collecting are its own.
  ///
  /// - Returns: What was done, and what was reported meanwhile, in order.
  public func collecting<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> (value: Value, reports: [NibLoadingError]) {
    let outer = begin()
    defer { end(outer) }
    let value = try body()
    return (value, take())
  }

  /// Begins to collect; the result is for `end`.
  func begin() -> [NibLoadingError]? {
    defer { reports = [] }
    return reports
  }

  /// Ends what `begin` began.
  func end(_ outer: [NibLoadingError]?) {
    reports = outer
  }

  /// What was reported since it was taken last.
  func take() -> [NibLoadingError] {
    guard let found = reports, !found.isEmpty else { return [] }
    reports = []
    return found
  }
}
