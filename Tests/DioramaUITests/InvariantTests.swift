import DioramaUI
import TestSupport
import Testing

/// Random hierarchies under random operations stay whole.
@MainActor
@Suite struct InvariantTests {
  @Test(arguments: UInt64(1)...8) func randomOperationsKeepTheHierarchyWhole(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let windows = (0..<2).map { _ in UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    let views = (0..<30).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    func any() -> UIView { views[Int.random(in: 0..<views.count, using: &generator)] }
    for _ in 0..<600 {
      let (view, other) = (any(), any())
      let parent: UIView =
        Int.random(in: 0..<5, using: &generator) == 0 ? windows[Int.random(in: 0...1, using: &generator)] : any()
      let isLegal = !parent.isDescendant(of: view)
      switch Int.random(in: 0..<8, using: &generator) {
      case 0 where isLegal: parent.addSubview(view)
      case 1 where isLegal: parent.insertSubview(view, at: Int.random(in: 0..<9, using: &generator))
      case 2 where isLegal: parent.insertSubview(view, aboveSubview: other)
      case 3 where isLegal: parent.insertSubview(view, belowSubview: other)
      case 4: view.superview?.bringSubviewToFront(view)
      case 5: view.superview?.sendSubviewToBack(view)
      case 6: view.removeFromSuperview()
      case 7 where parent.subviews.count > 1: parent.exchangeSubview(at: 0, withSubviewAt: parent.subviews.count - 1)
      default: continue
      }
    }
    for parent in views + windows.map({ $0 as UIView }) {
      #expect(Set(parent.subviews).count == parent.subviews.count)
      #expect(parent.subviews.allSatisfy { $0.superview === parent })
      #expect((parent.layer.sublayers ?? []) == parent.subviews.map(\.layer))
      #expect(parent.subviews.allSatisfy { $0.layer.superlayer === parent.layer })
    }
    for view in views {
      var top = view
      while let parent = top.superview { top = parent }
      #expect(view.window === (top as? UIWindow))
      if let parent = view.superview { #expect(parent.subviews.contains(view)) }
    }
  }

  @Test func aHundredThousandViewsAreLaidOutAndHitInOnePassEach() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    for _ in 0..<100 {
      let group = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
      for _ in 0..<1000 { group.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))) }
      root.addSubview(group)
    }
    root.layoutIfNeeded()
    #expect(!root.layer.needsLayout())
    #expect(root.hitTest(CGPoint(x: 500, y: 500), with: nil) === root.subviews.last)
  }
}
