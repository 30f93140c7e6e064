import Foundation
import NibLoader

/// What an archive keeps of a cell's background.
@MainActor
final class ArchivedBackground: NSObject, @MainActor NSCoding {
  /// The color that fills it; nil for none.
  let backgroundColor: UIColor?

  /// The radius of its corners in points.
  let cornerRadius: CGFloat

  /// The color of its border; nil for none.
  let strokeColor: UIColor?

  /// The width of its border in points.
  let strokeWidth: CGFloat

  /// How far the border stands outside, in points.
  let strokeOutset: CGFloat

  /// The view that is shown instead; nil for none.
  let customView: UIView?

  /// The effect on what lies behind; nil for none.
  let visualEffect: UIVisualEffect?

  /// The image; nil for none.
  let image: UIImage?

  /// How the image fills the background.
  let imageContentMode: UIView.ContentMode

  required init?(coder: NSCoder) {
    backgroundColor = coder.decode(UIColor.self, forKey: "backgroundColor")
    cornerRadius = coder.decodeCGFloat(forKey: "cornerRadius", absent: 0)
    strokeColor = coder.decode(UIColor.self, forKey: "strokeColor")
    strokeWidth = coder.decodeCGFloat(forKey: "strokeWidth", absent: 0)
    strokeOutset = coder.decodeCGFloat(forKey: "strokeOutset", absent: 0)
    customView = coder.decode(UIView.self, forKey: "customView")
    visualEffect = coder.decode(UIVisualEffect.self, forKey: "visualEffect")
    image = coder.decode(UIImage.self, forKey: "image")
    imageContentMode = coder.decodeCase(forKey: "imageContentMode", absent: .scaleToFill)
    super.init()
  }

  func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }
}
