import SceneSyntax

/// A key that is none of its object's, with what is needed to say what to write instead.
package struct MistakenKey: Sendable {
  package var name: String
  /// What the scene gives it, as it reads; nil where that is no scalar.
  package var text: String?
  /// What the scene gives it, as it is written in one line; nil where that is long.
  package var written: String?
  /// The id of the object; nil where it has none.
  package var id: String?
  /// The class of the object that this one stands in; nil at the top level.
  package var holder: ClassSchema?

  /// The entries of the map that the scene gives it; empty where that is none, or has many.
  package var entries: [Entry] = []
  /// How the scene writes what it gives.
  package var form: Form = .scalar
  /// The keys beside it that hold maps and lists, by name.
  package var siblings: [String: Sibling] = [:]

  /// The properties that the object sets to true.
  package var trueProperties: Set<String> = []
  /// The module of the scene's own classes, `Shop` of `Shop.CartViewController`; nil where they have none.
  package var module: String?
  /// The class that its object names; nil where the slot implies it.
  package var className: String?

  /// Whether the name is what is left of another one, such as a setter's.
  var isRemainder = false

  /// An entry of a map that a mistaken key has.
  package struct Entry: Sendable {
    package var name: String
    /// The value as it is written in one line; nil where that is long.
    package var written: String?
    /// The entries of a map; empty for other values.
    package var entries: [Entry]

    /// Makes an entry.
    package init(name: String, written: String?, entries: [Entry] = []) {
      (self.name, self.written, self.entries) = (name, written, entries)
    }
  }

  /// What kind of value stands behind a key.
  package enum Form: Sendable {
    case scalar
    case list
    case map
  }

  /// A key of the same object that is there already.
  package struct Sibling: Sendable {
    package var line: Int
    /// Whether its value is in brackets or braces.
    package var isFlow: Bool

    /// Makes a key that is there; lines are counted from 1.
    package init(line: Int, isFlow: Bool) { (self.line, self.isFlow) = (line, isFlow) }

    /// `write 'x' under 'outlets' in line 20`, or what to add to its braces.
    package func hint(_ text: String, in name: String) -> String {
      isFlow ? "add \(text) to '\(name)' in line \(line)" : "write \(text) under '\(name)' in line \(line)"
    }
  }

  /// What the scene gives it as it is written within brackets; nil where that is long.
  var flow: String? { form == .scalar && written == text ? written.map(ScalarSpelling.flow) : written }

  /// Makes a key without anything around it.
  package init(_ name: String, text: String? = nil, written: String? = nil) {
    self.name = name
    self.text = text
    self.written = written ?? text
  }
}
