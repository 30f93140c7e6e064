#if !canImport(UIKit)
  import DioramaUI
  import Testing

  @testable import Proof

  /// What the application does on a phone, without one.
  @MainActor
  struct ScreenTests {
    @Test func theScreenIsLoadedAndCounts() throws {
      Scenes.register()
      let controller = ScreenController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      let user = UserDriver(window)
      user.tap(controller.counter)
      user.tap(controller.counter)
      #expect(controller.status.text == "2 taps")
      #expect(controller.report.split(separator: "\n").count == 4)
      #expect(controller.report.contains("UIButton [136.667, "))
    }
  }
#endif
