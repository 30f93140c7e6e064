import AssetCatalog
import Backports
import LayoutEngine
import SceneCompiler
import SceneDiagnostics
import SceneGeometry
import SceneModel
import SceneNodes
import SceneSyntax
import TextMetrics

/// A hierarchy that constraints or stack views lay out, solved at each size that it is checked for.
///
/// The equations are built once and solved again for each size, unless a size class changes them.
final class SolvedRoot {
  let root: LayoutRoots.Root
  /// Whether the scene has a written size for the root.
  let hasWrittenSize: Bool
  /// The screens that it is checked for, in order.
  let screens: [LayoutScreen]
  /// The screen that it was designed for.
  let drawn: LayoutScreen
  // The context owns this value.
  private unowned let context: LintContext
  private let engine = EngineBox()
  private let doubtfulEngine = EngineBox()
  private var known: [MadeNodes: RootNodes] = [:]
  private var doubted: [Int: [SolvedLayout]] = [:]

  /// The layout that `engine` holds.
  private var solved: (screen: LayoutScreen, result: LayoutResult)?
  /// Whether variations by size class change it.
  private let varies: Bool
  /// Whether the pixels of a screen decide the constant of a constraint.
  private let usesSystemSpacing: Bool
  /// The maximum number of conflicts that are analyzed for one layout.
  private static let conflictLimit = 8

  private struct MadeNodes: Hashable {
    var isWideRegular: Bool
    var isHighRegular: Bool
    var scale: Double
    var textSize: TextSize
    var cellWidth: Double
    var controls: ControlMetrics
  }

  /// A width that a table gives, and the size of its text.
  private struct RowWidth: Hashable {
    var width: Double
    var textSize: TextSize
  }

  /// What decides all but sizes and insets of the nodes of a hierarchy.
  fileprivate struct Shape: Equatable {
    private let isWideRegular: Bool
    private let isHighRegular: Bool
    private let controls: ControlMetrics

    init(of screen: LayoutScreen, _ controls: ControlMetrics, varies: Bool) {
      let classes = screen.sizeClasses
      isWideRegular = varies && classes.isWideRegular
      isHighRegular = varies && classes.isHighRegular
      self.controls = controls
    }
  }

  init(_ root: LayoutRoots.Root, of context: LintContext) {
    self.root = root
    self.context = context
    drawn = NodeMaker.screen(of: root, in: context.scene)
    hasWrittenSize = NodeMaker.writtenSize(of: root.id, in: context.scene) != nil
    varies =
      root.views.contains {
        context.scene.objects.hasRareParts(at: $0.index) && !context.variations(of: $0).isEmpty
      }
      || root.constraints.contains { !context.scene.constraints[$0].variations.isEmpty }
    usesSystemSpacing = root.constraints.contains { context.scene.constraints[$0].usesSystemSpacing }
    let found = Self.screens(for: drawn, kind: root.kind, of: context)
    let suited = found.isEmpty ? Self.textSizes(of: context.screens).map(drawn.with) : found
    switch root.kind {
    case .screen: screens = suited
    case .free, .item: screens = Self.textSizes(of: suited).map(drawn.with)
    case .cell, .header:
      var widths: Set<RowWidth> = []
      screens =
        Self.isInNarrowTable(root, of: context)
        ? Self.textSizes(of: suited).map(drawn.with)
        : suited.filter { widths.insert(RowWidth(width: $0.width, textSize: $0.textSize)).inserted }
    }
    engine.engine.workLimit = context.layoutLimit
    engine.engine.expectsOtherSizes = screens.count > 1
    doubtfulEngine.engine.workLimit = context.layoutLimit
  }

  /// The checked screens that a scene is designed for.
  ///
  /// As in UIKit, a file `Name~ipad` or `Name~iphone` is for that kind of device. A scene designed for a tablet is for
  /// tablets, and one designed for landscape is for landscape.
  private static func screens(
    for drawn: LayoutScreen,
    kind: LayoutRoots.Kind,
    of context: LintContext
  ) -> [LayoutScreen] {
    let file = context.tree.source.path
    let namesDevice = file.utf8.contains(UInt8(ascii: "~"))
    let isForTablets = namesDevice && file.contains("~ipad") || kind == .screen && drawn.isTablet
    let isForPhones = namesDevice && file.contains("~iphone")
    let isTurned = kind == .screen && drawn.width > drawn.height
    return context.screens.filter { screen in
      (!isForTablets || screen.isTablet) && (!isForPhones || !screen.isTablet)
        && (!isTurned || screen.width > screen.height && screen.isTablet == drawn.isTablet)
    }
  }

