public import Foundation

/// An object that sends actions, such as a control, a bar item or a gesture recognizer.
@MainActor
public protocol NibEventSource: AnyObject {
  /// Connects an action of the nib.
  ///
  /// - Parameters:
  ///   - action: The method's name with its colons, to be looked up in the target's row when it is sent.
  ///   - target: The receiver; nil for the first responder, to be searched for when the action is sent.
  ///   - eventMask: The bits of `UIControl.Event`; nil where the nib has none, as for bar items and gestures.
  func connectNibAction(_ action: String, to target: NSObject?, eventMask: Int?)
}
