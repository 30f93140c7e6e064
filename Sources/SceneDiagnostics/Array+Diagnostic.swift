extension [Diagnostic] {
  /// Whether any of the diagnostics is an error.
  public var hasErrors: Bool { contains { $0.severity == .error } }

  /// The diagnostics sorted by location, without duplicates.
  ///
  /// Sorted by first byte, last byte, id and message. Duplicates are equal in every field.
  public func sortedByLocation() -> [Diagnostic] {
    let sorted = enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      if first.range != second.range { return first.range < second.range }
      if first.id != second.id { return first.id < second.id }
      if first.message != second.message { return first.message < second.message }
      return left.offset < right.offset
    }
    var seen: Set<Diagnostic> = []
    return sorted.map(\.element).filter { seen.insert($0).inserted }
  }
}
