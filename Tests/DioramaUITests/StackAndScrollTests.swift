import DioramaUI
import Testing

@MainActor
@Suite struct StackAndScrollTests {
  /// A view that asks for a size.
  final class Sized: UIView {
    var wanted = CGSize.zero
    override var intrinsicContentSize: CGSize { wanted }
  }

  private func sized(_ width: CGFloat, _ height: CGFloat) -> Sized {
    let view = Sized()
    view.wanted = CGSize(width: width, height: height)
    return view
  }

  private func stack(_ views: [UIView], _ size: CGSize, _ change: (UIStackView) -> Void = { _ in }) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame.size = size
    change(stack)
    stack.layoutIfNeeded()
    return stack
  }

  @Test func aRowAndAColumn() {
    let views = [sized(20, 10), sized(30, 20)]
    let row = stack(views, CGSize(width: 100, height: 40)) { $0.spacing = 10 }
    #expect(
      views.map(\.frame) == [CGRect(x: 0, y: 0, width: 20, height: 40), CGRect(x: 30, y: 0, width: 70, height: 40)]
    )
    row.axis = .vertical
    row.layoutIfNeeded()
    #expect(
      views.map(\.frame) == [CGRect(x: 0, y: 0, width: 100, height: 10), CGRect(x: 0, y: 20, width: 100, height: 20)]
    )
  }

  /// After a view it counts as between all.
  @Test func theSystemsSpacing() {
    let views = [sized(20, 10), sized(30, 20), sized(10, 10)]
    _ = stack(views, CGSize(width: 100, height: 40)) { $0.spacing = UIStackView.spacingUseSystem }
    #expect(views.map(\.frame.minX) == [0, 28, 66])
    _ = stack(views, CGSize(width: 100, height: 40)) {
      $0.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
    }
    #expect(views.map(\.frame.minX) == [0, 28, 58])
  }

  @Test func alignments() {
    let view = sized(20, 10)
    let other = sized(20, 30)
    let stack = stack([view, other], CGSize(width: 40, height: 40))
    func y(_ alignment: UIStackView.Alignment) -> CGFloat {
      stack.alignment = alignment
      stack.layoutIfNeeded()
      return view.frame.minY
    }
    #expect([y(.top), y(.center), y(.bottom)] == [0, 15, 30])
    #expect(y(.lastBaseline) + 10 == other.frame.maxY)
    #expect(view.frame.height == 10)
  }

  @Test func baselinesMeet() {
    let (small, large) = (UILabel(), UILabel())
    (small.text, large.text) = ("a", "b")
    large.font = .systemFont(ofSize: 34)
    _ = stack([small, large], CGSize(width: 100, height: 60)) { $0.alignment = .firstBaseline }
    let distance = small.frame.minY + small.font.ascender - (large.frame.minY + large.font.ascender)
    #expect(large.frame.minY == 0 && abs(distance) < 0.6)
  }

  @Test func hiddenViewsTakeNoRoom() {
    let views = [sized(20, 10), sized(30, 10), sized(20, 10)]
    let stack = stack(views, CGSize(width: 80, height: 10)) {
      $0.distribution = .fillEqually
      $0.spacing = 10
    }
    #expect(views.map(\.frame.minX) == [0, 30, 60])
    views[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(views[0].frame.width == 35 && views[2].frame.minX == 45)
  }

  @Test func spacesOfTheirOwnAndMargins() {
    let views = [sized(20, 10), sized(20, 10), sized(20, 10)]
    let stack = stack(views, CGSize(width: 100, height: 30)) {
      $0.spacing = 5
      $0.setCustomSpacing(15, after: views[0])
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    }
    #expect(views.map(\.frame.minX) == [10, 45, 70])
    #expect(views[0].frame == CGRect(x: 10, y: 10, width: 20, height: 10))
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 100, height: 30))
  }

  @Test func fromRightToLeft() {
    let views = [sized(20, 10), sized(30, 10)]
    _ = stack(views, CGSize(width: 50, height: 10)) { $0.semanticContentAttribute = .forceRightToLeft }
    #expect(views.map(\.frame.minX) == [30, 0])
  }

  @Test func aStackInAStackAsksForWhatItHolds() {
    let inner = UIStackView(arrangedSubviews: [sized(20, 10), sized(20, 15)])
    let rest = UIView()
    _ = stack([inner, rest], CGSize(width: 100, height: 20))
    #expect(inner.frame.width == 40 && rest.frame == CGRect(x: 40, y: 0, width: 60, height: 20))
  }

  @Test func offsetsAndInsets() {
    final class Listener: NSObject, UIScrollViewDelegate {
      var moves = 0
      var ends = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { moves += 1 }
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
    }
    withManualClock { clock in
      let listener = Listener()
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scroll.delegate = listener
      scroll.contentSize = CGSize(width: 100, height: 400)
      scroll.contentInset.bottom = 20
      scroll.contentOffset.y = 30
      scroll.contentOffset.y = 30
      #expect(listener.moves == 1 && scroll.bounds.origin.y == 30 && scroll.frame.origin == .zero)
      scroll.scrollRectToVisible(CGRect(x: 0, y: 350, width: 10, height: 50), animated: false)
      #expect(scroll.contentOffset.y == 320)
      scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
      #expect(scroll.contentOffset.y == 50 && listener.ends == 0)
      clock.advance(by: 0.15)
      let shown = scroll.layer.presentation()?.bounds.minY ?? 0
      #expect(shown > 60 && shown < 290)
      clock.advance(by: 0.2)
      #expect(listener.ends == 1)
    }
  }
}
