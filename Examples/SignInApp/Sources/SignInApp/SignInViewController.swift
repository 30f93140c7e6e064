#if canImport(UIKit)
  import UIKit
#else
  import DioramaUI
#endif

/// The controller of the sign-in screen, which the scene calls its owner.
final class SignInViewController: UIViewController {
  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var emailField: UITextField?

  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var passwordField: UITextField?

  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  var fields: [UITextField] = []

  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var signInButton: UIButton?

  #if canImport(ObjectiveC)
    @IBOutlet
  #endif
  weak var statusLabel: UILabel?

  @IBAction func validate(_ sender: UITextField) {
    signInButton?.isEnabled = fields.allSatisfy { $0.text?.isEmpty == false }
  }

  @IBAction func signIn(_ sender: UIButton) {
    statusLabel?.text = "Welcome, \(emailField?.text ?? "stranger")"
  }
}
