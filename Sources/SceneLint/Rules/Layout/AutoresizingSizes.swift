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
  /// Whether a view is inside of its superview at design time; false for roots.
  private let fits: [Bool]
  /// The frames at the size that is looked at, and whether they differ from those at design time.
  private var frames: [Box]
  private var hasMoved: [Bool]
  private var found: [LintFinding?]
  /// How many siblings in front of a view are looked at, so that the work grows with the number of views alone.
  private static let reach = 32
  /// What rounding may do, in points.
  private static let tolerance = 1.0

  init(_ context: LintContext) {
    self.context = context
    layout = AutoresizedLayout(context)
    let (layout, touches) = (layout, context.touches)
    isVisible = layout.items.map { touches.isVisible($0.id) }
    scrolls = layout.items.map { context.isKind($0.id, of: .scrollView) }
    fits = layout.items.map { item in
      guard let parent = item.parent else { return false }
      return item.frame.excess(over: Self.bounds(layout.items[parent].frame)) <= Self.tolerance
    }
    frames = layout.items.map(\.frame)
    hasMoved = Array(repeating: false, count: frames.count)
    found = Array(repeating: nil, count: frames.count)
  }

  /// The findings, in the order of the text.
  var findings: [LintFinding] { found.compactMap { $0 } }

  mutating func look(at size: PerAxis<Double>) {
    guard !layout.items.isEmpty else { return }
    layout.resize(width: size.horizontal, height: size.vertical, &frames)
    // Views that keep their frames are as they were at design time.
    for index in frames.indices { hasMoved[index] = frames[index] != layout.items[index].frame }
    for index in frames.indices where isVisible[index] {
      guard let parent = layout.items[index].parent, hasMoved[index] || hasMoved[parent], found[index] == nil,
        // A problem of the superview explains those of its subviews.
        found[parent] == nil
      else { continue }
      if let lost = lostLength(index) {
        note(index, "\(context.name(of: layout.items[index].id)) has no \(lost) at \(Self.text(size))")
      } else if !scrolls[parent], leaves(index, parent) {
        note(
          index,
          "\(context.name(of: layout.items[index].id)) extends outside its superview at \(Self.text(size))"
        )
      }
    }
    for parent in layout.children.indices where layout.children[parent].count > 1 { lookForOverlaps(in: parent, size) }
  }

  private static func text(_ size: PerAxis<Double>) -> String {
    "\(SceneNumber.text(size.horizontal)) × \(SceneNumber.text(size.vertical))"
  }

  /// The name of a length that a view had at design time and has no longer; nil if it has both.
  private func lostLength(_ index: Int) -> String? {
    let (before, after) = (layout.items[index].frame, frames[index])
    if before.horizontal.length > 0, after.horizontal.length <= 0 { return LayoutAxis.horizontal.lengthName }
    return before.vertical.length > 0 && after.vertical.length <= 0 ? LayoutAxis.vertical.lengthName : nil
  }

  private func leaves(_ index: Int, _ parent: Int) -> Bool {
    fits[index] && frames[index].excess(over: Self.bounds(frames[parent])) > Self.tolerance
  }

  private static func bounds(_ frame: Box) -> Box {
    Box(Span(position: 0, length: frame.horizontal.length), Span(position: 0, length: frame.vertical.length))
  }

  /// Looks for views that overlap each other in a superview.
  private mutating func lookForOverlaps(in parent: Int, _ size: PerAxis<Double>) {
    let siblings = layout.children[parent]
    guard siblings.contains(where: { hasMoved[$0] }) else { return }
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
