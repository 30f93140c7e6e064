package import SwiftSurface

/// The classes of an application's sources, each with its superclass and all members.
///
/// What cannot be known is open rather than guessed: a class whose chain of superclasses leaves the sources for one that the
/// catalog lacks, and one that a file with problems may declare or extend.
package struct SourceIndex: Sendable {
  /// The classes by their names in documents.
  package private(set) var classes: [String: IndexedClass] = [:]
  /// What the sources add to classes of the catalog, by class.
  package private(set) var extensions: [String: [IndexedMember]] = [:]
  /// The modules that were read.
  package private(set) var modules: [String]
  /// The last parts of the names that files with problems may declare or extend.
  package private(set) var namesInDoubt: Set<String> = []
  /// What could not be read.
  package private(set) var problems: [(path: String, problem: SurfaceProblem)] = []
  /// The comments that silence findings, by the path of their source.
  package private(set) var silences: [String: SourceSilences] = [:]
  /// The names in documents of the Swift classes with a name, where it has no module, by that name.
  package private(set) var namesWithoutModule: [String: [String]] = [:]

  /// The methods of delegates that DioramaUI never calls, in the order of the files.
  package private(set) var uncalledMethods: [UncalledMethod] = []

  /// Makes the index of some modules.
  ///
  /// - Parameters:
  ///   - modules: The modules with their files.
  ///   - isKnown: Whether the catalog has a class of a name.
  package init(_ modules: [IndexedModule], isKnown: @escaping (String) -> Bool) {
    self.modules = modules.map(\.name)
    let lookup = TypeLookup(modules)
    for module in modules.indices {
      for file in modules[module].files {
        problems += file.surface.problems.map { (file.path, $0) }
        namesInDoubt.formUnion(file.surface.namesInDoubt)
        if !file.surface.directives.isEmpty {
          silences[file.path] = SourceSilences(file.surface.directives.map { ($0.line, $0.text) })
        }
      }
    }
    var resolver = ClassResolver(lookup: lookup, modules: modules, isKnown: isKnown)
    for module in modules.indices {
      for file in modules[module].files { resolver.addClasses(of: file, in: module) }
    }
    for module in modules.indices {
      for file in modules[module].files { resolver.addExtensions(of: file, in: module) }
    }
    classes = resolver.classes
    extensions = resolver.extensions
    markOpen(isKnown)
    for module in modules {
      uncalledMethods += UncalledMethod.find(in: module.files.map { ($0.path, $0.surface) })
    }
    for one in classes.values where one.name.contains(".") {
      namesWithoutModule[Self.last(of: one.name), default: []].append(one.name)
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

  /// The class and its superclasses in the sources, the class first.
  package func chain(of name: String) -> [IndexedClass] {
    var chain: [IndexedClass] = []
    var seen: Set<String> = []
    var next: String? = name
    while let name = next, let found = classes[name], seen.insert(name).inserted {
      chain.append(found)
      next = found.superclass
    }
    return chain
  }

  /// The last part of a name with points.
  package static func last(of name: String) -> String {
    String(name[(name.lastIndex(of: ".").map(name.index(after:)) ?? name.startIndex)...])
  }

  /// Finds the classes of which nothing can be said that they lack.
  private mutating func markOpen(_ isKnown: (String) -> Bool) {
    var isOpen: [String: Bool] = [:]
    for name in classes.keys {
      var path: [String] = []
      var next: String? = name
      var result = true
      // A class that is met again on the way inherits from itself, and is open as long as nothing else is found.
      while let current = next {
        // What schemas declare is known, whatever the sources say.
        if classes[current] != nil, isKnown(current) {
          result = false
          break
        }
        if let known = isOpen[current] {
          result = known
          break
        }
        guard let one = classes[current] else {
          result = !isKnown(current)
          break
        }
        path.append(current)
        isOpen[current] = true
        if namesInDoubt.contains(Self.last(of: current)) { break }
        next = one.superclass
      }
      for current in path.reversed() {
        result = result || namesInDoubt.contains(Self.last(of: current))
        isOpen[current] = result
      }
    }
    for (name, result) in isOpen { classes[name]?.isOpen = result }
  }
}
