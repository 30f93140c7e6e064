import DioramaUI
import Foundation

/// Views to be measured.
@MainActor
enum Hierarchies {
  /// A hierarchy of a number of views: groups of a hundred rows of nine cells each, the last tag on the last cell.
  static func board(of count: Int) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    root.autoresizesSubviews = true
    var made = 1
    var tag = 0
    while made < count {
      let group = UIView(frame: root.bounds)
      group.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      made += 1
      for _ in 0..<99 where made < count {
        let row = UIView(frame: CGRect(x: 0, y: CGFloat(made % 100) * 10, width: 1000, height: 10))
        row.autoresizingMask = [.flexibleWidth]
        made += 1
        for column in 0..<9 where made < count {
          let cell = UIView(frame: CGRect(x: CGFloat(column) * 100, y: 0, width: 90, height: 10))
          cell.autoresizingMask = [.flexibleWidth, .flexibleRightMargin]
          tag += 1
          cell.tag = tag
          row.addSubview(cell)
          made += 1
        }
        group.addSubview(row)
      }
      root.addSubview(group)
    }
    return root
  }

  /// Marks every view and lays all of them out, after the root has changed its size.
  static func layOut(_ root: UIView) {
    root.frame.size.width += 1
    var pending = [root]
    while let view = pending.popLast() {
      view.setNeedsLayout()
      pending += view.subviews
    }
    root.layoutIfNeeded()
  }

  /// Looks for the views at points all over the root.
  static func hit(_ root: UIView) {
    var hits = 0
    for index in 0..<20 where root.hitTest(CGPoint(x: 995, y: CGFloat(index) * 50 + 3), with: nil) != nil { hits += 1 }
    precondition(hits == 20)
  }

  /// What a caller would write who did not know of `viewWithTag`.
  static func search(_ view: UIView, for tag: Int) -> UIView? {
    if view.tag == tag { return view }
    for child in view.subviews {
      if let found = search(child, for: tag) { return found }
    }
    return nil
  }
}
