import SwiftSurface

/// How the sources of a module are read and what is made of them is written.
package struct SourceFiles {
  /// The bytes of a file.
  package var read: (_ path: String) throws -> [UInt8]
  /// Writes a file as a whole.
  package var write: (_ bytes: [UInt8], _ path: String) throws -> Void
  /// Prints a line for the user.
  package var report: (_ line: String) -> Void

  /// Makes the functions.
  package init(
    read: @escaping (_ path: String) throws -> [UInt8],
    write: @escaping (_ bytes: [UInt8], _ path: String) throws -> Void,
    report: @escaping (_ line: String) -> Void
  ) {
    self.read = read
    self.write = write
    self.report = report
  }
}

/// Writes the sources of a module as they compile without Objective-C, with the rows of their classes.
///
/// A file that cannot be read or written is the error of `files`, and what cannot be rewritten is reported.
///
/// - Parameters:
///   - paths: The sources.
///   - module: The module's name.
///   - folder: The folder to write to: a file `Name+Linux.swift` for each `Name.swift`, and `DioramaSources.swift`.
///   - files: How files are read and written.
/// - Returns: Whether all sources were rewritten as a whole.
package func portSources(_ paths: [String], module: String, to folder: String, _ files: SourceFiles) throws -> Bool {
  let sources = try paths.map { path in
    let bytes = try files.read(path)
    return (path: path, bytes: bytes, surface: SourceSurface(swift: bytes))
  }
  for method in UncalledMethod.find(in: sources.map { ($0.path, $0.surface) })
  where !method.silenced.contains(UncalledMethod.id) {
    files.report("\(method.path):\(method.line): warning: \(method.text) [\(UncalledMethod.id)]")
  }
  let ported = PortableModule(sources) { SystemClasses.ancestors(of: $0) }
  for problem in ported.problems { files.report("\(problem.path):\(problem.line): error: \(problem.text)") }
  for (path, text) in zip(sources.map(\.path), ported.texts) {
    // The compiler warns of two files of one name in a module, and locations name the source.
    let name = path.split(separator: "/").last ?? ""
    try files.write(text, "\(folder)/\(name.dropLast(".swift".count))+Linux.swift")
  }
  let registration = PortableRows.registration(ported.functions, module: module)
  try files.write(Array(registration.utf8), "\(folder)/DioramaSources.swift")
  return ported.problems.isEmpty
}

/// UIKit's classes, as far as sources may derive from them.
package enum SystemClasses {
  /// The superclasses of a class of the system, the nearest first; nil for what is none.
  package static func ancestors(of name: String) -> [String]? {
    if superclasses[name] != nil {
      var found: [String] = []
      var current = name
      while let parent = superclasses[current], !parent.isEmpty {
        found.append(parent)
        current = parent
      }
      return found + ["UIResponder", "NSObject"]
    }
    guard PortableClasses.others.contains(name) else { return nil }
    return name == "NSObject" ? [] : name.hasPrefix("CA") && name != "CALayer" ? ["CALayer", "NSObject"] : ["NSObject"]
  }
}
