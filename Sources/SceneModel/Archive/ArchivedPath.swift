import Backports
package import SceneDiagnostics

/// The way to an object of a nib: an object of the scene, then the keys that lead on from it.
///
/// It is written `headline/UIFont/UIFontDescriptor`; in a collection a number from 0 on stands for an element, and `key[1]` is the
/// second value under one key. `~1` is a slash of a key's own, `~0` a tilde.
package struct ArchivedPath: Hashable, Sendable {
  /// The id of the object that the way begins at; empty for the root of the nib.
  package var start: String
  package var steps: [String]
  /// Where the path stands in the text; empty where it was not read from one.
  package var range: SourceRange

  /// Makes a path.
  package init(start: String, steps: [String] = [], range: SourceRange = SourceRange(0, 0)) {
    self.start = start
    self.steps = steps
    self.range = range
  }

  /// Reads a path.
  package init(_ text: String, range: SourceRange = SourceRange(0, 0)) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    self.init(start: String(parts[0]), steps: parts.dropFirst().map(Self.unescaped), range: range)
  }

  /// The path as it is written.
  package var text: String { ([start] + steps.map(Self.escaped)).joined(separator: "/") }

  /// The step to one of the values under a key, counted from 0.
  package static func step(_ key: String, _ occurrence: Int) -> String {
    if key == ArchivedObject.elementKey { return "\(occurrence)" }
    return occurrence == 0 ? key : "\(key)[\(occurrence)]"
  }

  private static func escaped(_ step: String) -> String {
    step.contains { $0 == "~" || $0 == "/" } ? step.replacing("~", with: "~0").replacing("/", with: "~1") : step
  }

  private static func unescaped(_ step: Substring) -> String {
    String(step).replacing("~1", with: "/").replacing("~0", with: "~")
  }
}
