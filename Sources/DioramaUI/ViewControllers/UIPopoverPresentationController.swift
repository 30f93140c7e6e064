public import Foundation

/// What manages a popover.
@MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover stands at; nil for the middle of the screen.
  open var sourceView: UIView?

  /// The place in the source view that the popover stands at, in points; null for all of the view.
  open var sourceRect = CGRect.null

  /// The item that the popover stands at, if there is no source view; nil for none.
  open var barButtonItem: UIBarButtonItem?

  /// Where the source is in a view of the same window; nil for no source.
  func sourcePlace(in view: UIView) -> CGRect? {
    guard let source = sourceView ?? barButtonItem?.itemView, source.window != nil, source.window === view.window else {
      return nil
    }
    return source.convert(sourceRect.isNull ? source.bounds : sourceRect, to: view)
  }
}
