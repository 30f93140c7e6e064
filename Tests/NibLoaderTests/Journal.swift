/// What happened while a nib was loaded, in order.
@MainActor
enum Journal {
  private static var entries: [String] = []

  static func write(_ entry: String) {
    entries.append(entry)
  }

  /// The entries of a piece of work, which must not give way to another test.
  static func recording<Failure: Error>(_ work: () throws(Failure) -> Void) throws(Failure) -> [String] {
    entries = []
    try work()
    return entries
  }
}
