import SceneSyntax

/// A key that its object's class does not have, with its context in the scene.
package struct MistakenKey: Sendable {
  package var name: String
  /// The value as text; nil if it is not a scalar.
  package var text: String?
  /// The source text of the value; nil if it is long or has several lines.
  package var written: String?
  /// The id of the object; nil where it has none.
  package var id: String?
  /// The class of the parent object; nil at the top level.
  package var holder: ClassSchema?

  /// The entries if the value is a map; empty for other values and for long maps.
  package var entries: [Entry] = []
  /// The kind of node that the value is.
  package var form: Form = .scalar
  /// The sibling keys whose values are maps or lists, by name.
  package var siblings: [String: Sibling] = [:]

  /// The properties that the object sets to true.
  package var trueProperties: Set<String> = []
  /// The module of the scene's custom classes, `Shop` in `Shop.CartViewController`; nil if there is none.
  package var module: String?
  /// The class written in the object; nil if the slot implies it.
  package var className: String?

  /// Whether the name is what is left of another one, such as a setter's.
  var isRemainder = false

  /// An entry of the map that is the key's value.
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

  /// The kinds of values.
  package enum Form: Sendable {
    case scalar
    case list
    case map
  }

  /// Another key of the same object.
  package struct Sibling: Sendable {
    package var line: Int
    /// Whether its value is in brackets or braces.
    package var isFlow: Bool

    /// Creates a sibling; lines are counted from 1.
    package init(line: Int, isFlow: Bool) { (self.line, self.isFlow) = (line, isFlow) }

    /// `write 'x' under 'outlets' in line 20`, or what to add to its braces.
    package func hint(_ text: String, in name: String) -> String {
      isFlow ? "add \(text) to '\(name)' in line \(line)" : "write \(text) under '\(name)' in line \(line)"
    }
  }

  /// What the scene gives it as it is written within brackets; nil where that is long.
  var flow: String? { form == .scalar && written == text ? written.map(ScalarSpelling.flow) : written }

  /// Creates a key without context.
  package init(_ name: String, text: String? = nil, written: String? = nil) {
    self.name = name
    self.text = text
    self.written = written ?? text
  }
}
