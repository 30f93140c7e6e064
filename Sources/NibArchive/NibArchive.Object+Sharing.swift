extension [NibArchive.Object] {
  /// Whether a value belongs to two objects, which it does in no file that a tool has written.
  ///
  /// Loaders make something of every value of every object. Runs that overlap would have them make one long text very many times.
  var shareValues: Bool {
    var end = 0
    var isInOrder = true
    for object in self where !object.values.isEmpty {
      if object.values.lowerBound < end {
        isInOrder = false
        break
      }
      end = object.values.upperBound
    }
    guard !isInOrder else { return false }
    let runs = lazy.map(\.values).filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }
    return zip(runs, runs.dropFirst()).contains { $0.upperBound > $1.lowerBound }
  }
}
