import DioramaUI
import Testing

/// Who is told what when the hierarchy changes, and whether the change has happened by then.
@MainActor
@Suite struct NotificationTests {
  let journal = Journal()

  private func view(_ name: String) -> JournalView { JournalView(name, journal) }

  @Test func theWorkedExample() {
    let window = UIWindow(frame: .zero)
    let (root, parent, child) = (view("R"), view("P"), view("C"))
    window.addSubview(root)
    journal.entries = []

    parent.addSubview(child)
    #expect(journal.entries == ["C willSuper(P) super=nil", "C didSuper super=P", "P didAdd(C)"])

    journal.entries = []
    root.addSubview(parent)
    #expect(
      journal.entries.sorted() == [
        "C didWin win=W", "C willWin(W) win=nil", "P didSuper super=R", "P didWin win=W", "P willSuper(R) super=nil",
        "P willWin(W) win=nil", "R didAdd(P)",
      ]
    )
    #expect(journal.entries.suffix(4) == ["P didWin win=W", "C didWin win=W", "P didSuper super=R", "R didAdd(P)"])

    journal.entries = []
    parent.removeFromSuperview()
    #expect(
      journal.entries == [
        "R willRemove(P)", "P willSuper(nil) super=R", "P willWin(nil) win=W", "C willWin(nil) win=W",
        "P didWin win=nil", "C didWin win=nil", "P didSuper super=nil",
      ]
    )
  }

  @Test func aMoveInsideAWindowTellsNothingAboutTheWindow() {
    let window = UIWindow(frame: .zero)
    let (first, second, child) = (view("A"), view("B"), view("C"))
    window.addSubview(first)
    window.addSubview(second)
    first.addSubview(child)
    journal.entries = []
    second.addSubview(child)
    #expect(
      journal.entries == ["A willRemove(C)", "C willSuper(B) super=A", "C didSuper super=B", "B didAdd(C)"]
    )
    #expect(first.subviews.isEmpty)
  }

  @Test func aMoveBetweenWindowsTellsOnce() {
    let (first, second) = (UIWindow(frame: .zero), UIWindow(frame: .zero))
    let child = view("C")
    first.addSubview(child)
    journal.entries = []
    second.addSubview(child)
    #expect(journal.entries.filter { $0.contains("Win") } == ["C willWin(W) win=W", "C didWin win=W"])
    #expect(child.window === second)
  }

  @Test func reorderingTellsNobody() {
    let (parent, first, second) = (view("P"), view("A"), view("B"))
    parent.addSubview(first)
    parent.addSubview(second)
    journal.entries = []
    parent.addSubview(first)
    parent.sendSubviewToBack(first)
    parent.bringSubviewToFront(first)
    parent.insertSubview(first, at: 0)
    parent.insertSubview(first, aboveSubview: second)
    parent.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(journal.entries.isEmpty)
    #expect(parent.subviews == [first, second])
  }

  @Test func aViewMayMoveOthersWhenItIsTold() {
    final class Jealous: UIView {
      override func didMoveToSuperview() {
        for sibling in superview?.subviews ?? [] where sibling !== self { sibling.removeFromSuperview() }
      }
    }
    let parent = UIView()
    parent.addSubview(UIView())
    let jealous = Jealous()
    parent.addSubview(jealous)
    #expect(parent.subviews == [jealous])
  }

  @Test func removalWithoutASuperviewTellsNobody() {
    view("A").removeFromSuperview()
    #expect(journal.entries.isEmpty)
  }
}
