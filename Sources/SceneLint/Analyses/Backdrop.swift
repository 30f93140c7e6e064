import SceneCatalog
import SceneDiagnostics
import SceneModel

/// What lies behind the views of a scene, as far as it is known.
struct Backdrop {
  // The context keeps this value.
  private unowned let context: LintContext
  /// The subviews of each view that paint, in order, and no more of them than are compared one by one.
  private let painters: [ObjectID: [ObjectID]]

  private static let maximumPainters = 100

  init(_ context: LintContext) {
    self.context = context
    var paints = [Bool](repeating: false, count: context.scene.objects.count)
    // Children stand behind their parents in the list.
    for id in context.views.reversed() {
      if Self.paintsItself(id, context) { paints[id.index] = true }
      if paints[id.index], let parent = context.parent(of: id) { paints[parent.index] = true }
    }
    var painters: [ObjectID: [ObjectID]] = [:]
    for id in context.views where paints[id.index] && context.slotName(of: id) == "subviews" {
      guard let parent = context.parent(of: id), painters[parent, default: []].count <= Self.maximumPainters else {
        continue
      }
      painters[parent, default: []].append(id)
    }
    self.painters = painters
  }

  private static func paintsItself(_ id: ObjectID, _ context: LintContext) -> Bool {
    let isPlain = ["UIView", "UIStackView", "UILabel", "UIScrollView"].contains(
      context.className(of: id)
    )
    guard isPlain, let color = context.value(.backgroundColor, of: id) else { return !isPlain }
    guard case .color(let color) = color else { return false }
    return SeenColor(color, catalog: context.catalog)?.alpha != 0
  }

  /// The opaque color in front of which a view's content stands; nil where that is not known.
  func color(behind id: ObjectID) -> SeenColor? {
    var layers: [SeenColor] = []
    var view = id
    var frame = self.frame(of: id)
    while true {
      switch background(of: view) {
      case .unknown: return nil
      case .clear: break
      case .color(let color):
        layers.append(color)
        if color.alpha >= 1 { return composed(layers) }
      }
      guard view == id || context.number(.alpha, of: view) == 1, let parent = context.superview(of: view),
        isOpen(parent), !isCovered(view, in: parent, frame: frame)
      else { return nil }
      if let outer = self.frame(of: parent) {
        frame = frame.map { $0.moved(with: outer) }
      } else {
        frame = nil
      }
      view = parent
    }
  }

  private func composed(_ layers: [SeenColor]) -> SeenColor? {
    guard let last = layers.last else { return nil }
    return layers.dropLast().reversed().reduce(last) { $1.over($0) }
  }

  // MARK: - Views

  private enum Background {
    case unknown
    case clear
    case color(SeenColor)
  }

  private func background(of id: ObjectID) -> Background {
    if context.isKind(id, of: .textField) {
      if context.value(.background, of: id) != .null || context.caseName(.borderStyle, of: id) == "bezel" {
        return .unknown
      }
      if context.caseName(.borderStyle, of: id) == "roundedRect",
        !context.sets(.backgroundColor, of: id)
      {
        return .color(.white)
      }
    }
    guard case .color(let color)? = context.value(.backgroundColor, of: id) else { return .clear }
    guard let seen = SeenColor(color, catalog: context.catalog) else { return .unknown }
    return seen.alpha == 0 ? .clear : .color(seen)
  }

  /// The views that draw more than their background.
  private static let drawing: KnownClass.Set = [
    .imageView, .visualEffectView, .visualEffectContentView, .button, .mapView, .webView, .navigationBar, .toolbar,
    .tabBar, .searchBar,
  ]

  /// Whether nothing but its background is drawn by a view.
  private func isOpen(_ id: ObjectID) -> Bool {
    !context.isKind(id, ofAny: Self.drawing)
  }

  // MARK: - Frames

  private func frame(of id: ObjectID) -> Box? {
    context.scene[id].writtenFrame.flatMap { Box($0) }
  }

  /// Whether a view that paints may lie between a view's content and its superview.
  private func isCovered(_ id: ObjectID, in parent: ObjectID, frame: Box?) -> Bool {
    // A stack lays its views out side by side.
    if context.slotName(of: id) == "arrangedSubviews" { return false }
    guard context.slotName(of: id) == "subviews" else {
      return context.slotName(of: id) != "contentView"
    }
    let others = painters[parent] ?? []
    if others.count > Self.maximumPainters { return true }
    return others.prefix { $0 < id }.contains { other in
      guard let frame, let otherFrame = self.frame(of: other) else { return true }
      return frame.depth(in: otherFrame) > 0
    }
  }
}
