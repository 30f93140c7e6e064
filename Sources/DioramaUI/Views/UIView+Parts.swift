import Foundation

extension UIView {
  /// Takes in a view that an archive names as a part of this one, unless it lies in a view already.
  ///
  /// An archive may name what code may not: a part that holds this view is refused, where code would be stopped.
  func adoptDecodedPart(_ view: UIView?, of coder: NSCoder) {
    guard let view, view.superview == nil else { return }
    guard !wouldMakeCycle(holding: view) else {
      coder.reject("a view is a part of itself")
      return
    }
    addSubview(view)
  }
}
