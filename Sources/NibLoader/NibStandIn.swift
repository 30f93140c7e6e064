public import Foundation

/// An owner that accepts every outlet and action, for tools that load a nib without its application.
public final class NibStandIn: NSObject {
  /// The connected objects by outlet name; those of a collection in order.
  public internal(set) var outlets: [String: [NSObject]] = [:]
  /// The performed actions, in order.
  public internal(set) var performedActions: [String] = []

  /// Creates a stand-in without connections.
  public override init() {
    super.init()
  }

  /// Takes the objects of an outlet collection, in place of those that it has or after them.
  func connect(collection name: String, to objects: [NSObject], addsToContent: Bool) {
    if addsToContent {
      outlets[name, default: []].append(contentsOf: objects)
    } else {
      outlets[name] = objects
    }
  }
}
