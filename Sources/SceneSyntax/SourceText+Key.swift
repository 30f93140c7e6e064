package import SceneDiagnostics

extension SourceText {
  /// The key in front of a value on its line, without the dash of a list; empty where there is none.
  package func key(before offset: Int) -> Substring {
    let line = rangeOfLine(position(at: offset).line)
    let before = string(in: SourceRange(min(line.lowerBound, offset), offset))
    let key = before.split(separator: ":", omittingEmptySubsequences: false).dropLast().last ?? ""
    return key.split { !(MethodSpelling.isNameCharacter($0) || $0 == ".") }.last ?? ""
  }
}
