import Testing

@testable import SignInApp

#if canImport(UIKit)
  import UIKit
#else
  import DioramaUI
#endif

/// The screen, used as a user uses it.
@MainActor
@Suite struct SignInTests {
  private let controller = SignInViewController()
  private let screen: SignIn

  init() throws {
    Scenes.register()
    screen = try SignIn.load(owner: controller)
  }

  @Test func theNibConnectsEverything() {
    #expect(controller.view === screen.root)
    #expect(controller.emailField === screen.email)
    #expect(controller.fields.map { $0 === screen.email } == [true, false])
    #expect(screen.signIn.layer.cornerRadius == 25)
    #expect(screen.email.accessibilityIdentifier == SignIn.AccessibilityIdentifiers.signInEmail)
    #expect(screen.root.viewWithTag(SignIn.Tags.status) === screen.status)
  }

  #if !canImport(UIKit)
    @Test func aUserSignsIn() {
      let window = UIWindow(frame: screen.root.bounds)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      let user = UserDriver(window)
      user.tap(screen.signIn, expecting: .noHit)
      #expect(screen.status.text == nil)
      user.type("ada@example.com", into: screen.email)
      user.type("correct horse", into: screen.password)
      #expect(screen.signIn.isEnabled)
      user.tap(screen.signIn)
      #expect(screen.status.text == "Welcome, ada@example.com")
    }
  #endif
}
