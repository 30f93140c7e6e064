package import SceneDiagnostics

extension FailureExplanation {
  /// The conflict markers that Git writes; errors around them are consequences and are not reported.
  var mergeConflict: Diagnostic? {
    let conflicts = MergeConflict.all(in: source)
    guard let first = conflicts.first else { return nil }
    let lines = Wording.list(first.markers.map(String.init))
    return Diagnostic(
      .mergeConflict,
      "this is a merge conflict marker",
      at: source.rangeOfLine(first.markers[0]),
      hint: "keep one side and delete the conflict markers in lines \(lines)",
      repeats: conflicts.dropFirst().map { source.rangeOfLine($0.markers[0]) }
    )
  }
}

/// A conflict that Git left in a text.
package struct MergeConflict: Sendable {
  /// The lines of the markers, from 1, in the order of the text: at least two.
  package var markers: [Int]
  /// The line that separates the sides; nil where it is missing.
  package var middle: Int?

  /// The conflicts of a text with a beginning and another marker.
  package static func all(in source: SourceText) -> [MergeConflict] {
    var conflicts: [MergeConflict] = []
    // Lines are checked by their first byte, since most texts have no marker.
    for line in 1...source.lineCount {
      let range = source.rangeOfLine(line)
      guard let mark = mark(of: range, in: source.bytes) else { continue }
      if mark == UInt8(ascii: "<") {
        conflicts.append(MergeConflict(markers: [line]))
      } else if !conflicts.isEmpty {
        conflicts[conflicts.count - 1].markers.append(line)
        if mark == UInt8(ascii: "=") { conflicts[conflicts.count - 1].middle = line }
      }
    }
    return conflicts.filter { $0.markers.count > 1 }
  }

  /// The character that a marker is made of; nil for other lines.
  package static func mark(of line: SourceRange, in bytes: [UInt8]) -> UInt8? {
    guard line.count >= 7, "<=>|".utf8.contains(bytes[line.lowerBound]) else { return nil }
    let mark = bytes[line.lowerBound]
    return bytes[line.lowerBound..<line.lowerBound + 7].allSatisfy { $0 == mark } ? mark : nil
  }
}
