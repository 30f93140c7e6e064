import DioramaImage
package import DioramaUI

@MainActor
extension Picture {
  /// The picture as SVG with the outlines of letters, which looks alike in every viewer, and like the PNG.
  package var svgOfOutlines: String { SVGPage.text(of: self) { $0.outlines } }
}

@MainActor
extension PictureText {
  /// The outlines of the letters, as cubic curves.
  package var outlines: CGPath { CGPath(GlyphRun(self).outlines().path) }
}
