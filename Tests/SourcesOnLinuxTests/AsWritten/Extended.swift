// swift-format-ignore-file
import UIKit

class Base: UIViewController {
  var log: [String] = []
  private var own = "own"
}

extension Base {
  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("loaded \(own)")
  }

  override var prefersStatusBarHidden: Bool { true }

  @objc func hook(_ count: Int) -> String { "base \(count)" }
}

class Derived: Base {
  override func hook(_ count: Int) -> String { "derived " + super.hook(count) }
}

// In Objective-C, a category may override what another one adds.
extension UIView {
  @discardableResult
  @objc func piled(_ views: [UIView]) -> UIView {
    views.forEach { addSubview($0) }
    return self
  }
}

extension UITableViewCell {
  @discardableResult
  override func piled(_ views: [UIView]) -> UIView { contentView.piled(views) }
}

extension UICollectionViewCell {
  override func piled(_ views: [UIView]) -> UIView { views.isEmpty ? super.piled(views) : contentView.piled(views) }
}
