package import TextMetrics

extension NaturalSizes {
  /// The values that determine the size of a button.
  package struct Button: Hashable, Sendable {
    /// The title on one line; nil for none.
    package var title: Text?
    /// The line height of the title's font, which also determines the height of an empty button.
    package var lineHeight: Double
    /// The size of the image; nil for none.
    package var image: PerAxis<Double>?
    /// The size of the background image; nil for none.
    package var background: PerAxis<Double>?
    /// The button's content insets; nil for none, which leaves 6 points above and below the title.
    package var contentInsets: LayoutInsets?

    /// Creates a button with a measured title.
    package init(title: Text?, lineHeight: Double) {
      self.title = title
      self.lineHeight = lineHeight
    }

    /// Creates a button with a plain title; nil and empty for none.
    package init(title: String?, font: TextFont) {
      self.init(title: Text(title: title, font: font), lineHeight: font.lineHeight)
    }
  }

  /// A button: its title rounded up to whole points, and its image.
  package func button(_ button: Button) -> PerAxis<Double?> {
    var width = 0.0
    var height = 0.0
    if let title = button.title {
      width = (title.width - 1e-4).rounded(.up)
      height = title.height.rounded(.up) + (button.contentInsets == nil ? 12 : 0)
    }
    if let image = button.image {
      width += image.horizontal
      height = max(height, image.vertical)
    }
    if button.title == nil, button.image == nil {
      width = 30
      height = button.lineHeight.rounded(.up) + 12
    }
    if let background = button.background {
      width = max(width, background.horizontal)
      height = max(height, background.vertical)
    }
    if let insets = button.contentInsets {
      width += insets.left + insets.right
      height += insets.top + insets.bottom
    } else if button.title != nil {
      width = max(width, 30)
    }
    return PerAxis(width, height)
  }

  /// A button with a configuration, whose insets are 7 and 12 points by default.
  ///
  /// - Parameters:
  ///   - title: The title on one line; nil for none.
  ///   - image: The size of the image; nil for none.
  ///   - imagePadding: The space between image and title.
  ///   - insets: The insets around both.
  package func configuredButton(
    _ title: Text?,
    image: PerAxis<Double>? = nil,
    imagePadding: Double = 0,
    insets: LayoutInsets = ControlMetrics.configuredInsets
  ) -> PerAxis<Double?> {
    var width = 0.0
    var height = 0.0
    if let title {
      width = up(title.width)
      height = up(title.height)
    }
    if let image {
      width += image.horizontal + imagePadding
      height = max(height, image.vertical)
    }
    return PerAxis(width + insets.left + insets.right, height + insets.top + insets.bottom)
  }

  /// A button with a configuration and a plain title; nil and empty for none.
  package func configuredButton(
    title: String?,
    font: TextFont = TextFont(size: ControlMetrics.configuredFontSize),
    image: PerAxis<Double>? = nil,
    imagePadding: Double = 0,
    insets: LayoutInsets = ControlMetrics.configuredInsets
  ) -> PerAxis<Double?> {
    configuredButton(
      Text(title: title, font: font),
      image: image,
      imagePadding: imagePadding,
      insets: insets
    )
  }

  /// The distances of the baselines of a line of text from its top and bottom; the ascender is rounded up to a pixel.
  ///
  /// - Parameters:
  ///   - ascender: The font's ascender.
  ///   - lineHeight: The font's line height.
  ///   - height: The height of the view that centers the line; nil for a label, which ends with it.
  package func baselines(
    ascender: Double,
    lineHeight: Double,
    centeredIn height: Double? = nil
  ) -> (first: Double, last: Double) {
    let ascender = up(ascender)
    let line = up(lineHeight)
    let padding = height.map { ($0 - line) / 2 } ?? 0
    return (padding + ascender, padding + line - ascender)
  }

  /// The distances of the baselines of a line in a font from its top and bottom.
  package func baselines(of font: TextFont, centeredIn height: Double? = nil) -> (first: Double, last: Double) {
    baselines(ascender: font.ascender, lineHeight: font.lineHeight, centeredIn: height)
  }
}

extension NaturalSizes.Text {
  /// A title on one line, measured by the tables; nil for one that is nil or empty.
  fileprivate init?(title: String?, font: TextFont) {
    guard let title, !title.isEmpty else { return nil }
    self.init(line: title, font: font)
  }
}
