import LayoutEngine
import SceneGeometry
import TextMetrics

/// A case of the oracle as the engine takes it.
struct OracleTree {
  /// What the natural sizes of texts are.
  enum Texts {
    /// The sizes that were saved, so that only the engine is measured.
    case asSaved
    /// What the rules and tables say.
    case byRule
  }

  let document: OracleDocument.Case
  let texts: Texts
  let views: [OracleDocument.View]
  private(set) var tree: LayoutTree
  private let tools: Int
  private let sizes: NaturalSizes
  private var index: [String: Int] = [:]
  private var guides: [String: LayoutItem] = [:]

  private static let home: Set<String> = [
    "retina5_9", "retina6_1", "retina6_5", "retina5_4", "retina6_0", "retina6_7", "retina6_12", "retina6_72",
    "retina6_3", "retina6_9",
  ]

  init?(_ document: OracleDocument.Case, texts: Texts) {
    guard let root = document.views.first, let frame = root.expected else { return nil }
    self.document = document
    self.texts = texts
    tools = document.tools.split(separator: ".").first.flatMap { Int($0) } ?? 0
    sizes = NaturalSizes(scale: document.device.scale, controls: Self.controls(tools))
    views = document.views.filter { $0.use != "not installed" }
    tree = LayoutTree([], width: frame[2], height: frame[3])
    tree.scale = document.device.scale
    tree.safeArea = Self.insets(document.safeAreaInsets)
    for (at, view) in views.enumerated() { index[view.id] = at }
    for (at, view) in views.enumerated() { tree.nodes.append(node(view, at: at)) }
    for (at, view) in views.enumerated() where view.tag == "stackView" { tree.nodes[at].stack = stack(view) }
    for (at, view) in views.enumerated() {
      for (guide, key) in view.guides ?? [:] { guides[guide] = Self.item(key, at) }
    }
    for (guide, key) in document.controller?.guides ?? [:] {
      guides[guide] = key == "top" ? .topSupport : .bottomSupport
    }
    tree.constraints = document.constraints.compactMap(constraint)
  }

  private static func item(_ key: String, _ node: Int) -> LayoutItem {
    switch key {
    case "safeArea": .safeArea(node)
    case "layoutMargins": .margins(node)
    case "readableContent": .readable(node)
    case "contentLayoutGuide": .content(node)
    case "keyboard": .keyboard(node)
    default: .frame(node)
    }
  }

