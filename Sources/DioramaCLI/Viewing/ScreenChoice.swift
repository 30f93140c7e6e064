package import LayoutEngine

/// The requested screen that views are laid out for.
package struct ScreenChoice: Hashable, Sendable {
  /// The size of the top-level views; nil to keep each view's own.
  package var size: PictureSize?
  /// The safe area insets; nil for those of the device with such a screen.
  package var safeArea: LayoutInsets?

  /// Creates a choice; without a size and insets, no screen is requested.
  package init(size: PictureSize? = nil, safeArea: LayoutInsets? = nil) {
    self.size = size
    self.safeArea = safeArea
  }

  /// The screen of a top-level view.
  ///
  /// - Parameters:
  ///   - written: The view's own size; nil for a view that takes the screen's size.
  ///   - canvas: The size of the scene's `canvas`; nil if it has none.
  package func screen(written: PerAxis<Double>?, canvas: PerAxis<Double>?) -> LayoutScreen {
    LayoutScreen.ofRoot(
      written: written,
      asked: size.map { PerAxis($0.width, $0.height) },
      canvas: canvas,
      safeArea: safeArea
    )
  }
}
