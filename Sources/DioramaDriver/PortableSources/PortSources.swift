import SceneCatalog
import SourceIndex
import SwiftCodegen
import SwiftSurface

/// Writes the sources of a module as they compile without Objective-C, with the rows of their classes.
///
/// - Parameters:
///   - paths: The sources.
///   - module: The module's name.
///   - folder: The folder to write to: a file of the same name for each source, and `DioramaSources.swift`.
///   - run: Where it reads and prints.
@MainActor
package func portSources(_ paths: [String], module: String, to folder: String, in run: ToolRun) -> ToolStatus {
  guard let catalog = Catalogs.catalog(reading: [], in: run) else { return run.finish() }
  var sources: [(path: String, bytes: [UInt8], surface: SourceSurface)] = []
  for path in paths {
    do throws(FileError) {
      let bytes = try run.files.contents(path)
      sources.append((path, bytes, SourceSurface(swift: bytes)))
    } catch {
      run.fail("\(error)", .unreadableInput)
    }
  }
  let surfaces = sources.map(\.surface)
  for method in UncalledMethod.find(in: sources.map { ($0.path, $0.surface) })
  where !method.silenced.contains(UncalledMethod.id) {
    run.note(["\(method.path):\(method.line): warning: \(method.text) [\(UncalledMethod.id)]"])
  }
  let names = SelectorNames(surfaces)
  let classes = PortableClasses(surfaces) { catalog.schema(named: $0) != nil }
  let bounds = WritingBounds(folders: [folder], in: run.files)
  var functions: [String] = []
  for source in sources {
    let portable = PortableSource(source.bytes, surface: source.surface, names: names)
    for problem in portable.problems {
      run.note(["\(source.path):\(problem.line): error: \(problem.text)"])
      run.fail("\(source.path) was not rewritten as a whole", .findings)
    }
    let name = String(source.path.split(separator: "/").last ?? "")
    let rows = PortableRows(source.surface, source: source.bytes, name: name, classes: classes)
    // A text in the directive has no escapes: paths with quotes are not named.
    let directive = source.path.contains("\"") ? "" : "#sourceLocation(file: \"\(source.path)\", line: 1)\n"
    var text = Array(directive.utf8) + portable.bytes
    if !rows.code.isEmpty {
      functions.append(rows.function)
      let head = directive.isEmpty ? "\n" : "\n#sourceLocation()\n"
      text += Array("\(head)".utf8)
      text += Array(rows.code.utf8)
    }
    write(text, to: .found(FilePath.join(folder, name), within: bounds), as: .remade, in: run)
  }
  let registration = PortableRows.registration(functions, module: module)
  let path = FilePath.join(folder, "DioramaSources.swift")
  write(Array(registration.utf8), to: .found(path, within: bounds), as: .remade, in: run)
  return run.finish()
}
