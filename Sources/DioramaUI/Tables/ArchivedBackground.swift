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

/// The view behind a cell's content that a background configuration describes.
@MainActor
final class SystemBackgroundView: UIView {
  /// What the background looks like; nil for nothing.
  let configuration: ArchivedBackground?

  override init(frame: CGRect) {
    configuration = nil
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    configuration = coder.decode(ArchivedBackground.self, forKey: "configurationAPI")
    super.init(coder: coder)
  }
}

extension UIKitClasses {
  static let systemBackgroundView = NibClass(
    SystemBackgroundView.self,
    parent: UIView.self,
    name: "_UISystemBackgroundView",
    properties: [
      NibProperty("configuration", \SystemBackgroundView.configuration)
    ]
  )
}

extension UIKitClasses {
  static let archivedBackground = NibClass(
    ArchivedBackground.self,
    parent: nil,
    name: "UIBackgroundConfiguration",
    properties: [
      NibProperty("backgroundColor", \ArchivedBackground.backgroundColor),
      NibProperty("cornerRadius", \ArchivedBackground.cornerRadius),
      NibProperty("strokeColor", \ArchivedBackground.strokeColor),
      NibProperty("strokeWidth", \ArchivedBackground.strokeWidth),
      NibProperty("strokeOutset", \ArchivedBackground.strokeOutset),
      NibProperty("customView", \ArchivedBackground.customView),
      NibProperty("visualEffect", \ArchivedBackground.visualEffect),
      NibProperty("image", \ArchivedBackground.image),
      NibProperty("imageContentMode", \ArchivedBackground.imageContentMode),
    ]
  )
}
