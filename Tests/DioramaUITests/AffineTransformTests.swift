import DioramaUI
import Testing

@Suite struct AffineTransformTests {
  @Test func theFirstOfTwoIsAppliedFirst() {
    let both = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 10, y: 20))
    #expect(CGPoint(x: 1, y: 1).applying(both) == CGPoint(x: 12, y: 23))
    let before = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
    #expect(CGPoint(x: 1, y: 1).applying(before) == CGPoint(x: 22, y: 63))
  }

  @Test func theInverseLeadsBack() {
    let transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 4).translatedBy(x: 5, y: 6)
    let point = CGPoint(x: 7, y: 8).applying(transform).applying(transform.inverted())
    #expect(abs(point.x - 7) < 1e-9 && abs(point.y - 8) < 1e-9)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func theIdentityChangesNothing() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).applying(.identity) == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }

  @Test func insetsMakeARectangleSmaller() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 2, y: 1, width: 94, height: 46))
  }
}
