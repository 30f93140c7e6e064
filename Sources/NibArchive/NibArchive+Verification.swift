extension NibArchive {
  /// Checks that every index leads into its table, and that no two objects share values.
  ///
  /// What `init(decoding:)` returns has passed; an archive made from tables by hand may not. Readers that take an
  /// archive from elsewhere call this before they follow any index.
  ///
  /// - Throws: The first index that is out of range, with offset 0.
  public func verify() throws(NibArchiveError) {
    for object in objects {
      try check(object.classIndex, in: .classNames, count: classNames.count)
      try check(object.values.lowerBound, in: .values, count: values.count + 1)
      try check(object.values.upperBound, in: .values, count: values.count + 1)
    }
    guard !objects.shareValues else { throw NibArchiveError(offset: 0, problem: .sharedValues) }
    for value in values {
      try check(value.keyIndex, in: .keys, count: keys.count)
      if case .object(let object) = value.payload { try check(object, in: .objects, count: objects.count) }
    }
    for fallback in classNames.lazy.flatMap(\.fallbacks) {
      try check(fallback, in: .classNames, count: classNames.count)
    }
  }

  private func check(_ index: Int, in table: NibArchiveError.Table, count: Int) throws(NibArchiveError) {
    guard (0..<count).contains(index) else {
      throw NibArchiveError(offset: 0, problem: .outOfRange(table, index: index, count: count))
    }
  }
}
