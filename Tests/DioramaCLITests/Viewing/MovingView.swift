import DioramaUI

/// A view that takes the coder's door and steps aside.
final class MovingView: UIView {
  var distance = 0

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.origin.x += 100
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
  }
}
