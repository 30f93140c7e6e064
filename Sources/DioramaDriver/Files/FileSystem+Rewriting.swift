package import SceneDiagnostics

/// Replaces a scene by what was made of its text; false where that cannot be, which is reported.
///
/// It may be long since the text was read: an editor, or another run, may have written the file.
@MainActor
package func rewrite(_ source: SourceText, with bytes: [UInt8], in run: ToolRun) -> Bool {
  do throws(FileError) {
    try run.files.write(bytes, to: source.path, replacing: .text(source), as: .kept, within: run.sceneBounds)
    return true
  } catch {
    run.fail("\(error)", .unwritableOutput)
    return false
  }
}
