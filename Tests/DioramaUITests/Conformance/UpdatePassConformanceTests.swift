import DioramaUI
import Testing

/// When views update their constraints, and in which order.
@MainActor
@Suite struct UpdatePassConformanceTests {
  private let journal = Journal()

  private final class Updating: UIView {
    var name = ""
    var journal: Journal?
    var again = 0

    override func updateConstraints() {
      journal?.write("\(name) update")
      if again > 0 {
        again -= 1
        setNeedsUpdateConstraints()
      }
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      journal?.write("\(name) layout")
    }
  }

  private final class Demanding: UIView {
    var journal: Journal?
    override class var requiresConstraintBasedLayout: Bool { true }
    override func updateConstraints() {
      journal?.write("update")
      super.updateConstraints()
    }
  }

  private func view(_ name: String) -> Updating {
    let view = Updating()
    (view.name, view.journal) = (name, journal)
    return view
  }

  @Test("UC1: subviews update their constraints first, and all before the first layout") func uc1() {
    let (root, first, second, inner) = (view("R"), view("A"), view("B"), view("C"))
    root.addSubview(first)
    root.addSubview(second)
    first.addSubview(inner)
    inner.widthAnchor.constraint(equalToConstant: 5).isActive = true
    root.layoutIfNeeded()
    #expect(
      journal.entries == [
        "C update", "A update", "B update", "R update", "R layout", "A layout", "C layout", "B layout",
      ]
    )
  }

  @Test("UC2: several marks lead to one update, and nobody else is asked again") func uc2() {
    let (root, first, second) = (view("R"), view("A"), view("B"))
    root.addSubview(first)
    root.addSubview(second)
    root.widthAnchor.constraint(equalToConstant: 5).isActive = true
    root.layoutIfNeeded()
    journal.entries = []
    #expect(!second.needsUpdateConstraints())
    second.setNeedsUpdateConstraints()
    second.setNeedsUpdateConstraints()
    #expect(second.needsUpdateConstraints() && journal.entries.isEmpty)
    root.updateConstraintsIfNeeded()
    #expect(journal.entries == ["B update"] && !second.needsUpdateConstraints())
    root.updateConstraintsIfNeeded()
    #expect(journal.entries.count == 1)
  }

  @Test("UC3: a hierarchy without constraints is not asked, until a class requires them") func uc3() {
    let (root, first) = (view("R"), view("A"))
    root.addSubview(first)
    root.layoutIfNeeded()
    #expect(journal.entries == ["R layout", "A layout"])
    let demanding = Demanding()
    demanding.journal = journal
    first.addSubview(demanding)
    journal.entries = []
    root.layoutIfNeeded()
    #expect(journal.entries.contains("update"))
  }

  @Test("UC4: the controller is asked in place of its view, between appearing and the layout") func uc4() {
    final class Controller: UIViewController {
      var journal: Journal?
      override func viewWillAppear(_ animated: Bool) { journal?.write("viewWillAppear") }
      override func updateViewConstraints() {
        journal?.write("updateViewConstraints")
        super.updateViewConstraints()
      }
      override func viewWillLayoutSubviews() { journal?.write("viewWillLayoutSubviews") }
      override func viewDidAppear(_ animated: Bool) { journal?.write("viewDidAppear") }
    }
    withManualClock { clock in
      let controller = Controller()
      controller.journal = journal
      let root = view("R")
      root.widthAnchor.constraint(equalToConstant: 300).isActive = true
      controller.view = root
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      clock.advance(by: 0)
      #expect(
        journal.entries.prefix(4)
          == ["viewWillAppear", "updateViewConstraints", "R update", "viewWillLayoutSubviews"]
      )
      #expect(journal.entries.last == "viewDidAppear")
      window.isHidden = true
    }
  }

  @Test("UC5: content of another size lets the view update its constraints") func uc5() {
    let (root, first) = (view("R"), view("A"))
    root.addSubview(first)
    first.widthAnchor.constraint(equalToConstant: 5).isActive = true
    root.layoutIfNeeded()
    journal.entries = []
    first.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(journal.entries == ["A update", "R layout"])
  }

  @Test("UC6: a view that marks itself while it updates is asked once a round, and the turn ends") func uc6() {
    withManualClock { clock in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      window.isHidden = false
      let stubborn = view("A")
      stubborn.again = 3
      stubborn.setNeedsUpdateConstraints()
      window.addSubview(stubborn)
      clock.advance(by: 0)
      #expect(journal.entries.count { $0 == "A update" } == 4)
      window.isHidden = true
    }
  }

  @Test("UC7: constraints see the alignment rectangle") func uc7() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    }
    let (plain, view) = (UIView(), Shadowed())
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(plain.alignmentRect(forFrame: frame) == frame && plain.forFirstBaselineLayout === plain)
    #expect(view.alignmentRect(forFrame: frame) == CGRect(x: 12, y: 21, width: 24, height: 36))
    #expect(view.frame(forAlignmentRect: view.alignmentRect(forFrame: frame)) == frame)
  }
}
