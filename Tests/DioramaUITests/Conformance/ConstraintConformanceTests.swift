import DioramaUI
import Testing

/// Constraints and the anchors that make them: who holds them, and what they say of themselves.
@MainActor
@Suite struct ConstraintConformanceTests {
  private final class Keeper {
    var views: [UIView] = []
  }

  private let keeper = Keeper()

  /// A root with two children, the second of which has a child of its own.
  private func family() -> (root: UIView, first: UIView, second: UIView, inner: UIView) {
    let views = (UIView(), UIView(), UIView(), UIView())
    views.0.addSubview(views.1)
    views.0.addSubview(views.2)
    views.2.addSubview(views.3)
    keeper.views.append(views.0)
    return views
  }

  private func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }

  @Test("AL1: an active constraint is held by the nearest view that holds both items") func al1() {
    let (root, first, second, inner) = family()
    let across = first.topAnchor.constraint(equalTo: inner.topAnchor)
    let within = inner.topAnchor.constraint(equalTo: second.topAnchor)
    let own = inner.widthAnchor.constraint(equalToConstant: 5)
    #expect(!across.isActive && root.constraints.isEmpty)
    NSLayoutConstraint.activate([across, within, own])
    #expect(root.constraints == [across] && second.constraints == [within] && inner.constraints == [own])
    NSLayoutConstraint.deactivate([across, own])
    #expect(!across.isActive && within.isActive && !own.isActive)
    #expect(root.constraints.isEmpty && inner.constraints.isEmpty)
  }

  @Test("AL1: a constraint leaves with the view that it names, and does not keep it alive") func al1Items() {
    let (root, _, second, _) = family()
    let constraint: NSLayoutConstraint
    do {
      let gone = UIView()
      root.addSubview(gone)
      constraint = gone.topAnchor.constraint(equalTo: second.topAnchor)
      constraint.isActive = true
      gone.removeFromSuperview()
    }
    #expect(!constraint.isActive && root.constraints.isEmpty)
    #expect(constraint.firstItem == nil && constraint.secondItem === second)
  }

  @Test("AL1: a guide counts as the view that owns it, and takes its constraints along") func al1Guides() {
    let (root, first, _, inner) = family()
    let guide = UILayoutGuide()
    first.addLayoutGuide(guide)
    let constraint = guide.topAnchor.constraint(equalTo: inner.topAnchor)
    constraint.isActive = true
    #expect(root.constraints == [constraint])
    first.removeLayoutGuide(guide)
    #expect(root.constraints.isEmpty && guide.owningView == nil && !constraint.isActive)
  }

  @Test("AL2: the priority of an active constraint changes below required") func al2() {
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 1)
    constraint.priority = UILayoutPriority(999)
    constraint.isActive = true
    constraint.priority = .defaultLow
    #expect(constraint.priority.rawValue == 250)
    constraint.isActive = false
    constraint.priority = .required
    #expect(constraint.priority == .required)
  }

  @Test("AL3: the values of the named priorities") func al3() {
    let values = [
      UILayoutPriority.required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut, .dragThatCannotResizeScene,
      .defaultLow, .fittingSizeLevel,
    ]
    #expect(values.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
  }

  @Test("AL4: anchors make the constraint that the long initializer makes") func al4() {
    let (root, first, second, _) = family()
    let made = first.leadingAnchor.constraint(lessThanOrEqualTo: second.trailingAnchor, constant: 12)
    #expect(made.firstItem === first && made.firstAttribute == .leading && made.relation == .lessThanOrEqual)
    #expect(made.secondItem === second && made.secondAttribute == .trailing)
    #expect(made.multiplier == 1 && made.constant == 12 && made.priority == .required && made.identifier == nil)
    let half = first.widthAnchor.constraint(greaterThanOrEqualTo: root.heightAnchor, multiplier: 0.5, constant: -3)
    #expect(half.firstAttribute == .width && half.secondAttribute == .height && half.relation == .greaterThanOrEqual)
    #expect(half.multiplier == 0.5 && half.constant == -3)
    let fixed = first.heightAnchor.constraint(lessThanOrEqualToConstant: 44)
    #expect(fixed.secondItem == nil && fixed.secondAttribute == .notAnAttribute && fixed.constant == 44)
  }

  @Test("AL4: every anchor means its attribute") func al4Attributes() {
    let view = UIView()
    let horizontal = [
      view.leadingAnchor, view.trailingAnchor, view.leftAnchor, view.rightAnchor, view.centerXAnchor,
    ]
    let others = [view.leadingAnchor, view.leadingAnchor, view.leftAnchor, view.leftAnchor, view.leftAnchor]
    let pairs = zip(horizontal, others)
    #expect(
      pairs.map { $0.constraint(equalTo: $1).firstAttribute } == [.leading, .trailing, .left, .right, .centerX]
    )
    let vertical = [
      view.topAnchor, view.bottomAnchor, view.centerYAnchor, view.firstBaselineAnchor, view.lastBaselineAnchor,
    ]
    #expect(
      vertical.map { $0.constraint(equalTo: view.topAnchor).firstAttribute }
        == [.top, .bottom, .centerY, .firstBaseline, .lastBaseline]
    )
  }

  @Test("AL5: the system's spacing is eight points a unit") func al5() {
    let (_, first, second, _) = family()
    let beside = first.leadingAnchor.constraint(equalToSystemSpacingAfter: second.trailingAnchor, multiplier: 2)
    #expect(beside.constant == 16 && beside.relation == .equal && beside.secondAttribute == .trailing)
    let below = first.topAnchor.constraint(
      greaterThanOrEqualToSystemSpacingBelow: second.bottomAnchor,
      multiplier: 1
    )
    #expect(below.constant == 8 && below.relation == .greaterThanOrEqual)
  }

  @Test("AL6: the distance of two anchors is a length") func al6() {
    let (root, first, second, _) = family()
    let gap = first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
    let constraint = gap.constraint(equalTo: first.widthAnchor, multiplier: 2)
    constraint.isActive = true
    #expect(root.constraints == [constraint])
    #expect(
      constraint.description.contains(
        "(UIView:\(address(second)).leading - UIView:\(address(first)).trailing) == 2*UIView:\(address(first)).width"
      )
    )
    second.removeFromSuperview()
    #expect(!constraint.isActive)
  }

  @Test("AL7: anchors of one part are equal, and know their item") func al7() {
    let (_, first, second, _) = family()
    #expect(first.topAnchor == first.topAnchor && first.topAnchor != second.topAnchor)
    #expect(first.topAnchor != first.bottomAnchor && first.topAnchor.item === first)
    let constraint = first.topAnchor.constraint(equalTo: second.bottomAnchor)
    #expect(constraint.firstAnchor.isEqual(first.topAnchor))
    #expect(constraint.secondAnchor?.isEqual(second.bottomAnchor) == true)
    #expect(first.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
    #expect(first.topAnchor.description.hasSuffix(" \"UIView:\(address(first)).top\">"))
  }

  @Test("AL8: a constraint prints itself as UIKit does") func al8() {
    let (root, first, second, _) = family()
    let label = UILabel()
    label.text = "Name"
    root.addSubview(label)
    let (r, a, b) = ("UIView:\(address(root))", "UIView:\(address(first))", "UIView:\(address(second))")
    let l = "UILabel:\(address(label))'Name'"
    func text(_ constraint: NSLayoutConstraint, active: Bool = false) -> String {
      constraint.isActive = active
      return constraint.description.replacing("<NSLayoutConstraint:\(address(constraint)) ", with: "")
    }
    #expect(text(first.widthAnchor.constraint(equalToConstant: 100), active: true) == "\(a).width == 100   (active)>")
    #expect(
      text(label.topAnchor.constraint(equalTo: root.topAnchor, constant: 8), active: true)
        == "V:|-(8)-[\(l)]   (active, names: '|':\(r) )>"
    )
    #expect(
      text(root.trailingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: 4))
        == "H:[\(l)]-(>=4)-|   (inactive, names: '|':\(r) )>"
    )
    #expect(
      text(label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10))
        == "\(l).trailing == \(r).trailing - 10   (inactive)>"
    )
    #expect(
      text(second.leadingAnchor.constraint(equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 1))
        == "H:[\(a)]-(NSSpace(8))-[\(b)]   (inactive)>"
    )
    let ratio = first.heightAnchor.constraint(equalTo: first.widthAnchor, multiplier: 0.5625)
    ratio.priority = UILayoutPriority(999)
    ratio.identifier = "ratio"
    #expect(text(ratio) == "'ratio' \(a).height == 0.5625*\(a).width priority:999   (inactive)>")
    #expect(
      text(first.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 20)).contains(
        "'UIViewSafeAreaLayoutGuide'.top + 20   (inactive)>"
      )
    )
  }

  @Test("AL9: a nib's names set what a constraint may have, and nothing else") func al9() throws {
    let (_, first, second, _) = family()
    let constraint = first.topAnchor.constraint(equalTo: second.topAnchor)
    let classes = UIRuntime.shared.classes
    try classes.setValue(7 as NSNumber, forKeyPath: "constant", on: constraint)
    try classes.setValue(250 as NSNumber, forKeyPath: "priority", on: constraint)
    try classes.setValue(true as NSNumber, forKeyPath: "active", on: constraint)
    #expect(constraint.constant == 7 && constraint.priority == .defaultLow && constraint.isActive)
    // What it may not have fails the nib: LoadingExceptionTests.
  }
}
