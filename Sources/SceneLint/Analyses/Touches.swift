import SceneCatalog
import SceneDiagnostics
package import SceneModel

/// Which views take touches, as far as the scene says.
package struct Touches {
  // The context keeps this value.
  private unowned let context: LintContext
  /// Views that recognize gestures, by outlets.
  private let recognizing: Set<ObjectID>

  /// Finds out which views recognize gestures.
  init(_ context: LintContext) {
    self.context = context
    recognizing = Set(
      context.objects.filter { id in
        context.outlets(of: id).contains {
          $0.name.value == "gestureRecognizers" && !$0.targets.isEmpty
        }
      }
    )
  }

  /// Whether a view is drawn from the start.
  package func isVisible(_ id: ObjectID) -> Bool {
    context.flag("isHidden", of: id) == false && context.number("alpha", of: id) ?? 1 >= 0.01
  }

  /// Whether touches reach a view from the start, if they reach its superview.
  package func reach(_ id: ObjectID) -> Bool {
    isVisible(id) && context.flag("isUserInteractionEnabled", of: id) == true && !Self.lets(context.schema(of: id).name)
  }

  /// Views that UIKit makes with interaction off.
  private static func lets(_ className: String) -> Bool {
    ["UIActivityIndicatorView", "UIProgressView"].contains(className)
  }

  /// Whether a view is there to be touched: a control, or one that recognizes gestures.
  package func isTarget(_ id: ObjectID) -> Bool {
    guard context.flag("isUserInteractionEnabled", of: id) == true else { return false }
    return context.isKind(id, of: "UIControl") || hasGestures(id)
  }

  /// Whether a view recognizes gestures of its own.
  package func hasGestures(_ id: ObjectID) -> Bool {
    recognizing.contains(id) || !context.children(in: "gestureRecognizers", of: id).isEmpty
  }
}
