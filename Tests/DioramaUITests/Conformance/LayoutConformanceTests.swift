import DioramaUI
import Testing

/// Section 10: what is laid out, when, and in which order.
@MainActor
@Suite struct LayoutConformanceTests {
  let journal = Journal()

  private func view(_ name: String = "") -> CountingView {
    CountingView(name, journal, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  /// A parent and a child, both laid out.
  private func family() -> (parent: CountingView, child: CountingView) {
    let (parent, child) = (view("P"), view("C"))
    parent.addSubview(child)
    parent.layoutIfNeeded()
    (parent.layouts, child.layouts) = (0, 0)
    journal.entries = []
    return (parent, child)
  }

  @Test("LY1: several marks, one layout; without a mark, none") func ly1() {
    let (parent, _) = family()
    parent.layoutIfNeeded()
    #expect(parent.layouts == 0)
    for _ in 0..<3 { parent.setNeedsLayout() }
    #expect(parent.layouts == 0)
    parent.layoutIfNeeded()
    #expect(parent.layouts == 1)
  }

  @Test("LY1: the commit of the turn lays out what is marked") func ly1Commit() {
    withManualClock { clock in
      let window = shownWindow()
      let view = view()
      window.addSubview(view)
      #expect(view.layouts == 0)
      clock.advance(by: 0)
      #expect(view.layouts == 1)
      window.isHidden = true
    }
  }

  @Test("LY2: a new view has to be laid out") func ly2() {
    let view = view()
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
  }

  @Test("LY3: superviews first, from the topmost marked one on") func ly3() {
    let (parent, child) = family()
    let grandchild = view("G")
    child.addSubview(grandchild)
    parent.setNeedsLayout()
    child.setNeedsLayout()
    grandchild.layoutIfNeeded()
    #expect(journal.entries == ["P layout", "C layout", "G layout"])
  }

  @Test("LY4: adding and removing mark the superview") func ly4Hierarchy() {
    let (parent, child) = family()
    let other = view()
    parent.addSubview(other)
    parent.layoutIfNeeded()
    #expect(parent.layouts == 1 && other.layouts == 1 && child.layouts == 0)
    other.removeFromSuperview()
    parent.layoutIfNeeded()
    #expect(parent.layouts == 2)
  }

  @Test("LY4: a change of size marks the view and its superview") func ly4Size() {
    let (parent, child) = family()
    child.bounds.size = CGSize(width: 5, height: 5)
    parent.layoutIfNeeded()
    #expect(parent.layouts == 1 && child.layouts == 1)
  }

  @Test("LY4: a change of position, opacity or visibility marks nobody") func ly4Position() {
    let (parent, child) = family()
    child.frame.origin = CGPoint(x: 5, y: 5)
    child.center = .zero
    child.alpha = 0.5
    child.isHidden = true
    parent.layoutIfNeeded()
    #expect(parent.layouts == 0 && child.layouts == 0)
  }

  @Test("LY4: scrolling marks the view, not its superview") func ly4Scrolling() {
    let (parent, child) = family()
    child.bounds.origin = CGPoint(x: 5, y: 5)
    parent.layoutIfNeeded()
    #expect(parent.layouts == 0 && child.layouts == 1)
  }

  @Test("LY4: a transform marks the superview") func ly4Transform() {
    let (parent, child) = family()
    child.transform = CGAffineTransform(scaleX: 2, y: 2)
    parent.layoutIfNeeded()
    #expect(parent.layouts == 1 && child.layouts == 0)
  }

  @Test("LY5: the controller is asked before and after its root view, and before the subviews") func ly5() {
    final class Controller: UIViewController {
      var journal: Journal?
      override func viewWillLayoutSubviews() { journal?.write("will") }
      override func viewDidLayoutSubviews() { journal?.write("did") }
    }
    let controller = Controller()
    controller.journal = journal
    let (root, child) = (view("root"), view("child"))
    root.addSubview(child)
    controller.view = root
    root.layoutIfNeeded()
    #expect(journal.entries == ["will", "root layout", "did", "child layout"])
    child.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(journal.entries.suffix(1) == ["child layout"] && journal.entries.count == 5)
  }

  @Test("LY6: masks first, then the view's own layout") func ly6() {
    let (parent, child) = family()
    child.autoresizingMask = .flexibleWidth
    var seen: CGFloat = 0
    parent.onLayout = { seen = $0.subviews[0].frame.width }
    parent.frame.size.width = 150
    #expect(child.frame.width == 150 && parent.layouts == 0)
    parent.layoutIfNeeded()
    #expect(seen == 150)
  }

  @Test("LY7: marking the layer is marking the view") func ly7() {
    let (parent, _) = family()
    parent.layer.setNeedsLayout()
    #expect(parent.layer.needsLayout())
    parent.layer.layoutIfNeeded()
    #expect(parent.layouts == 1)
  }

  @Test("LY7: layers of one's own follow in layoutSubviews") func ly7Sublayers() {
    let (parent, _) = family()
    let shade = CALayer()
    parent.layer.addSublayer(shade)
    parent.onLayout = { shade.frame = $0.bounds }
    parent.frame.size = CGSize(width: 70, height: 30)
    parent.layoutIfNeeded()
    #expect(shade.frame == CGRect(x: 0, y: 0, width: 70, height: 30))
    parent.layouts = 0
    parent.layoutIfNeeded()
    #expect(parent.layouts == 0)
  }

  @Test("E11: one marked leaf costs one layout") func e11() {
    let root = view("R")
    let leaves = (0..<10).map { view("\($0)") }
    for leaf in leaves { root.addSubview(leaf) }
    root.layoutIfNeeded()
    journal.entries = []
    leaves[4].setNeedsLayout()
    root.layoutIfNeeded()
    #expect(journal.entries == ["4 layout"])
  }

  @Test func aViewThatMarksItselfIsLaidOutInLaterPassesAndNotForEver() {
    withManualClock { clock in
      let window = shownWindow()
      let view = view()
      view.onLayout = { $0.setNeedsLayout() }
      window.addSubview(view)
      clock.advance(by: 0)
      #expect(view.layouts > 1 && view.layouts <= 10)
      window.isHidden = true
    }
  }

  @Test func constraintsLeaveWithTheViewsThatTheyName() {
    let (parent, child) = family()
    let inner = view()
    child.addSubview(inner)
    let constraint = NSLayoutConstraint(
      item: inner,
      attribute: .width,
      relatedBy: .equal,
      toItem: parent,
      attribute: .width,
      multiplier: 1,
      constant: 0
    )
    constraint.isActive = true
    #expect(parent.constraints == [constraint])
    child.removeFromSuperview()
    #expect(parent.constraints.isEmpty && !constraint.isActive)
  }
}
