import Foundation
import NibLoader

/// What an archive keeps of a controller that lies in another storyboard.
@MainActor
final class StoryboardControllerPlaceholder: UIViewController {}
