import LayoutEngine
import SceneGeometry
import TestSupport
import Testing

/// Trees of any shape with any numbers.
@Suite("Trees by chance")
struct AnyTree {
  @Test("No tree makes the engine trap, and every frame is finite", arguments: 0..<4)
  func survives(part: Int) {
    for seed in Sampling.indexes(Sampling.count(40), of: 200).map({ part * 200 + $0 }) {
      var numbers = SplitMix64(seed: UInt64(seed) &* 0x9E37_79B9)
      let count = Int.random(in: 1...12, using: &numbers)
      var tree = LayoutTree((0..<count).map { numbers.node($0, of: count) }, width: 320, height: 480)
      let relations: [LayoutConstraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
      let priorities: [Float] = [1000, 750, 250, .nan]
      tree.constraints = (0..<Int.random(in: 0...20, using: &numbers)).map { _ in
        LayoutConstraint(
          numbers.item(of: count),
          numbers.attribute(),
          relations.randomElement(using: &numbers) ?? .equal,
          Bool.random(using: &numbers) ? numbers.item(of: count) : nil,
          numbers.attribute(),
          multiplier: Bool.random(using: &numbers) ? 1 : numbers.number(),
          constant: numbers.number(),
          priority: priorities.randomElement(using: &numbers) ?? 1000,
          usesMargins: (Bool.random(using: &numbers), false)
        )
      }
      tree.safeArea = LayoutInsets(top: numbers.number(), bottom: numbers.number())
      var engine = LayoutEngine()
      engine.workLimit = 1_000_000
      for width in [320, numbers.number()] {
        tree.width = width
        let frames = engine.layout(tree).frames
        #expect(frames.count == count)
        let areFinite = frames.allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.width.isFinite && $0.height.isFinite }
        #expect(areFinite, "seed \(seed)")
      }
      _ = engine.conflicts()
      _ = engine.ambiguities()
    }
  }
}

extension SplitMix64 {
  fileprivate mutating func number() -> Double {
    let numbers: [Double] = [0, 8, 20, -15, 44.5, 320, 1000, 1e9, -1e300, 1e-9, .nan, .infinity]
    return numbers.randomElement(using: &self) ?? 0
  }

  fileprivate mutating func attribute() -> LayoutAttribute {
    let attributes: [LayoutAttribute] = [
      .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .firstBaseline,
      .lastBaseline,
    ]
    return attributes.randomElement(using: &self) ?? .left
  }

  fileprivate mutating func item(of count: Int) -> LayoutItem {
    let node = Int.random(in: 0...count, using: &self)
    let items: [LayoutItem] = [
      .node(node), .node(node), .node(node), .safeArea(node), .margins(node), .readable(node), .content(node),
      .frame(node), .keyboard(node), .topSupport, .bottomSupport,
    ]
    return items.randomElement(using: &self) ?? .node(0)
  }

  fileprivate mutating func node(_ index: Int, of count: Int) -> LayoutNode {
    var node = LayoutNode(parent: index == 0 ? nil : Int.random(in: 0..<index, using: &self))
    node.naturalSize =
      Bool.random(using: &self)
      ? .fixed(width: number(), height: number()) : .wrapping { PerAxis($0, $0.map { $0 * 2 }) }
    node.isRightToLeft = Bool.random(using: &self)
    node.isHidden = Int.random(in: 0..<5, using: &self) == 0
    node.isScrollView = Int.random(in: 0..<5, using: &self) == 0
    node.margins.preservesSuperview = Bool.random(using: &self)
    node.firstBaseline = number()
    let frame = LayoutRect(x: number(), y: number(), width: number(), height: number())
    if Bool.random(using: &self) { node.frame = frame }
    if Int.random(in: 0..<4, using: &self) == 0 {
      let mask = AxisAutoresizing(
        leading: Bool.random(using: &self),
        length: Bool.random(using: &self),
        trailing: true
      )
      node.placement = .autoresizing(frame, superviewWidth: 320, superviewHeight: number(), PerAxis(mask, mask))
    }
    guard Int.random(in: 0..<3, using: &self) == 0 else { return node }
    let distributions: [LayoutStack.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    let alignments: [LayoutStack.Alignment] = [.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline]
    node.stack = LayoutStack(
      axis: Bool.random(using: &self) ? .horizontal : .vertical,
      distribution: distributions.randomElement(using: &self) ?? .fill,
      alignment: alignments.randomElement(using: &self) ?? .fill,
      spacing: number(),
      isBaselineRelative: Bool.random(using: &self),
      isMarginsRelative: Bool.random(using: &self),
      arranged: (0..<3).map { _ in Int.random(in: -1...count, using: &self) }
    )
    return node
  }
}
