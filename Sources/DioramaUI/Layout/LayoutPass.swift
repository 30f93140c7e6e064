import Foundation
import LayoutEngine

/// The layout engine of one root view, which keeps its equations between layouts.
@MainActor
final class LayoutPass {
  private weak var root: UIView?
  private var engine = LayoutEngine()
  private let sizes = NaturalSizeStore()
  private var seen: LayoutChanges?
  private var isSolving = false
  /// Whether an equation depends on the frame of a node, by node; empty where none depends on a frame.
  private var framesMatter: [Bool] = []
  private var recovery = ConflictRecovery()
  private var hasWarnedOfWork = false

  /// The ambiguous nodes; nil until they are requested.
  private var ambiguousNodes: Set<Int>?
  private var constraints: [WeakConstraint] = []
  private var knownActivations: [Int] = []

  /// The frames of views and guides in their superviews, by node index.
  private var frames: [CGRect] = []

  /// The number of the last solution, which is unique among all passes; 0 before the first one.
  private(set) var solution = 0

  /// Whether a frame on which an equation depends has changed since the last solution.
  private var hasMovedViews = false

  /// How many more times a round may be solved again while views are being laid out.
  var spareSolutions = 0

  /// What open numbers are held at since a view was given another layout; nil for what the engine finds by itself.
  private var exercised: ExercisedLayout?
  private var isExercising = false

  init(root: UIView) {
    self.root = root
  }

  /// Whether the solution is out of date.
  var isOutdated: Bool {
    isExercising || seen != UIRuntime.shared.layoutChanges || hasMovedViews
  }

  /// Whether constraints have changed since the last solution, and not only frames.
  var missesConstraints: Bool { seen?.constraints != UIRuntime.shared.layoutChanges.constraints }

  /// Solves the equations of the root if anything has changed, and marks the views whose subviews get other frames.
  ///
  /// Conflicts are passed to the warning handler, each one once for as long as it lasts.
  func solve() {
    guard !isSolving, isOutdated, let root else { return }
    isSolving = true
    // Changes that views make while they are queried count as new changes.
    seen = UIRuntime.shared.layoutChanges
    hasMovedViews = false
    isExercising = false
    let (live, result) = recovery.solve(with: &engine) { leftOut in
      var live = LiveLayoutTree(of: root, leavingOut: leftOut) { sizes.size(of: $0) }
      if let exercised, exercised.isAbout(live) { live.tree.holds = exercised.holds } else { self.exercised = nil }
      return live
    }
    if exercised == nil { ambiguousNodes = nil }
    if result.isComplete {
      framesMatter = live.framesMatter
      keep(live.constraints)
      sizes.keep(live.items)
    }
    isSolving = false
    guard result.isComplete else { return giveUp(root) }
    hasWarnedOfWork = false
    take(result, of: live)
    recovery.report()
  }

  /// Keeps the constraints for questions about them, unless they are the same as before.
  private func keep(_ new: [NSLayoutConstraint]) {
    let activations = new.map(\.activation)
    guard activations != knownActivations else { return }
    knownActivations = activations
    constraints = new.map { WeakConstraint($0) }
  }

  /// Takes in that a view got another frame by the solution.
  func didMove(_ state: SolvedIndex) {
    if framesMatter.indices.contains(state.node), framesMatter[state.node] { hasMovedViews = true }
  }

  /// Keeps the frames of the last complete layout, and warns once until there is another one.
  ///
  /// The engine knows equations of another tree than the frames now, so that questions about it would be answered
  /// wrongly.
  private func giveUp(_ root: UIView) {
    let limit = engine.workLimit
    engine = LayoutEngine()
    engine.workLimit = limit
    guard !hasWarnedOfWork else { return }
    hasWarnedOfWork = true
    UIRuntime.shared.warn(
      "The layout of \(UIKitException.describe(root)) is too complex: some of its constraints were ignored."
    )
  }

  /// How many cells of rows one solution may touch.
  var workLimit: Int {
    get { engine.workLimit }
    set { engine.workLimit = newValue }
  }

  /// The last solved frame of a view or guide; nil if it was not in the layout.
  func frame(_ state: SolvedIndex) -> CGRect? {
    state.solution == solution && solution != 0 && frames.indices.contains(state.node) ? frames[state.node] : nil
  }

