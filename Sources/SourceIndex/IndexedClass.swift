package import SwiftSurface

/// A source file and what it declares.
package struct IndexedFile: Hashable, Sendable {
  /// The path as it is shown.
  package var path: String
  /// What it declares, as it is kept.
  package var stored: StoredSurface

  /// Takes a file whose declarations were kept.
  package init(path: String, stored: StoredSurface) {
    self.path = path
    self.stored = stored
  }

  /// Takes a file that was read.
  package init(path: String, surface: SourceSurface) {
    self.init(path: path, stored: StoredSurface(surface))
  }

  /// What the file declares.
  package var surface: SourceSurface {
    if let surface = stored.surface { return surface }
    var surface = SourceSurface()
    surface.problems = [SurfaceProblem(kind: .unreadable, offset: 0)]
    return surface
  }
}

/// A module: the files that are compiled together.
package struct IndexedModule: Hashable, Sendable {
  package var name: String
  package var files: [IndexedFile]
  /// The other modules that all its files may use, beside those that they import themselves.
  package var imports: [String]

  package init(name: String, files: [IndexedFile], imports: [String] = []) {
    self.name = name
    self.files = files
    self.imports = imports
  }
}

/// A class of an application, with what its extensions add.
package struct IndexedClass: Hashable, Sendable {
  /// The name in documents: with the module for Swift, without for Objective-C and where an attribute gives a name.
  package var name: String
  /// The module whose sources declare it.
  package var module: String
  /// Where the class is declared.
  package var location: SourceLocation
  /// The superclass by its name in documents; nil where it is not known.
  package var superclass: String?
  /// Whether the chain of superclasses leaves what is known: nothing can be said about what the class lacks.
  package var isOpen = false
  /// Whether the class, or a type around it, has generic parameters.
  package var isGeneric = false
  /// Whether members that are not declared for Objective-C may be for it: the class adopts a protocol that may demand them.
  package var hasOtherMembers = false
  /// What the class itself and its extensions declare, in the order of the files.
  package var members: [IndexedMember] = []
  /// The selectors and names of members that are not declared for Objective-C.
  package var otherMembers: Set<String> = []
}

/// A member of a class and where it is.
package struct IndexedMember: Hashable, Sendable {
  package var declaration: MemberDeclaration
  package var location: SourceLocation
  /// The class or protocol of an outlet by its name in documents, as far as it is known.
  package var element: String = ""
  package var isObjectiveC = false
  /// The compilation conditions, the outermost first.
  package var conditions: [String] = []
  /// The rules that a comment of the source silences there.
  package var silenced: Set<String> = []
}

/// A declaration's name in a file.
package struct SourceLocation: Hashable, Sendable, Comparable {
  package var path: String
  /// From 1.
  package var line: Int
  /// The name, as byte offsets.
  package var range: Range<Int>

  /// The path and the line.
  package var text: String { "\(path):\(line)" }

  package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.path, left.range.lowerBound) < (right.path, right.range.lowerBound)
  }
}
