import DioramaUI

/// A view that changes the hierarchy while it is told about a change.
final class Meddler: UIView {
  var onWillMoveToSuperview: ((UIView, UIView?) -> Void)?
  var onDidMoveToSuperview: ((UIView) -> Void)?
  var onDidMoveToWindow: ((UIView) -> Void)?

  override func willMove(toSuperview newSuperview: UIView?) {
    let body = onWillMoveToSuperview
    onWillMoveToSuperview = nil
    body?(self, newSuperview)
  }

  override func didMoveToSuperview() {
    let body = onDidMoveToSuperview
    onDidMoveToSuperview = nil
    body?(self)
  }

  override func didMoveToWindow() { onDidMoveToWindow?(self) }
}
