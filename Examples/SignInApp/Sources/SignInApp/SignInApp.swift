import DioramaCompiler
import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import DioramaUI
#endif

/// Compiles the scene, loads it, and uses the screen as a user would.
@main
@MainActor
struct SignInApp {
  static func main() throws {
    guard let nib = try compiledScene() else { exit(1) }
    #if !canImport(UIKit)
      UINib.register(Classes.all)
    #endif
    let controller = SignInViewController()
    let objects = UINib(data: nib, bundle: nil).instantiate(withOwner: controller, options: nil)
    print("loaded \(objects.count) top-level object with \(controller.view.subviews.count) subviews")
    use(controller)
  }

  /// The nib of `SignIn.scene.yaml`; nil after printing what is wrong with it.
  private static func compiledScene() throws -> Data? {
    guard let url = Bundle.module.url(forResource: "SignIn.scene", withExtension: "yaml") else { return nil }
    let scene = SourceText(path: url.lastPathComponent, bytes: [UInt8](try Data(contentsOf: url)))
    let result = NibCompiler().compile(scene)
    print(HumanRenderer(usesColor: false).render(result.diagnostics, in: scene), terminator: "")
    guard let bytes = result.value else { return nil }
    print("compiled \(scene.path) to a nib of \(bytes.count) bytes")
    return Data(bytes)
  }

  private static func use(_ controller: SignInViewController) {
    describe(controller)
    type("ada@example.com", into: controller.emailField)
    type("correct horse", into: controller.passwordField)
    describe(controller)
    controller.signInButton?.sendActions(for: .touchUpInside)
    print("after a tap the label says: \(controller.statusLabel?.text ?? "nothing")")
  }

  private static func type(_ text: String, into field: UITextField?) {
    field?.text = text
    field?.sendActions(for: .editingChanged)
  }

  private static func describe(_ controller: SignInViewController) {
    guard let button = controller.signInButton else { return }
    let title = button.title(for: button.state) ?? ""
    print("the button says '\(title)', enabled: \(button.isEnabled), corner radius: \(button.layer.cornerRadius)")
  }
}
