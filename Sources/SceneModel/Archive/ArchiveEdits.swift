/// What a nib says of an object otherwise than the compiler would.
///
/// Scenes that were made from nibs have edits for whatever the catalog does not know, so that nothing of the nib is lost. They are
/// applied to what the compiler makes of the rest of the scene.
package struct ArchiveEdits: Hashable, Sendable {
  /// A change of one key.
  ///
  /// The order counts: see `Change`.
  package struct Edit: Hashable, Sendable {
    package var key: String
    package var change: Change

    /// Makes an edit.
    package init(_ key: String, _ change: Change) {
      self.key = key
      self.change = change
    }
  }

  /// The class to archive the object as; nil leaves the compiler's.
  package var className: String?
  package var fallbacks: [String] = []
  package var edits: [Edit] = []
  /// All keys in encode order, where that is not the compiler's; empty leaves its order.
  package var order: [String] = []

  /// Makes edits that change nothing.
  package init() {}

  /// Whether nothing is changed.
  package var isEmpty: Bool { self == ArchiveEdits() }
}

extension ArchiveEdits {
  /// What becomes of a key.
  package enum Change: Hashable, Sendable {
    /// The key stays as it is; keys that the compiler does not write follow the key before them in the list of edits.
    case keep
    /// The key is left out.
    case absent
    /// Another value, in place of the key's own.
    case value(ArchivedValue)
    /// A collection's elements, put together anew from those that the compiler writes.
    case elements(Elements)
  }

  /// The elements of a collection: some of those that the compiler writes, in some order, with others between them.
  package struct Elements: Hashable, Sendable {
    /// How many elements the compiler wrote when the edit was made; the edit holds only for as many.
    package var count: Int
    package var pieces: [Piece]

    /// Makes a list of elements.
    package init(count: Int, pieces: [Piece]) {
      self.count = count
      self.pieces = pieces
    }
  }

  /// A part of a collection.
  package enum Piece: Hashable, Sendable {
    /// Elements that the compiler writes, from one index to another.
    case range(ClosedRange<Int>)
    case value(ArchivedValue)
  }
}

extension ArchiveEdits {
  /// The paths in all values, in the order written.
  package var paths: [ArchivedPath] {
    edits.flatMap { edit -> [ArchivedPath] in
      switch edit.change {
      case .keep, .absent: []
      case .value(let value): value.paths
      case .elements(let elements):
        elements.pieces.flatMap { piece -> [ArchivedPath] in
          if case .value(let value) = piece { value.paths } else { [] }
        }
      }
    }
  }
}

extension ArchivedValue {
  /// The paths in a value, in the order written.
  package var paths: [ArchivedPath] {
    switch self {
    case .same(let path): [path]
    case .object(let object): object.entries.flatMap(\.value.paths)
    default: []
    }
  }
}
