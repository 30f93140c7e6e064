public import Foundation

/// What an unwind segue starts from, while its destination is looked for.
@MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that the segue starts from.
  public let source: UIViewController

  /// The method that the destination must have.
  public let unwindAction: Selector

  /// What triggers the segue; nil for nothing.
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}
