import LayoutEngine
import SceneCompiler
import SceneDiagnostics
import SceneGeometry
import SceneModel
import SceneSyntax

/// A hierarchy that constraints or stacks lay out, solved at each size for which it is checked.
///
/// The equations are made once and solved again for each size, as long as no size class changes them.
final class SolvedRoot {
  let root: LayoutRoots.Root
  /// Whether the scene says how large the hierarchy is where it is not as large as the screen.
  let hasWrittenSize: Bool
  /// The screens for which it is checked, in order.
  let screens: [LayoutScreen]
  /// The screen for which it was drawn.
  let drawn: LayoutScreen
  // The context keeps this value.
  private unowned let context: LintContext
  private let engine = EngineBox()
  private let doubtfulEngine = EngineBox()
  private var known: [MadeNodes: RootNodes] = [:]
  private var doubted: [Int: [SolvedLayout]] = [:]

  /// Whether size classes change anything in it.
  private let varies: Bool
  /// How many contradictions of one layout are looked into.
  private static let conflictLimit = 8

  private struct MadeNodes: Hashable {
    var isWideRegular: Bool
    var isHighRegular: Bool
    var scale: Double
    var cellWidth: Double
    var controls: ControlMetrics
  }

  init(_ root: LayoutRoots.Root, of context: LintContext) {
    self.root = root
    self.context = context
    drawn = NodeMaker.screen(of: root, in: context.scene)
    hasWrittenSize = NodeMaker.writtenSize(of: root.id, in: context.scene) != nil
    varies =
      root.views.contains { context.scene[$0].hasRareParts && !context.scene[$0].variations.isEmpty }
      || root.constraints.contains { !context.scene.constraints[$0].variations.isEmpty }
    let found = Self.screens(for: drawn, kind: root.kind, of: context)
    let suited = found.isEmpty ? [drawn] : found
    switch root.kind {
    case .screen: screens = suited
    case .free: screens = [drawn]
    case .cell:
      var widths: Set<Double> = []
      screens = suited.filter { widths.insert($0.width).inserted }
    }
    engine.engine.workLimit = context.layoutLimit
    doubtfulEngine.engine.workLimit = context.layoutLimit
  }

  /// The screens of the matrix that a scene is made for.
  ///
  /// A file `Name~ipad` or `Name~iphone` is for such devices, as for UIKit; what is drawn for a tablet is for tablets, and what
  /// is drawn for a device on its side is for that.
  private static func screens(
    for drawn: LayoutScreen,
    kind: LayoutRoots.Kind,
    of context: LintContext
  ) -> [LayoutScreen] {
    let file = context.tree.source.path
    let isForTablets = file.contains("~ipad") || kind == .screen && drawn.isTablet
    let isForPhones = file.contains("~iphone")
    let isTurned = kind == .screen && drawn.width > drawn.height
    return context.screens.filter { screen in
      (!isForTablets || screen.isTablet) && (!isForPhones || !screen.isTablet)
        && (!isTurned || screen.width > screen.height && screen.isTablet == drawn.isTablet)
    }
  }

  /// The layouts at `screens`, in order.
  private(set) lazy var solutions: [SolvedLayout] = {
    var found: [SolvedLayout] = []
    for (index, screen) in screens.enumerated() {
      found.append(solve(on: screen, in: engine, isFirst: index == 0))
      // What took too long once would take as long again.
      if found.last?.isComplete == false { break }
    }
    return found
  }()

  /// The layout at the size for which the hierarchy was drawn, as an application would show it there or, by `controls`, would have.
  func drawnLayout(safeArea: LayoutInsets? = nil, controls: ControlMetrics = .ios14) -> SolvedLayout {
    var screen = drawn
    if let safeArea { screen.safeArea = safeArea }
    return solve(on: screen, controls: controls, in: doubtfulEngine, asksWhy: false)
  }

  /// The layouts at the size for which the hierarchy was drawn where what is guessed is otherwise.
  func drawnDoubts() -> [SolvedLayout] {
    let nodes = nodes(on: drawn, controls: .ios14)
    return LayoutDoubt.allCases.filter { $0.concerns(nodes) }.map {
      solve(on: drawn, doubting: $0, in: doubtfulEngine, asksWhy: false)
    }
  }

