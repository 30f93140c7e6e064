import Foundation

/// What a presented view lies in: it covers what is behind, and takes the touches beside the presented view.
@MainActor
final class PresentationContainerView: UIView {
  weak var presentation: Presentation?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    presentation?.controller.containerViewWillLayoutSubviews()
    placeContent()
    presentation?.controller.containerViewDidLayoutSubviews()
  }

  /// Gives the presented view its place, unless it is leaving it.
  func placeContent() {
    guard let presentation, !presentation.isLeaving, !presentation.isAnimatedByApplication,
      let view = presentation.presented.viewIfLoaded,
      view.superview === self
    else { return }
    let place = presentation.placeInContainer
    if view.frame != place { view.frame = place }
    (presentation.controller as? UISheetPresentationController)?.placeDecoration(on: view, in: self)
  }

  override class var handlesTouches: Bool { true }
  override class var searchesInItsOwnWay: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Some views can be touched while a popover is shown, and all beside a sheet that leaves them bright.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    if found === self, (presentation?.controller as? UISheetPresentationController)?.isUndimmed == true { return nil }
    guard found === self, let popover = presentation?.controller as? UIPopoverPresentationController else {
      return found
    }
    return popover.passthroughView(at: point, in: self, with: event) ?? found
  }

  /// A tap beside a popover dismisses it.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let presentation, presentation.style == .popover, touches.contains(where: { $0.view === self }) else {
      return
    }
    presentation.userDismisses()
  }
}
