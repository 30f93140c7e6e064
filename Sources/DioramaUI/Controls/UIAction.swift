import Foundation

/// Something to do, as a closure.
@MainActor
open class UIAction: UIMenuElement {
  /// The name by which an action takes the place of another.
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

  /// The name by which the action takes the place of another.
  public let identifier: Identifier

  /// How the action looks and behaves in a menu.
  open var attributes: Attributes

  /// Whether what the action stands for is switched on, which a menu shows.
  open var state: State

  /// Who has the action done, while it is done; nil otherwise.
  open internal(set) weak var sender: AnyObject?

  let handler: Handler

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
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
