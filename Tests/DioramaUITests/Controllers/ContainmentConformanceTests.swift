import DioramaUI
import Testing

/// Controllers that contain controllers (section 6).
@MainActor
@Suite struct ContainmentConformanceTests {
  let journal = Journal()

  private func pair() -> (parent: LoggingController, child: LoggingController) {
    let (parent, child) = (LoggingController("P", journal), LoggingController("C", journal))
    child.writesParents = true
    return (parent, child)
  }

  @Test("CN-1: addChild tells willMove before the parent is set, and never didMove") func cn1() {
    final class Curious: UIViewController {
      var parentThen: UIViewController??
      override func willMove(toParent parent: UIViewController?) { parentThen = .some(self.parent) }
    }
    let (parent, child) = pair()
    parent.addChild(child)
    #expect(journal.entries == ["C willMove P"] && child.parent === parent && parent.children == [child])
    let curious = Curious()
    parent.addChild(curious)
    #expect(curious.parentThen == .some(nil))
  }

  @Test("CN-3: removeFromParent tells didMove, never willMove, and leaves the view where it is") func cn3() {
    let (parent, child) = pair()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    journal.entries = []
    child.removeFromParent()
    #expect(journal.entries == ["C didMove nil"] && child.parent == nil && parent.children.isEmpty)
    #expect(child.view.superview === parent.view)
    child.removeFromParent()
    #expect(journal.entries.count == 1)
  }

  @Test("CN-4: a child of another parent leaves that one first") func cn4() {
    let (first, child) = pair()
    let second = UIViewController()
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty && second.children == [child] && child.parent === second)
  }

  @Test("CN-2, CN-5: the order of adding and removing a child of a shown parent") func cn5() {
    let (parent, child) = pair()
    let window = shown(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    CATransaction.flush()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    CATransaction.flush()
    #expect(
      journal.entries == [
        "C willMove P", "C viewDidLoad", "C viewWillAppear moving in", "C didMove P", "C viewDidAppear moving in",
        "C willMove nil", "C viewWillDisappear moving out", "C didMove nil", "C viewDidDisappear moving out",
      ]
    )
    window.isHidden = true
  }

  @Test("CN-6: adding a child again does nothing") func cn6() {
    let (parent, child) = pair()
    parent.addChild(child)
    parent.addChild(child)
    #expect(journal.entries == ["C willMove P"] && parent.children == [child])
  }

  @Test("CN-8: a transition shows one child in the place of another and leaves the parents as they are") func cn8() {
    withManualClock { clock in
      let parent = LoggingController("P", journal)
      let (old, new) = (LoggingController("A", journal), LoggingController("B", journal))
      let window = shown(parent)
      let stage = UIView(frame: parent.view.bounds)
      parent.view.addSubview(stage)
      parent.addChild(old)
      stage.addSubview(old.view)
      old.didMove(toParent: parent)
      CATransaction.flush()
      journal.entries = []
      parent.addChild(new)
      parent.transition(
        from: old,
        to: new,
        duration: 1,
        animations: { new.view.alpha = 0.5 },
        completion: { journal.write("completion \($0)") }
      )
      #expect(
        journal.entries == [
          "B viewDidLoad", "A viewWillDisappear animated", "B viewWillAppear animated moving in",
        ]
      )
      #expect(new.view.superview === stage && old.view.superview === stage)
      journal.entries = []
      CATransaction.flush()
      clock.advance(by: 0.5)
      #expect(journal.entries.isEmpty)
      clock.advance(by: 0.6)
      #expect(
        journal.entries == [
          "A viewDidDisappear animated", "B viewDidAppear animated moving in", "completion true",
        ]
      )
      #expect(old.view.superview == nil && old.parent === parent && new.parent === parent)
      window.isHidden = true
    }
  }

  @Test("CN-9: a transition without a duration ends after the commit of its turn") func cn9() {
    let parent = LoggingController("P", journal)
    let (old, new) = (LoggingController("A", journal), LoggingController("B", journal))
    let window = shown(parent)
    parent.addChild(old)
    parent.view.addSubview(old.view)
    parent.addChild(new)
    CATransaction.flush()
    journal.entries = []
    parent.transition(from: old, to: new, duration: 0, animations: nil) { _ in journal.write("completion") }
    #expect(journal.entries.last?.hasPrefix("B viewWillAppear") == true)
    CATransaction.flush()
    #expect(
      journal.entries.suffix(3).map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
        "A viewDidDisappear", "B viewDidAppear", "completion",
      ]
    )
    #expect(old.view.superview == nil)
    window.isHidden = true
  }

  @Test(
    "A transition back that begins before the end keeps the first child, and nobody hears an end that is not theirs"
  )
  func transitionBack() {
    withManualClock { clock in
      let parent = LoggingController("P", journal)
      let (first, second) = (LoggingController("A", journal), LoggingController("B", journal))
      let window = shown(parent)
      parent.addChild(first)
      parent.view.addSubview(first.view)
      parent.addChild(second)
      second.loadViewIfNeeded()
      CATransaction.flush()
      journal.entries = []
      parent.transition(from: first, to: second, duration: 1, animations: { second.view.alpha = 0.5 })
      CATransaction.flush()
      clock.advance(by: 0.5)
      parent.transition(from: second, to: first, duration: 1, animations: { first.view.alpha = 0.5 })
      CATransaction.flush()
      clock.advance(by: 0.6)
      #expect(first.view.superview === parent.view)
      clock.advance(by: 1)
      #expect(first.view.superview === parent.view && second.view.superview == nil)
      #expect(
        journal.entries == [
          "A viewWillDisappear animated", "B viewWillAppear animated", "B viewWillDisappear animated",
          "A viewWillAppear animated", "B viewDidDisappear animated", "A viewDidAppear animated",
        ]
      )
      window.isHidden = true
    }
  }
}
