import DioramaUI
import Testing

/// What the block animations grew later: transactions, transitions and springs.
@MainActor
@Suite struct TransitionConformanceTests {
  @Test("AN19: a transaction's completion follows the last of its animations") func an19() {
    withManualClock { clock in
      let journal = Journal()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      CATransaction.begin()
      CATransaction.setCompletionBlock { journal.write("transaction") }
      UIView.animate(withDuration: 1, delay: 0) {
        view.alpha = 0
      } completion: { _ in
        journal.write("short")
      }
      CATransaction.begin()
      UIView.animate(withDuration: 2, delay: 0) {
        view.center.x = 50
      } completion: { _ in
        journal.write("long")
      }
      CATransaction.commit()
      CATransaction.commit()
      clock.advance(by: 1.5)
      #expect(journal.entries == ["short"])
      clock.advance(by: 1)
      #expect(journal.entries == ["short", "long", "transaction"])
    }
  }

  @Test("AN19: without animations it follows the commit, and without an open transaction those of the turn count")
  func an19WithoutAnimations() {
    withManualClock { clock in
      let journal = Journal()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      CATransaction.begin()
      CATransaction.setCompletionBlock { journal.write("nested") }
      CATransaction.commit()
      CATransaction.commit()
      #expect(journal.entries.isEmpty)
      CATransaction.flush()
      #expect(journal.entries == ["nested"])
      CATransaction.setCompletionBlock { journal.write("turn") }
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      CATransaction.flush()
      #expect(journal.entries == ["nested"])
      clock.advance(by: 2)
      #expect(journal.entries == ["nested", "turn"])
    }
  }

  @Test("AN20: a transition takes its time, and what changes inside holds at once") func an20() {
    withManualClock { clock in
      let journal = Journal()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) {
        view.alpha = 0.5
        journal.write("changes")
      } completion: {
        journal.write("done \($0)")
      }
      #expect(view.alpha == 0.5 && view.layer.presentation()?.opacity == 0.5 && journal.entries == ["changes"])
      clock.advance(by: 0.9)
      #expect(journal.entries == ["changes"])
      clock.advance(by: 0.2)
      #expect(journal.entries == ["changes", "done true"])
      UIView.transition(with: view, duration: 1, options: [.transitionFlipFromLeft, .allowAnimatedContent]) {
        view.alpha = 1
      }
      clock.advance(by: 0.5)
      #expect(view.layer.presentation().map { $0.opacity < 1 && $0.opacity > 0.5 } == true)
      clock.advance(by: 1)
    }
  }

  @Test("AN20: a transition between views exchanges them, or hides and shows them") func an20BetweenViews() {
    withManualClock { clock in
      var finished: [Bool] = []
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let (old, new, last) = (UIView(), UIView(), UIView())
      parent.addSubview(old)
      parent.addSubview(last)
      UIView.transition(from: old, to: new, duration: 1, options: .transitionFlipFromRight) { finished.append($0) }
      #expect(parent.subviews == [new, last] && old.superview == nil && finished.isEmpty)
      clock.advance(by: 1.1)
      #expect(finished == [true])
      UIView.transition(from: new, to: last, duration: 1, options: [.transitionCurlUp, .showHideTransitionViews])
      #expect(parent.subviews == [new, last] && new.isHidden && !last.isHidden)
      clock.advance(by: 2)
    }
  }

  @Test("AN21: a spring swings over where its damping is low, and ends where it was sent") func an21() {
    withManualClock { clock in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      @MainActor func positions(_ damping: CGFloat, _ velocity: CGFloat) -> [CGFloat] {
        view.center.x = 0
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: velocity) {
          view.center.x = 100
        }
        return (0..<101).map { _ in
          clock.advance(by: 0.01)
          return view.layer.presentation()?.position.x ?? view.center.x
        }
      }
      let swinging = positions(0.3, 0)
      #expect((swinging.max() ?? 0) > 120 && swinging.last == 100)
      let firm = positions(1, 0)
      #expect((firm.max() ?? 200) <= 100 && zip(firm, firm.dropFirst()).allSatisfy { $0 <= $1 } && firm.last == 100)
      let thrown = positions(1, 20)
      #expect(thrown[0] > firm[0] + 10 && thrown.last == 100)
      // Of a swing without friction the end of the last period is left, less than a thousandth of the way.
      #expect(abs(swinging[98] - 100) < 0.2)
    }
  }
}
