/// Where a result goes.
package enum Destination: Sendable {
  case standardOutput
  /// A file's path.
  case file(String)

  /// Reads the value of `-o`: `-`, or no value, is standard output.
  package init(_ output: String?) {
    self = output.flatMap { $0 == "-" ? nil : .file($0) } ?? .standardOutput
  }
}
