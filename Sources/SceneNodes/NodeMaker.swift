package import LayoutEngine
import SceneCatalog
package import SceneCompiler
import SceneGeometry
package import SceneModel
package import TextMetrics

/// Converts a scene to the layout engine's nodes and constraints.
///
/// Together with `LayoutRoots`, it is the only part of layout that depends on the scene model.
package struct NodeMaker {
  let validated: ValidatedScene
  let values: EffectiveValues
  /// The sizes of the application's images in points; nil for one that is not known.
  let imageSize: (String) -> PerAxis<Double>?
  /// The fonts of the application by name; nil for one that it does not have.
  let file: (String) -> FileFont?
  /// The screen, whose size classes select the variations.
  let screen: LayoutScreen
  let sizes: NaturalSizes

  /// Creates a node maker for a scene.
  ///
  /// - Parameters:
  ///   - validated: The scene.
  ///   - values: The effective values of its properties.
  ///   - screen: The screen to lay it out for.
  ///   - controls: The sizes of the system's controls.
  ///   - imageSize: The size of an image of the application, in points; nil for one that is not known.
  ///   - file: The font of the application with a name; nil for one that it does not have.
  package init(
    _ validated: ValidatedScene,
    values: EffectiveValues,
    screen: LayoutScreen,
    controls: ControlMetrics = .ios14,
    imageSize: @escaping (String) -> PerAxis<Double>? = { _ in nil },
    file: @escaping (String) -> FileFont? = { _ in nil }
  ) {
    self.validated = validated
    self.values = values
    self.screen = screen
    self.file = file
    self.imageSize = imageSize
    sizes = NaturalSizes(scale: screen.scale, controls: controls)
  }

  /// The size of a root's written `frame` or `bounds`; nil if the scene has neither.
  package static func writtenSize(of root: ObjectID, in scene: Scene) -> PerAxis<Double>? {
    scene[root].writtenFrame.map { PerAxis($0[2], $0[3]) }
  }

  /// The screen that a hierarchy was designed for, which is used unless another is requested.
  package static func screen(of root: LayoutRoots.Root, in scene: Scene) -> LayoutScreen {
    let canvas = scene.canvasSize.map { PerAxis($0.width, $0.height) }
    return LayoutScreen.ofRoot(written: writtenSize(of: root.id, in: scene), canvas: canvas)
  }

  /// The nodes of a hierarchy.
  package func nodes(of root: LayoutRoots.Root) -> RootNodes {
    var made = RootNodes(views: root.views, tree: LayoutTree([], width: screen.width, height: screen.height))
    made.tree.nodes.reserveCapacity(root.views.count)
    let written = Self.writtenSize(of: root.id, in: validated.scene)
    if root.kind.hasWidthOfTable, let written { made.tree.height = written.vertical }
    // Autoresizing masks apply relative to the size that the scene was designed for.
    let drawn = Self.screen(of: root, in: validated.scene)
    for (index, id) in root.views.enumerated() {
      let parent = root.parents[index]
      if !isInstalled(id) || parent.map(made.absent.contains) ?? false {
        made.absent.insert(index)
        made.tree.nodes.append(absentNode(in: parent))
        continue
      }
      made.tree.nodes.append(node(id, at: index, in: parent, of: root, drawn: drawn, &made))
    }
    for (index, id) in root.views.enumerated() where !made.absent.contains(index) {
      guard validated.schema(of: id).isKind(of: .stackView) else { continue }
      let arranged = validated.scene.objects.children(in: "arrangedSubviews", at: id.index).compactMap {
        made.node(of: $0)
      }
      made.tree.nodes[index].stack = stack(id, arranged: arranged.filter { !made.absent.contains($0) })
    }
    addConstraints(of: root, to: &made)
    made.findProtruding()
    made.tree = made.tree(on: screen, kind: root.kind)
    return made
  }

  /// Nodes that were made for a screen with the same size classes, and with other pixels or another text size, as they are here.
  ///
  /// Only what content asks for depends on text and is rounded to pixels: everything else is kept.
  package func remeasured(_ made: RootNodes, of root: LayoutRoots.Root) -> RootNodes {
    var made = made
    for (index, id) in made.views.enumerated().dropFirst() where !made.absent.contains(index) {
      let kind = ViewKind(validated.schema(of: id))
      guard kind.hasContent else { continue }
      let natural = naturalSize(of: id, kind).size
      made.tree.nodes[index].naturalSize = natural
      let (first, last) = baselines(of: id, kind, natural)
      made.tree.nodes[index].firstBaseline = first
      made.tree.nodes[index].lastBaseline = last
    }
    if made.constraints.contains(where: { validated.scene.constraints[$0].usesSystemSpacing }) {
      (made.constraints, made.tree.constraints) = ([], [])
      addConstraints(of: root, to: &made)
    }
    made.tree = made.tree(on: screen, kind: root.kind)
    return made
  }

  // MARK: - Views

  /// A node with an empty frame, in place of a view that is not installed.
  private func absentNode(in parent: Int?) -> LayoutNode {
    var node = LayoutNode(parent: parent)
    let rigid = AxisAutoresizing(leading: false, length: false, trailing: false)
    node.placement = .autoresizing(LayoutRect(), superviewWidth: 0, superviewHeight: 0, PerAxis(rigid, rigid))
    return node
  }

  private func node(
    _ id: ObjectID,
    at index: Int,
    in parent: Int?,
    of root: LayoutRoots.Root,
    drawn: LayoutScreen,
    _ made: inout RootNodes
  ) -> LayoutNode {
    var node = LayoutNode(parent: parent)
    let kind = ViewKind(validated.schema(of: id))
    node.alignmentInsets = alignmentInsets(of: kind)
    node.margins = margins(of: id, kind, at: index, in: root, &made)
    node.isRightToLeft = caseName(.semanticContentAttribute, of: id) == "forceRightToLeft"
    node.isHidden = value(.isHidden, of: id) == .bool(true)
    node.isScrollView = validated.schema(of: id).isKind(of: .scrollView)
    node.scrollsContent = node.isScrollView
    guard let parent else { return node }
    let natural = naturalSize(of: id, kind)
    node.naturalSize = natural.size
    if natural.certainty == .estimated { made.texts.insert(index) }
    if natural.certainty == .unknown || validated.isCustom(id) { made.unknown.insert(index) }
    (node.firstBaseline, node.lastBaseline) = baselines(of: id, kind, natural.size)
    node.hugging = priorities(.contentHuggingPriority, usual: 250, of: id)
    node.compressionResistance = priorities(.contentCompressionResistancePriority, usual: 750, of: id)
    let outer = parent == 0 ? LayoutRect(width: drawn.width, height: drawn.height) : made.tree.nodes[parent].frame
    if validated.scene.objects.slotName(at: id.index) == "contentView" {
      // It fills its superview, whatever frame is written.
      let size = outer ?? LayoutRect()
      node.frame = LayoutRect(width: size.width, height: size.height)
      let flexible = AxisAutoresizing(leading: false, length: true, trailing: false)
      node.placement = .autoresizing(
        LayoutRect(width: size.width, height: size.height),
        superviewWidth: size.width,
        superviewHeight: size.height,
        PerAxis(flexible, flexible)
      )
      return node
    }
    node.frame = writtenFrame(of: id)
    guard value(.translatesAutoresizingMaskIntoConstraints, of: id) == .bool(true) else { return node }
    let frame = node.frame ?? initialFrame(of: id, kind, natural.size, node.alignmentInsets)
    node.placement = .autoresizing(
      frame,
      superviewWidth: outer?.width ?? 0,
      superviewHeight: outer?.height ?? 0,
      masks(of: id)
    )
    return node
  }

  /// A view's written frame for the screen's size classes; nil if the scene has none.
  func writtenFrame(of id: ObjectID) -> LayoutRect? {
    SceneObject.writtenFrame { written($0, of: id) }.map {
      LayoutRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
  }

  /// What a view without a frame has from the start: controls of fixed size have theirs, others are empty.
  private func initialFrame(
    of id: ObjectID,
    _ kind: ViewKind,
    _ natural: LayoutNode.NaturalSize,
    _ insets: LayoutInsets
  ) -> LayoutRect {
    let hasFixedSize =
      [.switch, .stepper, .activity, .datePicker, .picker].contains(kind)
      || (kind == .button && signSide(of: id) != nil)
    guard hasFixedSize, case .fixed(let width?, let height?) = natural else { return LayoutRect() }
    return LayoutRect(width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
  }

  private func masks(of id: ObjectID) -> PerAxis<AxisAutoresizing> {
    var mask = 0
    if case .optionSet(_, let raw)? = value(.autoresizingMask, of: id) { mask = raw }
    return PerAxis(
      AxisAutoresizing(leading: mask & 1 != 0, length: mask & 2 != 0, trailing: mask & 4 != 0),
      AxisAutoresizing(leading: mask & 8 != 0, length: mask & 16 != 0, trailing: mask & 32 != 0)
    )
  }

  private func priorities(_ name: PropertyName, usual: Float, of id: ObjectID) -> PerAxis<Float> {
    var found = PerAxis(usual, usual)
    guard case .keyed(let values)? = value(name, of: id) else { return found }
    for value in values {
      guard case .double(let number) = value.value else { continue }
      if value.raw == 0 { found.horizontal = Float(number) } else { found.vertical = Float(number) }
    }
    return found
  }

  private func alignmentInsets(of kind: ViewKind) -> LayoutInsets {
    switch kind {
    case .switch: ControlMetrics.switchInsets
    case .slider: sizes.controls.sliderInsets
    case .segmented: ControlMetrics.segmentedInsets
    default: LayoutInsets()
    }
  }

  private func margins(
    of id: ObjectID,
    _ kind: ViewKind,
    at index: Int,
    in root: LayoutRoots.Root,
    _ made: inout RootNodes
  ) -> LayoutMargins {
    var margins = LayoutMargins(
      preservesSuperview: index != 0 && value(.preservesSuperviewLayoutMargins, of: id) == .bool(true),
      insetsFromSafeArea: value(.insetsLayoutMarginsFromSafeArea, of: id) != .bool(false)
    )
    let said = written(.directionalLayoutMargins, of: id) ?? written(.layoutMargins, of: id)
    if case .geometry(_, let numbers)? = said, numbers.count == 4 {
      margins.own = LayoutInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    } else if index == 0, root.kind == .screen {
      made.hasSystemMargins = true
    } else if kind == .stack {
      margins.own = LayoutInsets()
    } else if kind == .cellContent || kind == .cell {
      let cell = kind == .cell ? id : validated.scene.objects.parent(at: id.index) ?? id
      let hasAccessory = caseName(.accessoryType, of: cell).map { $0 != "none" } ?? false
      margins.own = LayoutMargins.ofCell(width: screen.width, hasAccessory: hasAccessory, controls: sizes.controls)
    }
    return margins
  }

  private static let distributions: [String: LayoutStack.Distribution] = [
    "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
    "equalCentering": .equalCentering,
  ]
  private static let alignments: [String: LayoutStack.Alignment] = [
    "leading": .leading, "top": .leading, "center": .center, "trailing": .trailing, "bottom": .trailing,
    "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
  ]

  private func stack(_ id: ObjectID, arranged: [Int]) -> LayoutStack {
    var spacing = 0.0
    if case .double(let points)? = value(.spacing, of: id) { spacing = LayoutStack.points(ofSpacing: points) }
    let hasMargins = written(.layoutMargins, of: id) != nil || written(.directionalLayoutMargins, of: id) != nil
    return LayoutStack(
      axis: caseName(.axis, of: id) == "vertical" ? .vertical : .horizontal,
      distribution: Self.distributions[caseName(.distribution, of: id) ?? ""] ?? .fill,
      alignment: Self.alignments[caseName(.alignment, of: id) ?? ""] ?? .fill,
      spacing: spacing,
      isBaselineRelative: value(.isBaselineRelativeArrangement, of: id) == .bool(true),
      isMarginsRelative: value(.isLayoutMarginsRelativeArrangement, of: id) == .bool(true) || hasMargins,
      arranged: arranged
    )
  }
}
