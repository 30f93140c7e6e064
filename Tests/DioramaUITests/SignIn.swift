import DioramaUI

/// A screen with outlets and actions, as an application writes one.
@MainActor
final class SignIn: UIViewController {
  weak var emailField: UITextField?
  weak var button: UIButton?
  var heading: UILabel?
  var calls: [String] = []

  func signIn(_ sender: UIButton) { calls.append("signIn:\(sender.tag)") }
  func edited() { calls.append("edited") }
  func slide(_ sender: UISlider, event: UIEvent?) { calls.append("slide") }

  override func awakeFromNib() {
    super.awakeFromNib()
    calls.append("awake")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("viewDidLoad")
  }

  static func register() {
    UINib.register([
      NibClass(
        SignIn.self,
        parent: UIViewController.self,
        outlets: [
          NibOutlet("emailField", \SignIn.emailField), NibOutlet("button", \SignIn.button),
          NibOutlet("heading", \SignIn.heading),
        ],
        actions: [
          NibAction("signIn:", SignIn.signIn), NibAction("edited", SignIn.edited),
          NibAction("slide:event:", SignIn.slide),
        ]
      )
    ])
  }
}
