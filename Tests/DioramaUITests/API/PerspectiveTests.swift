import DioramaUI
import Foundation
import Testing

/// Transforms in space with perspective.
@MainActor
@Suite struct PerspectiveTests {
  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }

  @Test("LK6: the frame of a layer that perspective turns is around what is seen, and touches hit what is seen")
  func lk6() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    root.addSubview(card)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    card.layer.transform = CATransform3DRotate(transform, .pi / 3, 0, 1, 0)
    // The sine of the angle is 0.866: the right edge is seen from 1.0866 times as far, the left from 0.9134 times.
    let frame = card.frame
    #expect(isNear(frame.minX, 100 - 25 / 0.913397) && isNear(frame.maxX, 100 + 25 / 1.086603))
    #expect(isNear(frame.height, 100 / 0.913397) && isNear(frame.midY, 100))
    #expect(root.hitTest(CGPoint(x: 75.5, y: 47), with: nil) === card)
    #expect(root.hitTest(CGPoint(x: 122, y: 148), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 122, y: 144), with: nil) === card)
    #expect(isNear(card.layer.transform.m34 * 1000, -1))
    card.layer.transform = CATransform3DIdentity
    #expect(card.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
  }

  @Test("LK7: what perspective shows farther away is smaller") func lk7() {
    let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    card.layer.transform = CATransform3DTranslate(transform, 0, 0, -500)
    #expect(card.frame == CGRect(x: 75, y: 75, width: 50, height: 50))
    #expect(card.layer.affineTransform().a == 0.5)
  }
}
