import Foundation
import Testing

@testable import DioramaUI

/// Animations of layers beyond the plain ones, the time of layers, and their values by names.
@MainActor
@Suite struct LayerTimeTests {
  private func advanced(_ body: (ManualClock) -> Void) {
    let before = UIRuntime.shared.mainLoop.clock
    let clock = ManualClock()
    UIRuntime.shared.mainLoop.clock = clock
    body(clock)
    UIRuntime.shared.mainLoop.clock = before
  }

  @Test func springsSwingOverAndSettle() {
    let spring = CASpringAnimation(keyPath: "opacity")
    (spring.damping, spring.fromValue, spring.toValue) = (5, 0, 1)
    #expect(spring.settlingDuration > 2 && spring.settlingDuration < 4)
    spring.duration = spring.settlingDuration
    advanced { clock in
      let layer = CALayer()
      layer.opacity = 1
      layer.add(spring, forKey: "spring")
      var highest: Float = 0
      for _ in 0..<60 {
        clock.advance(by: 0.02)
        highest = max(highest, layer.presentation()?.opacity ?? 0)
      }
      #expect(highest > 1.2)
      clock.advance(by: spring.settlingDuration)
      #expect(layer.animation(forKey: "spring") == nil)
    }
    let slow = CASpringAnimation(keyPath: nil)
    slow.damping = 40
    #expect(slow.settlingDuration > 1)
  }

  @Test func keyframesFollowModesCurvesAndPaths() {
    let frames = CAKeyframeAnimation(keyPath: "opacity")
    (frames.values, frames.duration, frames.calculationMode) = ([0, 1, 0], 3, .discrete)
    advanced { clock in
      let layer = CALayer()
      layer.add(frames, forKey: "a")
      clock.advance(by: 1.5)
      #expect(layer.presentation()?.opacity == 1)
      frames.calculationMode = .linear
      frames.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear)]
      layer.add(frames, forKey: "a")
      clock.advance(by: 0.75)
      #expect(layer.presentation()?.opacity ?? 1 < 0.4)
      clock.advance(by: 1.5)
      #expect(abs((layer.presentation()?.opacity ?? 0) - 0.5) < 0.001)
      let way = CAKeyframeAnimation(keyPath: "position")
      let path = CGMutablePath()
      path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)])
      (way.path, way.duration, way.calculationMode) = (path, 4, .paced)
      layer.add(way, forKey: "b")
      clock.advance(by: 2)
      #expect(layer.presentation()?.position == CGPoint(x: 10, y: 10))
    }
  }

  @Test func layersHaveTheirOwnTime() {
    advanced { clock in
      let (outer, layer) = (CALayer(), CALayer())
      outer.addSublayer(layer)
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 2)
      layer.add(fade, forKey: "fade")
      clock.advance(by: 1)
      #expect(layer.presentation()?.opacity == 0.5)
      let paused = layer.convertTime(clock.now, from: nil)
      outer.speed = 0
      outer.timeOffset = paused
      clock.advance(by: 10)
      #expect(layer.presentation()?.opacity == 0.5 && layer.animation(forKey: "fade") != nil)
      (outer.speed, outer.timeOffset, outer.beginTime) = (1, 0, 0)
      outer.beginTime = outer.convertTime(clock.now, from: nil) - paused
      clock.advance(by: 0.5)
      #expect(layer.presentation()?.opacity == 0.75)
      clock.advance(by: 0.5)
      #expect(layer.animation(forKey: "fade") == nil)
      outer.speed = 2
      #expect(layer.convertTime(layer.convertTime(5, from: nil), to: nil) == 5)
    }
  }

  @Test func actionsReplaceTheAnimationsOfLayers() {
    let layer = CALayer()
    #expect(layer.action(forKey: "position") is CABasicAnimation && layer.action(forKey: "nothing") == nil)
    layer.actions = ["position": NSNull(), "opacity": CATransition()]
    #expect(layer.action(forKey: "position") == nil && layer.action(forKey: "opacity") is CATransition)
    let view = UIView()
    #expect(view.layer.action(forKey: "position") == nil)
    let transition = CATransition()
    (transition.type, transition.subtype) = (.push, .fromLeft)
    transition.run(forKey: "t", object: layer)
    #expect((layer.animation(forKey: "t") as? CATransition)?.subtype == .fromLeft)
  }

  @Test func valuesHaveNames() {
    let layer = CALayer()
    layer.setValue(2, forKeyPath: "transform.scale")
    #expect(layer.value(forKeyPath: "transform.scale") as? Double == 2)
    layer.setValue("note", forKey: "mine")
    #expect(layer.value(forKey: "mine") as? String == "note" && layer.value(forKey: "other") == nil)
    layer.setValue(NSValue(caTransform3D: CATransform3DMakeScale(3, 3, 1)), forKey: "transform")
    #expect((layer.value(forKey: "transform") as? NSValue)?.caTransform3DValue == CATransform3DMakeScale(3, 3, 1))
    let animation = CABasicAnimation(keyPath: "position")
    animation.setValue(7, forKey: "id")
    layer.add(animation, forKey: "a")
    #expect(layer.animation(forKey: "a")?.value(forKey: "id") as? Int == 7)
    let view = UIView()
    view.setValue(true, forKey: "hidden")
    view.setValue(4, forKeyPath: "layer.cornerRadius")
    #expect(view.isHidden && view.layer.cornerRadius == 4 && view.value(forKey: "hidden") as? Bool == true)
    let insets = NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(insets.uiEdgeInsetsValue.right == 4 && insets == NSValue(uiEdgeInsets: insets.uiEdgeInsetsValue))
    #expect(insets.uiOffsetValue == .zero && NSValue(cgAffineTransform: .identity).cgAffineTransformValue.isIdentity)
  }

  @Test func pathsCanBeAddedTo() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    path.addRoundedRect(in: CGRect(x: 20, y: 0, width: 10, height: 10), cornerWidth: 2, cornerHeight: 2)
    path.closeSubpath()
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 30, height: 10))
    let copy = path.copy()
    path.addRect(CGRect(x: 0, y: 50, width: 1, height: 1))
    #expect(copy != path && copy?.boundingBoxOfPath.maxY == 10 && path.mutableCopy() == path)
    let arc = CGMutablePath()
    arc.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(arc.boundingBoxOfPath.maxY > 9.9 && arc.boundingBoxOfPath.minY > -0.1)
    var move = CGAffineTransform(translationX: 5, y: 0)
    #expect(arc.copy(using: &move)?.currentPoint.x == arc.currentPoint.x + 5)
  }
}
