/// Writes declarations as text: one field a line.
package struct DeclarationWriter: DeclarationCoder {
  static let isReading = false

  /// What was written.
  package private(set) var text = ""

  /// Makes a writer of nothing.
  package init() {}

  mutating func code(_ value: inout String) {
    text += value.replacing("\n", with: " ")
    text += "\n"
  }

  mutating func code(_ value: inout Int) { text += "\(value)\n" }

  mutating func code(_ value: inout Double) { text += "\(value)\n" }

  // Most flags are off, and most lists and optional fields empty: an empty line is the shortest.
  mutating func code(_ value: inout Bool) { text += value ? "1\n" : "\n" }
}
