import Foundation

// The views at the sides of a text field.
extension UITextField {
  /// Whether a view that is shown in a mode is shown now.
  func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  private var shownLeftView: UIView? { shows(leftViewMode) ? leftView : nil }
  private var shownRightView: UIView? { shows(rightViewMode) ? rightView : nil }

  /// Where what is drawn now stands: the placeholder, or the text, which may have another rectangle while it is edited.
  var shownTextRect: CGRect {
    if !hasText { return placeholderRect(forBounds: bounds) }
    return isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// What the views at the sides leave of an area.
  func roomForText(in area: CGRect) -> CGRect {
    var area = area
    if shownLeftView != nil {
      let edge = min(area.maxX, max(area.minX, leftViewRect(forBounds: bounds).maxX))
      area = CGRect(x: edge, y: area.minY, width: area.maxX - edge, height: area.height)
    }
    if shownRightView != nil {
      let edge = max(area.minX, min(area.maxX, rightViewRect(forBounds: bounds).minX))
      area.size.width = edge - area.minX
    }
    return area
  }

  /// Where a view at a side is, in its own size.
  func sideRect(of view: UIView?, isLeft: Bool, in bounds: CGRect) -> CGRect {
    guard let view else { return .zero }
    let size = view.bounds.isEmpty ? view.intrinsicContentSize : view.bounds.size
    let (width, height) = (max(0, size.width), max(0, size.height))
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - width,
      y: bounds.midY - height / 2,
      width: width,
      height: height
    )
  }

  /// Shows the views at the sides that are to be seen now, and takes the others away.
  func layOutSideViews() {
    layOutSideView(leftView, isShown: shownLeftView != nil, leftViewRect(forBounds: bounds))
    layOutSideView(rightView, isShown: shownRightView != nil, rightViewRect(forBounds: bounds))
  }

  private func layOutSideView(_ view: UIView?, isShown: Bool, _ frame: CGRect) {
    guard let view else { return }
    if isShown {
      if view.superview !== self { addSubview(view) }
      if view.frame != frame { view.frame = frame }
    } else if view.superview === self {
      view.removeFromSuperview()
    }
  }

  /// Takes a view away that is at no side any more, and lets the new one be laid out.
  func sideViewDidChange(from old: UIView?, to new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Lets views and text follow the beginning or the end of the editing.
  func editingDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }
}
