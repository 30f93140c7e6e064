public import Foundation

/// Something to do, as a closure.
@MainActor
open class UIAction: NSObject {
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
  open var title: String

  /// The picture of the action; nil for none.
  open var image: UIImage?

  /// The name by which the action takes the place of another.
  public let identifier: Identifier

  /// Who has the action done, while it is done; nil otherwise.
  open internal(set) weak var sender: AnyObject?

  let handler: Handler

  /// Creates an action; without an identifier it gets one of its own.
  public init(title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping Handler) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init()
  }

  func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
