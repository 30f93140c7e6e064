/// A value that is to be written as YAML: what a tree says, without ranges and without spelling.
package indirect enum WrittenValue: Hashable, Sendable {
  /// A text, quoted unless it is surely plain and surely no number or truth value.
  case text(String)
  /// A number, a truth value, `null`, a case's or an object's name, an equation: without quotes where YAML allows it.
  case plain(String)
  case list([WrittenValue], Layout = .flow)
  case map([Entry], Layout = .flow)

  /// How the elements of a list or a map stand.
  package enum Layout: Hashable, Sendable {
    /// In brackets on one line where all of it fits there, else in a line each.
    case flow
    /// In a line each.
    case block
  }

  /// A key of a map with its value.
  package struct Entry: Hashable, Sendable {
    package var key: String
    package var value: WrittenValue
    /// What is written on the line above the key, as a comment.
    ///
    /// Nil writes none. Above a map in brackets, the comments of its entries are written.
    package var comment: String?

    /// Makes an entry without comment.
    package init(_ key: String, _ value: WrittenValue, comment: String? = nil) {
      self.key = key
      self.value = value
      self.comment = comment
    }
  }
}

extension WrittenValue {
  /// The name of a class, without quotes also where it begins with a dot, as one of the target's module does.
  package static func className(_ name: String) -> WrittenValue { name.hasPrefix(".") ? .plain(name) : .text(name) }

  /// `true` or `false`.
  package static func bool(_ flag: Bool) -> WrittenValue { .plain(flag ? "true" : "false") }

  /// Whether there is nothing in a list or a map.
  package var isEmptyCollection: Bool {
    switch self {
    case .text, .plain: false
    case .list(let values, _): values.isEmpty
    case .map(let entries, _): entries.isEmpty
    }
  }
}
