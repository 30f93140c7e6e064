extension UIView {
  /// The layout guides that the view owns.
  public var layoutGuides: [UILayoutGuide] { layoutParts?.guides ?? [] }

  /// Makes the view own a layout guide, which another view gives up.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard !layoutGuides.contains(where: { $0 === layoutGuide }) else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    madeLayoutParts.guides.append(layoutGuide)
    layer.contentOfSystemDidChange()
  }

  /// Takes a layout guide away, and the constraints that name it; one that the view does not own is ignored.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let index = layoutGuides.firstIndex(where: { $0 === layoutGuide }) else { return }
    dropConstraints(naming: layoutGuide)
    layoutParts?.guides.remove(at: index)
    layoutGuide.owningView = nil
  }

  /// The part of the view that no bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) { UILayoutGuide() } }

  /// The part of the view inside its margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) { UILayoutGuide() } }

  /// The part of the view where lines of text are not too long to read.
  public var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) { UILayoutGuide() } }

  /// The part of the view that the keyboard covers.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { systemGuide(.keyboard) { UIKeyboardLayoutGuide() } }

  /// The guide that UIKit makes on demand, or that an archive brought along.
  fileprivate func systemGuide<Guide: UILayoutGuide>(_ kind: SystemGuide, _ make: () -> Guide) -> Guide {
    for case let guide as Guide in layoutGuides where guide.identifier == kind.rawValue { return guide }
    let guide = make()
    guide.identifier = kind.rawValue
    addLayoutGuide(guide)
    return guide
  }
}

extension UIScrollView {
  /// The content, which may be larger than the view and is scrolled.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) { UILayoutGuide() } }

  /// The view's own rectangle, which stays where it is while the content is scrolled.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) { UILayoutGuide() } }
}
