package import SceneDiagnostics

extension FileSystem {
  /// Replaces a file by what was made of its text, unless it holds something else by now.
  ///
  /// It may be long since the text was read: an editor, or another run, may have written the file. False says that it is
  /// left as it is.
  package func rewrite(_ source: SourceText, with bytes: [UInt8]) throws(FileError) -> Bool {
    // What is no regular file, such as a pipe, does not give the same bytes twice.
    if try status(source.path).kind == .regular {
      let present = try read(source.path, max(source.bytes.count, bytes.count))
      // Somebody, or this run by another name of the file, has done the same.
      if present == bytes { return true }
      guard present == source.bytes else { return false }
    }
    try replace(source.path, with: bytes)
    return true
  }
}

/// Replaces a scene by what was made of its text; false where that cannot be, which is reported.
@MainActor
package func rewrite(_ source: SourceText, with bytes: [UInt8], in run: ToolRun) -> Bool {
  do throws(FileError) {
    try run.sceneBounds.check(source.path)
    if try run.files.rewrite(source, with: bytes) { return true }
    run.fail("\(source.path): has changed since it was read, and is left as it is", .unwritableOutput)
  } catch {
    run.fail("\(error)", .unwritableOutput)
  }
  return false
}
