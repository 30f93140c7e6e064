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

  /// The configuration: what its style has, and what was changed of that.
  let value: UIBackgroundConfiguration

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
    var value = Self.made(by: coder.decodeInteger(forKey: "defaultStyle_v2", absent: 1))
    func isCustomized(_ key: StaticString) -> Bool { coder.decodeBool(forKey: key, absent: false) }
    if isCustomized("hasCustomized-backgroundColor") { value.backgroundColor = backgroundColor }
    if isCustomized("hasCustomized-cornerRadius") { value.cornerRadius = cornerRadius }
    if isCustomized("hasCustomized-strokeColor") { value.strokeColor = strokeColor }
    if isCustomized("hasCustomized-strokeWidth") { value.strokeWidth = strokeWidth }
    if isCustomized("hasCustomized-strokeOutset") { value.strokeOutset = strokeOutset }
    if isCustomized("hasCustomized-customView") { value.customView = customView }
    if isCustomized("hasCustomized-visualEffect") { value.visualEffect = visualEffect }
    if isCustomized("hasCustomized-image") { value.image = image }
    if isCustomized("hasCustomized-imageContentMode") { value.imageContentMode = imageContentMode }
    if isCustomized("hasCustomized-backgroundInsets") {
      value.backgroundInsets = Self.insets(coder.decodeText(forKey: "backgroundInsets")) ?? value.backgroundInsets
    }
    self.value = value
    super.init()
  }

  /// The background of a style, by its number; that of a cell in a plain list for a number of none.
  ///
  /// Only the number of that one is known from nibs of Xcode's; the others are the compiler's own.
  private static func made(by style: Int) -> UIBackgroundConfiguration {
    switch style {
    case 0: .clear()
    case 2: .listPlainHeaderFooter()
    case 3: .listGroupedCell()
    case 4: .listGroupedHeaderFooter()
    case 5: .listSidebarCell()
    case 6: .listCell()
    default: .listPlainCell()
    }
  }

  /// Insets of a text such as `{0, 8, 0, 8}`: top, leading, bottom and trailing; nil for another text.
  private static func insets(_ text: String?) -> NSDirectionalEdgeInsets? {
    let numbers = (text ?? "").split { "{}, ".contains($0) }.compactMap { Double($0) }.filter(\.isFinite)
    guard numbers.count == 4 else { return nil }
    return NSDirectionalEdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
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
