#if !canImport(UIKit)
  import DioramaUI

  /// What the Objective-C runtime would know about the application's classes.
  @MainActor
  enum Classes {
    static let all = [
      NibClass(
        SignInViewController.self,
        parent: UIViewController.self,
        outlets: [
          NibOutlet("emailField", \SignInViewController.emailField),
          NibOutlet("passwordField", \SignInViewController.passwordField),
          NibOutlet("fields", \SignInViewController.fields),
          NibOutlet("signInButton", \SignInViewController.signInButton),
          NibOutlet("statusLabel", \SignInViewController.statusLabel),
        ],
        actions: [
          NibAction("validate:", SignInViewController.validate),
          NibAction("signIn:", SignInViewController.signIn),
        ]
      ),
      NibClass(RoundButton.self, parent: UIButton.self, properties: [NibProperty("radius", \RoundButton.radius)]),
    ]
  }
#endif
