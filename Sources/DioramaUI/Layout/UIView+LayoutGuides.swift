extension UIView {
  /// The layout guides that the view owns.
  public var layoutGuides: [UILayoutGuide] { guides }

  /// Makes the view own a layout guide, which another view gives up.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard !guides.contains(where: { $0 === layoutGuide }) else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    guides.append(layoutGuide)
  }

  /// Takes a layout guide away; one that the view does not own is ignored.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let index = guides.firstIndex(where: { $0 === layoutGuide }) else { return }
    guides.remove(at: index)
    layoutGuide.owningView = nil
  }

  /// The part of the view that no bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide("UIViewSafeAreaLayoutGuide") }

  /// The part of the view inside its margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide("UIViewLayoutMarginsGuide") }

  /// The part of the view where lines of text are not too long to read.
  public var readableContentGuide: UILayoutGuide { systemGuide("UIViewReadableContentGuide") }

  /// The guide that UIKit makes on demand, or that an archive brought along.
  private func systemGuide(_ identifier: String) -> UILayoutGuide {
    if let guide = guides.first(where: { $0.identifier == identifier }) { return guide }
    let guide = UILayoutGuide()
    guide.identifier = identifier
    addLayoutGuide(guide)
    return guide
  }
}
