/// The names by which objects refer to what has no id, and which no object can have.
package enum ReservedName: String, CaseIterable, Sendable {
  /// The object that loads the nib: File's Owner.
  case owner
  /// The object that refers: `self`.
  case itself = "self"
  /// The object that is first responder when an action is sent.
  case firstResponder
  /// The controller of a storyboard's scene; in other scenes an object can have the name.
  case viewController
}

extension Scene {
  /// The names that no object of the scene can have.
  package var reservedNames: [String] {
    ReservedName.allCases.filter { $0 != .viewController || viewController != nil }.map(\.rawValue)
  }
}
