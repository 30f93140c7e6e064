import Foundation

/// What is shown for an image without pixels: a frame with the name of the image, as far as it fits.
@MainActor
enum ImagePlaceholder {
  /// The steps that draw it; none for an image that is hardly visible.
  ///
  /// A question mark stands for a name of which nothing fits.
  static func steps(for image: UIImage, _ rect: CGRect, _ color: PictureColor) -> [PictureStep] {
    guard rect.width > 1, rect.height > 1 else { return [] }
    let radius = min(rect.width, rect.height) / 8
    let frame = CGPath(roundedRect: rect.insetBy(dx: 0.5, dy: 0.5), cornerWidth: radius, cornerHeight: radius)
    var steps: [PictureStep] = [
      .fill(frame, color.withAlpha(0.12)), .stroke(frame, color.withAlpha(0.6), LineStyle(width: 1)),
    ]
    let font = UIFont.systemFont(ofSize: min(11, rect.height / 2))
    let measuring = UIRuntime.shared.textMeasuring
    let name = image.resourceName ?? ""
    guard font.pointSize >= 4, !name.isEmpty else { return steps }
    let sign = image.isSymbolImage || rect.width < 8 ? nil : "?"
    guard let label = Self.label(name, font, width: rect.width - 4) ?? sign else { return steps }
    let width = measuring.width(of: label, in: font)
    let place = CGPoint(x: rect.midX - width / 2, y: rect.midY - font.lineHeight / 2)
    steps.append(.text(PictureText(label, font, at: place, color)))
    return steps
  }

  /// A name, or the beginning of it that a width takes with an ellipsis; nil where not even three letters fit.
  private static func label(_ name: String, _ font: UIFont, width: CGFloat) -> String? {
    let measuring = UIRuntime.shared.textMeasuring
    guard !name.isEmpty else { return nil }
    if measuring.width(of: name, in: font) <= width { return name }
    var cut = name.prefix(100)
    while cut.count > 3 {
      cut = cut.dropLast()
      if measuring.width(of: cut + "\u{2026}", in: font) <= width { return cut + "\u{2026}" }
    }
    return nil
  }
}
