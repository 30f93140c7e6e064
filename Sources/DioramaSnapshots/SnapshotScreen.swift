import DioramaImage
import DioramaPicture
import DioramaUI

/// A view that is shown on the screen of a variant.
@MainActor
struct SnapshotScreen {
  let view: UIView
  let variant: PictureVariant

  /// Shows a view, or the view of a controller, in a window of a variant, and takes snapshots of it.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of snapshots to take.
  ///   - variant: The variant.
  ///   - content: Returns what to show; it is called with the preferences of the variant in force.
  /// - Throws: What `content` throws.
  static func take(
    _ kinds: [SnapshotKind],
    in variant: PictureVariant,
    _ content: () throws -> SnapshotContent
  ) throws -> [(kind: SnapshotKind, bytes: [UInt8])] {
    try UIRuntime.shared.showing(variant) { () throws in
      let window = UIWindow(frame: UIRuntime.shared.screenBounds)
      let view: UIView
      switch try content() {
      case .controller(let controller):
        window.rootViewController = controller
        view = controller.view
        view.frame = window.bounds
        if view.superview == nil { window.addSubview(view) }
      case .view(let shown):
        view = shown
        shown.frame = window.bounds
        window.addSubview(shown)
      }
      defer { view.removeFromSuperview() }
      // Layout may ask for layout, which an application does in the next turn.
      for _ in 0..<4 { window.layoutIfNeeded() }
      let screen = SnapshotScreen(view: view, variant: variant)
      return kinds.map { ($0, screen.bytes(of: $0)) }
    }
  }

  private func bytes(of kind: SnapshotKind) -> [UInt8] {
    switch kind {
    case .tree: return Array(ViewOutline.tree(of: view).utf8)
    case .accessibility: return Array(ViewOutline.accessibility(of: view).utf8)
    case .picture: return Array(SVGRenderer(backdrop: .systemBackground).render(view).utf8)
    case .image: return PNGRenderer(backdrop: .systemBackground).render(view).map { [UInt8]($0) } ?? []
    }
  }

  /// An image of the new snapshot, half transparent, over the old one; nil for other kinds and unreadable images.
  static func overlay(_ old: [UInt8], _ new: [UInt8], _ kind: SnapshotKind) -> [UInt8]? {
    guard kind == .image, let below = Bitmap(png: old), let above = Bitmap(png: new) else { return nil }
    var canvas = Canvas(width: max(below.width, above.width), height: max(below.height, above.height))
    for (image, opacity) in [(below, 1), (above, 0.5)] {
      let (width, height) = (Double(image.width), Double(image.height))
      canvas.draw(image, x: 0, y: 0, width: width, height: height, opacity: opacity, .identity)
    }
    return canvas.bitmap.png
  }
}

/// The view or controller that a snapshot is taken of.
enum SnapshotContent {
  case view(UIView)
  case controller(UIViewController)
}
