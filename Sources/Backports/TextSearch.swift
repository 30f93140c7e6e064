// What the standard library finds in texts since macOS 13 and iOS 16. With this module imported, the compiler prefers these.

extension RandomAccessCollection where Element == UInt8 {
  /// Where other bytes are first in a row; nil where they are nowhere.
  package func firstRange(of other: some Collection<UInt8>) -> Range<Index>? {
    guard let first = other.first else { return startIndex..<startIndex }
    var rest = self[...]
    while let candidate = rest.firstIndex(of: first) {
      rest = rest[candidate...]
      if rest.starts(with: other) { return candidate..<index(candidate, offsetBy: other.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}

extension StringProtocol {
  /// Whether the text has another one in it; every text has the empty one.
  package func contains(_ other: some StringProtocol) -> Bool { firstRange(of: other) != nil }

  /// Where the text has another one first; nil where it is nowhere, and for the empty one.
  package func firstRange(of other: some StringProtocol) -> Range<Index>? {
    firstRange(of: other, from: startIndex)
  }

  /// Where the text has another one first, from an index on.
  fileprivate func firstRange(of other: some StringProtocol, from start: Index) -> Range<Index>? {
    guard !other.isEmpty else { return start..<start }
    guard other.utf8.allSatisfy({ $0 < 0x80 }) else { return firstSpelling(of: other, from: start) }
    var (text, found) = (utf8[start...], Range<Index>?.none)
    let (first, count) = (other.utf8.first, other.utf8.count)
    while found == nil, let candidate = text.firstIndex(where: { $0 == first }) {
      text = text[candidate...]
      if text.starts(with: other.utf8) {
        let end = utf8.index(candidate, offsetBy: count)
        // A part of a character is no text: neither is a line feed found in a carriage return with it, nor a letter without its accent.
        if isBoundary(candidate), isBoundary(end) { found = candidate..<end }
      }
      text = text.dropFirst()
    }
    return found
  }

  /// Where the text has the characters of another one, however they are encoded.
  private func firstSpelling(of other: some StringProtocol, from start: Index) -> Range<Index>? {
    var current = start
    while current < endIndex {
      var (end, rest) = (current, other[...])
      while let next = rest.first, end < endIndex, self[end] == next {
        formIndex(after: &end)
        rest = rest.dropFirst()
      }
      if rest.isEmpty { return current..<end }
      formIndex(after: &current)
    }
    return nil
  }

  /// Whether a character begins or the text ends at an index.
  private func isBoundary(_ index: Index) -> Bool {
    index == endIndex || index == startIndex || String.Index(index, within: self) != nil
  }

  /// The parts between occurrences of another text.
  fileprivate func parts(between other: some StringProtocol) -> [SubSequence] {
    var (parts, start) = ([SubSequence](), startIndex)
    while !other.isEmpty, let found = firstRange(of: other, from: start) {
      parts.append(self[start..<found.lowerBound])
      start = found.upperBound
    }
    return parts + [self[start...]]
  }

  /// The parts between occurrences of another text, without empty ones unless they are asked for.
  package func split(separator: some StringProtocol, omittingEmptySubsequences: Bool = true) -> [SubSequence] {
    parts(between: separator).filter { !omittingEmptySubsequences || !$0.isEmpty }
  }
}

extension StringProtocol where Self: RangeReplaceableCollection {
  /// The text with another one in place of each occurrence of a third.
  package func replacing(_ other: some StringProtocol, with replacement: some StringProtocol) -> Self {
    let parts = parts(between: other)
    guard parts.count > 1 else { return self }
    var result = Self()
    for (index, part) in parts.enumerated() {
      if index > 0 { result.append(contentsOf: replacement) }
      result.append(contentsOf: part)
    }
    return result
  }
}
