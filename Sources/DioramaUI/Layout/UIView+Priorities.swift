extension UIView {
  func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    if hugging[axis] != priority { placementDidChange { hugging[axis] = priority } }
  }

  func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    if compressionResistance[axis] != priority { placementDidChange { compressionResistance[axis] = priority } }
  }
}
