import LayoutEngine
import SceneGeometry
import Testing

@Suite("The layout engine")
struct LayoutEngineTests {
  /// A root of 320 × 480 points with views in it.
  private func tree(_ children: [LayoutNode], _ constraints: [LayoutConstraint] = []) -> LayoutTree {
    var tree = LayoutTree([LayoutNode(parent: nil)] + children, width: 320, height: 480)
    tree.constraints = constraints
    return tree
  }

  private func view(_ width: Double? = nil, _ height: Double? = nil, in parent: Int = 0) -> LayoutNode {
    var node = LayoutNode(parent: parent)
    node.naturalSize = .fixed(width: width, height: height)
    return node
  }

  private func frames(_ tree: LayoutTree) -> [LayoutRect] {
    var engine = LayoutEngine()
    return engine.layout(tree).frames
  }

  @Test("Constraints see the alignment rectangle, and edges are rounded in the root's coordinates")
  func alignment() {
    var toggle = view(49, 31)
    toggle.alignmentInsets = LayoutInsets(right: 2)
    let frames = frames(
      tree(
        [toggle],
        [
          LayoutConstraint(.node(1), .right, .equal, .node(0), .right, constant: -10.3),
          LayoutConstraint(.node(1), .top, .equal, .node(0), .top, constant: 5.25),
        ]
      )
    )
    #expect(frames[1] == LayoutRect(x: 260.5, y: 5.5, width: 51, height: 31))
  }

  @Test("A mask becomes equations that give way with the superview")
  func masks() {
    var middle = view(nil, nil)
    let masks = PerAxis(
      AxisAutoresizing(leading: false, length: true, trailing: false),
      AxisAutoresizing(leading: true, length: false, trailing: true)
    )
    let frame = LayoutRect(x: 10, y: 40, width: 80, height: 20)
    middle.placement = .autoresizing(frame, superviewWidth: 100, superviewHeight: 160, masks)
    #expect(frames(tree([middle]))[1] == LayoutRect(x: 10, y: 131.5, width: 300, height: 20))
  }

  @Test("Empty flexible parts share a change equally, in equations as in frames")
  func emptyParts() {
    var middle = view()
    let sides = AxisAutoresizing(leading: true, length: false, trailing: true)
    let all = AxisAutoresizing(leading: true, length: true, trailing: true)
    let frame = LayoutRect(width: 100, height: 0)
    middle.placement = .autoresizing(frame, superviewWidth: 100, superviewHeight: 0, PerAxis(sides, all))
    #expect(frames(tree([middle]))[1] == LayoutRect(x: 110, y: 160, width: 100, height: 160))
    #expect(sides.resized(Span(position: 0, length: 100), from: 100, to: 320) == Span(position: 110, length: 100))
  }

  @Test("A stack fills its length, and hidden views leave no gap")
  func stacks() {
    var stack = view()
    stack.stack = LayoutStack(axis: .horizontal, spacing: 8, arranged: [2, 3, 4])
    var hidden = view(100, 10, in: 1)
    hidden.isHidden = true
    var last = view(40, 20, in: 1)
    last.hugging = PerAxis(100, 250)
    let fixed = [
      LayoutConstraint(.node(1), .left, .equal, .node(0), .left),
      LayoutConstraint(.node(1), .top, .equal, .node(0), .top),
      LayoutConstraint(.node(1), .width, constant: 200),
    ]
    var tree = tree([stack, view(30, 30, in: 1), hidden, last], fixed)
    var result = frames(tree)
    #expect(result[1] == LayoutRect(width: 200, height: 30))
    #expect(result[2] == LayoutRect(width: 30, height: 30))
    #expect(result[4] == LayoutRect(x: 38, width: 162, height: 30))
    tree.nodes[1].stack?.alignment = .center
    tree.nodes[1].isRightToLeft = true
    result = frames(tree)
    #expect(result[2] == LayoutRect(x: 170, width: 30, height: 30))
    #expect(result[4] == LayoutRect(x: 0, y: 5, width: 162, height: 20))
  }

