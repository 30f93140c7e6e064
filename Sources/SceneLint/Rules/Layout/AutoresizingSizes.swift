import LayoutEngine
import SceneCatalog
import SceneDiagnostics
import SceneGeometry
import SceneModel

extension LintRule {
  /// Autoresizing masks give a usable layout at every screen size.
  static let autoresizingSizes = LintRule(
    "autoresizing-sizes",
    .layout,
    "On some screen, autoresizing masks make a view overlap another, vanish or leave its superview.",
    options: [
      LintOption(
        "sizes",
        "the sizes of the screens, upright, in points; where there are none, those of the devices that run 'target'",
        .texts([]),
        example: "320x568"
      ) { LayoutScreen.size($0) != nil },
      LintOption(
        "landscape",
        "which of the screens are turned, too",
        .text("tablets"),
        choices: ["none", "tablets", "all"]
      ),
    ]
  ) { context, options in
    let named = options.texts("sizes")
    let sizes = named.isEmpty ? LayoutScreen.usual(on: context.target) : named.compactMap { LayoutScreen.size($0) }
    var check = AutoresizingCheck(context)
    for size in LayoutScreen.turning(sizes, options.text("landscape")) { check.look(at: size) }
    return check.findings
  }
}

extension LayoutScreen {
  /// The sizes of the devices that run a system and everything newer, smallest first; nil is the newest.
  ///
  /// From iOS 16 on no screen is 320 points wide, but for Display Zoom and Slide Over.
  fileprivate static func usual(on target: DeploymentTarget?) -> [PerAxis<Double>] {
    let all: [(Double, Double)] = [
      (320, 480), (320, 568), (375, 667), (393, 852), (430, 932), (768, 1024), (1024, 1366),
    ]
    let skipped =
      if let target, target.isBefore("iOS 16.0") { target.isBefore("iOS 10.0") ? 0 : 1 } else { 2 }
    return all.dropFirst(skipped).map { PerAxis($0.0, $0.1) }
  }

  /// Sizes, and behind them those that a choice turns on their side: people turn tablets, and many applications keep phones upright.
  fileprivate static func turning(_ upright: [PerAxis<Double>], _ choice: String) -> [PerAxis<Double>] {
    let turned = upright.filter { size in
      choice == "all"
        || choice == "tablets" && SizeClasses.isTablet(width: size.horizontal, height: size.vertical)
    }
    return upright + turned.map { PerAxis($0.vertical, $0.horizontal) }
  }
}

/// Checks the views of a scene at one size after the other, and keeps the first problem of each view.
private struct AutoresizingCheck {
  private unowned let context: LintContext
  private let layout: AutoresizedLayout
  private let isVisible: [Bool]
  private let scrolls: [Bool]
  private var found: [LintFinding?]
  /// How many siblings in front of a view are looked at, so that the work grows with the number of views alone.
  private static let reach = 32
  /// What rounding may do, in points.
  private static let tolerance = 1.0

  init(_ context: LintContext) {
    self.context = context
    layout = AutoresizedLayout(context)
    isVisible = layout.items.map { context.touches.isVisible($0.id) }
    scrolls = layout.items.map { context.isKind($0.id, of: .scrollView) }
    found = layout.items.map { _ in nil }
  }

  /// The findings, in the order of the text.
  var findings: [LintFinding] { found.compactMap { $0 } }

  mutating func look(at size: PerAxis<Double>) {
    guard !layout.items.isEmpty else { return }
    let frames = layout.frames(width: size.horizontal, height: size.vertical)
    // Views that keep their frames are as they were at design time.
    let hasMoved = layout.items.indices.map { frames[$0] != layout.items[$0].frame }
    for (index, item) in layout.items.enumerated() {
      guard let parent = item.parent, hasMoved[index] || hasMoved[parent], found[index] == nil, isVisible[index]
      else { continue }
      // A problem of the superview explains those of its subviews.
      guard found[parent] == nil else { continue }
      if let lost = lostLength(index, frames) {
        note(index, "\(context.name(of: item.id)) has no \(lost) at \(Self.text(size))")
      } else if !scrolls[parent], leaves(index, parent, frames) {
        note(index, "\(context.name(of: item.id)) extends outside its superview at \(Self.text(size))")
      }
    }
    for siblings in layout.children { lookForOverlaps(siblings, frames, hasMoved, size) }
  }

  private static func text(_ size: PerAxis<Double>) -> String {
    "\(SceneNumber.text(size.horizontal)) × \(SceneNumber.text(size.vertical))"
  }

  /// The name of a length that a view had at design time and has no longer; nil if it has both.
  private func lostLength(_ index: Int, _ frames: [Box]) -> String? {
    let (before, after) = (layout.items[index].frame, frames[index])
    if before.horizontal.length > 0, after.horizontal.length <= 0 { return LayoutAxis.horizontal.lengthName }
    return before.vertical.length > 0 && after.vertical.length <= 0 ? LayoutAxis.vertical.lengthName : nil
  }

  private func leaves(_ index: Int, _ parent: Int, _ frames: [Box]) -> Bool {
    let before = layout.items[index].frame.excess(over: bounds(layout.items[parent].frame))
    return before <= Self.tolerance && frames[index].excess(over: bounds(frames[parent])) > Self.tolerance
  }

  private func bounds(_ frame: Box) -> Box {
    Box(Span(position: 0, length: frame.horizontal.length), Span(position: 0, length: frame.vertical.length))
  }

  private mutating func lookForOverlaps(
    _ siblings: [Int],
    _ frames: [Box],
    _ hasMoved: [Bool],
    _ size: PerAxis<Double>
  ) {
    guard siblings.count > 1, siblings.contains(where: { hasMoved[$0] }) else { return }
    for (position, index) in siblings.enumerated() where isVisible[index] && found[index] == nil {
      for other in siblings[(position + 1)...].prefix(Self.reach) where isVisible[other] && found[other] == nil {
        // Few overlap at any size, so that is asked first.
        guard hasMoved[index] || hasMoved[other], frames[index].depth(in: frames[other]) > Self.tolerance,
          layout.items[index].frame.depth(in: layout.items[other].frame) <= Self.tolerance
        else { continue }
        let names = (context.name(of: layout.items[other].id), context.name(of: layout.items[index].id))
        let notes = [Diagnostic.Note("the other view is here", at: context.reportedRange(of: layout.items[index].id))]
        note(other, "\(names.0) overlaps \(names.1) at \(Self.text(size))", notes)
      }
    }
  }

  private mutating func note(_ index: Int, _ message: String, _ notes: [Diagnostic.Note] = []) {
    let id = layout.items[index].id
    let mask = context.property(.autoresizingMask, of: id)
    let isOwn = mask.map { $0.style == nil } ?? false
    found[index] = LintFinding(
      message,
      at: isOwn ? mask?.name.range ?? context.reportedRange(of: id) : context.frameRange(of: id),
      hint: "make a margin or its size flexible in 'autoresizingMask'",
      notes: notes
    )
  }
}