  /// The text sizes of screens, each once, in order.
  private static func textSizes(of screens: [LayoutScreen]) -> [TextSize] {
    var seen: Set<TextSize> = []
    return screens.map(\.textSize).filter { seen.insert($0).inserted }
  }

  /// Whether a table that is drawn narrower than its screen gives a root its width, which no screen is the measure of.
  private static func isInNarrowTable(_ root: LayoutRoots.Root, of context: LintContext) -> Bool {
    let objects = context.scene.objects
    guard let table = objects.parent(at: root.id.index), let width = context.scene[table].writtenFrame?[2] else {
      return false
    }
    var top = table
    while let slot = context.slotName(of: top), ["subviews", "arrangedSubviews"].contains(slot),
      let outer = context.parent(of: top)
    { top = outer }
    return (context.scene[top].writtenFrame?[2]).map { width < $0 } ?? false
  }

  /// The layouts at `screens`, in order.
  private(set) lazy var solutions: [SolvedLayout] = {
    var found: [SolvedLayout] = []
    for screen in screens {
      found.append(solve(on: screen, in: engine))
      // The other sizes would exceed the work limit too.
      if found.last?.isComplete == false { break }
    }
    return found
  }()

  /// The layout at the size that the hierarchy was designed for, with the control sizes of an iOS version.
  func drawnLayout(safeArea: LayoutInsets? = nil, controls: ControlMetrics = .ios14) -> SolvedLayout {
    var screen = drawn
    if let safeArea { screen.safeArea = safeArea }
    return solve(on: screen, controls: controls, in: doubtfulEngine, asksWhy: false)
  }

  /// The layouts at the size that the hierarchy was designed for, with other assumptions about uncertain sizes.
  func drawnDoubts() -> [SolvedLayout] {
    let nodes = nodes(on: drawn, controls: .ios14)
    return LayoutDoubt.allCases.filter { $0.concerns(nodes) }.map {
      solve(on: drawn, doubting: $0, in: doubtfulEngine, asksWhy: false)
    }
  }

  /// The layouts at one of `screens` with other assumptions; empty if all sizes are certain.
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

  /// Whether a check holds at one of `screens` with every assumption about uncertain sizes.
  func holds(at index: Int, _ check: (SolvedLayout) -> Bool) -> Bool {
    check(solutions[index]) && doubts(at: index).allSatisfy(check)
  }

  /// Where a check of a view holds.
  struct Occurrence {
    var layout: SolvedLayout
    /// Whether it holds at every size.
    var isEverywhere: Bool

    /// The size for messages, with " at "; empty if the check holds at every size.
    var atSize: String { isEverywhere ? "" : " at \(layout.size)" }
  }

  /// The first size at which a check holds for certain; nil if there is none.
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

  /// What messages say of the sizes at which something is so: the first one, and how many others; empty for all.
  func words(for sizes: [String]) -> String {
    guard let first = sizes.first, screens.count > 1, sizes.count < screens.count else { return "" }
    let others = sizes.count - 1
    return " at \(first)" + (others > 0 ? " and \(others) other \(others == 1 ? "size" : "sizes")" : "")
  }

  /// The smallest error of an equation, in points, if all others hold; nil if it is not known.
  ///
  /// For a constraint, its priority is lowered below required; for other equations, the error in the first layout counts.
  func miss(of source: EquationSource, in layout: SolvedLayout) -> Double? {
    var tree = sized(layout.nodes.tree(on: layout.screen, kind: root.kind))
    if case .constraint(let index) = source, tree.constraints.indices.contains(index) {
      tree.constraints[index].priority = 999.9
    }
    doubtfulEngine.shape = nil
    return doubtfulEngine.engine.settle(tree).isComplete ? doubtfulEngine.engine.excess(of: source) : nil
  }

  /// Whether a node's position and size are unambiguous.
  func isSettled(_ node: Int) -> Bool {
    !solutions.isEmpty && !openNodes.contains(node)
  }

  /// The nodes whose position or size the first layout leaves open.
  private lazy var openNodes = Set(solutions.first?.ambiguities.filter { !$0.isOfContent }.map(\.node) ?? [])

  /// Two layouts at one of `screens` that are as good, and give a number two values; nil where there is only one.
  func alternatives(
    of ambiguity: LayoutEngine.Ambiguity,
    at index: Int,
    step: Double
  ) -> (now: LayoutResult, other: LayoutEngine.Alternative)? {
    if solved?.screen != screens[index] { _ = solve(on: screens[index], in: engine, asksWhy: false) }
    // Which of the layouts that are as good comes out hangs on the one before, so that it is compared with this one.
    guard let now = solved?.result, let other = engine.engine.alternative(changing: ambiguity, step: step) else {
      return nil
    }
    return (now, other)
  }

