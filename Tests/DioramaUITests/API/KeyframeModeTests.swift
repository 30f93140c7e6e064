import DioramaUI
import Foundation
import Testing

/// How values change between the keyframes of an animation.
@MainActor
@Suite struct KeyframeModeTests {
  /// Where a view is seen that goes to 100 in the first half of four seconds and to 400 in the second, each half second.
  private func seen(_ options: UIView.KeyframeAnimationOptions, seconds: Int = 4) -> [CGFloat] {
    var positions: [CGFloat] = []
    withScreen { screen in
      let view = UIView(frame: .zero)
      screen.window.addSubview(view)
      screen.window.isHidden = false
      screen.clock.advance(by: 0)
      UIView.animateKeyframes(withDuration: 4, delay: 0, options: options) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 100 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 400 }
      }
      #expect(view.center.x == 400)
      for _ in 0..<seconds {
        screen.clock.advance(by: 1)
        positions.append(((view.layer.presentation()?.position.x ?? 0) * 1000).rounded() / 1000)
      }
      view.layer.removeAllAnimations()
    }
    return positions
  }

  @Test("KF2: values jump between keyframes, have one speed whatever their times, or follow a smooth curve") func kf2()
  {
    #expect(seen([]) == [50, 100, 250, 400])
    #expect(seen(.calculationModeLinear) == [50, 100, 250, 400])
    #expect(seen(.calculationModeDiscrete) == [0, 100, 100, 400])
    #expect(seen(.calculationModePaced) == [100, 200, 300, 400])
    let cubic = seen(.calculationModeCubic)
    // Through the keyframes, slower than the straight way before the longer part, and in no jumps.
    #expect(cubic[1] == 100 && cubic[3] == 400 && cubic[0] < 50 && cubic[2] > 100 && cubic[2] < 400)
    let paced = seen(.calculationModeCubicPaced)
    #expect(paced[0] == 100 && paced[1] > 100 && paced[1] != 200 && paced[1] < paced[2] && paced[3] == 400)
  }

  @Test("KF3: keyframes that are repeated begin anew, or run back, and do not end") func kf3() {
    #expect(seen(.repeat, seconds: 6) == [50, 100, 250, 0, 50, 100])
    #expect(seen([.repeat, .autoreverse], seconds: 6) == [50, 100, 250, 400, 250, 100])
  }
}