  @Test("Where the view around reads from right to left, leading is right and constants are negated")
  func rightToLeft() {
    var tree = tree(
      [view(50, 20)],
      [
        LayoutConstraint(.node(1), .leading, .equal, .node(0), .leading, constant: 16),
        LayoutConstraint(.node(1), .top, .equal, .safeArea(0), .top),
      ]
    )
    tree.nodes[0].isRightToLeft = true
    #expect(frames(tree)[1] == LayoutRect(x: 254, width: 50, height: 20))
    tree.nodes[0].isRightToLeft = false
    tree.nodes[1].isRightToLeft = true
    #expect(frames(tree)[1] == LayoutRect(x: 16, width: 50, height: 20))
  }

  @Test("Lengths are exact where edges are thirds of points")
  func exactLengths() {
    var tree = tree(
      [view(0, 0)],
      [
        LayoutConstraint(.node(1), .width, .equal, constant: 100),
        LayoutConstraint(.node(1), .height, .equal, constant: 20),
        LayoutConstraint(.node(1), .centerX, .equal, .node(0), .centerX, constant: 50),
        LayoutConstraint(.node(1), .top, .equal, .node(0), .top, constant: 1),
      ]
    )
    tree.scale = 3
    for width in stride(from: 320.0, to: 430, by: 1) {
      tree.width = width
      #expect(frames(tree)[1].width == 100, "\(width)")
    }
  }

  @Test("The content of a scroll view has a size of its own")
  func scrollContent() {
    var scroll = view()
    scroll.isScrollView = true
    let edges: [LayoutAttribute] = [.left, .right, .top, .bottom]
    let constraints =
      edges.map { LayoutConstraint(.node(1), $0, .equal, .node(0), $0) }
      + edges.map {
        LayoutConstraint(.node(2), $0, .equal, .node(1), $0, constant: $0 == .left || $0 == .top ? 10 : -10)
      }
    var engine = LayoutEngine()
    let result = engine.layout(tree([scroll, view(500, 900, in: 1)], constraints))
    #expect(result.frames[2] == LayoutRect(x: 10, y: 10, width: 500, height: 900))
    #expect(result.contentSizes[1] == PerAxis(520, 920))
  }

  @Test("A content that no constraint sizes has no size, and a known one is not changed")
  func unsizedContent() {
    var scroll = view()
    scroll.isScrollView = true
    let near = [
      LayoutConstraint(.node(2), .left, .equal, .node(1), .left, constant: 10),
      LayoutConstraint(.node(2), .top, .equal, .node(1), .top, constant: 10),
    ]
    var engine = LayoutEngine()
    #expect(engine.layout(tree([scroll, view(50, 90, in: 1)], near)).contentSizes.isEmpty)
    let far = near + [LayoutConstraint(.node(2), .bottom, .equal, .node(1), .bottom, constant: -10)]
    #expect(engine.layout(tree([scroll, view(50, 90, in: 1)], far)).contentSizes[1] == PerAxis(nil, 110))
    scroll.contentSize = PerAxis(300, 700)
    let result = engine.layout(tree([scroll, view(50, 90, in: 1)], Array(far.dropFirst(2)) + [near[0]]))
    #expect(result.contentSizes.isEmpty)
    #expect(result.frames[2] == LayoutRect(x: 10, y: 600, width: 50, height: 90))
  }

  @Test("Text in several lines is asked again with the width that came out")
  func wrapping() {
    var label = LayoutNode(parent: 0)
    label.naturalSize = .wrapping { PerAxis(600, $0.map { ($0 / 100).rounded(.up) * 10 } ?? 10) }
    let frames = frames(
      tree(
        [label],
        [
          LayoutConstraint(.node(1), .left, .equal, .margins(0), .left),
          LayoutConstraint(.node(1), .right, .equal, .margins(0), .right),
          LayoutConstraint(.node(1), .top, .equal, .margins(0), .top),
        ]
      )
    )
    #expect(frames[1] == LayoutRect(x: 8, y: 8, width: 304, height: 40))
  }

