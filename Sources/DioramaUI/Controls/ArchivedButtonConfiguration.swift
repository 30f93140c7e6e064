import Foundation
import NibLoader

/// A button's configuration inside an archive, which holds objects only.
@MainActor
final class ArchivedButtonConfiguration: NSObject, @MainActor NSCoding {
  let value: UIButton.Configuration

  required init?(coder: NSCoder) {
    let style = coder.decodeText(forKey: "style").flatMap(UIButton.Configuration.Style.init(rawValue:))
    var value = UIButton.Configuration(style ?? .plain)
    value.title = coder.decodeText(forKey: "title")
    value.subtitle = coder.decodeText(forKey: "subtitle")
    value.image = coder.decode(UIImage.self, forKey: "image")
    value.imagePlacement = coder.decodeOptions(forKey: "imagePlacement", absent: value.imagePlacement)
    value.imagePadding = coder.decodeCGFloat(forKey: "imagePadding", absent: 0)
    value.titlePadding = coder.decodeCGFloat(forKey: "titlePadding", absent: 0)
    if coder.containsValue(forKey: "contentInsets") {
      value.contentInsets = coder.decodeDirectionalEdgeInsets(forKey: "contentInsets")
    }
    value.baseForegroundColor = coder.decode(UIColor.self, forKey: "baseForegroundColor")
    value.baseBackgroundColor = coder.decode(UIColor.self, forKey: "baseBackgroundColor")
    value.cornerStyle = coder.decodeCase(forKey: "cornerStyle", absent: .dynamic)
    value.buttonSize = coder.decodeCase(forKey: "buttonSize", absent: .medium)
    value.showsActivityIndicator = coder.decodeBool(forKey: "showsActivityIndicator", absent: false)
    value.titleFont = coder.decode(UIFont.self, forKey: "titleFont")
    value.titleAlignment = coder.decodeCase(forKey: "titleAlignment", absent: .automatic)
    value.indicator = coder.decodeCase(forKey: "indicator", absent: .automatic)
    value.ground = Self.background(of: coder)
    self.value = value
    super.init()
  }

  /// What an archive says of the background; nil where it says nothing.
  private static func background(of coder: NSCoder) -> UIBackgroundConfiguration? {
    let keys: [StaticString] = [
      "background.backgroundColor", "background.cornerRadius", "background.strokeColor", "background.strokeWidth",
      "background.strokeOutset", "background.backgroundInsets",
    ]
    guard keys.contains(where: { coder.has($0) }) else { return nil }
    var value = UIBackgroundConfiguration.clear()
    if let color = coder.decode(UIColor.self, forKey: "background.backgroundColor") { value.backgroundColor = color }
    if let color = coder.decode(UIColor.self, forKey: "background.strokeColor") { value.strokeColor = color }
    value.cornerRadius = coder.decodeCGFloat(forKey: "background.cornerRadius", absent: 0)
    value.strokeWidth = coder.decodeCGFloat(forKey: "background.strokeWidth", absent: 0)
    value.strokeOutset = coder.decodeCGFloat(forKey: "background.strokeOutset", absent: 0)
    if coder.has("background.backgroundInsets") {
      value.backgroundInsets = coder.decodeDirectionalEdgeInsets(forKey: "background.backgroundInsets")
    }
    return value
  }

  func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }
}

extension UIKitClasses {
  static let archivedButtonConfiguration = NibClass(
    ArchivedButtonConfiguration.self,
    parent: nil,
    name: "UIButtonConfiguration"
  )
}
