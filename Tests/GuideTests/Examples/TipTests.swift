// swift-format-ignore-file
// From Documentation/Guide/11-Testing.md, which is where to change it.

import DioramaUI
import Testing

@MainActor
@Suite struct TipTests {
  let controller = TipController()
  let screen: Tip
  let user: UserDriver

  init() throws {
    Scenes.register()
    screen = try Tip.load(owner: controller)
    let window = UIWindow(frame: screen.root.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    user = UserDriver(window)
  }

  @Test func aTipIsATenth() {
    user.type("48", into: screen.amount)
    #expect(screen.tip.text == "Tip: 4.8")
  }

  @Test func aGenerousTipIsAFifth() {
    user.type("48", into: screen.amount)
    user.tap(screen.generous)
    #expect(screen.generous.isOn)
    #expect(screen.tip.text == "Tip: 9.6")
  }

  @Test func wordsAreNoAmount() {
    user.type("a lot", into: screen.amount)
    #expect(screen.tip.text == "No tip")
  }
}