  @Test("Another size of the root is solved with the same system and comes to the same as a new one")
  func resizing() {
    var firm = view(60, 20)
    firm.compressionResistance = PerAxis(751, 751)
    var tree = tree(
      [view(100, 20), firm],
      [
        LayoutConstraint(.node(1), .left, .equal, .margins(0), .left),
        LayoutConstraint(.node(2), .left, .equal, .node(1), .right, constant: 8),
        LayoutConstraint(.node(2), .right, .lessThanOrEqual, .margins(0), .right),
        LayoutConstraint(.node(1), .centerY, .equal, .node(0), .centerY),
        LayoutConstraint(.node(2), .lastBaseline, .equal, .node(1), .lastBaseline),
      ]
    )
    var engine = LayoutEngine()
    for width in [320.0, 150, 900, 120, 0] {
      tree.width = width
      #expect(engine.layout(tree).frames == frames(tree))
    }
  }

  @Test("A contradiction is named by what it consists of, and the rest is laid out")
  func conflicts() {
    var engine = LayoutEngine()
    let constraints = [
      LayoutConstraint(.node(1), .width, constant: 100),
      LayoutConstraint(.node(1), .left, .equal, .node(0), .left, constant: 10),
      LayoutConstraint(.node(1), .right, .equal, .node(0), .right, constant: -10),
    ]
    let result = engine.layout(tree([view(nil, 20)], constraints))
    #expect(result.frames[1].width == 100)
    let conflicts = engine.conflicts()
    #expect(conflicts.map(\.broken) == [.constraint(2)])
    #expect(conflicts.first?.isMinimal == true)
    let expected: Set<EquationSource> = [.root, .constraint(0), .constraint(1), .constraint(2)]
    #expect(conflicts.first.map { Set($0.sources) } == expected)
  }

  @Test("What is not settled is named by node and number")
  func ambiguity() {
    var engine = LayoutEngine()
    _ = engine.layout(tree([view(50, 20)], [LayoutConstraint(.node(1), .left, .equal, .node(0), .left)]))
    let found = engine.ambiguities()
    #expect(found == [LayoutEngine.Ambiguity(node: 1, quantity: .y)])
    let other = found.first.flatMap { engine.alternative(changing: $0) }
    #expect(other?.rects[1].y == 50)
    #expect(engine.relations(affecting: 1, on: .horizontal).contains { $0.source == .constraint(0) })
    #expect(!engine.relations(affecting: 1, on: .vertical).contains { $0.source == .constraint(0) })
  }

  @Test("What is open comes out as it is held, weaker than any wish")
  func holds() {
    var engine = LayoutEngine()
    let left = LayoutConstraint(.node(1), .left, .equal, .node(0), .left)
    var loose = tree([view(50, 20)], [left])
    _ = engine.layout(loose)
    let rects = engine.ambiguities().first.flatMap { engine.alternative(changing: $0)?.rects } ?? []
    loose.holds = engine.holds(for: rects)
    #expect(loose.holds.map(\.value) == [50])
    #expect(engine.layout(loose).frames[1].y == 50)
    var wish = LayoutConstraint(.node(1), .top, .equal, .node(0), .top, constant: 7)
    wish.priority = 1
    loose.constraints.append(wish)
    #expect(engine.layout(loose).frames[1].y == 7)
  }

  @Test("A frame that is imposed stays as it is, whatever the superview becomes")
  func imposedFrames() {
    var engine = LayoutEngine()
    var outer = view(nil, nil)
    outer.placement = .imposed(LayoutRect(x: 5, y: 6, width: 70, height: 80))
    let result = engine.layout(tree([outer], []))
    #expect(result.frames[1] == LayoutRect(x: 5, y: 6, width: 70, height: 80))
  }

  @Test("Trees of any numbers end with finite frames")
  func strangeNumbers() {
    var stack = view(.nan, .infinity)
    stack.stack = LayoutStack(axis: .vertical, distribution: .fillProportionally, arranged: [2, 3, 9, 1])
    let constraints = [
      LayoutConstraint(.node(2), .width, .equal, .node(3), .height, multiplier: .nan),
      LayoutConstraint(.node(2), .left, .equal, .node(7), .right),
      LayoutConstraint(.node(3), .top, .greaterThanOrEqual, .node(1), .bottom, constant: .infinity, priority: .nan),
    ]
    var tree = tree([stack, view(1e300, -5, in: 1), view(in: 1)], constraints)
    tree.scale = 0
    tree.width = .nan
    for frame in frames(tree) { #expect(frame.x.isFinite && frame.y.isFinite && frame.width.isFinite) }
    #expect(frames(LayoutTree([], width: 1, height: 1)).isEmpty)
  }
}