  /// The layouts at one of `screens` where what is guessed is otherwise; empty where nothing is.
  func doubts(at index: Int) -> [SolvedLayout] {
    if let known = doubted[index] { return known }
    let screen = screens[index]
    let nodes = nodes(on: screen, controls: .ios14)
    let found = LayoutDoubt.allCases.filter { $0.concerns(nodes) }.map {
      solve(on: screen, doubting: $0, in: doubtfulEngine, asksWhy: false)
    }
    doubted[index] = found
    return found
  }

  /// Whether something holds at one of `screens` however large is what is guessed.
  func holds(at index: Int, _ check: (SolvedLayout) -> Bool) -> Bool {
    check(solutions[index]) && doubts(at: index).allSatisfy(check)
  }

  /// Where something of a view is so.
  struct Occurrence {
    var layout: SolvedLayout
    /// Whether it is so at every size.
    var isEverywhere: Bool

    /// What messages say of the size; empty where it is all the same.
    var atSize: String { isEverywhere ? "" : " at \(layout.size)" }
  }

  /// The first size at which something holds for certain; nil where it does nowhere.
  func occurrence(_ check: (SolvedLayout) -> Bool) -> Occurrence? {
    var found: SolvedLayout?
    var count = 0
    for (index, layout) in solutions.enumerated() where layout.isComplete && !layout.hasConflicts && check(layout) {
      if found == nil {
        guard holds(at: index, check) else { continue }
        found = layout
      }
      count += 1
    }
    return found.map { Occurrence(layout: $0, isEverywhere: count == solutions.count) }
  }

  /// By how much an equation is missed where all others hold, as few points as there can be; nil where that is not known.
  ///
  /// A constraint is made a wish below all that is required; of other equations the first found layout counts.
  func miss(of source: EquationSource, in layout: SolvedLayout) -> Double? {
    var tree = layout.nodes.tree(on: layout.screen, kind: root.kind)
    if case .constraint(let index) = source, tree.constraints.indices.contains(index) {
      tree.constraints[index].priority = 999.9
    }
    return doubtfulEngine.engine.settle(tree).isComplete ? doubtfulEngine.engine.excess(of: source) : nil
  }

  /// Whether a node has one place and size only.
  func isSettled(_ node: Int) -> Bool {
    !(solutions.first?.ambiguities.contains { $0.node == node } ?? true)
  }

  /// The rectangles in the root of another layout that is as good, and gives a number another value; nil where there is none.
  func alternative(changing ambiguity: LayoutEngine.Ambiguity, step: Double) -> [LayoutRect]? {
    _ = engine.engine.settle(nodes(on: screens[0], controls: .ios14).tree(on: screens[0], kind: root.kind))
    return engine.engine.alternative(changing: ambiguity, step: step)
  }

  private func nodes(on screen: LayoutScreen, controls: ControlMetrics) -> RootNodes {
    let classes = screen.sizeClasses
    let key = MadeNodes(
      isWideRegular: varies && classes.isWideRegular,
      isHighRegular: varies && classes.isHighRegular,
      scale: screen.scale,
      cellWidth: root.kind == .cell ? screen.width : 0,
      controls: controls
    )
    if let made = known[key] { return made }
    let made = NodeMaker(context.validated, values: context.values, screen: screen, controls: controls) { [context] in
      context.size(ofImage: $0).map { PerAxis($0.width, $0.height) }
    }.nodes(of: root)
    known[key] = made
    return made
  }

  private func solve(
    on screen: LayoutScreen,
    controls: ControlMetrics = .ios14,
    doubting doubt: LayoutDoubt? = nil,
    in box: EngineBox,
    isFirst: Bool = false,
    asksWhy: Bool = true
  ) -> SolvedLayout {
    let nodes = nodes(on: screen, controls: controls)
    let tree = nodes.tree(on: screen, kind: root.kind)
    let result = box.engine.settle(doubt?.applied(to: tree, of: nodes) ?? tree)
    var layout = SolvedLayout(screen: screen, nodes: nodes, frames: result.frames, rects: result.alignmentRects)
    layout.isComplete = result.isComplete
    guard result.isComplete else { return layout }
    layout.hasConflicts = !box.engine.broken.isEmpty
    if asksWhy, layout.hasConflicts { layout.conflicts = box.engine.conflicts(limit: Self.conflictLimit) }
    if isFirst || !asksWhy { layout.ambiguities = box.engine.ambiguities() }
    return layout
  }
}

/// An engine that keeps its system from one layout to the next.
private final class EngineBox {
  var engine = LayoutEngine()
}
