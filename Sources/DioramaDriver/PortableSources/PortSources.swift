import PortableSources

/// Writes the sources of a module as they compile without Objective-C, with the rows of their classes.
///
/// - Parameters:
///   - paths: The sources.
///   - module: The module's name.
///   - folder: The folder to write to: a file `Name+Linux.swift` for each `Name.swift`, and `DioramaSources.swift`.
///   - run: Where it reads and prints.
@MainActor
package func portSources(_ paths: [String], module: String, to folder: String, in run: ToolRun) -> ToolStatus {
  let bounds = WritingBounds(folders: [folder], in: run.files)
  let files = SourceFiles(
    read: { try run.files.contents($0) },
    write: { write($0, to: .found($1, within: bounds), as: .remade, in: run) },
    report: { run.note([$0]) }
  )
  do {
    if try !portSources(paths, module: module, to: folder, files) {
      run.fail("not all sources of \(module) were rewritten as a whole", .findings)
    }
  } catch {
    run.fail("\(error)", .unreadableInput)
  }
  return run.finish()
}
