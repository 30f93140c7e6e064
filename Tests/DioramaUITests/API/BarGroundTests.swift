import Foundation
import Testing

@testable import DioramaUI

/// What lies behind the items of bars.
@MainActor
@Suite struct BarGroundTests {
  @Test("BA3: what lies behind a navigation controller's bar reaches under the status bar, and no further")
  func ba3() {
    withManualClock { _ in
      let before = UIRuntime.shared.screenSafeAreaInsets
      UIRuntime.shared.screenSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
      defer { UIRuntime.shared.screenSafeAreaInsets = before }
      let window = UIWindow(frame: UIRuntime.shared.screenBounds)
      let stack = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = stack
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let bar = stack.navigationBar
      #expect(bar.convert(bar.boundsOfBarGround, to: window as UIView).minY == 0)
      #expect(bar.boundsOfBarGround.maxY == bar.bounds.maxY)
      let loose = UINavigationBar(frame: CGRect(x: 0, y: 120, width: 300, height: 44))
      window.addSubview(loose)
      #expect(loose.boundsOfBarGround == loose.bounds)
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: window.bounds.maxY - 34 - 44, width: 300, height: 44))
      window.addSubview(toolbar)
      #expect(toolbar.convert(toolbar.boundsOfBarGround, to: window as UIView).maxY == window.bounds.maxY)
    }
  }
}
