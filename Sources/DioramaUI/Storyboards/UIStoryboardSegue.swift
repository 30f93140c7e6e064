public import Foundation
public import NibLoader

/// A change from one controller to another that a storyboard describes.
///
/// Subclasses override `perform()`; calling super there does what the kind of the segue says.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier that the storyboard gives the segue; nil for none.
  open private(set) var identifier: String?

  /// The controller that the segue starts from.
  open private(set) var source: UIViewController

  /// The controller that the segue leads to.
  open private(set) var destination: UIViewController

  /// What the kind of the segue does; nil for a segue that only its class performs.
  var performHandler: (@MainActor (UIStoryboardSegue) -> Void)?

  /// Creates a segue between two controllers; nil for no identifier.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Creates a segue that does what a closure says; nil for no identifier.
  @preconcurrency
  public convenience init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping @MainActor () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = { _ in performHandler() }
  }

  /// Shows the destination, or goes back to it.
  ///
  /// A subclass of this class alone, for a segue of no other kind, does not call super.
  open func perform() {
    guard let performHandler else {
      UIKitException.raise(.internalInconsistency, "Subclasses of UIStoryboardSegue must override -perform.")
    }
    performHandler(self)
  }
}

extension NibClass {
  /// Describes a subclass of `UIStoryboardSegue` that storyboards name.
  ///
  ///     NibClass(segue: FadeSegue.self) { FadeSegue(identifier: $0, source: $1, destination: $2) }
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - name: The name in storyboards; nil for the module and class name.
  ///   - make: Makes a segue of the class from its identifier, nil for none, its source and its destination.
  @preconcurrency
  public init<Segue: UIStoryboardSegue>(
    segue type: Segue.Type,
    name: String? = nil,
    make: @escaping @MainActor (String?, UIViewController, UIViewController) -> Segue
  ) {
    self.init(named: name ?? String(reflecting: type)) { coder in
      (coder as? SegueCoder).map { make($0.identifier, $0.source, $0.destination) }
    }
  }
}

/// Hands the ends of a segue to the row of its class.
final class SegueCoder: NSCoder {
  let identifier: String?
  let source: UIViewController
  let destination: UIViewController

  init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }
}