  private func take(_ result: LayoutResult, of live: LiveLayoutTree) {
    let old = frames
    let oldSolution = solution
    UIRuntime.shared.solutions &+= 1
    solution = UIRuntime.shared.solutions
    frames = result.frames.map(CGRect.init)
    for (index, item) in live.items.enumerated() {
      let solved = SolvedIndex(node: index, solution: solution)
      if let guide = item as? UILayoutGuide {
        guide.solvedIndex = solved
      } else if let view = item as? UIView {
        let known = view.layer.layoutState.solvedIndex
        view.layer.layoutState.solvedIndex = solved
        guard index > 0, case .constraints = live.tree.nodes[index].placement else { continue }
        let last = known.solution == oldSolution && oldSolution != 0 ? old[known.node] : nil
        if let last, last.isNear(frames[index]) {
          frames[index] = last
        } else if last ?? view.plainFrame != frames[index] {
          view.layer.superlayer?.markLayoutForSublayer()
        }
      }
    }
    for (node, size) in result.contentSizes.sorted(by: { $0.key < $1.key }) {
      guard let scrollView = live.items[node] as? UIScrollView else { continue }
      let scale = live.tree.scale
      func pixel(_ value: Double) -> CGFloat { CGFloat((value * scale).rounded() / scale) }
      var content = scrollView.contentSize
      if let width = size.horizontal { content.width = pixel(width) }
      if let height = size.vertical { content.height = pixel(height) }
      scrollView.take(solvedContentSize: content)
    }
  }

  // MARK: - Queries

  /// Whether the location or size of a view is ambiguous.
  func isAmbiguous(_ solved: SolvedIndex) -> Bool {
    guard !isSolving, frame(solved) != nil else { return false }
    let nodes = ambiguousNodes ?? Set(engine.ambiguities().map(\.node))
    ambiguousNodes = nodes
    return nodes.contains(solved.node)
  }

  /// The constraints that affect the layout of a view along an axis, in the order in which they became active.
  func constraints(affecting solved: SolvedIndex, on axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard !isSolving, frame(solved) != nil else { return [] }
    let relations = engine.relations(affecting: solved.node, on: axis == .horizontal ? .horizontal : .vertical)
    return relations.compactMap { relation in
      guard case .constraint(let index) = relation.source else { return systemConstraint(for: relation) }
      return constraints.indices.contains(index) ? constraints[index].value : nil
    }
  }

  /// The constraint for a length that a view is given, as of the last solution; nil for any other equation.
  private func systemConstraint(for relation: LayoutEngine.Relation) -> NSLayoutConstraint? {
    guard relation.terms.count == 1, let node = relation.terms[0].node, let root else { return nil }
    var pending = [root]
    while let view = pending.popLast() {
      let solved = view.layer.layoutState.solvedIndex
      if solved.solution == solution, solved.node == node { return view.systemConstraint(for: relation) }
      pending += view.children
    }
    return nil
  }

  /// Gives the views of the root an equally good layout in which an ambiguous view has another frame; called again, the
  /// first one.
  ///
  /// It lasts until constraints change.
  func exercise(_ solved: SolvedIndex) {
    guard !isSolving, isAmbiguous(solved), let root else { return }
    if exercised == nil {
      guard let ambiguity = engine.ambiguities().first(where: { $0.node == solved.node }),
        let rects = engine.alternative(changing: ambiguity)?.rects
      else { return }
      let live = LiveLayoutTree(of: root) { sizes.size(of: $0) }
      exercised = ExercisedLayout(live, engine.holds(for: rects))
    } else {
      exercised = nil
    }
    isExercising = true
    solve()
  }
}

/// Another layout that constraints leave open, and what it was found for.
@MainActor
struct ExercisedLayout {
  /// What it gives the numbers that are open.
  let holds: [LayoutTree.Hold]
  private let items: [ObjectIdentifier]
  private let constraints: [LayoutConstraint]

  init(_ live: LiveLayoutTree, _ holds: [LayoutTree.Hold]) {
    self.holds = holds
    items = live.items.map(ObjectIdentifier.init)
    constraints = live.tree.constraints
  }

  /// Whether the views and their constraints are the same as before.
  func isAbout(_ live: LiveLayoutTree) -> Bool {
    live.tree.constraints == constraints && live.items.lazy.map(ObjectIdentifier.init).elementsEqual(items)
  }
}

/// A constraint that is not kept alive.
struct WeakConstraint {
  private(set) weak var value: NSLayoutConstraint?

  init(_ value: NSLayoutConstraint) { self.value = value }
}

extension CGRect {
  fileprivate init(_ rect: LayoutRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }

  /// Whether two frames differ by rounding errors at most.
  ///
  /// Frames are differences of edges on the screen, so that where content is scrolled to shows in their last digits.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    let limit = 1e-6
    return abs(minX - other.minX) < limit && abs(minY - other.minY) < limit && abs(width - other.width) < limit
      && abs(height - other.height) < limit
  }
}

/// The index of the frame of a view or guide in a solution.
struct SolvedIndex {
  var node = -1
  var solution = 0
}
