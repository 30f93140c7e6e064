import SceneDiagnostics

extension FailureExplanation {
  /// The marks that git leaves where two changes meet: nothing else that is wrong around them matters.
  var mergeConflict: Diagnostic? {
    var conflicts: [[(line: Int, range: SourceRange)]] = []
    let lastLine = source.position(at: bytes.count).line
    // Most texts have no such line, and each is looked at by its first byte only.
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
      "yaml-syntax",
      "this is the mark of an unresolved merge",
      at: first[0].range,
      hint: "keep one of the parts between the marks, and delete the marks in lines \(lines)",
      repeats: whole.dropFirst().map { $0[0].range }
    )
  }
}
