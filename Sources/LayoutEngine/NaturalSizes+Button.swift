package import TextMetrics

extension NaturalSizes {
  /// What the size of a button hangs on.
  package struct Button: Hashable, Sendable {
    /// The title; nil and empty for none.
    package var title: String?
    /// The title's font.
    package var font: TextFont
    /// The size of the image; nil for none.
    package var image: PerAxis<Double>?
    /// The size of the image behind all; nil for none.
    package var background: PerAxis<Double>?
    /// The button's own insets; nil where it has none, which leaves 6 points above and below its title.
    package var contentInsets: LayoutInsets?

    /// Creates a button with a title.
    package init(title: String?, font: TextFont) {
      self.title = title
      self.font = font
    }
  }

  /// A button: its title rounded up to whole points, and its image.
  package func button(_ button: Button) -> PerAxis<Double?> {
    var width = 0.0
    var height = 0.0
    let title = button.title ?? ""
    let line = button.font.lineHeight.rounded(.up)
    if !title.isEmpty {
      width = (button.font.width(of: title) - 1e-4).rounded(.up)
      height = line + (button.contentInsets == nil ? 12 : 0)
    }
    if let image = button.image {
      width += image.horizontal
      height = max(height, image.vertical)
    }
    if title.isEmpty, button.image == nil {
      width = 30
      height = line + 12
    }
    if let background = button.background {
      width = max(width, background.horizontal)
      height = max(height, background.vertical)
    }
    if let insets = button.contentInsets {
      width += insets.left + insets.right
      height += insets.top + insets.bottom
    } else if !title.isEmpty {
      width = max(width, 30)
    }
    return PerAxis(width, height)
  }

  /// A button with a configuration, whose insets are 7 and 12 points where it says nothing else.
  ///
  /// - Parameters:
  ///   - title: The title; nil for none.
  ///   - font: The title's font.
  ///   - image: The size of the image; nil for none.
  ///   - imagePadding: The space between image and title.
  ///   - insets: What is around both.
  package func configuredButton(
    title: String?,
    font: TextFont = TextFont(size: 17),
    image: PerAxis<Double>? = nil,
    imagePadding: Double = 0,
    insets: LayoutInsets = LayoutInsets(top: 7, left: 12, bottom: 7, right: 12)
  ) -> PerAxis<Double?> {
    var width = 0.0
    var height = 0.0
    if let title, !title.isEmpty {
      width = up(font.width(of: title))
      height = up(font.lineHeight)
    }
    if let image {
      width += image.horizontal + imagePadding
      height = max(height, image.vertical)
    }
    return PerAxis(width + insets.left + insets.right, height + insets.top + insets.bottom)
  }

  /// How far the baselines of a line of text lie from its top and bottom, the first rounded up to a pixel.
  ///
  /// - Parameters:
  ///   - font: The font.
  ///   - height: The height of the view that centers the line; nil for a label, which ends with it.
  package func baselines(of font: TextFont, centeredIn height: Double? = nil) -> (first: Double, last: Double) {
    let ascender = up(font.ascender)
    let line = up(font.lineHeight)
    let padding = height.map { ($0 - line) / 2 } ?? 0
    return (padding + ascender, padding + line - ascender)
  }
}
