import SceneDiagnostics

/// Finds a `%TAG` directive in front of a document.
enum TagDirectiveSearch {
  /// The range of the first one at or after `start`, without what follows it on its line.
  static func range(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> SourceRange {
    let name = Array("%TAG".utf8)
    var lineStart = start
    while lineStart < bytes.count {
      var lineEnd = lineStart
      while lineEnd < bytes.count, !Bytes.isBreak(bytes[lineEnd]) { lineEnd += 1 }
      if bytes[lineStart..<lineEnd].starts(with: name) {
        var end = lineEnd
        while end > lineStart, Bytes.isBlank(bytes[end - 1]) { end -= 1 }
        return SourceRange(lineStart, end)
      }
      lineStart = lineEnd + 1
    }
    return SourceRange(start, start)
  }
}
