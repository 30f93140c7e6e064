/// A version of iOS: a deployment target, or the version that introduced a declaration.
public struct DeploymentTarget: Hashable, Sendable, Comparable {
  /// The major version.
  public var major: Int
  /// The minor version.
  public var minor: Int

  /// Creates a version.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads `14`, `14.5` or `iOS 14.5`; nil for other texts.
  ///
  /// Text after a comma is ignored: schemas name the replacement there.
  public init?(_ text: String) {
    var version = text.prefix { $0 != "," }
    if version.hasPrefix("iOS ") { version = version.dropFirst(4) }
    let parts = version.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil
    }
    guard (1...3).contains(parts.count), numbers.count == parts.count, numbers[0] > 0 else { return nil }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
  }

  /// What is wrong with a version that a user names: no system has it; nil for one that there is, or may be soon.
  package var mistake: String? {
    if major < 2 { return "iOS began with 2.0 to run other people's applications" }
    if 19...25 ~= major { return "there is no iOS \(major): after 18 came 26" }
    return major > 30 || minor > 9 ? "there is no \(name)" : nil
  }

  /// The version in words: `iOS 14.5`.
  public var name: String { "iOS \(major).\(minor)" }

  /// Whether something that came with a version, as schemas write it, is missing; nil was always there.
  package func isBefore(_ version: String?) -> Bool {
    version.flatMap { DeploymentTarget($0) }.map { self < $0 } ?? false
  }

  /// Orders older versions first.
  public static func < (left: DeploymentTarget, right: DeploymentTarget) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
