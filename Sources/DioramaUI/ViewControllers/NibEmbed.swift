/// A controller that a nib puts inside another one, to be taken in when that one's view is loaded.
@MainActor
struct NibEmbed {
  /// The controller inside.
  let child: UIViewController

  /// Whether it is a child already, as one that its parent's archive lists is.
  let isAdopted: Bool

  /// The view that the child's own view goes into; nil where the application places it.
  var container: UIView? { child.nibEmbeddingView }
}
