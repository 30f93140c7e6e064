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
      #expect(stack.navigationBar.groundReach == UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
      let loose = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 300, height: 44))
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: window.bounds.maxY - 34 - 44, width: 300, height: 44))
      let far = UIToolbar(frame: CGRect(x: 0, y: 300, width: 300, height: 44))
      for bar in [loose, toolbar, far] { window.addSubview(bar) }
      window.layoutIfNeeded()
      #expect(loose.groundReach == .zero && far.groundReach == .zero)
      #expect(toolbar.groundReach == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    }
  }
}
