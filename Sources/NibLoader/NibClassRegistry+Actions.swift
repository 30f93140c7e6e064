public import Foundation

extension NibClassRegistry {
  /// Whether an object's class, or a superclass, has a method of a name.
  public func hasAction(_ name: String, on object: NSObject) -> Bool {
    object is NibStandIn || first(of: object) { $0.actions[name] } != nil
  }

  /// Performs an action.
  ///
  /// - Parameters:
  ///   - name: The method's name with its colons.
  ///   - object: The target.
  ///   - sender: Who sends the action; nil for nobody.
  ///   - event: What led to it, or the second argument; nil for nothing.
  ///   - third: The third argument; nil for nothing.
  /// - Returns: False where the object has no such method, or the method takes a sender or event of another class.
  public func perform(_ name: String, on object: NSObject, sender: Any?, event: Any? = nil, third: Any? = nil)
    -> Bool
  {
    if let standIn = object as? NibStandIn {
      standIn.performedActions.append(name)
      return true
    }
    guard let body = first(of: object, { $0.actions[name] }) else { return false }
    return body(object, sender, event, third)
  }
}