  private static func insets(_ numbers: [Double]) -> LayoutInsets {
    LayoutInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  private static func rect(_ numbers: [Double]) -> LayoutRect {
    LayoutRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The controls of the Xcode that saved a document.
  private static func controls(_ tools: Int) -> ControlMetrics {
    var metrics = tools < 13000 ? ControlMetrics.ios7 : tools < 14810 ? .ios11 : tools < 17156 ? .ios13 : .ios14
    if tools == 14800 { metrics.segmentedHeight = 27 }
    guard 23727 <= tools, tools < 32000 else { return metrics }
    metrics.sliderHeight = 34
    metrics.sliderInsets = LayoutInsets()
    if tools >= 24000 { metrics.cellMargin = 15 }
    return tools >= 24127 ? .ios26 : metrics
  }

  // MARK: Views

  private func parent(of view: OracleDocument.View) -> OracleDocument.View? {
    view.parent.flatMap { index[$0] }.map { views[$0] }
  }

  /// Whether the saved frame is an input.
  private func isGiven(_ view: OracleDocument.View, _ at: Int) -> Bool {
    if at == 0 || view.fixedFrame == "YES" || view.slot != "subviews" { return true }
    if parent(of: view)?.tag == "stackView" { return false }
    return view.translatesAutoresizingMaskIntoConstraints != "NO"
  }

  private func node(_ view: OracleDocument.View, at: Int) -> LayoutNode {
    var node = LayoutNode(parent: view.parent.flatMap { index[$0] })
    node.frame = view.expected.map(Self.rect)
    node.alignmentInsets =
      switch view.tag {
      case "switch": ControlMetrics.switchInsets
      case "slider": sizes.controls.sliderInsets
      case "segmentedControl": ControlMetrics.segmentedInsets
      default: LayoutInsets()
      }
    if isGiven(view, at), let frame = node.frame {
      let outer = parent(of: view)?.expected ?? [0, 0, 0, 0]
      let mask = Set(view.mask ?? [])
      let masks = PerAxis(
        AxisAutoresizing(
          leading: mask.contains("flexibleMinX"),
          length: mask.contains("widthSizable"),
          trailing: mask.contains("flexibleMaxX")
        ),
        AxisAutoresizing(
          leading: mask.contains("flexibleMinY"),
          length: mask.contains("heightSizable"),
          trailing: mask.contains("flexibleMaxY")
        )
      )
      node.placement = .autoresizing(frame, superviewWidth: outer[2], superviewHeight: outer[3], masks)
    }
    node.naturalSize = naturalSize(view)
    node.hugging = hugging(view)
    node.compressionResistance = PerAxis(
      view.horizontalCompressionResistancePriority.flatMap(Float.init) ?? 750,
      view.verticalCompressionResistancePriority.flatMap(Float.init) ?? 750
    )
    (node.firstBaseline, node.lastBaseline) = baselines(view)
    node.margins = margins(view, at)
    node.isHidden = view.hidden == "YES"
    node.isScrollView = view.tag == "scrollView"
    node.scrollsContent = ["scrollView", "tableView", "collectionView"].contains(view.tag)
    return node
  }

  private func hugging(_ view: OracleDocument.View) -> PerAxis<Float> {
    let isSmall = ["switch", "stepper", "activityIndicatorView"].contains(view.tag)
    let isLow = isSmall || ["slider", "progressView", "segmentedControl"].contains(view.tag)
    return PerAxis(
      view.horizontalHuggingPriority.flatMap(Float.init) ?? (isSmall ? 750 : 250),
      view.verticalHuggingPriority.flatMap(Float.init) ?? (isLow ? 750 : 250)
    )
  }

  private func baselines(_ view: OracleDocument.View) -> (Double, Double) {
    guard ["label", "button", "textField"].contains(view.tag) else { return (0, 0) }
    let font = TextFont(size: font(view.font, size: view.tag == "label" ? 17 : 14).size)
    if view.tag == "label" { return sizes.baselines(of: font) }
    return sizes.baselines(of: font, centeredIn: view.expected?[3] ?? font.lineHeight)
  }

  private func margins(_ view: OracleDocument.View, _ at: Int) -> LayoutMargins {
    let said = (view.directionalLayoutMargins ?? view.layoutMargins).map(Self.insets)
    var own = said ?? LayoutMargins().own
    if at == 0, document.context == "controller" {
      own = LayoutMargins.ofRoot(width: tree.width)
      if let said {
        own = LayoutInsets(
          top: said.top,
          left: max(said.left, own.left),
          bottom: said.bottom,
          right: max(said.right, own.right)
        )
      }
    } else if at == 0, document.context == "top", view.tag == "view" {
      own = said ?? LayoutMargins.ofRoot(width: tree.width)
    } else if view.tag == "tableViewCellContentView" || view.tag == "tableViewCell" {
      let cell = parent(of: view) ?? view
      let hasAccessory = cell.accessoryType != nil && cell.accessoryType != "none"
      let width = document.storyboard ? document.device.size[0] : min(document.device.size[0], tree.width)
      own = LayoutMargins.ofCell(width: width, hasAccessory: hasAccessory, controls: sizes.controls)
      if tools < 13000 { own = LayoutMargins().own }
    }
    return LayoutMargins(
      own: own,
      preservesSuperview: at != 0 && view.preservesSuperviewLayoutMargins == "YES",
      insetsFromSafeArea: view.insetsLayoutMarginsFromSafeArea != "NO"
    )
  }

  private func stack(_ view: OracleDocument.View) -> LayoutStack {
    let distributions: [String: LayoutStack.Distribution] = [
      "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
      "equalCentering": .equalCentering,
    ]
    let alignments: [String: LayoutStack.Alignment] = [
      "leading": .leading, "top": .leading, "center": .center, "trailing": .trailing, "bottom": .trailing,
      "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline, "baseline": .lastBaseline,
    ]
    return LayoutStack(
      axis: view.axis == "vertical" ? .vertical : .horizontal,
      distribution: distributions[view.distribution ?? ""] ?? .fill,
      alignment: alignments[view.alignment ?? ""] ?? .fill,
      spacing: view.spacingType == "standard" ? 8 : view.spacing.flatMap(Double.init) ?? 0,
      isBaselineRelative: view.baselineRelativeArrangement == "YES",
      isMarginsRelative: view.layoutMarginsRelativeArrangement == "YES" || view.layoutMargins != nil
        || view.directionalLayoutMargins != nil,
      arranged: views.indices.filter { views[$0].parent == view.id && views[$0].slot == "subviews" }
    )
  }

  // MARK: Natural sizes

  func font(_ font: OracleDocument.Font?, size usual: Double) -> TextFont {
    var result = newest(font, size: usual)
    result.edition = sizes.controls.fontEdition
    return result
  }

  private func newest(_ font: OracleDocument.Font?, size usual: Double) -> TextFont {
    let styles: [String: Double] = [
      "LargeTitle": 34, "Title0": 34, "Title1": 28, "Title2": 22, "Title3": 20, "Headline": 17, "Body": 17,
      "Callout": 16, "Subhead": 15, "Footnote": 13, "Caption1": 12, "Caption2": 11,
    ]
    guard let font else { return TextFont(size: usual) }
    let style = (font.style ?? "").replacing("UICTFontTextStyle", with: "")
    let size = font.size ?? styles[style] ?? usual
    let name = font.name ?? ""
    guard (name.isEmpty && (font.family ?? "").isEmpty) || name.contains("AppleSystem") else {
      return TextFont(named: name, size: size)
    }
    var weight = style == "Headline" ? TextFont.Weight.semibold : .regular
    if font.type == "boldSystem" || name.contains("Bold") { weight = .bold }
    if let said = font.weight { weight = TextFont.Weight(named: said) ?? .regular }
    return TextFont(.system(weight, isItalic: font.type == "italicSystem"), size: size)
  }

  private func naturalSize(_ view: OracleDocument.View) -> LayoutNode.NaturalSize {
    let placeholder = view.placeholderIntrinsic ?? [view.placeholderIntrinsicWidth, view.placeholderIntrinsicHeight]
    if placeholder.contains(where: { $0 != nil }) {
      return .fixed(
        width: placeholder[0].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil },
        height: placeholder[1].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
      )
    }
    let saved = LayoutNode.NaturalSize.fixed(width: view.expected?[2], height: view.expected?[3])
    let isText = ["label", "button", "textField"].contains(view.tag) || (view.tag == "textView")
    if texts == .asSaved, isText {
      return view.tag == "textView" && view.scrollEnabled != "NO" ? .none : saved
    }
    switch view.tag {
    case "label":
      let font = font(view.font, size: 17)
      let text = view.attributedText.map { $0.map(\.text).joined() } ?? view.text ?? ""
      let lines = view.numberOfLines.flatMap(Int.init) ?? 1
      if lines == 1 { return fixed(sizes.label(text, font: font, lines: 1, width: nil)) }
      return .wrapping { [sizes] in sizes.label(text, font: font, lines: lines, width: $0) }
    case "textView":
      guard view.scrollEnabled == "NO" else { return .none }
      return fixed(sizes.textView(view.text ?? "", font: font(view.font, size: 14), width: nil))
    case "textField":
      let borders: [String: NaturalSizes.FieldBorder] = ["roundedRect": .roundedRect, "line": .line, "bezel": .bezel]
      let font = font(view.font, size: 17)
      let text = view.text ?? view.placeholder ?? ""
      return fixed(sizes.textField(text, font: font, border: borders[view.borderStyle ?? ""] ?? .none))
    case "button": return fixed(button(view))
    default: return control(view, saved: saved)
    }
  }

  private func fixed(_ size: PerAxis<Double?>) -> LayoutNode.NaturalSize {
    .fixed(width: size.horizontal, height: size.vertical)
  }

  private func image(_ size: [Double]?, isSymbol: Bool) -> PerAxis<Double>? {
    size.map { isSymbol ? PerAxis($0[0] * 0.16, $0[1] * 0.16) : PerAxis($0[0], $0[1]) }
  }

  private func button(_ view: OracleDocument.View) -> PerAxis<Double?> {
    let kind = view.buttonType ?? "custom"
    let isInfo = ["contactAdd", "detailDisclosure", "infoLight", "infoDark"].contains(kind)
    if isInfo, view.configuration == nil {
      return PerAxis(sizes.controls.infoButtonSize, sizes.controls.infoButtonSize)
    }
    if let configuration = view.configuration {
      func inset(_ key: String, _ usual: Double) -> Double {
        configuration.contentInsets?[key].flatMap(Double.init) ?? usual
      }
      return sizes.configuredButton(
        title: configuration.title,
        font: font(configuration.font, size: 17),
        image: image(configuration.imageSize, isSymbol: configuration.catalog == "system"),
        imagePadding: configuration.imagePadding.flatMap(Double.init) ?? 0,
        insets: LayoutInsets(
          top: inset("top", 7),
          left: inset("leading", 12),
          bottom: inset("bottom", 7),
          right: inset("trailing", 12)
        )
      )
    }
    let title = view.title ?? ""
    var button = NaturalSizes.Button(
      title: title.isEmpty ? view.attributedTitle : title,
      font: font(view.font, size: kind == "custom" ? 18 : 15)
    )
    button.image = image(view.imageSize, isSymbol: view.catalog == "system")
    button.background = image(view.backgroundImageSize, isSymbol: false)
    // All insets zero mean none; a tiny one is how "zero" is written.
    if let insets = view.contentEdgeInsets, insets.contains(where: { $0 != 0 }) {
      button.contentInsets = Self.insets(insets)
    }
    return sizes.button(button)
  }

  private func control(_ view: OracleDocument.View, saved: LayoutNode.NaturalSize) -> LayoutNode.NaturalSize {
    let controls = sizes.controls
    switch view.tag {
    case "switch": return .fixed(width: controls.switchSize.horizontal, height: controls.switchSize.vertical)
    case "slider": return .fixed(width: nil, height: controls.sliderHeight)
    case "stepper": return .fixed(width: controls.stepperSize.horizontal, height: controls.stepperSize.vertical)
    case "progressView":
      return .fixed(
        width: nil,
        height: view.progressViewStyle == "bar" ? ControlMetrics.progressBarHeight : controls.progressHeight
      )
    case "activityIndicatorView":
      let size = ControlMetrics.activityIndicatorSize(isLarge: view.style == "whiteLarge" || view.style == "large")
      return .fixed(width: size, height: size)
    case "pageControl":
      return texts == .asSaved
        ? saved : .fixed(width: ControlMetrics.pageControlWidth(pages: 3), height: controls.pageControlHeight)
    case "segmentedControl":
      if texts == .asSaved { return .fixed(width: view.expected?[2], height: controls.segmentedHeight) }
      return fixed(sizes.segmentedControl(titles: (view.segments ?? []).map { $0.title ?? "" }))
    case "searchBar": return .fixed(width: nil, height: controls.searchBarHeight)
    case "navigationBar": return .fixed(width: nil, height: ControlMetrics.navigationBarHeight)
    case "toolbar":
      let isTall = Self.home.contains(document.device.id) && tools < 24000
      let isNew = 24127 <= tools && tools < 32000
      return .fixed(width: nil, height: isTall ? ControlMetrics.tallToolbarHeight : isNew ? 50 : controls.toolbarHeight)
    case "tabBar": return .fixed(width: nil, height: ControlMetrics.tabBarHeight)
    case "datePicker":
      if view.preferredDatePickerStyle != nil || tools >= 17000 { return saved }
      return .fixed(width: ControlMetrics.pickerSize.horizontal, height: ControlMetrics.pickerSize.vertical)
    case "pickerView":
      return .fixed(width: ControlMetrics.pickerSize.horizontal, height: ControlMetrics.pickerSize.vertical)
    case "imageView":
      guard view.image != nil, let size = view.imageSize else { return .none }
      let isSymbol = view.imageCatalog == "system" || view.catalog == "system"
      if isSymbol, texts == .asSaved { return saved }
      return .fixed(width: size[0] * (isSymbol ? 0.16 : 1), height: size[1] * (isSymbol ? 0.16 : 1))
    default: return .none
    }
  }

  // MARK: Constraints

  private func item(_ id: String) -> LayoutItem? {
    if let node = index[id] { return .node(node) }
    return guides[id]
  }

  private func constraint(_ constraint: OracleDocument.Constraint) -> LayoutConstraint? {
    guard let first = item(constraint.first), let (a, aMargins) = Self.attribute(constraint.a) else { return nil }
    var second: LayoutItem?
    var other: (LayoutAttribute, Bool) = (.width, false)
    if let id = constraint.second {
      guard let item = item(id), let known = constraint.b.flatMap(Self.attribute) else { return nil }
      second = item
      other = known
    }
    let relations: [String: LayoutConstraint.Relation] = [">=": .greaterThanOrEqual, "<=": .lessThanOrEqual]
    return LayoutConstraint(
      first,
      a,
      relations[constraint.relation] ?? .equal,
      second,
      other.0,
      multiplier: constraint.m,
      constant: constraint.c,
      priority: constraint.p,
      usesMargins: (aMargins, other.1)
    )
  }

  private static func attribute(_ name: String) -> (LayoutAttribute, Bool)? {
    let attributes: [String: LayoutAttribute] = [
      "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
      "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "firstBaseline": .firstBaseline,
      "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    ]
    let base = name.replacing("WithinMargins", with: "").replacing("Margin", with: "")
    return attributes[base].map { ($0, base != name) }
  }
}
