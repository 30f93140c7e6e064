import DioramaUI
import Foundation

/// The graph of the nib of labels and buttons as Foundation's own keyed archive: the same objects with the same values under the same keys.
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
      label.isOpaque = false
      label.isUserInteractionDisabled = true
      label.font = labelFont
      label.textColor = color
      children.append(label)
      let button = PlainButton(frame: CGRect(x: 240, y: index * 44, width: 100, height: 34))
      button.contents = [NSNumber(value: 0): PlainContent(title: "Buy")]
      button.font = buttonFont
      button.isOpaque = false
      children.append(button)
    }
    let root = PlainView(frame: CGRect(x: 0, y: 0, width: 393, height: 8800))
    root.subviews = children
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(root, forKey: "root")
    return archiver.encodedData
  }

  /// The view at the top of an archive, of the runtime's own classes: what is compared with the nib is the coder alone.
  static func view(_ data: Data) -> UIView {
    let unarchiver = unarchiver(data)
    let classes: [(AnyClass, AnyClass)] = [
      (UIView.self, PlainView.self), (UILabel.self, PlainLabel.self), (UIButton.self, PlainButton.self),
      (UIFont.self, PlainFont.self), (UIFontDescriptor.self, PlainDescriptor.self), (UIColor.self, PlainColor.self),
      (contentClass, PlainContent.self),
    ]
    for (type, archived): (AnyClass, AnyClass) in classes {
      unarchiver.setClass(type, forClassName: NSStringFromClass(archived))
    }
    guard let root = unarchiver.decodeObject(forKey: "root") as? UIView else { fatalError("no view") }
    return root
  }

  /// The view at the top of an archive, of plain classes without hierarchy, layers or look.
  static func plainView(_ data: Data) -> PlainView {
    guard let root = unarchiver(data).decodeObject(forKey: "root") as? PlainView else { fatalError("no view") }
    return root
  }

  private static func unarchiver(_ data: Data) -> NSKeyedUnarchiver {
    guard let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: data) else { fatalError("no archive") }
    unarchiver.requiresSecureCoding = false
    return unarchiver
  }

  /// The class of a button's content, which the runtime keeps to itself.
  private static var contentClass: AnyClass {
    guard let type = NSClassFromString("DioramaUI.UIButtonContent") else { fatalError("no class") }
    return type
  }
}

/// What an archive holds of a view.
class PlainView: NSObject, NSCoding {
  /// Bounds and centre as a nib has them: bytes with numbers.
  var bounds: [UInt8]
  var center: [UInt8]
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
    bounds = Self.bytes("UIBounds", coder)
    center = Self.bytes("UICenter", coder)
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
    coder.encodeBytes(bounds, length: bounds.count, forKey: "UIBounds")
    coder.encodeBytes(center, length: center.count, forKey: "UICenter")
    coder.encode(tag, forKey: "UITag")
    coder.encode(isOpaque, forKey: "UIOpaque")
    coder.encode(autoresizesSubviews, forKey: "UIAutoresizeSubviews")
    coder.encode(isUserInteractionDisabled, forKey: "UIUserInteractionDisabled")
    coder.encode(semanticContentAttribute, forKey: "UIViewSemanticContentAttribute")
    if !subviews.isEmpty { coder.encode(NSArray(array: subviews), forKey: "UISubviews") }
  }

  static func bytes(_ numbers: [Double]) -> [UInt8] {
    numbers.withUnsafeBytes { [7] + $0 }
  }

  static func bytes(_ key: String, _ coder: NSCoder) -> [UInt8] {
    coder.withDecodedUnsafeBufferPointer(forKey: key) { $0.map(Array.init) ?? [] }
  }
}

