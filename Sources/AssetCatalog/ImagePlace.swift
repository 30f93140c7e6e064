/// Where an image is shown, as far as catalogs have different files for it.
package struct ImagePlace: Hashable, Sendable {
  /// Whether the appearance is dark.
  package var isDark: Bool
  /// The language of the user, such as `de` or `de-CH`; nil for the language that the scene is written in.
  package var language: String?

  /// Creates a place; by default light, without a language.
  package init(isDark: Bool = false, language: String? = nil) {
    (self.isDark, self.language) = (isDark, language)
  }

  /// Whether a file in a language is for this user.
  func speaks(_ other: String) -> Bool {
    guard let language else { return false }
    return language == other || language.split(separator: "-").first == other[...]
  }
}

/// How an image set asks for its images to be drawn.
package struct ImageIntent: Hashable, Sendable {
  /// Whether only the shape is drawn, in the tint color; nil where the catalog leaves it to the view.
  package var isTemplate: Bool?
  /// The edges that keep their widths where the image is resized, in points: top, left, bottom, right; nil for an image that is
  /// stretched as a whole.
  package var capInsets: [Double]?
  /// Whether what is between the edges is tiled rather than stretched.
  package var isTiled: Bool

  /// Reads the wishes of a set from its `Contents.json`.
  package init(_ contents: CatalogContents) {
    isTemplate = contents.renderingIntent.flatMap { $0 == "template" ? true : $0 == "original" ? false : nil }
    let resizing = contents.resizing
    if let resizing {
      let scale: Double = resizing.scale == "3x" ? 3 : resizing.scale == "2x" ? 2 : 1
      let sides = ["top", "left", "bottom", "right"]
      capInsets = sides.map { (side: String) -> Double in
        let pixels: Double = resizing.insets[side] ?? 0
        return max(0, pixels) / scale
      }
    }
    isTiled = resizing?.isTiled ?? false
  }
}
