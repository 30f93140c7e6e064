public import Foundation
import NibLoader

/// Something that a menu shows: an action, a command, or another menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @MainActor NSCoding {
  /// The text; empty for none.
  open internal(set) var title: String

  /// The text below the title; nil for none.
  open var subtitle: String?

  /// The picture; nil for none.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }

  /// Creates a menu element out of an archive.
  public required init?(coder: NSCoder) {
    title = coder.decodeText(forKey: "UITitle") ?? ""
    subtitle = coder.decodeText(forKey: "UISubtitle")
    image = coder.decode(UIImage.self, forKey: "UIImage")
    super.init()
    coder.announce(self)
  }

  /// Writes nothing: archives are made by the scene compiler, not by live objects.
  open func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }
}

extension UIMenuElement {
  /// How an action looks and behaves in a menu.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates attributes from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It changes or deletes something, and looks so.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays when it was chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether what an action stands for is switched on.
  public enum State: Int, Sendable {
    /// It is off.
    case off = 0
    /// It is on, with a check mark.
    case on = 1
    /// Parts of it are on.
    case mixed = 2
  }
}

/// An element of a menu that has none inside it: an action or a command.
@preconcurrency @MainActor
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

/// A placeholder in a menu for elements that are worked out when the menu appears.
///
/// Until they are there, the menu shows that it waits.
@preconcurrency @MainActor
public final class UIDeferredMenuElement: UIMenuElement {
  /// What is handed the elements, at once or later.
  public typealias ElementProvider = @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void

  private let provider: ElementProvider
  private let isCached: Bool
  private var isWaiting = false
  /// Called when the elements are there.
  private var waiters: [@MainActor () -> Void] = []

  /// The elements that stand here; nil before they are known.
  private(set) var elements: [UIMenuElement]?

  /// Creates an element whose provider is asked when its menu appears for the first time.
  ///
  /// - Parameter elementProvider: Receives the closure to call with the elements.
  public convenience init(_ elementProvider: @escaping ElementProvider) {
    self.init(elementProvider, isCached: true)
  }

  /// Creates an element whose provider is asked each time when its menu appears.
  ///
  /// - Parameter elementProvider: Receives the closure to call with the elements.
  public static func uncached(_ elementProvider: @escaping ElementProvider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  private init(_ provider: @escaping ElementProvider, isCached: Bool) {
    (self.provider, self.isCached) = (provider, isCached)
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Creates nothing: no archive has such an element.
  public required init?(coder: NSCoder) { nil }

  /// Forgets elements that hold for one appearance of the menu only.
  func menuAppears() {
    if !isCached { elements = nil }
  }

  /// Asks for the elements, unless they are known or asked for already.
  ///
  /// - Parameter completion: Called when they are there.
  func provide(_ completion: @escaping @MainActor () -> Void) {
    waiters.append(completion)
    guard !isWaiting else { return }
    isWaiting = true
    provider { [weak self] elements in self?.fulfill(elements) }
  }

  private func fulfill(_ elements: [UIMenuElement]) {
    guard isWaiting else { return }
    isWaiting = false
    self.elements = elements
    let waiters = waiters
    self.waiters = []
    for waiter in waiters { waiter() }
  }
}

extension UIKitClasses {
  static let uiMenuElement = NibClass(
    UIMenuElement.self,
    parent: nil,
    name: "UIMenuElement",
    properties: [
      NibProperty("title", \UIMenuElement.title),
      NibProperty("subtitle", \UIMenuElement.subtitle),
      NibProperty("image", \UIMenuElement.image),
    ]
  )
}
