import DioramaUI
import Foundation

/// The graph of the nib of labels and buttons as Foundation's own keyed archive, for its unarchiver.
///
/// The objects have no hierarchy to keep, no layers and no look: they are plain, and hold what the nib holds, under its keys. So the
/// unarchiver does less than the loader does.
@MainActor
enum KeyedArchives {
  /// The archive of a view with labels and buttons.
  ///
  /// - Parameter count: How many of each.
  static func made(_ count: Int) -> Data {
    let labelFont = PlainFont(size: 17)
    let buttonFont = PlainFont(size: 18)
    let color = PlainColor(name: "labelColor")
    var children: [PlainView] = []
    for index in 0..<count {
      let label = PlainLabel(frame: CGRect(x: 16, y: index * 44, width: 200, height: 21))
      label.text = "Row \(index)"
      label.tag = index
      label.font = labelFont
      label.textColor = color
      children.append(label)
      let button = PlainButton(frame: CGRect(x: 240, y: index * 44, width: 100, height: 34))
      button.contents = [NSNumber(value: 0): PlainContent(title: "Buy")]
      button.font = buttonFont
      children.append(button)
    }
    let root = PlainView(frame: CGRect(x: 0, y: 0, width: 393, height: 8800))
    root.subviews = children
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(root, forKey: "root")
    return archiver.encodedData
  }

  /// The view at the top of an archive.
  static func view(_ data: Data) -> PlainView {
    guard let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: data) else { fatalError("no archive") }
    unarchiver.requiresSecureCoding = false
    guard let root = unarchiver.decodeObject(forKey: "root") as? PlainView else { fatalError("no view") }
    return root
  }
}

/// What an archive holds of a view.
class PlainView: NSObject, NSCoding {
  /// Bounds and centre as a nib has them: bytes with numbers.
  var bounds: Data
  var center: Data
  var tag = 0
  var isOpaque = true
  var autoresizesSubviews = true
  var isUserInteractionDisabled = false
  var semanticContentAttribute = 0
  var subviews: [PlainView] = []

  init(frame: CGRect) {
    bounds = Self.bytes([0, 0, Double(frame.width), Double(frame.height)])
    center = Self.bytes([Double(frame.midX), Double(frame.midY)])
    super.init()
  }

  required init?(coder: NSCoder) {
    bounds = coder.decodeObject(forKey: "UIBounds") as? Data ?? Data()
    center = coder.decodeObject(forKey: "UICenter") as? Data ?? Data()
    tag = coder.decodeInteger(forKey: "UITag")
    isOpaque = coder.decodeBool(forKey: "UIOpaque")
    autoresizesSubviews = coder.decodeBool(forKey: "UIAutoresizeSubviews")
    isUserInteractionDisabled = coder.decodeBool(forKey: "UIUserInteractionDisabled")
    semanticContentAttribute = coder.decodeInteger(forKey: "UIViewSemanticContentAttribute")
    if coder.containsValue(forKey: "UISubviews") {
      subviews = coder.decodeObject(forKey: "UISubviews") as? [PlainView] ?? []
    }
    super.init()
  }

  func encode(with coder: NSCoder) {
    coder.encode(bounds as NSData, forKey: "UIBounds")
    coder.encode(center as NSData, forKey: "UICenter")
    coder.encode(tag, forKey: "UITag")
    coder.encode(isOpaque, forKey: "UIOpaque")
    coder.encode(autoresizesSubviews, forKey: "UIAutoresizeSubviews")
    coder.encode(isUserInteractionDisabled, forKey: "UIUserInteractionDisabled")
    coder.encode(semanticContentAttribute, forKey: "UIViewSemanticContentAttribute")
    if !subviews.isEmpty { coder.encode(NSArray(array: subviews), forKey: "UISubviews") }
  }

  private static func bytes(_ numbers: [Double]) -> Data {
    numbers.withUnsafeBytes { Data([7]) + Data($0) }
  }
}

/// What an archive holds of a label.
final class PlainLabel: PlainView {
  var text: String?
  var font: PlainFont?
  var textColor: PlainColor?
  var textAlignment = 4

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    text = coder.decodeObject(forKey: "UIText") as? String
    font = coder.decodeObject(forKey: "UIFont") as? PlainFont
    textColor = coder.decodeObject(forKey: "UITextColor") as? PlainColor
    textAlignment = coder.decodeInteger(forKey: "UITextAlignment")
    super.init(coder: coder)
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(text.map { NSString(string: $0) }, forKey: "UIText")
    coder.encode(font, forKey: "UIFont")
    coder.encode(textColor, forKey: "UITextColor")
    coder.encode(textAlignment, forKey: "UITextAlignment")
  }
}

/// What an archive holds of a button.
final class PlainButton: PlainView {
  var contents: [NSNumber: PlainContent] = [:]
  var font: PlainFont?
  var adjustsImage = true

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    contents = coder.decodeObject(forKey: "UIButtonStatefulContent") as? [NSNumber: PlainContent] ?? [:]
    font = coder.decodeObject(forKey: "UIFont") as? PlainFont
    adjustsImage = coder.decodeBool(forKey: "UIAdjustsImageWhenHighlighted")
    super.init(coder: coder)
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(NSDictionary(dictionary: contents), forKey: "UIButtonStatefulContent")
    coder.encode(font, forKey: "UIFont")
    coder.encode(adjustsImage, forKey: "UIAdjustsImageWhenHighlighted")
  }
}

/// What a button shows in one state.
final class PlainContent: NSObject, NSCoding {
  let title: String?

  init(title: String) { self.title = title }

  init?(coder: NSCoder) { title = coder.decodeObject(forKey: "UITitle") as? String }

  func encode(with coder: NSCoder) { coder.encode(title.map { NSString(string: $0) }, forKey: "UITitle") }
}

/// A font by name and size.
final class PlainFont: NSObject, NSCoding {
  let name: String?
  let size: Double

  init(size: Double) {
    name = ".SFUI-Regular"
    self.size = size
  }

  init?(coder: NSCoder) {
    name = coder.decodeObject(forKey: "UIFontName") as? String
    size = coder.decodeDouble(forKey: "UIFontPointSize")
  }

  func encode(with coder: NSCoder) {
    coder.encode(name.map { NSString(string: $0) }, forKey: "UIFontName")
    coder.encode(size, forKey: "UIFontPointSize")
  }
}

/// A colour by its name.
final class PlainColor: NSObject, NSCoding {
  let name: String?

  init(name: String) { self.name = name }

  init?(coder: NSCoder) { name = coder.decodeObject(forKey: "UISystemColorName") as? String }

  func encode(with coder: NSCoder) { coder.encode(name.map { NSString(string: $0) }, forKey: "UISystemColorName") }
}
