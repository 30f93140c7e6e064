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
  package var directives: [Range<Int>] = []

  package init() {}

  /// Reads a Swift source.
  package init(swift bytes: [UInt8]) {
    self = bytes.withUnsafeBufferPointer { bytes in
      var reader = SwiftReader(bytes)
      return reader.read()
    }
  }

  /// Reads a header or an implementation in Objective-C.
  package init(objectiveC bytes: [UInt8]) {
    self = bytes.withUnsafeBufferPointer { bytes in
      var reader = ObjectiveCReader(bytes)
      return reader.read()
    }
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
  package enum Kind: String, Hashable, Sendable {
    case unterminatedComment, unterminatedString, mergeConflict, unbalancedBrackets, brokenDeclaration, deepNesting
  }

  package var kind: Kind
  /// Where it begins, as a byte offset.
  package var offset: Int
}
