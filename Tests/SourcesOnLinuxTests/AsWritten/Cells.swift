// swift-format-ignore-file
import UIKit

final class Story: UICollectionViewCell {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = .red
  }
}

public class Row: UITableViewCell {
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init(short: Void) { self.init(coder: NSCoder())! }
}

class Header: UITableViewHeaderFooterView {
  let size: Int
  init(size: Int) {
    self.size = size
    super.init(reuseIdentifier: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class Plain: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    tag = 7
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class Rule: NSLayoutConstraint {
  var mark: String { identifier ?? "none" }
}

final class Finger: UITouch {
  var place = CGPoint.zero
  override func location(in view: UIView?) -> CGPoint { place }
}

private var key: UInt8 = 0

extension NSObject {
  var note: String? {
    get { objc_getAssociatedObject(self, &key) as? String }
    set { objc_setAssociatedObject(self, &key, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
}
