/// Where a result goes.
package enum Destination: Sendable {
  case standardOutput
  /// A file's path.
  case file(String)
}
