import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import DioramaUI
#endif

/// Loads the screen, and uses it as a user would.
@main
@MainActor
struct SignInApp {
  static func main() throws {
    Scenes.register()
    let controller = SignInViewController()
    let screen = try SignIn.load(owner: controller)
    print("loaded \(screen.root.subviews.count) views from the nib \(SignIn.sceneName)")
    describe(screen.signIn)
    enter("ada@example.com", into: screen.email)
    enter("correct horse", into: screen.password)
    describe(screen.signIn)
    screen.signIn.sendActions(for: .touchUpInside)
    print("after a tap the label says: \(screen.status.text ?? "nothing")")
  }

  private static func enter(_ text: String, into field: UITextField) {
    field.text = text
    field.sendActions(for: .editingChanged)
  }

  private static func describe(_ button: RoundButton) {
    let title = button.title(for: button.state) ?? ""
    print("the button says '\(title)', enabled: \(button.isEnabled), corner radius: \(button.layer.cornerRadius)")
  }
}
