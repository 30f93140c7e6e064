import SceneCatalog
import SourceIndex
import SwiftCodegen
import SwiftSurface

/// Writes the sources of a module as they compile without Objective-C, with the rows of their classes.
///
/// - Parameters:
///   - paths: The sources.
///   - module: The module's name.
///   - folder: The folder to write to: a file `Name+Linux.swift` for each `Name.swift`, and `DioramaSources.swift`.
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
  for method in UncalledMethod.find(in: sources.map { ($0.path, $0.surface) })
  where !method.silenced.contains(UncalledMethod.id) {
    run.note(["\(method.path):\(method.line): warning: \(method.text) [\(UncalledMethod.id)]"])
  }
  let ported = PortableModule(sources) { name in
    if let schema = catalog.schema(named: name) { return schema.lineage.dropFirst() + ["UIResponder", "NSObject"] }
    guard PortableClasses.others.contains(name) else { return nil }
    return name == "NSObject" ? [] : name.hasPrefix("CA") && name != "CALayer" ? ["CALayer", "NSObject"] : ["NSObject"]
  }
  for problem in ported.problems {
    run.note(["\(problem.path):\(problem.line): error: \(problem.text)"])
    run.fail("\(problem.path) was not rewritten as a whole", .findings)
  }
  let bounds = WritingBounds(folders: [folder], in: run.files)
  for (path, text) in zip(sources.map(\.path), ported.texts) {
    // The compiler warns of two files of one name in a module, and locations name the source.
    let stem = FilePath.name(of: path).dropLast(".swift".count)
    write(text, to: .found(FilePath.join(folder, stem + "+Linux.swift"), within: bounds), as: .remade, in: run)
  }
  let registration = PortableRows.registration(ported.functions, module: module)
  let path = FilePath.join(folder, "DioramaSources.swift")
  write(Array(registration.utf8), to: .found(path, within: bounds), as: .remade, in: run)
  return run.finish()
}
