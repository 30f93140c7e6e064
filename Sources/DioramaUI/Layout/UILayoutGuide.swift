public import Foundation
import NibLoader

/// A rectangle that takes part in layout and shows nothing.
@MainActor
open class UILayoutGuide: NSObject, @MainActor NSCoding {
  /// The view whose coordinates the guide lives in; nil as long as no view owns it.
  open weak var owningView: UIView?

  /// The name of the guide; empty by default.
  open var identifier: String

  /// The rectangle in the coordinates of the owning view, in points; empty as long as no view owns the guide.
  open var layoutFrame: CGRect { systemFrame }

  /// Which of the rectangles of the last solution is the guide's.
  @exclusivity(unchecked) var solvedPlace = SolvedPlace()

  /// Creates a guide that no view owns.
  public nonisolated override init() {
    identifier = ""
    super.init()
  }

  /// Creates a guide out of an archive.
  public required init?(coder: NSCoder) {
    identifier = coder.decodeText(forKey: "UILayoutGuideIdentifier") ?? ""
    super.init()
    coder.announce(self)
  }

  /// Writes nothing: archives are made by the scene compiler, not by live objects.
  open func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }
}
