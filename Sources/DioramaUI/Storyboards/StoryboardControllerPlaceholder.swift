import Foundation
import NibLoader

/// A controller of another storyboard, in a nib that no storyboard loads.
///
/// A nib of a storyboard has the controller itself in its place.
@MainActor
final class StoryboardControllerPlaceholder: UIViewController {}

extension UIKitClasses {
  static let storyboardControllerPlaceholder = NibClass(
    named: "UIStoryboardViewControllerPlaceholder",
    decode: { coder in
      guard let storyboard = UIRuntime.shared.loadingStoryboard,
        let identifier = coder.decodeText(forKey: "UIStoryboardIdentifier"), storyboard.isReference(identifier)
      else { return StoryboardControllerPlaceholder(coder: coder) }
      do throws(NibLoadingError) {
        let controller = try storyboard.makeController(identifier)
        coder.passOn(controller)
        return controller
      } catch {
        coder.failWithError(error)
        return nil
      }
    }
  )
}
