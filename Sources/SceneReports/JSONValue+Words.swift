import JSONText
import SceneDiagnostics

extension JSONValue {
  /// A text for people, in which nothing can act on the terminal that prints it.
  ///
  /// What programs use, such as a path or a replacement, stays as it is: a string.
  static func words(_ text: String) -> JSONValue { .string(VisibleText.shown(text)) }
}
