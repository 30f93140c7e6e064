public import Foundation
public import NibLoader

/// Something to do, as a closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
  /// The name by which an action replaces another.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates the identifier with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates the identifier with a name.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  /// What is done; it is handed the action.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// What the action is called; empty for nothing.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The picture of the action; nil for none.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// A longer title, for where there is room; nil for none.
  open var discoverabilityTitle: String?

  /// The name by which the action replaces another.
  public let identifier: Identifier

  /// The identifier that the action was given; nil for one of its own.
  let givenIdentifier: String?

  /// How the action looks and behaves in a menu.
  open var attributes: Attributes

  /// Whether what the action stands for is switched on, which a menu shows.
  open var state: State

  /// Who has the action done, while it is done; nil otherwise.
  open internal(set) weak var sender: AnyObject?

  private let handler: Handler
  private var connected: [ConnectedAction] = []

  /// Creates an action; without an identifier it gets one of its own.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping Handler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    givenIdentifier = identifier?.rawValue
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Creates an action out of an archive, which does what the nib connects.
  public required init?(coder: NSCoder) {
    givenIdentifier = coder.decodeText(forKey: "UIIdentifier")
    identifier = Identifier(givenIdentifier ?? UUID().uuidString)
    discoverabilityTitle = coder.decodeText(forKey: "UIDiscoverabilityTitle")
    attributes = coder.decodeOptions(forKey: "UIMenuElementAttributes", absent: [])
    state = coder.decodeCase(forKey: "UIMenuElementState", absent: .off)
    handler = { _ in }
    super.init(coder: coder)
  }

  /// Does what the action is for.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let source = sender.map { $0 as AnyObject }
    self.sender = source
    handler(self)
    send(connected, startingAt: source)
    self.sender = nil
  }

  func perform(from sender: AnyObject) { performWithSender(sender, target: nil) }
}

extension UIAction: NibEventSource {
  /// Connects an action of a nib.
  public func connectNibAction(_ action: String, to target: NSObject?, eventMask: Int?) {
    connected.append(ConnectedAction(action, to: target))
  }
}

extension UIKitClasses {
  static let uiAction = NibClass(
    UIAction.self,
    parent: UIMenuElement.self,
    name: "UIAction",
    properties: [
      NibProperty("identifier", \UIAction.givenIdentifier),
      NibProperty("discoverabilityTitle", \UIAction.discoverabilityTitle),
      NibProperty("elementAttributes", \UIAction.attributes),
      NibProperty("state", \UIAction.state),
    ]
  )
}
