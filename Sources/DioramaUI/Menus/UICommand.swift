public import Foundation
public import NibLoader

/// An element of a menu that sends an action to the first in the chain of responders that performs it.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
  /// What the command is called; empty for nothing.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The picture of the command; nil for none.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// The method that is called, with the command as its sender; nil for none.
  public let action: Selector?

  /// What the command is for, besides; nil for nothing.
  public let propertyList: Any?

  /// What users are told that the command does; nil for its title.
  open var discoverabilityTitle: String?

  /// How the command looks and behaves in a menu.
  open var attributes: Attributes

  /// Whether what the command stands for is switched on, which a menu shows.
  open var state: State

  /// Who has the command performed, while it is; nil otherwise.
  open private(set) weak var sender: AnyObject?

  private var connected: [ConnectedAction] = []

  /// The name of the method that is called; nil for none.
  var actionName: String? { action.map(NSStringFromSelector).flatMap { $0.isEmpty ? nil : $0 } }

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - title: What a menu shows.
  ///   - subtitle: The text below the title; nil for none.
  ///   - image: The picture in a menu; nil for none.
  ///   - action: The method that is called.
  ///   - propertyList: What the command is for, besides; nil for nothing.
  ///   - discoverabilityTitle: What users are told that the command does; nil for its title.
  ///   - attributes: How the command looks and behaves in a menu.
  ///   - state: Whether what the command stands for is switched on.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    action: Selector,
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Creates a command out of an archive; actions are connected later.
  public required init?(coder: NSCoder) {
    action = coder.decodeText(forKey: "UIAction").map { Selector($0) }
    propertyList = nil
    discoverabilityTitle = coder.decodeText(forKey: "UIDiscoverabilityTitle")
    attributes = coder.decodeOptions(forKey: "UIMenuElementAttributes", absent: [])
    state = coder.decodeCase(forKey: "UIMenuElementState", absent: .off)
    super.init(coder: coder)
  }

  /// Sends the action, and those that a nib has connected.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let source = sender.map { $0 as AnyObject }
    self.sender = source
    if let action { send(action, to: target.map { $0 as AnyObject }, startingAt: source) }
    send(connected, startingAt: source)
    self.sender = nil
  }
}

extension UICommand: NibEventSource {
  /// Connects an action of a nib.
  public func connectNibAction(_ action: String, to target: NSObject?, eventMask: Int?) {
    connected.append(ConnectedAction(action, to: target))
  }
}

extension UIKitClasses {
  static let uiCommand = NibClass(
    UICommand.self,
    parent: UIMenuElement.self,
    name: "UICommand",
    properties: [
      NibProperty("action", \UICommand.actionName),
      NibProperty("discoverabilityTitle", \UICommand.discoverabilityTitle),
      NibProperty("elementAttributes", \UICommand.attributes),
      NibProperty("state", \UICommand.state),
    ]
  )
}
