import DioramaUI

/// A view that writes down what it is told.
final class JournalView: UIView {
  var name = ""
  var journal: Journal?

  convenience init(_ name: String, _ journal: Journal) {
    self.init(frame: .zero)
    self.name = name
    self.journal = journal
  }

  private func title(_ object: UIView?) -> String {
    (object as? JournalView)?.name ?? (object is UIWindow ? "W" : "nil")
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    journal?.write("\(name) willSuper(\(title(newSuperview))) super=\(title(superview))")
  }

  override func didMoveToSuperview() {
    journal?.write("\(name) didSuper super=\(title(superview))")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    journal?.write("\(name) willWin(\(title(newWindow))) win=\(title(window))")
  }

  override func didMoveToWindow() {
    journal?.write("\(name) didWin win=\(title(window))")
  }

  override func didAddSubview(_ subview: UIView) {
    journal?.write("\(name) didAdd(\(title(subview)))")
  }

  override func willRemoveSubview(_ subview: UIView) {
    journal?.write("\(name) willRemove(\(title(subview)))")
  }
}
