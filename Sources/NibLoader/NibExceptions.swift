/// Collects the exceptions of the classes in a registry, instead of stopping the program.
///
/// The bytes of a nib are input, so an exception that they cause is a loading error. Instead of raising one, a class
/// reports it here, changes nothing and returns.
@MainActor
public final class NibExceptions {
  /// The maximum number of reports that are kept; later ones are dropped.
  private static let limit = 100

  /// The exceptions reported since collecting began; nil if none are collected.
  private var reports: [NibLoadingError]?

  /// Creates an instance that does not collect exceptions yet.
  public init() {}

  /// Whether exceptions are collected now.
  public var areCollected: Bool { reports != nil }

  /// Reports an exception; duplicates are ignored, and so are all exceptions while none are collected.
  public func report(_ error: NibLoadingError) {
    guard let known = reports, known.count < Self.limit, !known.contains(error) else { return }
    reports?.append(error)
  }

  /// Collects the exceptions of a closure; a nested call collects its own.
  ///
  /// - Returns: The result of the closure, and the reported exceptions in order.
  public func collecting<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> (value: Value, reports: [NibLoadingError]) {
    let outer = begin()
    defer { end(outer) }
    let value = try body()
    return (value, take())
  }

  /// Begins to collect; returns what was collected so far, to pass to `end`.
  func begin() -> [NibLoadingError]? {
    defer { reports = [] }
    return reports
  }

  /// Ends collecting, and restores what `begin` returned.
  func end(_ outer: [NibLoadingError]?) {
    reports = outer
  }

  /// Returns and forgets what was reported.
  func take() -> [NibLoadingError] {
    guard let found = reports, !found.isEmpty else { return [] }
    reports = []
    return found
  }
}
