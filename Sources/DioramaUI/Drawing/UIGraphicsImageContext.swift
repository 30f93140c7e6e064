public import Foundation

/// An image that is being drawn: what `UIGraphicsBeginImageContextWithOptions(_:_:_:)` opened.
struct OpenImage {
  let context: CGContext
  let size: CGSize
  let scale: CGFloat
}

/// Makes a new transparent image of a size in points, with one pixel per point, the one that is drawn into.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Makes a new image the one that is drawn into.
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: Whether the image has no transparent parts: what nothing is drawn on is black.
///   - scale: The pixels per point; 0 for those of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  onMainActor {
    let context = CGContext(size: size)
    let scale = scale > 0 ? scale : UIRuntime.shared.screenScale
    UIRuntime.shared.openImages.append(OpenImage(context: context, size: size, scale: scale))
    UIGraphicsPushContext(context)
    guard opaque else { return }
    context.saveGState()
    context.setFillColor(UIColor.black.cgColor)
    context.fill(CGRect(origin: .zero, size: size))
    context.restoreGState()
  }
}

/// The image as it is drawn up to now; nil where none is open, or something else is drawn into.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  onMainActor {
    guard let image = UIRuntime.shared.openImages.last, image.context === UIRuntime.shared.contexts.last else {
      return nil
    }
    return .drawn(image.context, size: image.size, scale: image.scale)
  }
}

/// Ends the image that was opened last; what was drawn into before is the current context again.
///
/// It does nothing where no image is open.
public func UIGraphicsEndImageContext() {
  onMainActor {
    guard let image = UIRuntime.shared.openImages.last, image.context === UIRuntime.shared.contexts.last else { return }
    UIRuntime.shared.openImages.removeLast()
    UIGraphicsPopContext()
  }
}
