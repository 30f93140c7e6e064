import SceneDiagnostics

extension FailureExplanation {
  /// The conflict markers that Git writes; errors around them are consequences and are not reported.
  var mergeConflict: Diagnostic? {
    var conflicts: [[(line: Int, range: SourceRange)]] = []
    let lastLine = source.position(at: bytes.count).line
    // Lines are checked by their first byte, since most texts have no marker.
    for line in 1...max(lastLine, 1) {
      let range = source.rangeOfLine(line)
      guard let mark = byte(at: range.lowerBound), range.upperBound - range.lowerBound >= 7, "<=>|".utf8.contains(mark),
        (range.lowerBound..<range.lowerBound + 7).allSatisfy({ bytes[$0] == mark })
      else { continue }
      if mark == UInt8(ascii: "<") {
        conflicts.append([(line, range)])
      } else if !conflicts.isEmpty {
        conflicts[conflicts.count - 1].append((line, range))
      }
    }
    let whole = conflicts.filter { $0.count > 1 }
    guard let first = whole.first else { return nil }
    let lines = Wording.list(first.map { String($0.line) })
    return Diagnostic(
      .yamlSyntax,
      "this is a merge conflict marker",
      at: first[0].range,
      hint: "keep one side and delete the conflict markers in lines \(lines)",
      repeats: whole.dropFirst().map { $0[0].range }
    )
  }
}
