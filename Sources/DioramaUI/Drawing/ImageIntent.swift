import Foundation

extension UIRuntime {
  /// How an asset catalog asks for an image to be drawn.
  package struct ImageIntent {
    /// Whether only the shape is drawn, in the tint color; nil where the catalog leaves it to the view.
    package var isTemplate: Bool?
    /// The edges that keep their widths where the image is resized, in points; nil for an image that is stretched as a whole.
    package var capInsets: UIEdgeInsets?
    /// Whether what is between the edges is tiled rather than stretched.
    package var isTiled: Bool

    /// Creates an intent.
    package init(isTemplate: Bool?, capInsets: UIEdgeInsets?, isTiled: Bool) {
      (self.isTemplate, self.capInsets, self.isTiled) = (isTemplate, capInsets, isTiled)
    }
  }
}

extension UIImage {
  /// How the catalog asks for the image to be drawn; nil for one of which no catalog is known.
  @MainActor private var intent: UIRuntime.ImageIntent? {
    guard !isSymbolImage, let resourceName else { return nil }
    return UIRuntime.shared.imageIntent?(resourceName)
  }

  /// The image with what its catalog asks for, unless code has set it; itself where the catalog asks for nothing.
  @MainActor var asInCatalog: UIImage {
    guard let intent else { return self }
    var image = self
    if renderingMode == .automatic, content.tintColor == nil, let isTemplate = intent.isTemplate {
      image = image.withRenderingMode(isTemplate ? .alwaysTemplate : .alwaysOriginal)
    }
    if content.resizingMode == nil, let insets = intent.capInsets {
      image = image.resizableImage(withCapInsets: insets, resizingMode: intent.isTiled ? .tile : .stretch)
    }
    return image
  }
}
