import SceneCatalog
import SceneDiagnostics
package import SceneModel

/// Which views take touches, as far as the scene says.
package final class Touches {
  private struct Answers {
    var isVisible = false
    var takesTouches = false
    var isReached = false
    var isTarget = false
    var hasGestures = false
  }

  /// By the index of the object.
  private let answers: [Answers]

  /// Asks the objects of a scene.
  init(_ context: LintContext) {
    let objects = context.list
    let recognizers = objects.names.number(of: "gestureRecognizers")
    answers = objects.records.indices.map { index in
      let id = ObjectID(index)
      var answers = Answers()
      answers.isVisible = context.flag(.isHidden, of: id) == false && context.number(.alpha, of: id) ?? 1 >= 0.01
      answers.takesTouches = context.flag(.isUserInteractionEnabled, of: id) == true
      answers.hasGestures =
        objects.slot(recognizers, at: index).map { !$0.children.isEmpty } ?? false
        || objects.records[index].rest >= 0 && objects.isMade(at: index)
          && context.outlets(of: id).contains { $0.name.value == "gestureRecognizers" && !$0.targets.isEmpty }
      answers.isTarget = answers.takesTouches && (context.isKind(id, of: .control) || answers.hasGestures)
      // UIKit makes the others with interaction off.
      answers.isReached =
        answers.isVisible && answers.takesTouches
        && !(context.isKind(id, ofAny: [.activityIndicatorView, .progressView])
          && ["UIActivityIndicatorView", "UIProgressView"].contains(context.schema(of: id).name))
      return answers
    }
  }

  /// Whether a view is drawn from the start.
  package func isVisible(_ id: ObjectID) -> Bool { answers[id.index].isVisible }

  /// Whether touches reach a view from the start, if they reach its superview.
  package func reach(_ id: ObjectID) -> Bool { answers[id.index].isReached }

  /// Whether a view is there to be touched: a control, or one that recognizes gestures.
  package func isTarget(_ id: ObjectID) -> Bool { answers[id.index].isTarget }

  /// Whether a view recognizes gestures of its own.
  package func hasGestures(_ id: ObjectID) -> Bool { answers[id.index].hasGestures }
}
