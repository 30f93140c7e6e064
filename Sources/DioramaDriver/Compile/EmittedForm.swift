/// What is made of a scene.
package enum EmittedForm: String, CaseIterable, Sendable {
  /// The compiled nib.
  case nib
  /// The validated scene as text.
  case ir
  /// The syntax tree as text.
  case tree

  /// Whether the result is text that is printed unless a file is named.
  var isText: Bool { self != .nib }
}
