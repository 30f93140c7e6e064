/// What a Swift or Objective-C source declares, as far as documents of a user interface can refer to it.
///
/// Reading never fails: what cannot be read is among `problems`, and the rest is there. Ranges are byte offsets of the source.
package struct SourceSurface: Hashable, Sendable {
  /// The modules that the source imports, in order.
  package var imports: [String] = []
  /// All types and extensions, in order; those inside of others follow them.
  package var types: [TypeDeclaration] = []
  /// The type aliases outside of types.
  package var aliases: [MemberDeclaration] = []
  /// The compilation conditions under which declarations hold.
  package var conditions: [CompilationCondition] = []
  /// What could not be read, in order; not empty means that declarations may be missing.
  package var problems: [SurfaceProblem] = []
  /// The names that follow the keyword of a type or an extension anywhere in a source with problems; empty without problems.
  package var namesInDoubt: Set<String> = []
  /// The comments that begin with `diorama:`, without the slashes in front.
  package var directives: [SourceDirective] = []

  package init() {}

  /// Reads a Swift source.
  package init(swift bytes: [UInt8]) {
    self = bytes.withUnsafeBufferPointer { bytes in
      var reader = SwiftReader(bytes)
      var surface = reader.read()
      surface.findLines(in: bytes, directives: reader.scanner.source.directives)
      return surface
    }
  }

  /// Reads a header or an implementation in Objective-C.
  package init(objectiveC bytes: [UInt8]) {
    self = bytes.withUnsafeBufferPointer { bytes in
      var reader = ObjectiveCReader(bytes)
      var surface = reader.read()
      surface.findLines(in: bytes, directives: reader.source.directives)
      return surface
    }
  }

  /// Finds the lines of all names, in one pass over the source.
  private mutating func findLines(in bytes: UnsafeBufferPointer<UInt8>, directives found: [Range<Int>]) {
    guard !types.isEmpty || !problems.isEmpty || !found.isEmpty else { return }
    let lines = LineCounter(bytes)
    for type in types.indices {
      types[type].line = lines.line(at: types[type].nameRange.lowerBound)
      for member in types[type].members.indices {
        types[type].members[member].line = lines.line(at: types[type].members[member].range.lowerBound)
      }
      for member in types[type].otherMembers.indices {
        types[type].otherMembers[member].line = lines.line(at: types[type].otherMembers[member].range.lowerBound)
      }
    }
    directives = found.map {
      SourceDirective(line: lines.line(at: $0.lowerBound), text: String(decoding: bytes[$0], as: UTF8.self))
    }
    for index in problems.indices { problems[index].line = lines.line(at: problems[index].offset) }
  }

  /// The conditions of a declaration, the outermost first.
  ///
  /// - Parameter condition: The index in `conditions`; nil for a declaration that always holds.
  package func conditions(_ condition: Int?) -> [String] {
    var texts: [String] = []
    var next = condition
    while let index = next, conditions.indices.contains(index) {
      texts.append(conditions[index].text)
      next = conditions[index].outer
    }
    return texts.reversed()
  }
}

/// A comment that begins with `diorama:`.
package struct SourceDirective: Hashable, Sendable {
  /// The line, from 1.
  package var line: Int
  /// The text behind the slashes, to the end of the line.
  package var text: String
}

/// A branch of a conditional compilation block.
package struct CompilationCondition: Hashable, Sendable {
  /// The condition as it is written; `!(A)` for the branch behind `#else`.
  package var text: String
  /// The index of the condition around the block; nil for an outermost block.
  package var outer: Int?
}

/// Something in a source that could not be read.
package struct SurfaceProblem: Hashable, Sendable {
  /// What is wrong.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case unterminatedComment, unterminatedString, mergeConflict, unbalancedBrackets, brokenDeclaration, deepNesting
    /// The file could not be read at all, or is too large.
    case unreadable
  }

  package var kind: Kind
  /// Where it begins, as a byte offset.
  package var offset: Int
  /// The line of that, from 1.
  package var line = 1

  package init(kind: Kind, offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  /// What is wrong, in words, and what follows from it.
  package var text: String {
    switch kind {
    case .unterminatedComment: "this comment is not closed, so the rest of the file was not read"
    case .unterminatedString: "this text is not closed; nothing is said about classes of this file"
    case .mergeConflict: "a merge conflict; nothing is said about classes of this file"
    case .unbalancedBrackets: "a bracket is not closed or not opened; nothing is said about classes of this file"
    case .brokenDeclaration: "this declaration could not be read; nothing is said about classes of this file"
    case .deepNesting: "types nest too deep to be read; nothing is said about classes of this file"
    case .unreadable: "the file could not be read, or is too large"
    }
  }
}
