import DioramaUI
import Testing

/// How constraints place views: when, in which order, and what hangs on it.
@MainActor
@Suite struct LayoutPassConformanceTests {
  private let journal = Journal()

  /// A view that writes down when it is asked, and what it asks for.
  private final class Told: UIView {
    var name = ""
    var journal: Journal?
    var wanted = CGSize(width: -1, height: -1)
    var callsSuper = true
    var before: ((Told) -> Void)?
    var after: ((Told) -> Void)?

    override var intrinsicContentSize: CGSize {
      journal?.write("\(name) asked")
      return wanted
    }

    override func updateConstraints() {
      journal?.write("\(name) update")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      before?(self)
      if callsSuper { super.layoutSubviews() }
      journal?.write("\(name) layout \(Int(bounds.width))")
      after?(self)
    }
  }

  private func view(_ name: String, in outer: UIView? = nil, _ wanted: CGSize = CGSize(width: -1, height: -1)) -> Told {
    let view = Told()
    (view.name, view.journal, view.wanted) = (name, journal, wanted)
    view.translatesAutoresizingMaskIntoConstraints = outer == nil
    outer?.addSubview(view)
    return view
  }

  /// A root of 200 × 100 points.
  private func root() -> Told {
    let root = view("R")
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    return root
  }

  /// Pins a view to the edges of its superview; returns the constraint of the leading edge.
  @discardableResult
  private func pin(_ view: UIView, _ inset: CGFloat = 0) -> NSLayoutConstraint {
    let outer = view.superview ?? view
    let leading = view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset)
    NSLayoutConstraint.activate([
      leading,
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -inset),
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -inset),
    ])
    return leading
  }

  @Test(
    "LP1: constraints are updated from the leaves up, and views laid out from the root down, between the controller's calls"
  )
  func lp1() {
    final class Controller: UIViewController {
      var journal: Journal?
      override func updateViewConstraints() {
        journal?.write("updateViewConstraints")
        super.updateViewConstraints()
      }
      override func viewWillLayoutSubviews() { journal?.write("will") }
      override func viewDidLayoutSubviews() { journal?.write("did \(Int(view.subviews[0].frame.width))") }
    }
    let controller = Controller()
    controller.journal = journal
    let root = root()
    let middle = view("M", in: root)
    let leaf = view("L", in: middle)
    pin(middle, 10)
    pin(leaf, 5)
    controller.view = root
    root.layoutIfNeeded()
    #expect(
      journal.entries.filter { !$0.hasSuffix("asked") } == [
        "L update", "M update", "updateViewConstraints", "R update", "will", "R layout 200", "did 180", "M layout 180",
        "L layout 170",
      ]
    )
  }

  @Test("LP2: only the superclass's layoutSubviews places the subviews") func lp2() {
    let root = root()
    let child = view("C", in: root)
    pin(child, 10)
    root.callsSuper = false
    root.layoutIfNeeded()
    #expect(child.frame == .zero)
    root.callsSuper = true
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 10, y: 10, width: 180, height: 80))
  }

  @Test("LP3: a changed constant takes effect with the next layout, and leaves transforms alone") func lp3() {
    let root = root()
    let child = view("C", in: root)
    let leading = pin(child, 10)
    root.layoutIfNeeded()
    child.transform = CGAffineTransform(scaleX: 2, y: 2)
    leading.constant = 30
    #expect(child.bounds.width == 180)
    root.layoutIfNeeded()
    #expect(child.bounds.size == CGSize(width: 160, height: 80) && child.center == CGPoint(x: 110, y: 50))
    #expect(child.transform.a == 2)
  }

  @Test("LP4: what layoutSubviews changes of constraints before it calls super counts at once") func lp4Before() {
    let root = root()
    let child = view("C", in: root)
    let leading = pin(child, 10)
    root.before = { _ in leading.constant = 40 }
    root.after = { _ in #expect(child.frame.minX == 40) }
    root.layoutIfNeeded()
    #expect(child.frame.minX == 40)
  }

  @Test("LP4: what layoutSubviews changes of constraints afterwards is laid out in another round") func lp4After() {
    let root = root()
    let (first, second) = (view("A", in: root), view("B", in: root))
    let leading = pin(first, 10)
    pin(second, 0)
    second.after = { _ in leading.constant = 50 }
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 50, y: 10, width: 140, height: 80))
  }

  @Test("LP4: constraints that change with every layout end with a warning") func lp4Endless() {
    let root = root()
    let child = view("C", in: root)
    let leading = pin(child, 10)
    child.after = { _ in leading.constant += 1 }
    let warnings = collectWarnings { root.layoutIfNeeded() }
    #expect(warnings.count == 1 && warnings.first?.hasPrefix("Layout does not settle") == true)
    #expect(journal.entries.count { $0.hasPrefix("C layout") } <= 101)
  }

  @Test("LP5: a view whose size changes is laid out, and one that only moves is not") func lp5() {
    let root = root()
    let (moving, growing) = (view("A", in: root), view("B", in: root))
    let x = moving.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let width = growing.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([x, width])
    root.layoutIfNeeded()
    journal.entries = []
    (x.constant, width.constant) = (7, 20)
    root.layoutIfNeeded()
    #expect(moving.frame.minX == 7)
    #expect(journal.entries == ["R layout 200", "B layout 20"])
  }

  @Test("LP6: content is asked for its size once, and again when it tells of another") func lp6() {
    let root = root()
    let child = view("C", in: root, CGSize(width: 30, height: 20))
    let x = child.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    x.isActive = true
    root.layoutIfNeeded()
    x.constant = 3
    root.layoutIfNeeded()
    #expect(journal.entries.count { $0 == "C asked" } == 1)
    #expect(child.frame.size == CGSize(width: 30, height: 20))
    child.wanted.width = 44
    child.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(journal.entries.count { $0 == "C asked" } == 2 && child.frame.width == 44)
  }

  @Test("LP7: text in several lines is as high as its lines are in the width that constraints give it") func lp7() {
    let root = root()
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.numberOfLines = 0
    label.text = "Several words that do not stand in one line of a narrow view"
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 120),
    ])
    root.layoutIfNeeded()
    let height = label.sizeThatFits(CGSize(width: 120, height: 0)).height
    #expect(label.frame.width == 120 && height > 2 * label.font.lineHeight)
    #expect(abs(label.frame.height - height) < 0.5)
    #expect(abs(label.intrinsicContentSize.height - height) < 0.5)
  }

  @Test("LP8: where nobody uses constraints, nobody is asked, and frames stay") func lp8() {
    let root = root()
    let child = view("C", in: root)
    child.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(journal.entries == ["R layout 200", "C layout 3"])
  }

  @Test("LP9: from right to left, leading is right") func lp9() {
    let root = root()
    let child = view("C", in: root, CGSize(width: 30, height: 20))
    for view in [root, child] { view.semanticContentAttribute = .forceRightToLeft }
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      child.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 160, y: 0, width: 30, height: 20))
  }

  @Test("LP9: the view around decides, not the constrained one") func lp9Around() {
    let cases: [(around: Bool, own: Bool, x: CGFloat)] = [
      (true, false, 160), (false, true, 10), (true, true, 160), (false, false, 10),
    ]
    for (around, own, x) in cases {
      let root = root()
      let child = view("C", in: root, CGSize(width: 30, height: 20))
      if around { root.semanticContentAttribute = .forceRightToLeft }
      if own { child.semanticContentAttribute = .forceRightToLeft }
      NSLayoutConstraint.activate([
        child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        child.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      root.layoutIfNeeded()
      #expect(child.frame.minX == x, "\(around) \(own)")
    }
  }

  @Test("LP10: the content of a scroll view is as large as constraints say, and what is held by its frame stays")
  func lp10() {
    let root = root()
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroll)
    pin(scroll)
    let (page, pinned) = (view("P", in: scroll), view("F", in: scroll))
    pin(page)
    NSLayoutConstraint.activate([
      page.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      page.heightAnchor.constraint(equalToConstant: 700),
      pinned.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
      pinned.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 700))
    #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 200, height: 700))
    #expect(pinned.frame.minY == 5)
    scroll.contentOffset.y = 100
    root.layoutIfNeeded()
    #expect(page.frame == CGRect(x: 0, y: 0, width: 200, height: 700) && pinned.frame.minY == 105)
  }

  @Test("LP11: a guide lies where constraints put it") func lp11() {
    let root = root()
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let child = view("C", in: root)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      guide.heightAnchor.constraint(equalToConstant: 30),
      child.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      child.topAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    #expect(guide.layoutFrame == .zero)
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 20, y: 10, width: 100, height: 30))
    #expect(child.frame.origin == CGPoint(x: 120, y: 40))
  }

  @Test("LP12: a view that translates its mask keeps its frame, and others follow it") func lp12() {
    let root = root()
    let (fixed, follower) = (view("A"), view("B", in: root))
    fixed.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
    root.addSubview(fixed)
    NSLayoutConstraint.activate([
      follower.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 8),
      follower.topAnchor.constraint(equalTo: fixed.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(follower.frame.origin == CGPoint(x: 58, y: 30))
    fixed.center.x += 12
    root.layoutIfNeeded()
    #expect(fixed.frame == CGRect(x: 22, y: 10, width: 40, height: 20))
    #expect(follower.frame.origin == CGPoint(x: 70, y: 30))
  }

  @Test("LP13: the distances of anchors can be equal") func lp13() {
    let root = root()
    let (first, second) = (view("A", in: root), view("B", in: root))
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
      first.widthAnchor.constraint(equalToConstant: 20),
      second.widthAnchor.constraint(equalToConstant: 10),
      root.leadingAnchor.anchorWithOffset(to: first.leadingAnchor)
        .constraint(equalTo: first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)),
    ])
    root.layoutIfNeeded()
    #expect(second.frame.minX == 80)
  }

  @Test("LP14: what is laid out inside a block of animations is animated") func lp14() {
    withManualClock { clock in
      let window = shownWindow()
      let root = root()
      window.addSubview(root)
      let child = view("C", in: root)
      let x = child.leadingAnchor.constraint(equalTo: root.leadingAnchor)
      x.isActive = true
      root.layoutIfNeeded()
      x.constant = 100
      UIView.animate(withDuration: 1) { root.layoutIfNeeded() }
      clock.advance(by: 0.5)
      let shown = child.layer.presentation()?.position.x ?? 0
      #expect(child.center.x == 100 && shown > 5 && shown < 95)
      window.isHidden = true
    }
  }

  @Test("LP15: numbers that no screen has, contradictions in circles and ten thousand constraints end") func lp15() {
    let root = root()
    let (first, second) = (view("A", in: root), view("B", in: root))
    _ = collectWarnings {
      NSLayoutConstraint.activate([
        first.leadingAnchor.constraint(equalTo: second.trailingAnchor, constant: 1e300),
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 1e300),
        first.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: 2),
        second.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 2, constant: 1),
      ])
      first.wanted = CGSize(width: CGFloat.nan, height: CGFloat.infinity)
      root.layoutIfNeeded()
      for index in 0..<10_000 { first.heightAnchor.constraint(equalToConstant: CGFloat(index)).isActive = true }
      root.layoutIfNeeded()
    }
    #expect(first.frame.width.isFinite && first.frame.minX.isFinite)
  }

  @Test(
    "LP16: one layoutIfNeeded lays out by constraints what comes in during layout, with a window or without",
    arguments: [false, true]
  )
  func lp16(isShown: Bool) {
    let rows = ConstrainedRows()
    let views: [UIView] = [UITableView(), Adding()]
    for view in views {
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
      (view as? UITableView)?.dataSource = rows
      let window = isShown ? shownWindow(CGSize(width: 320, height: 480)) : nil
      window?.addSubview(view)
      view.layoutIfNeeded()
      var pending = view.subviews
      var found: CGRect?
      while let next = pending.popLast() {
        if next.tag == 7 { found = next.frame }
        pending += next.subviews
      }
      #expect(found?.minX == 20 && found?.width == 100)
      window?.isHidden = true
    }
  }
}

/// A view that gets a subview with constraints when it is laid out.
private final class Adding: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    if subviews.isEmpty { constrainedSubview(of: self) }
  }
}

/// A row with a view that constraints place.
private final class ConstrainedRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    constrainedSubview(of: cell.contentView)
    return cell
  }
}

@MainActor
private func constrainedSubview(of view: UIView) {
  let child = UIView()
  child.tag = 7
  child.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(child)
  NSLayoutConstraint.activate([
    child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
    child.widthAnchor.constraint(equalToConstant: 100),
    child.topAnchor.constraint(equalTo: view.topAnchor),
    child.heightAnchor.constraint(equalToConstant: 30),
  ])
}
