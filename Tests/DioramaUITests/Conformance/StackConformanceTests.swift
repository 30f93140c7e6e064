import DioramaUI
import Testing

/// Stack views: rows that equations arrange.
@MainActor
@Suite struct StackConformanceTests {
  private final class Sized: UIView {
    var wanted = CGSize(width: 20, height: 10)
    override var intrinsicContentSize: CGSize { wanted }
  }

  private func stack(_ count: Int, _ change: (UIStackView) -> Void = { _ in }) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: (0..<count).map { _ in Sized() })
    stack.frame = CGRect(x: 0, y: 0, width: 110, height: 40)
    change(stack)
    stack.layoutIfNeeded()
    return stack
  }

  @Test("SV1: what is arranged no longer translates its mask") func sv1() {
    let view = UIView()
    let stack = UIStackView(arrangedSubviews: [view])
    #expect(!view.translatesAutoresizingMaskIntoConstraints && view.superview === stack)
    stack.removeArrangedSubview(view)
    #expect(view.superview === stack && stack.arrangedSubviews.isEmpty)
  }

  @Test("SV2: equal lengths, equal gaps and equal distances of centers") func sv2() {
    func spans(_ distribution: UIStackView.Distribution) -> [[CGFloat]] {
      let stack = stack(3) {
        $0.distribution = distribution
        $0.spacing = 10
      }
      return stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }
    }
    #expect(spans(.fillEqually) == [[0, 30], [40, 30], [80, 30]])
    #expect(spans(.equalSpacing) == [[0, 20], [45, 20], [90, 20]])
    #expect(spans(.equalCentering) == [[0, 20], [45, 20], [90, 20]])
  }

  @Test("SV3: a hidden view takes no room, and no space beside it") func sv3() {
    let stack = stack(3) {
      $0.distribution = .fillEqually
      $0.spacing = 10
    }
    stack.arrangedSubviews[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [50, 0, 50] && stack.arrangedSubviews[2].frame.minX == 60)
  }

  @Test("SV4: a view that is hidden in a block of animations gives its room up on the way") func sv4() {
    withManualClock { clock in
      let window = shownWindow()
      let stack = stack(2) { $0.distribution = .fillEqually }
      window.addSubview(stack)
      stack.layoutIfNeeded()
      clock.advance(by: 0)
      UIView.animate(withDuration: 1) { stack.arrangedSubviews[0].isHidden = true }
      clock.advance(by: 0.5)
      let shown = stack.arrangedSubviews[1].layer.presentation()?.bounds.width ?? 0
      #expect(stack.arrangedSubviews[1].frame.width == 110 && shown > 56 && shown < 109)
      window.isHidden = true
    }
  }

  @Test("SV5: a stack takes part in the constraints around it") func sv5() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let stack = UIStackView(arrangedSubviews: [Sized(), Sized()])
    stack.axis = .vertical
    stack.spacing = 5
    stack.translatesAutoresizingMaskIntoConstraints = false
    let below = Sized()
    below.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    root.addSubview(below)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: stack.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 20, height: 25) && below.frame.minY == 25)
    stack.addArrangedSubview(Sized())
    root.layoutIfNeeded()
    #expect(stack.frame.height == 40 && below.frame.minY == 40)
  }

  @Test("SV6: the first baseline of a column is that of its first view, of a row that of its highest") func sv6() {
    let stack = stack(2) { $0.axis = .vertical }
    #expect(stack.forFirstBaselineLayout === stack.arrangedSubviews[0])
    #expect(stack.forLastBaselineLayout === stack.arrangedSubviews[1])
  }
}
