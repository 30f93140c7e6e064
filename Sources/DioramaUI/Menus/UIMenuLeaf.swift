public import Foundation

/// An element of a menu that has none inside it: an action or a command.
@MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  /// The text; empty for none.
  var title: String { get set }

  /// The picture; nil for none.
  var image: UIImage? { get set }

  /// What users are told that the element does; nil for its title.
  var discoverabilityTitle: String? { get set }

  /// How the element looks and behaves.
  var attributes: UIMenuElement.Attributes { get set }

  /// Whether what the element stands for is switched on.
  var state: UIMenuElement.State { get set }

  /// Who has the element performed, while it is; nil otherwise.
  var sender: AnyObject? { get }

  /// Performs the element.
  ///
  /// - Parameters:
  ///   - sender: Who has it performed; nil for nobody.
  ///   - target: Who performs a command; nil for the first in the chain of responders that can.
  func performWithSender(_ sender: Any?, target: Any?)
}

/// The classes whose objects are leaves of menus.
typealias MenuLeaf = UIMenuElement & UIMenuLeaf

/// An action that a nib connects to an element of a menu.
struct ConnectedAction {
  let action: Selector
  weak var target: NSObject?
  /// Whether the receiver is the first in the chain of responders that can, because the nib names the first responder.
  let usesResponderChain: Bool

  init(_ action: String, to target: NSObject?) {
    self.action = Selector(action)
    self.target = target
    usesResponderChain = target == nil
  }
}

extension UIMenuElement {
  /// Sends actions to their targets; those without one to the first responder, or the first behind it, that performs them.
  func send(_ actions: [ConnectedAction], startingAt start: AnyObject?) {
    for connected in actions where connected.usesResponderChain || connected.target != nil {
      send(connected.action, to: connected.target, startingAt: start)
    }
  }

  /// Sends an action to an object; nil stands for the first in the chain that performs it.
  func send(_ action: Selector, to target: AnyObject?, startingAt start: AnyObject?) {
    let view = (start as? UIView) ?? (start as? UIBarItem)?.itemView
    let responder = view?.window?.firstResponder ?? (start as? UIResponder) ?? view
    guard let receiver = target ?? responder?.target(forAction: action, withSender: self) as AnyObject? else { return }
    UIApplication.shared.sendAction(action, to: receiver, from: self, for: nil)
  }
}
