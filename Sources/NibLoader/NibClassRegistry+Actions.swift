public import Foundation

extension NibClassRegistry {
  /// Whether an object's class or a superclass has a method with this name.
  public func hasAction(_ name: String, on object: NSObject) -> Bool {
    object is NibStandIn || first(of: object) { $0.actions[name] } != nil
  }

  /// Performs an action.
  ///
  /// - Parameters:
  ///   - name: The method's name with its colons.
  ///   - object: The target.
  ///   - sender: The sender of the action; nil for none.
  ///   - event: The event, or the second argument; nil for none.
  ///   - third: The third argument; nil for none.
  /// - Returns: False if the object has no such method, or the sender or event has the wrong class.
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

  /// Makes the controller that a segue leads to.
  ///
  /// - Parameters:
  ///   - name: The method's name with its colons.
  ///   - object: The controller that has the method.
  ///   - coder: The coder of the new controller.
  ///   - sender: What triggers the segue; nil for nothing.
  ///   - identifier: The segue's identifier; nil for none.
  /// - Returns: The controller, nil where the method makes none; `missing` where the object has no such method.
  package func create(_ name: String, on object: NSObject, coder: NSCoder, sender: Any?, identifier: String?)
    -> NibCreation
  {
    guard let body = first(of: object, { $0.creators[name] }) else { return .missing }
    return body(object, coder, sender, identifier)
  }

  /// Makes an object of a class that is found by its name, with a coder that the class knows; nil where there is none.
  package func make(_ className: String, with coder: NSCoder) -> NSObject? {
    row(named: className)?.decode?(coder)
  }
}
