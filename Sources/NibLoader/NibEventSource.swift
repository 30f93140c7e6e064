public import Foundation

/// An object that sends actions, such as a control, a bar item or a gesture recognizer.
@MainActor
public protocol NibEventSource: AnyObject {
  /// Connects an action of the nib.
  ///
  /// - Parameters:
  ///   - action: The method's name with its colons, which is looked up in the target's row when the action is sent.
  ///   - target: The receiver; nil for the first responder, which is looked up when the action is sent.
  ///   - eventMask: The bits of `UIControl.Event`; nil if the nib has none, as for bar items and gestures.
  func connectNibAction(_ action: String, to target: NSObject?, eventMask: Int?)
}
