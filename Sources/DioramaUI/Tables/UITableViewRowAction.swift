public import Foundation

/// An action beside a row that is swiped, as tables had it before swipe actions.
///
/// A delegate that has no method for swipe actions returns them.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// What an action looks like.
  public enum Style: Int, Sendable {
    /// Red, for what cannot be undone.
    case destructive
    /// Gray.
    case normal

    /// Red, as by default.
    public static let `default` = Style.destructive
  }

  /// What the action looks like.
  public let style: Style

  /// The text of the button; nil for none.
  open var title: String?

  /// The color of the button; nil for that of the style.
  open var backgroundColor: UIColor?

  /// What is seen behind the button; nil for nothing.
  open var backgroundEffect: UIVisualEffect?

  private let handler: @MainActor (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: What it looks like.
  ///   - title: The text of its button; nil for none.
  ///   - handler: Called with the action and the row when the button is tapped.
  @preconcurrency
  public init(style: Style, title: String?, handler: @escaping @MainActor (UITableViewRowAction, IndexPath) -> Void) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The action as it is shown for a row.
  func contextualAction(for indexPath: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) {
      [self] _, _, done in
      handler(self, indexPath)
      done(false)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}
