import DioramaUI
import Foundation
import Testing

/// Numbers that no one means, given to members that calculate with them.
@MainActor
@Suite(.serialized) struct ExtremeNumberTests {
  @Test func springsOfAnyStrengthHaveNumbers() {
    withManualClock { clock in
      for (damping, stiffness) in [(5000.0, 100.0), (0, 1), (1e9, 1e-9), (20, 100)] {
        let (layer, spring) = (CALayer(), CASpringAnimation(keyPath: "opacity"))
        (spring.damping, spring.stiffness, spring.fromValue, spring.toValue) = (damping, stiffness, 0, 1)
        spring.duration = 60
        layer.add(spring, forKey: "spring")
        for _ in 0..<8 {
          clock.advance(by: 6)
          #expect(layer.presentation()?.opacity.isFinite == true, "\(damping), \(stiffness)")
        }
      }
    }
  }

  @Test func framesOfAnyRateAreCounted() {
    let link = CADisplayLink(target: NSObject(), selector: Selector("step"))
    for rate in [Float.infinity, .nan, -1, .greatestFiniteMagnitude, 30] {
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: 60, preferred: rate)
    }
    #expect(link.preferredFramesPerSecond == 30)
  }

  @Test func rangesOutsideOfATextScroll() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.text = "a"
    for (location, length) in [(NSNotFound, 1), (0, Int.max), (-1, -1), (Int.min, Int.max)] {
      view.scrollRangeToVisible(NSRange(location: location, length: length))
    }
    #expect(view.contentOffset == .zero)
  }

  #if !canImport(ObjectiveC)
    @Test func observationsOfObjectsThatAreGoneAreForgotten() {
      var told = 0
      var kept: [NSKeyValueObservation] = []
      for _ in 0..<100 {
        let view = UIView()
        kept.append(view.observe(\.alpha) { _, _ in told += 1 })
        view.alpha = 0.5
      }
      UIRuntime.shared.mainLoop.commit()
      let view = UIView()
      kept.append(view.observe(\.alpha) { _, _ in told += 1 })
      view.alpha = 0.5
      kept.removeAll()
      view.alpha = 1
      #expect(told == 101)
    }
  #endif
}