  private func nodes(on screen: LayoutScreen, controls: ControlMetrics) -> RootNodes {
    let classes = screen.sizeClasses
    let key = MadeNodes(
      isWideRegular: varies && classes.isWideRegular,
      isHighRegular: varies && classes.isHighRegular,
      scale: screen.scale,
      textSize: screen.textSize,
      cellWidth: root.kind.hasWidthOfTable ? screen.width : 0,
      controls: controls
    )
    if let made = known[key] { return made }
    let maker = NodeMaker(
      context.validated,
      values: context.values,
      screen: screen,
      controls: controls,
      imageSize: { [context] in context.size(ofImage: $0).map { PerAxis($0.width, $0.height) } },
      file: { [context] in context.font(named: $0) }
    )
    let similar = known.first { other, _ in
      var other = other
      (other.scale, other.textSize) = (key.scale, key.textSize)
      return other == key
    }
    let made = similar.map { maker.remeasured($0.value, of: root) } ?? maker.nodes(of: root)
    known[key] = made
    return made
  }

  /// A tree with the height that a table gives the root: its `rowHeight` for a cell, or what the content asks for.
  ///
  /// A written height stays as it is, and so does that of other roots.
  private func sized(_ tree: LayoutTree) -> LayoutTree {
    guard root.kind.hasWidthOfTable, !hasWrittenSize else { return tree }
    var tree = tree
    tree.height = rowHeight ?? fittingHeight(of: tree)
    return tree
  }

  /// The height that a table gives all its rows; nil where each row has its own.
  private var rowHeight: Double? {
    guard root.kind == .cell, let table = context.scene.objects.parent(at: root.id.index),
      case .double(let height)? = context.value(.rowHeight, of: table), height > 0
    else { return nil }
    return height
  }

  /// The least height that a cell's constraints allow at its width; that of a standard row where they ask for none.
  private func fittingHeight(of tree: LayoutTree) -> Double {
    var tree = tree
    tree.height = 0
    // As UIKit asks for a row's height: the width is required, and the height has `UILayoutPriority.fittingSizeLevel`.
    tree.fitting = PerAxis(1000, 50)
    var engine = LayoutEngine()
    engine.workLimit = context.layoutLimit
    let result = engine.settle(tree)
    guard result.isComplete, let height = result.alignmentRects.first?.height, height > 0 else { return 44 }
    return (height * tree.scale).rounded(.up) / tree.scale
  }

  private func solve(
    on screen: LayoutScreen,
    controls: ControlMetrics = .ios14,
    doubting doubt: LayoutDoubt? = nil,
    in box: EngineBox,
    asksWhy: Bool = true
  ) -> SolvedLayout {
    let nodes = nodes(on: screen, controls: controls)
    let tree = nodes.tree(on: screen, kind: root.kind)
    // A doubt is about sizes of content.
    let shape = Shape(of: screen, controls, varies: varies)
    let result = box.engine.settle(
      sized(doubt?.applied(to: tree, of: nodes) ?? tree),
      hasLastShape: box.shape == shape && !usesSystemSpacing
    )
    box.shape = shape
    if box === engine { solved = (screen, result) }
    let layout = SolvedLayout(screen: screen, nodes: nodes, frames: result.frames, rects: result.alignmentRects)
    layout.isComplete = result.isComplete
    guard result.isComplete else { return layout }
    let broken = box.engine.broken
    layout.hasConflicts = !broken.isEmpty
    if asksWhy, layout.hasConflicts {
      layout.conflicts = box.engine.conflicts(limit: Self.conflictLimit)
      let isExplained = layout.conflicts.count == broken.count
      layout.contradicted = isExplained ? axes(of: layout.conflicts, in: box) : Set(LayoutAxis.allCases)
    }
    layout.ambiguities = box.engine.openNumbers()
    return layout
  }

  /// The axes of contradictions.
  private func axes(of conflicts: [LayoutEngine.Conflict], in box: EngineBox) -> Set<LayoutAxis> {
    var axes: Set<LayoutAxis> = []
    for index in conflicts.flatMap(\.equations) {
      guard let terms = box.engine.relation(at: index)?.terms else { continue }
      // What belongs to no node may lie on either axis.
      for term in terms { axes.formUnion(term.node == nil ? LayoutAxis.allCases : [term.quantity.axis]) }
    }
    return axes
  }
}

/// A reference to an engine, which keeps its equations between layouts.
private final class EngineBox {
  var engine = LayoutEngine()
  /// What the nodes of the last tree were made for; nil for none, or where its constraints were changed after that.
  var shape: SolvedRoot.Shape?
}
