/// The folder that `--output-dir` names.
@MainActor
package enum OutputFolder {
  /// Whether files can be written into a folder; where not, that is reported.
  ///
  /// A folder that is missing is made with the first file that is written, so that a run that writes none makes none.
  package static func admits(_ path: String, in run: ToolRun) -> Bool {
    guard !path.isEmpty else {
      run.fail("--output-dir: the name of a folder is missing", .usage)
      return false
    }
    return isFolder(path, "--output-dir ", mayBeMissing: true, in: run)
  }

  /// Whether a folder that a call names is there; where not, that is reported.
  package static func isFolder(_ path: String, in run: ToolRun) -> Bool {
    isFolder(path, "", mayBeMissing: false, in: run)
  }

  private static func isFolder(_ path: String, _ option: String, mayBeMissing: Bool, in run: ToolRun) -> Bool {
    do throws(FileError) {
      if try run.files.status(path).kind == .folder { return true }
      run.fail("\(option)\(path): is not a folder", .unwritableOutput)
    } catch {
      if mayBeMissing, error.reason == .missing { return true }
      run.fail("\(option)\(error)", .unwritableOutput)
    }
    return false
  }
}
