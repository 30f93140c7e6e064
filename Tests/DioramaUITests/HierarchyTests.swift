import DioramaUI
import Testing

@MainActor
@Suite struct HierarchyTests {
  let parent = UIView()
  let views = (0..<4).map { _ in UIView() }

  private func order() -> [Int] {
    parent.subviews.map { view in views.firstIndex { $0 === view } ?? -1 }
  }

  private func fill() {
    for view in views { parent.addSubview(view) }
  }

  @Test func addingPutsInFront() {
    fill()
    #expect(order() == [0, 1, 2, 3])
    #expect(views[0].superview === parent)
    parent.addSubview(views[1])
    #expect(order() == [0, 2, 3, 1])
  }

  @Test func aViewHasOneSuperview() {
    fill()
    let other = UIView()
    other.addSubview(views[2])
    #expect(order() == [0, 1, 3])
    #expect(views[2].superview === other)
  }

  @Test func anIndexBeyondTheEndMeansTheFront() {
    parent.insertSubview(views[0], at: 999)
    parent.insertSubview(views[1], at: 0)
    #expect(order() == [1, 0])
  }

  @Test(arguments: 0..<4) func aSubviewIsInsertedAmongTheOthers(index: Int) {
    fill()
    parent.insertSubview(views[1], at: index)
    #expect(order().firstIndex(of: 1) == index)
    #expect(order().filter { $0 != 1 } == [0, 2, 3])
  }

  @Test(arguments: [(0, 0), (2, 1), (3, 2)]) func belowASibling(sibling: Int, index: Int) {
    fill()
    parent.insertSubview(views[1], belowSubview: views[sibling])
    #expect(order().firstIndex(of: 1) == index)
  }

  @Test(arguments: [(0, 1), (2, 2), (3, 3), (1, 3)]) func aboveASibling(sibling: Int, index: Int) {
    fill()
    parent.insertSubview(views[1], aboveSubview: views[sibling])
    #expect(order().firstIndex(of: 1) == index)
  }

  @Test func aStrangerAsSiblingMeansTheFront() {
    parent.addSubview(views[0])
    parent.insertSubview(views[1], belowSubview: views[3])
    parent.insertSubview(views[2], aboveSubview: views[3])
    #expect(order() == [0, 1, 2])
  }

  @Test func reordering() {
    fill()
    parent.bringSubviewToFront(views[0])
    #expect(order() == [1, 2, 3, 0])
    parent.sendSubviewToBack(views[3])
    #expect(order() == [3, 1, 2, 0])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(order() == [0, 1, 2, 3])
    parent.bringSubviewToFront(UIView())
    #expect(order() == [0, 1, 2, 3])
  }

  @Test func removal() {
    fill()
    views[1].removeFromSuperview()
    #expect(order() == [0, 2, 3])
    #expect(views[1].superview == nil)
  }

  @Test func subviewsAreASnapshot() {
    fill()
    for view in parent.subviews { view.removeFromSuperview() }
    #expect(parent.subviews.isEmpty)
  }

  @Test func descent() {
    fill()
    views[0].addSubview(UIView())
    #expect(views[0].subviews[0].isDescendant(of: parent))
    #expect(parent.isDescendant(of: parent))
    #expect(!parent.isDescendant(of: views[0]))
  }

  @Test func theFrameStaysWhenTheSuperviewChanges() {
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    let view = UIView(frame: frame)
    UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50)).addSubview(view)
    #expect(view.frame == frame)
    #expect(!view.clipsToBounds)
  }

  @Test func aWindowReachesTheWholeHierarchy() {
    let window = UIWindow(frame: .zero)
    parent.addSubview(views[0])
    #expect(views[0].window == nil)
    window.addSubview(parent)
    #expect(views[0].window === window)
    #expect(window.window === window)
    parent.removeFromSuperview()
    #expect(views[0].window == nil)
  }

  @Test func superviewsKeepTheirSubviewsAlive() {
    weak var child: UIView?
    do {
      let made = UIView()
      parent.addSubview(made)
      child = made
    }
    #expect(child != nil)
    parent.subviews.first?.removeFromSuperview()
    #expect(child == nil)
  }

  @Test func aSubviewDoesNotKeepItsSuperviewAlive() {
    let child = UIView()
    do { UIView().addSubview(child) }
    #expect(child.superview == nil)
  }

  @Test func theEndOfALongChainNeedsNoStack() {
    var root: UIView? = UIView()
    var leaf = root
    for _ in 0..<100_000 {
      let next = UIView()
      leaf?.addSubview(next)
      leaf = next
    }
    #expect(root.map { leaf?.isDescendant(of: $0) } == true)
    leaf?.tag = 7
    #expect(root?.viewWithTag(7) === leaf)
    weak let end = leaf
    leaf = nil
    root = nil
    #expect(end == nil)
  }

  @Test func theEndOfALongChainOfStackViewsNeedsNoStack() {
    var root: UIStackView? = UIStackView()
    var leaf = root
    for _ in 0..<100_000 {
      let next = UIStackView()
      leaf?.addArrangedSubview(next)
      leaf = next
    }
    weak let end = leaf
    leaf = nil
    root = nil
    #expect(root == nil && end == nil)
  }

  @Test func theResponderChainFollowsTheHierarchy() {
    parent.addSubview(views[0])
    #expect(views[0].next === parent)
    #expect(parent.next == nil)
  }
}
