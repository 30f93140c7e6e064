import Foundation
import LayoutEngine
import SceneGeometry

/// The natural sizes of a view, which are kept until they are invalidated.
struct KnownNaturalSize {
  /// The size without a given width; nil until it is requested.
  var plain: CGSize?
  /// The size at a width; nil until it is requested.
  var wrapped: (width: Double, size: CGSize)?
}

/// Queries the natural sizes of a root's views, and caches them.
@MainActor
final class NaturalSizeStore {
  private var known: [ObjectIdentifier: KnownNaturalSize] = [:]
  private var measuringChanges = 0

  /// The natural size of a view for the engine.
  func size(of view: UIView) -> LayoutNode.NaturalSize {
    if measuringChanges != UIRuntime.shared.measuringChanges {
      measuringChanges = UIRuntime.shared.measuringChanges
      known = [:]
    }
    if !view.layer.layoutState.isNaturalSizeKnown {
      known[ObjectIdentifier(view)] = nil
      view.layer.layoutState.isNaturalSizeKnown = true
    }
    guard view.wrapsContent else {
      let size = PerAxis(ask(view, width: nil))
      return size.horizontal == nil && size.vertical == nil
        ? .none : .fixed(width: size.horizontal, height: size.vertical)
    }
    return .wrapping { width in MainActor.assumeIsolated { PerAxis(self.ask(view, width: width)) } }
  }

  /// Removes views that are not in a solution from the cache, once there are many.
  func keep(_ items: [AnyObject]) {
    guard known.count > 2 * items.count + 16 else { return }
    let views = Set(items.map(ObjectIdentifier.init))
    known = known.filter { views.contains($0.key) }
  }

  private func ask(_ view: UIView, width: Double?) -> CGSize {
    let key = ObjectIdentifier(view)
    if view.wrapsContent { view.solvedWidth = width.map { CGFloat($0) } }
    if let width {
      if let wrapped = known[key]?.wrapped, wrapped.width == width { return wrapped.size }
      let size = view.intrinsicContentSize
      known[key, default: KnownNaturalSize()].wrapped = (width, size)
      return size
    }
    if let plain = known[key]?.plain { return plain }
    let size = view.intrinsicContentSize
    known[key, default: KnownNaturalSize()].plain = size
    return size
  }
}

extension PerAxis<Double?> {
  /// A natural size; nil along an axis without one.
  fileprivate init(_ size: CGSize) {
    func wish(_ length: CGFloat) -> Double? { length >= 0 && length.isFinite ? Double(length) : nil }
    self.init(wish(size.width), wish(size.height))
  }
}

extension UIView {
  /// The width at which wrapping content was last laid out, in points; nil before the first layout.
  var solvedWidth: CGFloat? {
    get { layoutParts?.solvedWidth }
    set { if newValue != layoutParts?.solvedWidth { madeLayoutParts.solvedWidth = newValue } }
  }
}

/// Queries natural sizes for a fitting size, without changing the views.
@MainActor
final class NaturalSizeProbe {
  private let store = NaturalSizeStore()
  private var widths: [(view: UIView, width: CGFloat?)] = []

  /// The natural size of a view for the engine.
  func size(of view: UIView) -> LayoutNode.NaturalSize {
    let isKnown = view.layer.layoutState.isNaturalSizeKnown
    defer { view.layer.layoutState.isNaturalSizeKnown = isKnown }
    if view.wrapsContent { widths.append((view, view.solvedWidth)) }
    return store.size(of: view)
  }

  /// Restores the widths of wrapping content.
  func restore() {
    for (view, width) in widths { view.solvedWidth = width }
  }
}
