import DioramaUI

extension LiveNib {
  /// What a picture does not show as an application would: what could not be set, made or placed, in one line each.
  ///
  /// - Parameter isVerbose: Whether each outlet and attribute of the user's own classes that was not set has a line.
  func notes(isVerbose: Bool) -> [String] {
    let problems = LoadingProblems(of: self, isVerbose: isVerbose)
    var lines: [String] = []
    var pending: [UIView] = viewsAtTheTop.reversed()
    while let view = pending.popLast() {
      lines += problems.lines(about: view).map { "\(className(of: view)): \($0)" }
      pending += view.subviews.reversed()
    }
    lines += problems.summaries
    lines += problems.general.map { "left out: \($0)" }
    return lines
  }
}