/// What an archive holds of a label.
final class PlainLabel: PlainView {
  var text: String?
  var font: PlainFont?
  var textColor: PlainColor?
  var textAlignment = 4
  var shadowOffset = PlainView.bytes([0, -1])

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    text = coder.decodeObject(forKey: "UIText") as? String
    font = coder.decodeObject(forKey: "UIFont") as? PlainFont
    textColor = coder.decodeObject(forKey: "UITextColor") as? PlainColor
    textAlignment = coder.decodeInteger(forKey: "UITextAlignment")
    shadowOffset = Self.bytes("UIShadowOffset", coder)
    super.init(coder: coder)
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(text.map { NSString(string: $0) }, forKey: "UIText")
    coder.encode(font, forKey: "UIFont")
    coder.encode(textColor, forKey: "UITextColor")
    coder.encode(textAlignment, forKey: "UITextAlignment")
    coder.encodeBytes(shadowOffset, length: shadowOffset.count, forKey: "UIShadowOffset")
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
    adjustsImage = coder.decodeBool(forKey: "UIAdjustsImageWhenDisabled") && adjustsImage
    super.init(coder: coder)
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(NSDictionary(dictionary: contents), forKey: "UIButtonStatefulContent")
    coder.encode(font, forKey: "UIFont")
    coder.encode(adjustsImage, forKey: "UIAdjustsImageWhenHighlighted")
    coder.encode(adjustsImage, forKey: "UIAdjustsImageWhenDisabled")
  }
}

/// What a button shows in one state.
final class PlainContent: NSObject, NSCoding {
  let title: String?

  init(title: String) { self.title = title }

  init?(coder: NSCoder) { title = coder.decodeObject(forKey: "UITitle") as? String }

  func encode(with coder: NSCoder) { coder.encode(title.map { NSString(string: $0) }, forKey: "UITitle") }
}

/// A font of the system.
final class PlainFont: NSObject, NSCoding {
  let name: String?
  let descriptor: PlainDescriptor?
  let size: Double

  init(size: Double) {
    name = ".SFUI-Regular"
    descriptor = PlainDescriptor(size: size)
    self.size = size
  }

  init?(coder: NSCoder) {
    name = coder.decodeObject(forKey: "UIFontName") as? String
    descriptor = coder.decodeObject(forKey: "UIFontDescriptor") as? PlainDescriptor
    size = coder.decodeDouble(forKey: "UIFontPointSize")
  }

  func encode(with coder: NSCoder) {
    coder.encode(name.map { NSString(string: $0) }, forKey: "UIFontName")
    coder.encode(descriptor, forKey: "UIFontDescriptor")
    coder.encode(size, forKey: "UIFontPointSize")
    coder.encode(true, forKey: "UISystemFont")
  }
}

/// What a font is.
final class PlainDescriptor: NSObject, NSCoding {
  let attributes: NSDictionary

  init(size: Double) {
    attributes = NSDictionary(
      objects: [NSString(string: "CTFontRegularUsage"), NSNumber(value: size)],
      forKeys: [NSString(string: "NSCTFontUIUsageAttribute"), NSString(string: "NSFontSizeAttribute")]
    )
  }

  init?(coder: NSCoder) {
    attributes = coder.decodeObject(forKey: "UIFontDescriptorAttributes") as? NSDictionary ?? NSDictionary()
  }

  func encode(with coder: NSCoder) { coder.encode(attributes, forKey: "UIFontDescriptorAttributes") }
}

/// A colour of the system.
final class PlainColor: NSObject, NSCoding {
  let name: String?
  let white: Float

  init(name: String) {
    self.name = name
    white = 0
  }

  init?(coder: NSCoder) {
    name = coder.decodeObject(forKey: "UISystemColorName") as? String
    white = coder.decodeFloat(forKey: "UIWhite")
  }

  func encode(with coder: NSCoder) {
    coder.encode(name.map { NSString(string: $0) }, forKey: "UISystemColorName")
    coder.encode(white, forKey: "UIWhite")
    coder.encode(Float(1), forKey: "UIAlpha")
  }
}
