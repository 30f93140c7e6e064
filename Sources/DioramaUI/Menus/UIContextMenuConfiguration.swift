public import Foundation

/// Returns a controller whose view is shown above a menu; nil for the view that was pressed.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// Returns a menu, of what the system suggests and of what an application adds; nil for none.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// The menu of something that a finger stays on.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The name by which an application finds the configuration.
  public let identifier: any NSCopying

  /// The view that was pressed is seen all the time, so that nobody asks for another.
  let previewProvider: UIContextMenuContentPreviewProvider?

  private let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration; without an identifier it gets one of its own.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? UUID().uuidString as NSString
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// The menu; nil for none.
  ///
  /// The system suggests nothing here.
  var menu: UIMenu? { actionProvider?([]) }
}

/// Shows a menu when a finger stays on a view.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view that has the interaction; nil for none.
  open private(set) weak var view: UIView?

  /// Says which menu is shown; nil for none.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  private lazy var recognizer = ContextMenuGestureRecognizer { [weak self] recognizer in
    guard let self, let view, let delegate else { return nil }
    let location = recognizer.location(in: view)
    return delegate.contextMenuInteraction(self, configurationForMenuAtLocation: location).map { ($0, view) }
  }

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Where the finger is or was, in a view's coordinates; nil for those of the window.
  open func location(in view: UIView?) -> CGPoint { recognizer.location(in: view) }

  /// Takes the menu away that is shown.
  open func dismissMenu() { recognizer.dismiss() }

  /// Lets the view go.
  open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(recognizer) }

  /// Takes the view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(recognizer)
  }
}

/// An object that says which menu an interaction shows.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu for what is at a point of the view; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// Recognizes a finger that stays where there is a menu, and shows that.
@MainActor
final class ContextMenuGestureRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  typealias Provider =
    @MainActor (ContextMenuGestureRecognizer) -> (configuration: UIContextMenuConfiguration, source: UIView)?

  private let provider: Provider
  private var pending: (menu: UIMenu, source: UIView)?
  private weak var shown: MenuView?

  init(_ provider: @escaping Provider) {
    self.provider = provider
    super.init(target: nil, action: nil)
    delegate = self
    addAction { [weak self] recognizer in
      if recognizer.state == .began { self?.show() }
    }
  }

  /// Whether there is a menu, so that everything else goes on where there is none.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let found = provider(self), let menu = found.configuration.menu, !menu.rows.isEmpty else { return false }
    pending = (menu, found.source)
    return true
  }

  private func show() {
    guard let (menu, source) = pending else { return }
    pending = nil
    shown = MenuView.show(menu, at: source) { $0.performWithSender(source, target: nil) }
  }

  func dismiss() { shown?.removeFromSuperview() }
}

/// Something that a view lets its user do, beside what the view does itself.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that has the interaction; nil for none.
  var view: UIView? { get }

  /// Called before the interaction goes to a view, or away from one; nil for the latter.
  func willMove(to view: UIView?)

  /// Called after the interaction went to a view, or away from one; nil for the latter.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions of the view, in the order in which they were added.
  public var interactions: [any UIInteraction] { layoutParts?.interactions ?? [] }

  /// Gives the view an interaction, which leaves the view that has it.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    madeLayoutParts.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes an interaction away; nothing happens for one that the view does not have.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    madeLayoutParts.interactions.remove(at: index)
    interaction.didMove(to: nil)
  }
}
