import Foundation
import LayoutEngine

/// The system of equations of one root, kept from layout to layout.
@MainActor
final class LayoutPass {
  private weak var root: UIView?
  private var engine = LayoutEngine()
  private let sizes = NaturalSizeStore()
  private var seen: LayoutChanges?
  private var isSolving = false
  private var followsFrames = false
  private var told: Set<Set<ObjectIdentifier>> = []

  /// Where views and guides lie in their superviews, by the index that they keep.
  private var frames: [CGRect] = []

  /// The number of the last solution, which no other pass has; 0 for none.
  private(set) var solution = 0

  /// Whether a view was given another frame since the last solution.
  var hasPlaced = false

  /// How often a round may be solved anew while views are being placed.
  var spareSolutions = 0

  init(root: UIView) {
    self.root = root
  }

  /// Whether something has changed since the last solution.
  var isOutdated: Bool { seen != UIRuntime.shared.layoutChanges || (hasPlaced && followsFrames) }

  /// Whether what constraints say has changed since the last solution, and not only frames.
  var missesConstraints: Bool { seen?.constraints != UIRuntime.shared.layoutChanges.constraints }

  /// Solves the equations of the root, if anything has changed, and marks the views that place others anew.
  ///
  /// Constraints that contradict each other go to the warning handler, each set once.
  func solve() {
    guard !isSolving, isOutdated, let root else { return }
    isSolving = true
    defer { isSolving = false }
    // What is changed while views are asked counts as new.
    seen = UIRuntime.shared.layoutChanges
    hasPlaced = false
    let live = LiveLayoutTree(of: root) { sizes.size(of: $0) }
    followsFrames = live.followsFrames
    let result = engine.layout(live.tree)
    guard result.isComplete else {
      return UIRuntime.shared.warn(
        "The layout of \(UIKitException.describe(root)) takes too much work: some of its constraints were left out."
      )
    }
    take(result, of: live)
    tellOfConflicts(live)
    sizes.keep(Set(live.items.map(ObjectIdentifier.init)))
  }

  /// The frame of a view or guide as it was solved last; nil for one that took no part.
  func frame(_ state: SolvedPlace) -> CGRect? {
    state.solution == solution && solution != 0 && frames.indices.contains(state.node) ? frames[state.node] : nil
  }

  private func take(_ result: LayoutResult, of live: LiveLayoutTree) {
    let old = frames
    let oldSolution = solution
    UIRuntime.shared.solutions &+= 1
    solution = UIRuntime.shared.solutions
    frames = result.frames.map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
    for (index, item) in live.items.enumerated() {
      let place = SolvedPlace(node: index, solution: solution)
      if let guide = item as? UILayoutGuide {
        guide.solvedPlace = place
      } else if let view = item as? UIView {
        let known = view.layer.layoutState.solvedPlace
        view.layer.layoutState.solvedPlace = place
        guard index > 0, case .constraints = live.tree.nodes[index].placement else { continue }
        let last = known.solution == oldSolution && oldSolution != 0 ? old[known.node] : view.plainFrame
        if last != frames[index] { view.layer.superlayer?.markLayoutForSublayer() }
      }
    }
    for (node, size) in result.contentSizes {
      guard let scrollView = live.items[node] as? UIScrollView else { continue }
      let scale = live.tree.scale
      func pixel(_ value: Double) -> CGFloat { CGFloat((value * scale).rounded() / scale) }
      let content = CGSize(width: pixel(size.horizontal), height: pixel(size.vertical))
      if scrollView.contentSize != content { scrollView.contentSize = content }
    }
  }

  private func tellOfConflicts(_ live: LiveLayoutTree) {
    guard !engine.broken.isEmpty else { return told = [] }
    for conflict in engine.conflicts() {
      let constraints = conflict.sources.compactMap { source in
        if case .constraint(let index) = source { live.constraints[index] } else { nil }
      }
      guard let broken = constraints.last, told.insert(Set(constraints.map(ObjectIdentifier.init))).inserted else {
        continue
      }
      UIRuntime.shared.warn(NSLayoutConstraint.conflictText(constraints.map(\.text), breaking: broken.text))
    }
  }
}

/// Which of the rectangles of which solution belongs to a view or guide.
struct SolvedPlace {
  var node = -1
  var solution = 0
}

extension NSLayoutConstraint {
  /// What UIKit prints of constraints that cannot hold together.
  static func conflictText(_ constraints: [String], breaking broken: String) -> String {
    """
    Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want. 
    \tTry this: 
    \t\t(1) look at each constraint and try to figure out which you don't expect; 
    \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
    (
    \(constraints.map { "    \"\($0)\"" }.joined(separator: ",\n"))
    )

    Will attempt to recover by breaking constraint 
    \(broken)

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
    The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
    """
  }
}
