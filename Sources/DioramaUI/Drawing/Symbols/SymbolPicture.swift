package import Foundation

/// A drawing of one of the system's symbols alone.
package enum SymbolPicture {
  /// The steps that draw a symbol around a point; none for a symbol whose drawing is not known.
  @MainActor
  package static func steps(
    of name: String,
    pointSize: CGFloat,
    weight: UIImage.SymbolWeight,
    _ color: PictureColor,
    at x: CGFloat,
    _ y: CGFloat
  ) -> [PictureStep] {
    let configuration = UIImage.SymbolConfiguration(pointSize: pointSize, weight: weight)
    guard let image = UIImage(systemName: name, withConfiguration: configuration),
      let symbol = SymbolSteps(image, color)
    else { return [] }
    let size = image.shownSize
    let origin = CGPoint(x: x - size.width / 2, y: y - size.height / 2)
    return symbol.steps(in: CGRect(origin: origin, size: size))
  }

  /// The drawing as an address that holds a picture in SVG; nil for a symbol whose drawing is not known, and
  /// elsewhere than on the main actor.
  ///
  /// It is gray, so that it is seen on light and on dark pages.
  package static func address(of name: String) -> String? {
    let address = MainActorText.onMainActor { () -> String? in
      let configuration = UIImage.SymbolConfiguration(pointSize: 40)
      let color = PictureColor(red: 0.5, green: 0.5, blue: 0.5)
      guard let image = UIImage(systemName: name, withConfiguration: configuration),
        let symbol = SymbolSteps(image, color)
      else { return nil }
      let bounds = CGRect(origin: .zero, size: image.shownSize)
      let picture = Picture([Picture.Part(bounds: bounds, steps: symbol.steps(in: bounds))], gap: 0)
      return "data:image/svg+xml;base64," + Data(SVGPage.text(of: picture).utf8).base64EncodedString()
    }
    return address ?? nil
  }
}
