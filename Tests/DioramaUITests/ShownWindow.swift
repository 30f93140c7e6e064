import DioramaUI

/// A window that is shown, so that turns lay it out and draw it.
@MainActor
func shownWindow(_ size: CGSize = CGSize(width: 300, height: 400)) -> UIWindow {
  let window = UIWindow(frame: CGRect(origin: .zero, size: size))
  window.isHidden = false
  return window
}
