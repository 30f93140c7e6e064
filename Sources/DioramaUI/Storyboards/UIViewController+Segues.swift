import Foundation
import NibLoader

extension UIViewController {
  /// Performs the segue with an identifier; one that the controller does not have stops the program, as in UIKit.
  func startSegue(withIdentifier identifier: String, sender: Any?) {
    guard let template = storyboardParts.segueTemplates.first(where: { $0.identifier == identifier }) else {
      UIKitException.raise(
        .invalidArgument,
        "Receiver (\(UIKitException.describe(self))) has no segue with identifier '\(identifier)'"
      )
    }
    template.performUnasked(sender)
  }

  /// Performs the segues that embed controllers, in the order of the storyboard.
  ///
  /// It runs when the view has been loaded, before `viewDidLoad`.
  func performEmbedSegues() {
    let embeds = storyboardParts.segueTemplates.filter(\.performsOnViewLoad)
    guard !embeds.isEmpty else { return }
    do throws(NibLoadingError) {
      try UIRuntime.shared.enterScene("what \(UIKitException.describe(self)) embeds")
      defer { UIRuntime.shared.leaveScene() }
      for template in embeds { template.performUnasked(nil) }
    } catch {
      guard UIRuntime.shared.standsInForNibs else { UIKitException.raise(error) }
      UIRuntime.shared.noteUnloadedNib(error)
    }
  }
}
