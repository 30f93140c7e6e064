import SceneDiagnostics

/// What is done with the new text of a scene: it is written, printed as a difference, or only named.
@MainActor
struct NewText {
  /// Whether files that would change are findings, and are left as they are.
  var isCheck: Bool
  /// Whether changes are printed, and files left as they are.
  var isDiff: Bool
  /// What is done to scenes: `formatted`.
  var participle: String

  /// Whether files are written.
  var isWriting: Bool { !isCheck && !isDiff }

  /// Takes a text that stays as it is: standard input goes to standard output nevertheless.
  func keep(_ source: SourceText, isStandardInput: Bool, in run: ToolRun) {
    guard isWriting else { return }
    if isStandardInput { run.show(source.bytes) } else { run.sweep(beside: source.path) }
  }

  /// Takes a new text; false where it could not be written, which is reported.
  @discardableResult
  func replace(_ source: SourceText, with bytes: [UInt8], isStandardInput: Bool, in run: ToolRun) -> Bool {
    if isDiff { run.printDifference(from: source, to: bytes) }
    if isCheck {
      run.note(["\(source.path): would be \(participle)"])
      run.find()
    }
    guard isWriting else { return true }
    guard isStandardInput else { return rewrite(source, with: bytes, in: run) }
    run.show(bytes)
    return true
  }
}

extension ToolRun {
  /// Removes what killed runs left in the folder of a scene that this run would write, also where it stays as it is.
  func sweep(beside path: String) {
    if (try? sceneBounds.check(path)) != nil { files.sweep(FilePath.folder(of: path)) }
  }
}
