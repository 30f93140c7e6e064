import DioramaUI
import Testing

@MainActor
@Suite struct TagTests {
  @Test func theSearchGoesDepthFirstFromBackToFront() {
    let (root, first, inner, second) = (UIView(), UIView(), UIView(), UIView())
    (first.tag, inner.tag, second.tag) = (1, 7, 7)
    root.addSubview(first)
    first.addSubview(inner)
    root.addSubview(second)
    #expect(root.viewWithTag(7) === inner)
    first.removeFromSuperview()
    #expect(root.viewWithTag(7) === second)
  }

  @Test func theSearchStartsWithTheViewItself() {
    let root = UIView()
    root.addSubview(UIView())
    #expect(root.viewWithTag(0) === root)
    root.tag = 3
    #expect(root.viewWithTag(3) === root)
    #expect(root.viewWithTag(0) === root.subviews[0])
  }

  @Test func hiddenViewsAreFoundAndMissingOnesAreNot() {
    let (root, hidden) = (UIView(), UIView())
    hidden.tag = 5
    hidden.isHidden = true
    root.addSubview(hidden)
    #expect(root.viewWithTag(5) === hidden)
    #expect(root.viewWithTag(6) == nil)
    #expect(!root.isHidden)
  }
}
