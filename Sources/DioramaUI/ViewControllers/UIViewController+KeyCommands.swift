extension UIViewController {
  /// Adds keys to those that send actions while the controller is in the chain of the first responder.
  ///
  /// They are among `keyCommands` as long as a class does not override that.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

  /// Removes keys that `addKeyCommand(_:)` has added.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
}
