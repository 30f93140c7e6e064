public import Foundation

/// A controller that shows the user a message and actions to choose from.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// How a message is shown.
  public enum Style: Int, Sendable {
    /// Choices at the bottom of the screen.
    case actionSheet
    /// A card in the middle of the screen.
    case alert
  }

  /// How the message is shown.
  open private(set) var preferredStyle = Style.alert

  /// The text below the title; nil for none.
  open var message: String? { didSet { alertView?.update() } }

  /// The title; nil for none.
  open override var title: String? { didSet { alertView?.update() } }

  /// The actions, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// The text fields, from top to bottom; nil if there are none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// The action that the return key performs, which is emphasized; nil for none.
  open var preferredAction: UIAlertAction? {
    didSet {
      guard let preferredAction, !actions.contains(where: { $0 === preferredAction }) else { return }
      UIKitException.raise(
        .internalInconsistency,
        "The preferredAction of an alert controller must be contained in the \"actions\" array or be nil"
      )
    }
  }

  private(set) var fields: [UITextField] = []
  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  /// Creates a controller with a title and a text, nil for none, that is shown in some way.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  /// Adds an action as a button; there can be one whose style is `.cancel`.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      UIKitException.raise(
        .internalInconsistency,
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
      )
    }
    actions.append(action)
    alertView?.update()
  }

  /// Adds a text field to an alert, which a closure sets up; nil for nothing to set up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      UIKitException.raise(
        .internalInconsistency,
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
      )
    }
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    configurationHandler?(field)
    fields.append(field)
    alertView?.update()
  }

  /// Makes the view with title, text, fields and buttons.
  open override func loadView() {
    view = AlertView(self)
  }

  /// Begins the editing of the first text field.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    fields.first?.becomeFirstResponder()
  }

  /// Takes the alert away, and then does what an action does; one that is not enabled does nothing.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    // A user who is quicker than the alert comes up.
    if ownPresentation?.isMoving == true {
      let clock = UIRuntime.shared.mainLoop.clock
      return clock.schedule(at: clock.now + Presentation.duration) { [weak self] in self?.choose(action) }
    }
    dismiss(animated: true) { action.handler?(action) }
  }
}

/// Something that a user may choose in an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @MainActor NSCopying {
  /// What kind of choice it is.
  public enum Style: Int, Sendable {
    /// An ordinary one.
    case `default`
    /// To leave everything as it is.
    case cancel
    /// To change or delete something.
    case destructive
  }

  /// The title of the button; nil for none.
  public let title: String?

  /// What kind of choice it is.
  public let style: Style

  /// Whether it can be chosen.
  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }

  let handler: ((UIAlertAction) -> Void)?
  weak var button: UIButton?

  /// Creates an action; the handler is called when the alert has gone, nil for nothing to do.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// Returns an action that does the same.
  open func copy(with zone: NSZone? = nil) -> Any { UIAlertAction(title: title, style: style, handler: handler) }
}
