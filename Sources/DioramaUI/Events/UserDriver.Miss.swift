extension UserDriver {
  /// Whether a finger is expected to reach a view.
  public enum Reach: Sendable {
    /// The view takes the touch.
    case hit
    /// The touch goes elsewhere, or to a control that is disabled.
    case noHit
  }

  /// Why a user cannot touch a view or type into it.
  public enum Obstacle: Hashable, Sendable {
    /// It is not in the window, or there is none with the label.
    case missing
    /// It, or a view around it, is hidden or transparent.
    case hidden
    /// It has no width or no height.
    case empty
    /// Its middle is outside of the window or of a view around it, such as a scroll view's visible part.
    case outside
    /// Another view takes the touch; its class and label.
    case covered(by: String)
    /// It is a control that is not enabled, or it or a view around it does not take touches.
    case disabled
    /// It does not begin to edit, or no longer edits.
    case notEditing
  }

  /// A step that a user could not have done.
  public struct Miss: Error, CustomStringConvertible {
    /// The reason; nil where a view was reached that was expected not to be.
    public let obstacle: Obstacle?
    /// The miss in a sentence, which names the view.
    public let description: String
    /// The file of the step.
    public let filePath: StaticString
    /// The line of the step.
    public let line: UInt
  }

  /// Whether a finger reaches a view; `obstacle(to:)` has the reason where it does not.
  public func canTap(_ view: UIView) -> Bool { obstacle(to: view) == nil }

  /// Whether a finger reaches a view with an accessibility label.
  public func canTap(labeled label: String) -> Bool { found(labeled: label).obstacle == nil }

  /// Reports a miss where a view is not reached as expected.
  func check(
    _ obstacle: Obstacle?,
    _ name: String,
    _ reach: Reach,
    _ action: String,
    _ filePath: StaticString,
    _ line: UInt
  ) {
    guard (obstacle == nil) != (reach == .hit) else { return }
    let reason = obstacle?.reason ?? "a finger reaches it, and was expected not to"
    let miss = Miss(
      obstacle: obstacle,
      description: obstacle == nil ? "\(action) \(name): \(reason)" : "cannot \(action) \(name): \(reason)",
      filePath: filePath,
      line: line
    )
    if UserDriver.missTaker?(miss) == true { return }
    guard let handler = UserDriver.missHandler else { fatalError(miss.description, file: filePath, line: line) }
    handler(miss)
  }

  /// A view as a miss names it: its class, with its label or else its identifier.
  package static func name(of view: UIView) -> String {
    let text = [view.accessibilityLabel, (view as? UITextField)?.placeholder, view.accessibilityIdentifier].compactMap {
      $0
    }
    let type = String(describing: Swift.type(of: view))
    return text.first { !$0.isEmpty }.map { "the \(type) '\($0)'" } ?? "the \(type)"
  }
}

extension UserDriver.Obstacle {
  /// The obstacle in words about a view, which are `it`.
  package var reason: String {
    switch self {
    case .missing: "it is not in the window"
    case .hidden: "it is hidden"
    case .empty: "it has no size"
    case .outside: "it is outside of what is shown; scroll first"
    case .covered(let other): "it is covered by \(other)"
    case .disabled: "it is disabled"
    case .notEditing: "it is not being edited"
    }
  }
}
