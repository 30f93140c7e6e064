import LayoutEngine
import SceneDiagnostics
import SceneModel
import SceneNodes

extension LintRule {
  /// The written frames are the ones that the constraints give.
  static let misplacedView = LintRule(
    "misplaced-view",
    .layout,
    "A view's frame is not what its constraints give."
  ) { context, _ in
    context.solvedRoots.all.flatMap { root in MisplacedFrames(root, context).findings }
  }
}

/// The written frames of a hierarchy that differ from the solved ones.
private struct MisplacedFrames {
  private let root: SolvedRoot
  private unowned let context: LintContext
  /// Whether the scene was imported from an Interface Builder document, which any version may have written.
  private let isImported: Bool

  init(_ root: SolvedRoot, _ context: LintContext) {
    (self.root, self.context) = (root, context)
    isImported = root.root.views.contains { context.scene[$0].interfaceBuilderID != nil }
  }

  /// Smaller differences, in points, are rounding.
  private var tolerance: Double { isImported ? 1.01 : 0.51 }

  var findings: [LintFinding] {
    let written = root.root.views.indices.dropFirst().compactMap { node in
      frame(of: node).map { (node: node, frame: $0.frame, property: $0.property) }
    }
    guard !written.isEmpty else { return [] }
    let base = root.drawnLayout()
    guard base.isComplete, !base.hasConflicts else { return [] }
    let open = Set(base.ambiguities.filter { !$0.isOfContent }.map(\.node))
    let misplaced = written.filter {
      !open.contains($0.node) && !base.nodes.absent.contains($0.node) && isPlaced($0.node, base)
        && differs($0.frame, from: [base.frames[$0.node]])
    }
    guard !misplaced.isEmpty else { return [] }
    let doubts = root.drawnDoubts()
    let bars = layoutsUnderBars.filter(\.isComplete)
    var layouts = [base] + doubts.filter(\.isComplete) + bars
    let differing = { (written: (node: Int, frame: LayoutRect, property: SceneProperty)) in
      differs(written.frame, from: layouts.map { $0.frames[written.node] })
    }
    var left = misplaced.filter(differing)
    // Each layout explains some of the frames, and few need all of them.
    for other in others where !left.isEmpty {
      let layout = root.drawnLayout(safeArea: other.safeArea, controls: other.controls)
      guard layout.isComplete else { continue }
      layouts.append(layout)
      left = left.filter(differing)
    }
    return left.map { node, frame, property in
      // A frame that depends on an assumption is only a probable fix.
      let isCertain = (doubts + bars).allSatisfy { $0.isComplete && $0.frames[node] == base.frames[node] }
      return finding(node, property, base.frames[node], isCertain: isCertain)
    }
  }

  /// Other devices and iOS versions, in whose layouts a written frame may be right.
  private var others: [(safeArea: LayoutInsets?, controls: ControlMetrics)] {
    let insets = [LayoutInsets()] + (isImported ? [LayoutInsets(top: 20), LayoutInsets(top: 44, bottom: 34)] : [])
    let versions: [ControlMetrics] = isImported ? [.ios7, .ios11, .ios13, .ios26] : []
    return insets.map { ($0, .ios14) } + versions.map { (nil, $0) }
  }

  /// The layouts in the containers of a storyboard: which bars are above and below a scene depends on what leads to it.
  ///
  /// The largest insets are those of an iPhone with a large title and a tab bar; whatever is between the two fits.
  private var layoutsUnderBars: [SolvedLayout] {
    guard context.scene.viewController != nil else { return [] }
    return [LayoutInsets(), LayoutInsets(top: 155, bottom: 83)].map { root.drawnLayout(safeArea: $0) }
  }

  /// A view's own written frame; nil if there is none, or the view has a transform.
  private func frame(of node: Int) -> (frame: LayoutRect, property: SceneProperty)? {
    let view = root.root.views[node]
    guard let property = context.property(.frame, of: view), property.style == nil,
      !context.sets(.transform, of: view),
      case .geometry(.rect, let numbers) = property.value.value, numbers.count == 4
    else { return nil }
    return (LayoutRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), property)
  }

  private func isPlaced(_ node: Int, _ layout: SolvedLayout) -> Bool {
    if case .constraints = layout.nodes.tree.nodes[node].placement { true } else { false }
  }

  /// Whether a frame is outside the range of the other frames.
  private func differs(_ frame: LayoutRect, from others: [LayoutRect]) -> Bool {
    [\LayoutRect.x, \.y, \.width, \.height].contains { number in
      let values = others.map { $0[keyPath: number] }
      guard let least = values.min(), let most = values.max() else { return false }
      return frame[keyPath: number] < least - tolerance || frame[keyPath: number] > most + tolerance
    }
  }

  private func finding(
    _ node: Int,
    _ property: SceneProperty,
    _ solved: LayoutRect,
    isCertain: Bool
  ) -> LintFinding {
    let numbers = [solved.x, solved.y, solved.width, solved.height].map { number in
      SceneNumber.text((number * 100).rounded() / 100)
    }
    let text = "[\(numbers.joined(separator: ", "))]"
    let range = property.value.range
    return LintFinding(
      "the constraints give \(context.name(of: root.root.views[node])) the frame \(text)",
      at: range,
      hint: "write '\(text)', or change the constraints",
      fixIts: [
        Diagnostic.FixIt("write '\(text)'", edits: [TextEdit(range: range, replacement: text)], isCertain: isCertain)
      ],
      severity: isImported ? .note : nil
    )
  }
}
