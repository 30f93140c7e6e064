import Testing
import UIKit

@testable import Tips

/// The same tests for the screen that a nib makes and for the one that code makes.
@MainActor
@Suite(.serialized) struct TipTests {
  private func shown() -> (controller: TipViewController, window: UIWindow) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let controller = makeTipViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (controller, window)
  }

  @Test func theTipFollowsTheAmount() {
    let (controller, window) = shown()
    let user = UserDriver(window)
    #expect(controller.result.text == "0.00")
    user.type("40", into: controller.amount)
    #expect(controller.result.text == "6.00")
  }

  @Test func theTipFollowsTheShare() {
    let (controller, window) = shown()
    let user = UserDriver(window)
    user.type("25", into: controller.amount)
    controller.share.selectedSegmentIndex = 2
    controller.share.sendActions(for: .valueChanged)
    #expect(controller.result.text == "5.00")
  }

  @Test func theScreenIsLaidOut() {
    let (controller, window) = shown()
    #expect(controller.amount.frame == CGRect(x: 16, y: 24, width: 361, height: 44))
    #expect(controller.share.frame.minY == 84 && controller.share.numberOfSegments == 3)
    #expect(controller.result.center.x == window.bounds.midX)
    #expect(controller.amount.delegate === controller)
  }
}
