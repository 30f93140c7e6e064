import DioramaUI

/// A view that says which door it came through.
final class DoorWitness: UIView {
  private(set) var door = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    door = "init(frame:)"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    door = "init(coder:)"
  }

  static let nibClass = NibClass(DoorWitness.self, parent: UIView.self, name: "Shop.DoorWitness")
}
