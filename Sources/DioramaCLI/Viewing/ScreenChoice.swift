package import LayoutEngine

/// The screen that views are laid out for, as far as somebody asks for one.
package struct ScreenChoice: Hashable, Sendable {
  /// The size that the views at the top take; nil for the one that each has.
  package var size: PictureSize?
  /// What bars and edges of the screen take away; nil for what they do on the device with such a screen.
  package var safeArea: LayoutInsets?

  /// Asks for a screen; without a size and a safe area, for none.
  package init(size: PictureSize? = nil, safeArea: LayoutInsets? = nil) {
    self.size = size
    self.safeArea = safeArea
  }

  /// The screen of a view at the top.
  ///
  /// - Parameters:
  ///   - written: The size that the view has already; nil for one that takes what the screen gives.
  ///   - canvas: The size that the scene's `canvas` gives; nil for none.
  package func screen(written: PerAxis<Double>?, canvas: PerAxis<Double>?) -> LayoutScreen {
    LayoutScreen.ofRoot(
      written: written,
      asked: size.map { PerAxis($0.width, $0.height) },
      canvas: canvas,
      safeArea: safeArea
    )
  }
}
