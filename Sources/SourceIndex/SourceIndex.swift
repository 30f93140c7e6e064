package import SwiftSurface

/// The classes of an application's sources, each with its superclass and all members.
///
/// A class is put together when it is asked for: an application has far more than its documents name. What cannot be known
/// is open rather than guessed: a class whose chain of superclasses leaves the sources for one that the catalog lacks, and one
/// that a file with problems may declare or extend.
package struct SourceIndex: Sendable {
  /// The names of the modules that were read.
  package let modules: [String]
  /// The numbers of the modules that a module may use in all its files.
  let imports: [[Int]]
  /// The numbers of the modules by their names.
  let numbers: [String: Int]
  private(set) var files: [IndexedFile] = []
  /// The number of each file's module.
  private(set) var moduleOfFile: [Int] = []
  private(set) var table: NameTable
  /// Whether the catalog has a class of a name.
  let isKnown: @Sendable (String) -> Bool
  /// The last parts of the names that files with problems may declare or extend.
  package private(set) var namesInDoubt: Set<String> = []
  /// What could not be read, in the order of the files.
  package private(set) var problems: [(path: String, problem: SurfaceProblem)] = []
  private var resolved = ResolvedClasses()

  /// Makes the index of some modules.
  ///
  /// - Parameters:
  ///   - modules: The modules with their files.
  ///   - isKnown: Whether the catalog has a class of a name.
  package init(_ modules: [IndexedModule], isKnown: @escaping @Sendable (String) -> Bool) {
    let numbers = Dictionary(modules.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.modules = modules.map(\.name)
    self.numbers = numbers
    imports = modules.map { $0.imports.compactMap { numbers[$0] } }
    self.isKnown = isKnown
    for (number, module) in modules.enumerated() {
      files += module.files
      moduleOfFile += Array(repeating: number, count: module.files.count)
    }
    table = NameTable(files)
    findProblems()
  }

  /// What a source was read to declare; nil where the index has none of the path.
  package func stored(at path: String) -> StoredSurface? { files.first { $0.path == path }?.stored }

  /// Takes a source that was read again, or is new; nothing happens where there is no such module.
  ///
  /// - Parameters:
  ///   - file: The source; one of its path is replaced.
  ///   - module: The name of its module.
  package mutating func update(_ file: IndexedFile, in module: String) {
    guard let number = numbers[module] else { return }
    if let index = files.indices.first(where: { moduleOfFile[$0] == number && files[$0].path == file.path }) {
      files[index] = file
      if table.replace(file.stored, of: index) {
        resolved = ResolvedClasses()
        findProblems()
        return
      }
    } else {
      // Behind the last of its module: the order of files decides where several declare the same.
      let end = moduleOfFile.lastIndex { $0 <= number }.map { $0 + 1 } ?? 0
      files.insert(file, at: end)
      moduleOfFile.insert(number, at: end)
    }
    change()
  }

  /// Forgets a source.
  package mutating func remove(_ path: String) {
    let kept = files.indices.filter { files[$0].path != path }
    guard kept.count < files.count else { return }
    files = kept.map { files[$0] }
    moduleOfFile = kept.map { moduleOfFile[$0] }
    change()
  }

  private mutating func change() {
    table = NameTable(files)
    resolved = ResolvedClasses()
    findProblems()
  }

  private mutating func findProblems() {
    (problems, namesInDoubt) = ([], [])
    for file in files where file.stored.hasProblems {
      let surface = file.surface
      problems += surface.problems.map { (file.path, $0) }
      namesInDoubt.formUnion(surface.namesInDoubt)
    }
  }

  /// The first problem of each source that could not be read as a whole, in the order of the paths.
  ///
  /// Each says the path, the line, what is wrong, and what follows from it.
  package var unread: [String] {
    var seen: Set<String> = []
    return problems.filter { seen.insert($0.path).inserted }.sorted { $0.path < $1.path }
      .map { "\($0.path):\($0.problem.line): \($0.problem.text)" }
  }

  /// The class of a name in documents; nil where no source declares it.
  package func type(named name: String) -> IndexedClass? {
    if let known = resolved.type(named: name) { return known }
    var resolver = ClassResolver(self)
    let found = resolver.type(named: name)
    resolved.keep(found, named: name)
    return found
  }

  /// All classes, sorted by their names.
  package func allTypes() -> [IndexedClass] {
    var resolver = ClassResolver(self)
    return resolver.names().compactMap { resolver.type(named: $0) }
  }

  /// The names in documents of all classes, sorted.
  package func names() -> [String] {
    var resolver = ClassResolver(self)
    return resolver.names()
  }

  /// What the sources add to a class of the catalog, in the order of the files.
  package func additions(to name: String) -> [IndexedMember] {
    if let known = resolved.additions(to: name) { return known }
    var resolver = ClassResolver(self)
    let found = resolver.additions(to: name)
    resolved.keep(found, to: name)
    return found
  }

  /// The names in documents of the classes with a name, where it has no module.
  package func names(withoutModule name: String) -> [String] {
    var resolver = ClassResolver(self)
    return resolver.names(endingIn: name).filter { $0.contains(".") }
  }

  /// The class and its superclasses in the sources, the class first.
  package func chain(of name: String) -> [IndexedClass] {
    var chain: [IndexedClass] = []
    var seen: Set<String> = []
    var next: String? = name
    while let name = next, seen.insert(name).inserted, let found = type(named: name) {
      chain.append(found)
      next = found.superclass
    }
    return chain
  }

  /// What changes where something changes that scenes depend on.
  package var fingerprint: UInt64 {
    var hash = StableHash()
    for (number, file) in files.enumerated() {
      hash.add(UInt64(moduleOfFile[number]))
      hash.add(file.stored.fingerprint)
    }
    for (name, imports) in zip(modules, imports) {
      hash.add(name.utf8)
      for number in imports { hash.add(UInt64(number)) }
    }
    return hash.value
  }

  /// The last part of a name with points.
  package static func last(of name: String) -> String { String(StoredSurface.Name.last(of: name)) }
}
