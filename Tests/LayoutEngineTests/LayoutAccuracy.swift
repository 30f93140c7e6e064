import LayoutEngine

/// How far the engine's frames are from those that Interface Builder saved, by class and by what the difference comes from.
struct LayoutAccuracy {
  /// How many frames there are, and how many of them are how near.
  struct Count {
    var all = 0
    /// Within half a point.
    var near = 0
    /// Within a hundredth of a point.
    var exact = 0

    mutating func add(_ off: Double) {
      all += 1
      if off <= 0.5 + 1e-6 { near += 1 }
      if off <= 0.01 { exact += 1 }
    }
  }

  /// What a frame that is off may come from; the first that holds counts.
  enum Cause: String, CaseIterable {
    case conflict = "required constraints of the root conflict"
    case ambiguous = "the constraints leave it open"
    case rounding = "one point: older rounding, or saved before a change"
    case cell = "in a cell, whose margins changed with iOS"
    case templates = "saved by Xcode 6 to 10"
    case stack = "in a stack view"
    case safeArea = "the root has a safe area that other files decide"
    case other = "anything else"
  }

  private(set) var total = Count()
  private(set) var roots = 0
  private(set) var classes: [String: Count] = [:]
  private(set) var causes: [Cause: Int] = [:]

  /// Measures all documents.
  init(_ documents: [OracleDocument.Case], texts: OracleTree.Texts) {
    for document in documents {
      guard let oracle = OracleTree(document, texts: texts) else { continue }
      roots += 1
      add(oracle, document)
    }
  }

  private mutating func add(_ oracle: OracleTree, _ document: OracleDocument.Case) {
    var engine = LayoutEngine()
    let result = engine.layout(oracle.tree)
    var wrong: [(node: Int, off: Double)] = []
    for (node, view) in oracle.views.enumerated() where view.use == "expected" {
      guard let expected = view.expected else { continue }
      let frame = result.frames[node]
      let off = zip([frame.x, frame.y, frame.width, frame.height], expected).map { abs($0 - $1) }.max() ?? 0
      total.add(off)
      classes[view.tag, default: Count()].add(off)
      if off > 0.5 + 1e-6 { wrong.append((node, off)) }
    }
    guard !wrong.isEmpty else { return }
    let hasConflict = !engine.broken.isEmpty
    let open = Set(engine.ambiguities().map(\.node))
    for (node, off) in wrong {
      let cause = cause(of: node, off, in: oracle, document, hasConflict: hasConflict, isOpen: open.contains(node))
      causes[cause, default: 0] += 1
    }
  }

  private func cause(
    of node: Int,
    _ off: Double,
    in oracle: OracleTree,
    _ document: OracleDocument.Case,
    hasConflict: Bool,
    isOpen: Bool
  ) -> Cause {
    if hasConflict { return .conflict }
    if isOpen { return .ambiguous }
    if off <= 1 + 1e-6 { return .rounding }
    if document.context == "cell" { return .cell }
    if (document.tools.split(separator: ".").first.flatMap { Int($0) } ?? 0) < 14490 { return .templates }
    if sequence(first: node, next: { oracle.tree.nodes[$0].parent }).contains(where: {
      oracle.tree.nodes[$0].stack != nil
    }) {
      return .stack
    }
    return document.safeAreaInsets.contains { $0 != 0 } ? .safeArea : .other
  }
}

extension LayoutAccuracy {
  /// The page, of the engine alone and with the sizes of texts by rule.
  ///
  /// - Parameters:
  ///   - engineAlone: What was measured with the sizes of texts as they were saved.
  ///   - byRule: What was measured with those of the tables.
  ///   - date: The day.
  ///   - file: Another file of saved frames than the usual one; nil for the usual one, of which the page is kept.
  static func page(engineAlone: LayoutAccuracy, byRule: LayoutAccuracy, date: String, file: String? = nil) -> String {
    let origin =
      file.map { "Measured on \(date) with the frames of `\($0)`; the page in Documentation stays as it is." }
      ?? "Made by `make corpus` on \(date); do not edit."
    return """
      # Layout accuracy

      \(origin) Interface Builder saves with each view the frame that Apple's engine gave it on
      a known device. The frames of \(engineAlone.roots) root views of public documents are held against the layout engine's; the
      documents are no part of the project, so the figures can be made only where they lie beside it.

      "Engine alone" takes the natural sizes of texts as they were saved, so that only constraints, stack views, margins and
      rounding count. "By rule" measures texts by the tables of the project, too ([Text.md](Text.md) says what they estimate).

      | | frames | within half a point | exact to 0.01 points |
      |---|---|---|---|
      | engine alone | \(row(engineAlone.total)) |
      | all by rule | \(row(byRule.total)) |

      By class:

      | | frames | engine alone: within half a point | exact | by rule: within half a point | exact |
      |---|---|---|---|---|---|
      \(classes(engineAlone, byRule))

      What the frames that are further off have in common; of several causes, the first of the list counts:

      | | engine alone | by rule |
      |---|---|---|
      \(causes(engineAlone, byRule))

      """
  }

  private static func row(_ count: Count) -> String {
    "\(count.all) | \(percent(count.near, count.all)) | \(percent(count.exact, count.all))"
  }

  private static func percent(_ part: Int, _ all: Int) -> String {
    guard all > 0 else { return "–" }
    let tenths = (1000 * part + all / 2) / all
    return "\(tenths / 10).\(tenths % 10) %"
  }

  private static func classes(_ engineAlone: LayoutAccuracy, _ byRule: LayoutAccuracy) -> String {
    engineAlone.classes.sorted { ($1.value.all, $0.key) < ($0.value.all, $1.key) }.map { tag, alone in
      let ruled = byRule.classes[tag] ?? Count()
      let shares = [
        (alone.near, alone.all), (alone.exact, alone.all), (ruled.near, ruled.all), (ruled.exact, ruled.all),
      ]
      return "| `\(tag)` | \(alone.all) | \(shares.map { percent($0.0, $0.1) }.joined(separator: " | ")) |"
    }.joined(separator: "\n")
  }

  private static func causes(_ engineAlone: LayoutAccuracy, _ byRule: LayoutAccuracy) -> String {
    Cause.allCases.filter { engineAlone.causes[$0] != nil || byRule.causes[$0] != nil }.map { cause in
      "| \(cause.rawValue) | \(engineAlone.causes[cause] ?? 0) | \(byRule.causes[cause] ?? 0) |"
    }.joined(separator: "\n")
  }
}
