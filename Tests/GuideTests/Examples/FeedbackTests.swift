// swift-format-ignore-file
// From Documentation/Guide/14-Agents.md, which is where to change it.

import DioramaUI
import Testing

@MainActor
@Suite struct FeedbackTests {
  let controller = FeedbackController()
  let screen: Feedback
  let user: UserDriver

  init() throws {
    Scenes.register()
    screen = try Feedback.load(owner: controller)
    let window = UIWindow(frame: screen.root.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    user = UserDriver(window)
  }

  @Test func aMessageIsSentOnce() {
    user.type("Lovely!", into: screen.message)
    user.tap(screen.send)
    #expect(controller.sent == ["Lovely!"])
    #expect(!screen.thanks.isHidden)
  }

  @Test func nothingIsNotSent() {
    user.tap(screen.send)
    #expect(controller.sent.isEmpty && screen.thanks.isHidden)
  }
}
