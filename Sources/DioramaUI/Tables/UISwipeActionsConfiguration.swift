public import Foundation

/// The actions that a swipe over a row reveals.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the one at the edge first.
  public let actions: [UIContextualAction]

  /// Whether a swipe over the whole row performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with actions, the one at the edge first.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// An action that a swipe over a row reveals.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What an action does: it gets the action, the view that shows it, and a closure to call at its end, with whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What kind of action it is.
  public enum Style: Int, Sendable {
    /// An ordinary one.
    case normal
    /// One that deletes.
    case destructive
  }

  /// What kind of action it is.
  public let style: Style

  /// What the action does.
  public let handler: Handler

  /// The title; nil for none.
  open var title: String?

  /// The image; nil for none.
  open var image: UIImage?

  /// The color behind the title: red for an action that deletes, gray for others, unless it was set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! {
    get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownBackgroundColor = newValue }
  }

  private var ownBackgroundColor: UIColor?

  /// Creates an action; nil for no title.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}

/// The buttons of actions beside each other, at the edge of a cell.
@MainActor
final class SwipeActionsView: UIView {
  let isLeading: Bool
  private let buttons: [UIButton]

  init(_ actions: [UIContextualAction], isLeading: Bool, perform: @escaping @MainActor (UIContextualAction) -> Void) {
    self.isLeading = isLeading
    buttons = actions.map { action in
      let button = UIButton(type: .custom)
      button.setTitle(action.title, for: .normal)
      button.setImage(action.image, for: .normal)
      button.backgroundColor = action.backgroundColor
      button.addAction(UIAction { _ in perform(action) }, for: .touchUpInside)
      return button
    }
    super.init(frame: .zero)
    for button in buttons { addSubview(button) }
  }

  required init?(coder: NSCoder) {
    isLeading = false
    buttons = []
    super.init(coder: coder)
  }

  /// The width of all buttons, in points.
  var width: CGFloat { widths.reduce(0, +) }

  private var widths: [CGFloat] { buttons.map { max(74, $0.sizeThatFits(bounds.size).width + 30) } }

  override func layoutSubviews() {
    super.layoutSubviews()
    var edge = isLeading ? 0 : bounds.width
    for (button, width) in zip(buttons, widths) {
      button.frame = CGRect(x: isLeading ? edge : edge - width, y: 0, width: width, height: bounds.height)
      edge += isLeading ? width : -width
    }
  }
}
