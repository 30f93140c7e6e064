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
  private var recovery = ConflictRecovery()
  private var hasWarnedOfWork = false

  /// The nodes of which something is open; nil as long as nobody asked.
  private var ambiguousNodes: Set<Int>?
  private var constraints: [WeakConstraint] = []

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
    // What is changed while views are asked counts as new.
    seen = UIRuntime.shared.layoutChanges
    hasPlaced = false
    ambiguousNodes = nil
    let (live, result) = recovery.solve(root, with: &engine) { sizes.size(of: $0) }
    followsFrames = live.followsFrames
    if result.isComplete {
      constraints = live.constraints.map { WeakConstraint($0) }
      sizes.keep(Set(live.items.map(ObjectIdentifier.init)))
    }
    isSolving = false
    guard result.isComplete else { return giveUp(root) }
    hasWarnedOfWork = false
    take(result, of: live)
    recovery.report()
  }

  /// Keeps the frames of the last complete layout, and warns once until there is another one.
  ///
  /// The engine knows equations of another tree than the frames now, so that questions about it would be answered wrongly.
  private func giveUp(_ root: UIView) {
    let limit = engine.workLimit
    engine = LayoutEngine()
    engine.workLimit = limit
    guard !hasWarnedOfWork else { return }
    hasWarnedOfWork = true
    UIRuntime.shared.warn(
      "The layout of \(UIKitException.describe(root)) takes too much work: some of its constraints were left out."
    )
  }

  /// How many cells of rows one solution may touch.
  var workLimit: Int {
    get { engine.workLimit }
    set { engine.workLimit = newValue }
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

  // MARK: - Asking

  /// Whether constraints leave a number of a view open.
  func isAmbiguous(_ place: SolvedPlace) -> Bool {
    guard !isSolving, frame(place) != nil else { return false }
    let nodes = ambiguousNodes ?? Set(engine.ambiguities().map(\.node))
    ambiguousNodes = nodes
    return nodes.contains(place.node)
  }

  /// The constraints that decide an axis of a view, in the order in which they became active.
  func constraints(affecting place: SolvedPlace, on axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard !isSolving, frame(place) != nil else { return [] }
    let sources = engine.sources(affecting: place.node, on: axis == .horizontal ? .horizontal : .vertical)
    return sources.compactMap { source in
      guard case .constraint(let index) = source, constraints.indices.contains(index) else { return nil }
      return constraints[index].value
    }
  }

  /// Gives the views of the root another layout that is as good, in which a view lies elsewhere.
  func exercise(_ place: SolvedPlace) {
    guard !isSolving, frame(place) != nil, let root,
      let ambiguity = engine.ambiguities().first(where: { $0.node == place.node }),
      let rects = engine.alternative(changing: ambiguity)
    else { return }
    let live = LiveLayoutTree(of: root) { sizes.size(of: $0) }
    guard live.items.count == rects.count else { return }
    take(LayoutResult(live.tree, alignmentRects: rects), of: live)
  }
}

/// A constraint that is not kept alive.
struct WeakConstraint {
  private(set) weak var value: NSLayoutConstraint?

  init(_ value: NSLayoutConstraint) { self.value = value }
}

/// Which of the rectangles of which solution belongs to a view or guide.
struct SolvedPlace {
  var node = -1
  var solution = 0
}
