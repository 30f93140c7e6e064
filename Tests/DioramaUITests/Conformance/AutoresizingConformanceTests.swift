import DioramaUI
import Testing

/// Section 9: what follows when a superview changes its size.
@MainActor
@Suite struct AutoresizingConformanceTests {
  private func family(
    _ frame: CGRect,
    _ mask: UIView.AutoresizingMask,
    in size: CGSize = CGSize(width: 100, height: 100)
  ) -> (parent: UIView, child: UIView) {
    let parent = UIView(frame: CGRect(origin: .zero, size: size))
    let child = UIView(frame: frame)
    child.autoresizingMask = mask
    parent.addSubview(child)
    return (parent, child)
  }

  @Test("AR1: the bits of the mask") func ar1() {
    let masks: [UIView.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
      .flexibleBottomMargin,
    ]
    #expect(masks.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
  }

  @Test("AR2: a change of the superview's size is followed at once, a change of its position is not") func ar2() {
    let (parent, child) = family(CGRect(x: 10, y: 10, width: 30, height: 30), [.flexibleWidth, .flexibleHeight])
    parent.frame.origin = CGPoint(x: 50, y: 50)
    parent.bounds.origin = CGPoint(x: 50, y: 50)
    parent.center = .zero
    #expect(child.frame == CGRect(x: 10, y: 10, width: 30, height: 30))
    parent.bounds.size = CGSize(width: 200, height: 100)
    #expect(child.frame == CGRect(x: 10, y: 10, width: 130, height: 30))
    parent.frame.size = CGSize(width: 200, height: 150)
    #expect(child.frame == CGRect(x: 10, y: 10, width: 130, height: 80))
  }

  @Test("AR3: nothing flexible, nothing changes; empty parts share equally") func ar3() {
    let (parent, child) = family(CGRect(x: 10, y: 10, width: 30, height: 30), [])
    parent.frame.size = CGSize(width: 300, height: 300)
    #expect(child.frame == CGRect(x: 10, y: 10, width: 30, height: 30))
    let (other, full) = family(
      CGRect(x: 0, y: 0, width: 100, height: 100),
      [.flexibleLeftMargin, .flexibleRightMargin]
    )
    other.frame.size.width = 160
    #expect(full.frame.minX == 30)
  }

  @Test("AR4: the parts are measured in the superview's size, and a transform plays no part") func ar4() {
    let (parent, child) = family(CGRect(x: 10, y: 0, width: 30, height: 10), [.flexibleLeftMargin, .flexibleWidth])
    parent.bounds.origin.x = 1000
    child.transform = CGAffineTransform(rotationAngle: 1)
    parent.bounds.size.width = 200
    #expect(child.bounds.width == 105 && child.center.x == 35 + 52.5)
  }

  @Test("E8: AR5, AR6 and AR7 along the height and both axes") func e8() {
    let (parent, child) = family(
      CGRect(x: 10, y: 10, width: 40, height: 30),
      [
        .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
        .flexibleBottomMargin,
      ]
    )
    parent.frame.size = CGSize(width: 160, height: 150)
    #expect(child.frame == CGRect(x: 16, y: 15, width: 64, height: 45))
    parent.frame.size = CGSize(width: 100, height: 100)
    expectClose(child.frame, CGRect(x: 10, y: 10, width: 40, height: 30))
  }

  @Test("AR7: flexible right and top margins keep the position relative to the lower left corner") func ar7() {
    let (parent, child) = family(
      CGRect(x: 10, y: 60, width: 30, height: 30),
      [.flexibleRightMargin, .flexibleTopMargin]
    )
    parent.frame.size = CGSize(width: 200, height: 150)
    #expect(child.frame == CGRect(x: 10, y: 110, width: 30, height: 30))
  }

  @Test("AR8: a strut of the old panel is a margin that is not flexible") func ar8() {
    // Struts at the left and the top, none at the right and the bottom: the mask that Interface Builder writes.
    let mask: UIView.AutoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    #expect(mask.rawValue == 36)
    let (parent, child) = family(CGRect(x: 10, y: 10, width: 30, height: 30), mask)
    parent.frame.size = CGSize(width: 200, height: 200)
    #expect(child.frame == CGRect(x: 10, y: 10, width: 30, height: 30))
  }

  @Test("AR9: switched off for direct subviews; one that keeps its size passes nothing on") func ar9() {
    let (parent, child) = family(CGRect(x: 0, y: 0, width: 50, height: 50), .flexibleWidth)
    let grandchild = UIView(frame: child.bounds)
    grandchild.autoresizingMask = .flexibleWidth
    child.addSubview(grandchild)
    parent.autoresizesSubviews = false
    parent.frame.size.width = 200
    #expect(child.frame.width == 50)
    parent.autoresizesSubviews = true
    child.autoresizingMask = []
    parent.frame.size.width = 300
    #expect(child.frame.width == 50 && grandchild.frame.width == 50)
  }

  @Test("AR10: what is resized resizes what it holds") func ar10() {
    let (parent, child) = family(CGRect(x: 0, y: 0, width: 100, height: 50), .flexibleWidth)
    let grandchild = UIView(frame: CGRect(x: 40, y: 0, width: 60, height: 50))
    grandchild.autoresizingMask = .flexibleLeftMargin
    child.addSubview(grandchild)
    parent.frame.size.width = 180
    #expect(grandchild.frame == CGRect(x: 120, y: 0, width: 60, height: 50))
  }

  @Test("AR11: proportions are those of the present, so that nothing is left after nothing") func ar11() {
    let mask: UIView.AutoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    let (parent, child) = family(CGRect(x: 10, y: 0, width: 60, height: 50), mask)
    parent.frame.size.width = 0
    parent.frame.size.width = 90
    #expect(child.frame == CGRect(x: 30, y: 0, width: 30, height: 50))
  }

  @Test("AR12: hidden views are resized too") func ar12() {
    let (parent, child) = family(CGRect(x: 0, y: 0, width: 50, height: 50), .flexibleWidth)
    child.isHidden = true
    parent.frame.size.width = 200
    #expect(child.frame.width == 150)
  }
}
