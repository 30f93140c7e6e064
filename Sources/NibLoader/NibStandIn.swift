public import Foundation

/// An owner that takes every outlet and every action, for tools that load a nib without its application.
public final class NibStandIn: NSObject {
  /// What the nib connected, by outlet name; the objects of a collection in order.
  public internal(set) var outlets: [String: [NSObject]] = [:]
  /// The actions it was asked to perform, in order.
  public internal(set) var performedActions: [String] = []

  /// Creates a stand-in that is not connected yet.
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
