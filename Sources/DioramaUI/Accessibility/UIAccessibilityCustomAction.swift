public import Foundation

/// Something that assistive software offers to do with an element.
@MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// What it is called.
  open var name: String

  /// What it does, and whether that worked; nil if a target does it.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  /// Creates an action that calls a closure; nil for one that does nothing.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
}
