import Foundation
import LayoutEngine
import SceneGeometry

/// What the content of a view asked for, so that it is asked once until it changes.
struct KnownNaturalSize {
  /// The size without a given width; nil as long as nobody asked.
  var plain: CGSize?
  /// The size at a width; nil as long as nobody asked.
  var wrapped: (width: Double, size: CGSize)?
}

/// Asks the views of a root how large their content would like to be, and remembers what they say.
@MainActor
final class NaturalSizeStore {
  private var known: [ObjectIdentifier: KnownNaturalSize] = [:]
  private var measuringChanges = 0

  /// What a view's content asks for, for the engine.
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

  /// Forgets the views that are not among those of a solution.
  func keep(_ views: Set<ObjectIdentifier>) {
    if known.count > 2 * views.count + 16 { known = known.filter { views.contains($0.key) } }
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
  /// A size that content asks for; nil along an axis without a wish.
  fileprivate init(_ size: CGSize) {
    func wish(_ length: CGFloat) -> Double? { length >= 0 && length.isFinite ? Double(length) : nil }
    self.init(wish(size.width), wish(size.height))
  }
}

extension UIView {
  /// The width at which content that wraps was laid out last, in points; nil as long as it was not.
  var solvedWidth: CGFloat? {
    get { layoutParts?.solvedWidth }
    set { if newValue != layoutParts?.solvedWidth { madeLayoutParts.solvedWidth = newValue } }
  }
}

/// Asks views how large their content would like to be, for a size that is looked for and not given to them.
@MainActor
final class NaturalSizeProbe {
  private let store = NaturalSizeStore()
  private var widths: [(view: UIView, width: CGFloat?)] = []

  /// What a view's content asks for, for the engine.
  func size(of view: UIView) -> LayoutNode.NaturalSize {
    let isKnown = view.layer.layoutState.isNaturalSizeKnown
    defer { view.layer.layoutState.isNaturalSizeKnown = isKnown }
    if view.wrapsContent { widths.append((view, view.solvedWidth)) }
    return store.size(of: view)
  }

  /// Gives content that wraps the width back that it has.
  func restore() {
    for (view, width) in widths { view.solvedWidth = width }
  }
}
