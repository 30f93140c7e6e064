import DioramaUI
import Testing

/// Section 3: hiding views and finding them.
@MainActor
@Suite struct VisibilityConformanceTests {
  @Test("T1: a hidden view takes no touches but is resized and laid out with the others", arguments: [true, false])
  func t1(byFlag: Bool) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let hidden = CountingView(frame: parent.bounds)
    hidden.autoresizingMask = .flexibleWidth
    if byFlag { hidden.isHidden = true } else { hidden.alpha = 0 }
    parent.addSubview(hidden)
    parent.layoutIfNeeded()
    #expect(parent.hitTest(CGPoint(x: 5, y: 5), with: nil) === parent)
    parent.frame.size.width = 150
    parent.layoutIfNeeded()
    #expect(hidden.frame.width == 150 && hidden.layouts == 2 && parent.subviews == [hidden])
  }

  @Test("T2: hiding does not resign the first responder") func t2() {
    let window = UIWindow(frame: .zero)
    let field = UITextField()
    window.addSubview(field)
    field.becomeFirstResponder()
    field.isHidden = true
    #expect(field.isFirstResponder)
  }

  @Test("T3: hiding is never animated") func t3() {
    withManualClock { clock in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      UIView.animate(withDuration: 1) {
        view.isHidden = true
        view.alpha = 0
      }
      clock.advance(by: 0.5)
      #expect(view.layer.presentation()?.isHidden == true)
      #expect((view.layer.presentation()?.opacity ?? 0) > 0)
    }
  }

  @Test("T4: the flag is the view's own") func t4() {
    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)
    parent.isHidden = true
    #expect(!child.isHidden)
  }

  @Test("T5: hiding tells nobody") func t5() {
    let journal = Journal()
    let (parent, child) = (JournalView("P", journal), JournalView("C", journal))
    parent.addSubview(child)
    journal.entries = []
    child.isHidden = true
    child.isHidden = false
    #expect(journal.entries.isEmpty)
  }

  @Test("T6: tags are looked for in the view, then depth first from back to front") func t6() {
    let (root, a, a1, b) = (UIView(), UIView(), UIView(), UIView())
    (a.tag, a1.tag, b.tag) = (1, 7, 7)
    root.addSubview(a)
    a.addSubview(a1)
    root.addSubview(b)
    #expect(root.viewWithTag(7) === a1)
    #expect(root.viewWithTag(0) === root)
  }

  @Test("T7: hidden views are found, missing ones are not") func t7() {
    let (root, hidden) = (UIView(), UIView())
    hidden.tag = 5
    hidden.isHidden = true
    root.addSubview(hidden)
    #expect(root.viewWithTag(5) === hidden && root.viewWithTag(6) == nil)
  }
}
