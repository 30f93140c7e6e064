import DioramaUI
import Testing

/// Section 2: the six notifications.
@MainActor
@Suite struct NotificationConformanceTests {
  let journal = Journal()

  private func view(_ name: String) -> JournalView { JournalView(name, journal) }

  /// What was written since the last call.
  private func news() -> [String] {
    defer { journal.entries = [] }
    return journal.entries
  }

  @Test("N1: outside of a window") func n1() {
    let (parent, child) = (view("P"), view("C"))
    parent.addSubview(child)
    #expect(news() == ["C willSuper(P) super=nil", "C didSuper super=P", "P didAdd(C)"])
  }

  @Test("N2: a hierarchy that enters a window hears of it, parents before children") func n2() {
    let window = UIWindow(frame: .zero)
    let (a, b, c, d) = (view("A"), view("B"), view("C"), view("D"))
    a.addSubview(b)
    b.addSubview(c)
    a.addSubview(d)
    journal.entries = []
    window.addSubview(a)
    let entries = news().filter { $0.contains("Win") }
    let names = ["A", "B", "C", "D"]
    #expect(entries == names.map { "\($0) willWin(W) win=nil" } + names.map { "\($0) didWin win=W" })
  }

  @Test("N3: removal in a window") func n3() {
    let window = UIWindow(frame: .zero)
    let (parent, child) = (view("P"), view("V"))
    window.addSubview(parent)
    parent.addSubview(child)
    journal.entries = []
    child.removeFromSuperview()
    #expect(
      news() == [
        "P willRemove(V)", "V willSuper(nil) super=P", "V willWin(nil) win=W", "V didWin win=nil",
        "V didSuper super=nil",
      ]
    )
  }

  @Test("N4: removal outside of a window") func n4() {
    let (parent, child) = (view("P"), view("V"))
    parent.addSubview(child)
    journal.entries = []
    child.removeFromSuperview()
    #expect(news() == ["P willRemove(V)", "V willSuper(nil) super=P", "V didSuper super=nil"])
  }

  @Test("N5: adding in a window ends with the window, the superview and the parent, in this order") func n5() {
    let window = UIWindow(frame: .zero)
    let (parent, child) = (view("P"), view("V"))
    window.addSubview(parent)
    journal.entries = []
    parent.addSubview(child)
    #expect(Array(news().suffix(3)) == ["V didWin win=W", "V didSuper super=P", "P didAdd(V)"])
  }

  @Test("N6: a move inside a window tells of the superviews only, once") func n6() {
    let window = UIWindow(frame: .zero)
    let (a, b, child) = (view("A"), view("B"), view("V"))
    for view in [a, b] { window.addSubview(view) }
    a.addSubview(child)
    journal.entries = []
    b.addSubview(child)
    #expect(news() == ["A willRemove(V)", "V willSuper(B) super=A", "V didSuper super=B", "B didAdd(V)"])
  }

  @Test("N7: a move between windows tells of the new window once") func n7() {
    let (first, second) = (UIWindow(frame: .zero), UIWindow(frame: .zero))
    let child = view("V")
    first.addSubview(child)
    journal.entries = []
    second.addSubview(child)
    #expect(news().filter { $0.contains("Win") } == ["V willWin(W) win=W", "V didWin win=W"])
    #expect(child.window === second)
  }

  @Test("N9: inserting tells the same as adding") func n9() {
    let parent = view("P")
    let sibling = UIView()
    parent.addSubview(sibling)
    _ = news()
    let expected = ["V willSuper(P) super=nil", "V didSuper super=P", "P didAdd(V)"]
    parent.insertSubview(view("V"), at: 0)
    #expect(news() == expected)
    parent.insertSubview(view("V"), aboveSubview: sibling)
    #expect(news() == expected)
    parent.insertSubview(view("V"), belowSubview: sibling)
    #expect(news() == expected)
  }

  @Test("N11: showing a window tells its views nothing; they heard when they were added") func n11() {
    let window = UIWindow(frame: .zero)
    let child = view("V")
    window.addSubview(child)
    #expect(news().contains("V didWin win=W"))
    window.isHidden = false
    window.isHidden = true
    #expect(news().isEmpty)
  }

  @Test("N12: a view may remove its siblings when it is told") func n12() {
    let (parent, rest) = (UIView(), (0..<3).map { _ in UIView() })
    for view in rest { parent.addSubview(view) }
    let meddler = Meddler()
    meddler.onDidMoveToSuperview = { view in
      for sibling in view.superview?.subviews ?? [] where sibling !== view { sibling.removeFromSuperview() }
    }
    parent.addSubview(meddler)
    #expect(parent.subviews == [meddler])
  }

  @Test("N12: a view may take itself away when it is told") func n12Self() {
    let window = UIWindow(frame: .zero)
    let parent = view("P")
    window.addSubview(parent)
    journal.entries = []
    let meddler = Meddler()
    meddler.onDidMoveToWindow = { view in if view.window != nil { view.removeFromSuperview() } }
    parent.addSubview(meddler)
    #expect(meddler.superview == nil && meddler.window == nil && parent.subviews.isEmpty)
    #expect(!news().contains { $0.contains("didAdd") })
  }

  @Test("N12: a view may add itself elsewhere when it is told; what was asked for last wins") func n12Elsewhere() {
    let window = UIWindow(frame: .zero)
    let (first, second) = (UIView(), UIView())
    window.addSubview(first)
    let meddler = Meddler()
    meddler.onWillMoveToSuperview = { view, target in if target === first { second.addSubview(view) } }
    first.addSubview(meddler)
    #expect(meddler.superview === first && second.subviews.isEmpty && meddler.window === window)
  }

  @Test("N12: a subview that is removed while the window is announced hears nothing of it") func n12Subtree() {
    let window = UIWindow(frame: .zero)
    let child = view("C")
    let meddler = Meddler()
    meddler.addSubview(child)
    meddler.onDidMoveToWindow = { _ in child.removeFromSuperview() }
    journal.entries = []
    window.addSubview(meddler)
    #expect(child.window == nil)
    #expect(
      news() == [
        "C willWin(W) win=nil", "C willSuper(nil) super=nil", "C willWin(nil) win=W", "C didWin win=nil",
        "C didSuper super=nil",
      ]
    )
  }

  @Test("E1: the worked example of all notifications") func e1() {
    let window = UIWindow(frame: .zero)
    let (root, parent, child) = (view("R"), view("P"), view("C"))
    window.addSubview(root)
    _ = news()
    parent.addSubview(child)
    #expect(news() == ["C willSuper(P) super=nil", "C didSuper super=P", "P didAdd(C)"])
    root.addSubview(parent)
    let entries = news()
    // In which order superview and window are announced is not known of UIKit.
    #expect(
      Set(entries.prefix(3)) == ["P willSuper(R) super=nil", "P willWin(W) win=nil", "C willWin(W) win=nil"]
    )
    #expect(entries.dropFirst(3) == ["P didWin win=W", "C didWin win=W", "P didSuper super=R", "R didAdd(P)"])
    parent.removeFromSuperview()
    #expect(
      news() == [
        "R willRemove(P)", "P willSuper(nil) super=R", "P willWin(nil) win=W", "C willWin(nil) win=W",
        "P didWin win=nil", "C didWin win=nil", "P didSuper super=nil",
      ]
    )
  }
}
