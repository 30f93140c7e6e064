import DioramaUI
import Testing

/// Seeds/000, locating views: the tags of the visible views bring a hierarchy back to its state.
@MainActor
@Suite struct TagStateTests {
  private func makeViews() -> UIView {
    let root = UIView()
    for tag in 1...3 {
      let group = UIView()
      group.tag = tag
      let inner = UIView()
      inner.tag = tag * 10
      group.addSubview(UIView())
      group.addSubview(inner)
      root.addSubview(group)
    }
    return root
  }

  @Test func theStateComesBackAfterAReload() {
    let before = makeViews()
    before.viewWithTag(2)?.isHidden = true
    before.viewWithTag(30)?.isHidden = true
    before.viewWithTag(10)?.alpha = 0
    let tags = before.tagsOfVisibleViews()
    #expect(tags == [1, 20, 3])
    let after = makeViews()
    after.viewWithTag(2)?.isHidden = false
    after.showViews(withTags: tags)
    #expect(after.tagsOfVisibleViews() == tags)
    #expect(after.viewWithTag(20)?.isHidden == false && after.viewWithTag(30)?.isHidden == true)
  }

  @Test func unknownTagsAndViewsWithoutATagAreLeftAlone() {
    let root = makeViews()
    root.subviews[0].subviews[0].isHidden = true
    root.showViews(withTags: [1, 99])
    #expect(root.subviews[0].subviews[0].isHidden && !root.isHidden)
    #expect(root.tagsOfVisibleViews() == [1])
  }
}
