import DioramaUI
import Dispatch
import Testing

/// The turn of the main loop: events, blocks of the main queue, layout, display, what was put off.
@MainActor
@Suite struct TurnConformanceTests {
  // In a process of its own: there is one main loop, and other tests commit its turns too.
  @Test("The turn: main-queue blocks, then layout, then display, then what was put off") func order() async {
    await #expect(processExitsWith: .success) { await TurnConformanceTests.checkOrder() }
  }

  private static func checkOrder() async {
    let journal = Journal()
    let window = shownWindow()
    await UIRuntime.shared.mainLoop.settle()
    let view = CountingView("V", journal, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    UIRuntime.shared.mainLoop.afterCommit { journal.write("deferred 1") }
    UIRuntime.shared.mainLoop.afterCommit { journal.write("deferred 2") }
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        journal.write("block")
        DispatchQueue.main.async { MainActor.assumeIsolated { journal.write("next turn") } }
      }
    }
    journal.write("event ends")
    await UIRuntime.shared.mainLoop.settle()
    let turn = ["event ends", "block", "V layout", "V draw", "deferred 1", "deferred 2"]
    #expect(journal.entries.filter { $0 != "next turn" } == turn)
  }

  @Test("The turn: a flush commits now, and what is put off meanwhile waits for the next turn") func flush() {
    let journal = Journal()
    let window = shownWindow()
    let view = CountingView("V", journal)
    window.addSubview(view)
    UIRuntime.shared.mainLoop.afterCommit {
      journal.write("first")
      UIRuntime.shared.mainLoop.afterCommit { journal.write("second") }
    }
    CATransaction.flush()
    #expect(journal.entries == ["V layout", "first"])
    CATransaction.flush()
    #expect(journal.entries == ["V layout", "first", "second"])
    window.isHidden = true
  }

  @Test("The turn: a hidden window is neither laid out nor drawn") func hiddenWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let view = CountingView(frame: window.bounds)
    window.addSubview(view)
    CATransaction.flush()
    #expect(view.layouts == 0 && view.draws.isEmpty)
    window.makeKeyAndVisible()
    CATransaction.flush()
    #expect(view.layouts == 1 && view.draws.count == 1)
    window.isHidden = true
  }

  @Test("The turn: what is marked after the commit is seen to in the next turn") func marksAfterCommit() {
    let window = shownWindow()
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    CATransaction.flush()
    view.onDraw = { [weak view] _ in view?.setNeedsDisplay() }
    UIRuntime.shared.mainLoop.afterCommit { view.setNeedsDisplay() }
    CATransaction.flush()
    #expect(UIRuntime.shared.mainLoop.needsCommit && view.draws.count == 1)
    CATransaction.flush()
    #expect(view.draws.count == 2)
    CATransaction.flush()
    #expect(view.draws.count == 2)
    window.isHidden = true
  }

  @Test func time() {
    withManualClock { clock in
      let journal = Journal()
      clock.schedule(at: clock.now + 2) { journal.write("two") }
      clock.schedule(at: clock.now + 1) {
        journal.write("one")
        clock.schedule(at: clock.now + 0.5) { journal.write("one and a half") }
      }
      clock.advance(by: 1.9)
      #expect(journal.entries == ["one", "one and a half"])
      clock.advance(by: 0.2)
      #expect(journal.entries.last == "two" && abs(clock.now - 1002.1) < 1e-9)
    }
  }
}
