import DioramaUI
import TestSupport
import Testing

/// Section 9: points and rectangles from one view to another.
@MainActor
@Suite struct ConversionConformanceTests {
  private func view(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat, in parent: UIView? = nil) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: w, height: h))
    parent?.addSubview(view)
    return view
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  @Test("CV1: up through every superview and down again") func cv1() {
    let root = view(0, 0, 500, 500)
    let a = view(100, 50, 200, 200, in: root)
    a.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let b = view(10, 20, 50, 50, in: a)
    b.bounds.origin = point(3, 4)
    let c = view(300, 300, 100, 100, in: root)
    let there = b.convert(point(7, 8), to: c)
    // In a, the point is at (14, 24), turned about (100, 100) and moved to (200, 150).
    #expect(abs(there.x - (200 + 76 - 300)) < 1e-9 && abs(there.y - (150 - 86 - 300)) < 1e-9)
    let back = c.convert(there, to: b)
    #expect(abs(back.x - 7) < 1e-9 && abs(back.y - 8) < 1e-9)
    #expect(b.convert(point(7, 8), from: b) == point(7, 8))
  }

  @Test("CV2: nil is the window, or the top of a hierarchy without one") func cv2() {
    let root = view(40, 40, 100, 100)
    #expect(root.convert(point(10, 10), to: nil) == point(10, 10))
    let window = UIWindow(frame: CGRect(x: 5, y: 5, width: 300, height: 300))
    window.addSubview(root)
    #expect(root.convert(point(10, 10), to: nil) == point(50, 50))
    #expect(root.convert(point(50, 50), from: nil as UIView?) == point(10, 10))
  }

  @Test("CV3: parent, sibling, scale and bounds: the known figures") func cv3() {
    let parent = view(0, 0, 500, 500)
    #expect(parent.convert(point(15, 15), to: view(20, 10, 10, 10, in: parent)) == point(-5, 5))
    let (s1, s2) = (view(20, 10, 100, 100, in: parent), view(80, 80, 100, 100, in: parent))
    #expect(s1.convert(point(60, 70), to: s2) == .zero)
    #expect(s2.convert(point(-5, -5), to: s1) == point(55, 65))
    #expect(view(5, 5, 10, 10, in: s2).convert(point(1, 1), to: s1) == point(66, 76))
    let scaled = view(0, 0, 0, 0, in: parent)
    scaled.transform = CGAffineTransform(scaleX: 2, y: 2)
    scaled.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
    #expect(parent.convert(point(60, 20), to: scaled) == point(25, 5))
  }

  @Test("CV3: origins of bounds and a scaled superview: the known figures") func cv3Bounds() {
    let parent = view(0, 0, 500, 500)
    parent.bounds.origin = point(50, 50)
    let child = view(40, 40, 20, 20, in: parent)
    child.bounds.origin = point(123, 123)
    #expect(child.convert(point(133, 133), to: parent) == point(50, 50))

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    let a = view(80, 80, 10, 10, in: window)
    a.bounds.origin = point(15, 15)
    let b = view(70, 70, 10, 10, in: a)
    b.bounds.origin = point(25, 25)
    let c = view(50, 50, 10, 10, in: b)
    c.bounds.origin = point(64, 64)
    #expect(c.convert(point(20, 10), to: nil) == point(116, 106))

    let root = view(0, 0, 500, 500)
    let twice = view(0, 0, 0, 0, in: root)
    twice.transform = CGAffineTransform(scaleX: 2, y: 2)
    twice.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let inner = view(5, 5, 20, 20, in: view(10, 10, 80, 80, in: twice))
    #expect(root.convert(point(100, 100), to: inner) == point(35, 35))
  }

  @Test("CV4: a rectangle becomes the box around its corners") func cv4() {
    let root = view(0, 0, 500, 500)
    let turned = view(100, 100, 100, 100, in: root)
    turned.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let half = CGFloat(100 * 2.0.squareRoot() / 2)
    expectClose(
      turned.convert(turned.bounds, to: root),
      CGRect(x: 150 - half, y: 150 - half, width: 2 * half, height: 2 * half)
    )
  }

  /// Conversions that an iPhone did: what was converted in which direction, and the outcome.
  private struct Measured {
    let isTurned: Bool
    let isTo: Bool
    let other: Character
    let point: (CGFloat, CGFloat)?
    let rect: (CGFloat, CGFloat, CGFloat, CGFloat)
  }

  private let measured = [
    Measured(
      isTurned: true,
      isTo: true,
      other: "A",
      point: (-72.9941233911901, -114.85495931677),
      rect: (-91.9808292852884, -126.65734667117412, 19.295318391541684, 19.58870361060326)
    ),
    Measured(
      isTurned: true,
      isTo: false,
      other: "A",
      point: (80.12346855145998, -140.97315764408575),
      rect: (69.16410886522763, -160.22950933436533, 19.295318391541684, 19.58870361060326)
    ),
    Measured(
      isTurned: true,
      isTo: true,
      other: "B",
      point: nil,
      rect: (123.17714789769627, 30.274792065592464, 18.031110765667435, 17.514574532740156)
    ),
    Measured(
      isTurned: false,
      isTo: true,
      other: "A",
      point: (-334.36130105218615, -2878.791401230013),
      rect: (-370.7599647161262, -3194.0537428193356, 126.21777535967215, 315.26234158932266)
    ),
    Measured(
      isTurned: false,
      isTo: false,
      other: "A",
      point: (-129.11445551798738, 98.14414561159256),
      rect: (-130.5701354815033, 97.83304592215717, 1.4556799635159337, 2.0132111355644327)
    ),
  ]

  @Test("CV4: rotations, scales and origins as an iPhone converts them") func cv4Measured() {
    for sample in measured {
      let root = view(0, 0, 1000, 1000)
      let a = view(4, 92, 254, 17, in: root)
      a.transform =
        sample.isTurned ? CGAffineTransform(rotationAngle: 110) : CGAffineTransform(translationX: 68, y: 419)
      a.bounds = CGRect(x: 144, y: 23, width: 20, height: 15)
      let b = view(12, 150, 400, 400, in: root)
      b.transform =
        sample.isTurned ? CGAffineTransform(rotationAngle: -30) : CGAffineTransform(scaleX: 7, y: 18)
      let inner = view(40, 113, 10, 10, in: b)
      inner.transform = CGAffineTransform(rotationAngle: 42)
      inner.bounds = CGRect(x: 4, y: 3, width: 20, height: 15)
      let other = sample.other == "A" ? a : b
      let rect = CGRect(x: 45, y: 115, width: 13, height: 14)
      let (x, y, width, height) = sample.rect
      expectClose(
        sample.isTo ? inner.convert(rect, to: other) : inner.convert(rect, from: other),
        CGRect(x: x, y: y, width: width, height: height),
        within: 1e-10
      )
      guard let (px, py) = sample.point else { continue }
      let point = sample.isTo ? inner.convert(rect.origin, to: other) : inner.convert(rect.origin, from: other)
      #expect(abs(point.x - px) < 1e-10 && abs(point.y - py) < 1e-10)
    }
  }

  @Test("CV5: from window to window over the screen") func cv5() {
    let first = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let second = UIWindow(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    let inside = view(5, -6, 10, 10, in: first)
    #expect(inside.convert(point(8, 9), to: second) == point(8 + 5 + 10 - 100, 9 - 6 + 20))
    #expect(first.convert(point(1, 2), to: second) == point(-89, 22))
    #expect(first.convert(point(1, 2), to: nil as UIWindow?) == point(11, 22))
    let third = UIWindow(frame: .zero)
    #expect(
      third.convert(CGRect(x: 1, y: 2, width: 3, height: 4), from: first) == CGRect(x: 11, y: 22, width: 3, height: 4)
    )
  }

  @Test("CV6: a rectangle of a sibling") func cv6() {
    let parent = view(0, 0, 320, 480)
    let (a, b) = (view(4, 92, 254, 17, in: parent), view(4, 113, 254, 17, in: parent))
    #expect(a.convert(a.bounds, to: b) == CGRect(x: 0, y: -21, width: 254, height: 17))
  }

  @Test("E9: round trips through random hierarchies lose nothing") func e9() {
    var generator = SplitMix64(seed: 7)
    for _ in 0..<50 {
      var views = [view(0, 0, 400, 400)]
      for _ in 0..<12 {
        let parent = views[Int.random(in: 0..<views.count, using: &generator)]
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &generator) }
        let made = view(number(-50...200), number(-50...200), number(1...100), number(1...100), in: parent)
        made.transform = CGAffineTransform(rotationAngle: number(-3...3)).scaledBy(
          x: number(0.5...2),
          y: number(0.5...2)
        )
        made.bounds.origin = point(number(-20...20), number(-20...20))
        views.append(made)
      }
      let start = point(13, 17)
      for a in views {
        for b in views {
          let back = b.convert(a.convert(start, to: b), to: a)
          #expect(abs(back.x - start.x) < 1e-9 && abs(back.y - start.y) < 1e-9)
        }
      }
    }
  }
}
