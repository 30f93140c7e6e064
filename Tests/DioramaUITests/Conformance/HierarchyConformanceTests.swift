import DioramaUI
import Testing

/// Section 1: adding, inserting, moving and removing views.
@MainActor
@Suite struct HierarchyConformanceTests {
  let journal = Journal()
  let parent = UIView()
  let views = (0..<4).map { _ in UIView() }

  private func fill() {
    for view in views { parent.addSubview(view) }
  }

  private func order() -> [Int] {
    parent.subviews.map { view in views.firstIndex { $0 === view } ?? -1 }
  }

  @Test("H1: adding puts a view in front, and the superview keeps it alive") func h1() {
    fill()
    #expect(order() == [0, 1, 2, 3] && views[3].superview === parent)
    weak var kept: UIView?
    do {
      let made = UIView()
      views[0].addSubview(made)
      kept = made
    }
    #expect(kept != nil)
  }

  @Test("H2: the frame stays and nothing is clipped") func h2() {
    let view = UIView(frame: CGRect(x: -10, y: 20, width: 300, height: 40))
    parent.addSubview(view)
    #expect(view.frame == CGRect(x: -10, y: 20, width: 300, height: 40) && !parent.clipsToBounds)
  }

  @Test("H3: a view has one superview") func h3() {
    fill()
    let other = UIView()
    other.addSubview(views[1])
    #expect(order() == [0, 2, 3] && other.subviews == [views[1]])
  }

  @Test("H4: adding to the same superview moves to the front and tells nobody") func h4() {
    let (a, b) = (JournalView("A", journal), JournalView("B", journal))
    parent.addSubview(a)
    parent.addSubview(b)
    journal.entries = []
    parent.addSubview(a)
    #expect(parent.subviews == [b, a] && journal.entries.isEmpty)
  }

  @Test("H7: an index beyond the end means the front") func h7() {
    parent.insertSubview(views[0], at: 999)
    parent.insertSubview(views[1], at: 0)
    parent.insertSubview(views[2], at: 1)
    #expect(order() == [1, 2, 0])
  }

  @Test("H8: a subview is inserted among the others", arguments: 0..<4) func h8(index: Int) {
    fill()
    parent.insertSubview(views[1], at: index)
    #expect(order().firstIndex(of: 1) == index)
  }

  @Test(
    "H9: below and above a sibling",
    arguments: [
      (true, 0, 0), (true, 2, 1), (true, 3, 2), (false, 0, 1), (false, 2, 2), (false, 3, 3),
    ]
  ) func h9(isBelow: Bool, sibling: Int, index: Int) {
    fill()
    if isBelow {
      parent.insertSubview(views[1], belowSubview: views[sibling])
    } else {
      parent.insertSubview(views[1], aboveSubview: views[sibling])
    }
    #expect(order().firstIndex(of: 1) == index)
    #expect(parent.layer.sublayers == parent.subviews.map(\.layer))
  }

  @Test("H9: the layer stands beside the sibling's, whatever other layers there are") func h9Layers() {
    let foreign = CALayer()
    parent.addSubview(views[0])
    parent.layer.addSublayer(foreign)
    parent.addSubview(views[1])
    parent.insertSubview(views[2], aboveSubview: views[0])
    parent.insertSubview(views[3], belowSubview: views[1])
    #expect(
      parent.layer.sublayers == [views[0].layer, views[2].layer, foreign, views[3].layer, views[1].layer]
    )
  }

  @Test("H10: a stranger as sibling means the front, and the view is told") func h10() {
    parent.addSubview(views[0])
    let (a, b) = (JournalView("A", journal), JournalView("B", journal))
    parent.insertSubview(a, belowSubview: views[3])
    parent.insertSubview(b, aboveSubview: views[3])
    #expect(parent.subviews == [views[0], a, b])
    #expect(journal.entries.filter { $0.contains("didSuper") }.count == 2)
    parent.insertSubview(a, belowSubview: a)
    #expect(parent.subviews == [views[0], b, a])
  }

  @Test("H11: to the front and to the back, without a word") func h11() {
    let a = JournalView("A", journal)
    parent.addSubview(a)
    fill()
    journal.entries = []
    parent.bringSubviewToFront(a)
    #expect(parent.subviews.last === a)
    parent.sendSubviewToBack(a)
    #expect(parent.subviews.first === a)
    let before = parent.subviews
    parent.bringSubviewToFront(UIView())
    parent.sendSubviewToBack(UIView())
    #expect(parent.subviews == before && journal.entries.isEmpty)
    #expect(parent.layer.sublayers == before.map(\.layer))
  }

  @Test("H12: an exchange swaps two subviews, without a word") func h12() {
    fill()
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(order() == [3, 1, 2, 0])
    #expect(parent.layer.sublayers == parent.subviews.map(\.layer))
  }

  @Test("H14: removal without a superview does nothing; otherwise the superview is gone when the view is told")
  func h14() {
    let view = JournalView("V", journal)
    view.removeFromSuperview()
    #expect(journal.entries.isEmpty)
    parent.addSubview(view)
    journal.entries = []
    view.removeFromSuperview()
    #expect(journal.entries.last == "V didSuper super=nil")
  }

  @Test("H15: the list is a snapshot, from back to front") func h15() {
    fill()
    for view in parent.subviews { view.removeFromSuperview() }
    #expect(parent.subviews.isEmpty)
  }

  @Test("H16: a layer without sublayers has none, not an empty list") func h16() {
    #expect(parent.layer.sublayers == nil)
    parent.addSubview(views[0])
    #expect(parent.layer.sublayers == [views[0].layer])
    views[0].removeFromSuperview()
    #expect(parent.layer.sublayers == nil)
  }

  @Test("H17: a view is inside itself and inside every superview") func h17() {
    parent.addSubview(views[0])
    views[0].addSubview(views[1])
    #expect(views[1].isDescendant(of: parent) && parent.isDescendant(of: parent))
    #expect(!parent.isDescendant(of: views[1]))
  }

  @Test("H18: changes of order tell nobody") func h18() {
    let (a, b) = (JournalView("A", journal), JournalView("B", journal))
    let outer = JournalView("P", journal)
    outer.addSubview(a)
    outer.addSubview(b)
    journal.entries = []
    outer.bringSubviewToFront(a)
    outer.sendSubviewToBack(a)
    outer.exchangeSubview(at: 0, withSubviewAt: 1)
    outer.insertSubview(a, at: 0)
    #expect(journal.entries.isEmpty)
  }

  @Test("H19: the window is the one at the top, and a window's own is itself") func h19() {
    let window = UIWindow(frame: .zero)
    parent.addSubview(views[0])
    #expect(views[0].window == nil && window.window === window)
    window.addSubview(parent)
    #expect(views[0].window === window)
  }

  @Test("H20: a controller without a parent may put its view anywhere, one with a parent inside that one's") func h20()
  {
    let (outer, child) = (UIViewController(), UIViewController())
    outer.view.addSubview(child.view)
    child.view.removeFromSuperview()
    outer.addChild(child)
    let helper = UIView()
    helper.addSubview(child.view)
    outer.view.addSubview(helper)
    #expect(child.view.isDescendant(of: outer.view))
  }
}
