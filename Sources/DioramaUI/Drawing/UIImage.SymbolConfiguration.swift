public import Foundation
import NibLoader

extension UIImage {
  /// How one of the system's symbols is drawn.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The size in points; nil if the size of the text decides.
    let pointSize: CGFloat?

    /// The heaviness of the lines.
    let weight: SymbolWeight

    /// The size beside text.
    let scale: SymbolScale

    /// The text style whose size the symbol takes; nil if a size in points was said, or none.
    let textStyle: UIFont.TextStyle?

    /// How the layers get their colors; nil for the system's way.
    let renderingMode: SymbolRenderingMode?

    /// The colors of the layers, the first in front; empty for the tint color.
    let colors: [UIColor]

    /// Creates a configuration with a size in points, a weight and a scale.
    public init(pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
      textStyle = nil
      (renderingMode, colors) = (nil, [])
      super.init()
    }

    /// Creates a configuration that takes its size from a text style.
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      pointSize = nil
      weight = .unspecified
      self.scale = scale
      self.textStyle = textStyle
      (renderingMode, colors) = (nil, [])
      super.init()
    }

    private init(_ renderingMode: SymbolRenderingMode, _ colors: [UIColor] = []) {
      (pointSize, weight, scale, textStyle) = (nil, .unspecified, .default, nil)
      (self.renderingMode, self.colors) = (renderingMode, colors)
      super.init()
    }

    /// Creates a configuration with a size and a weight, and the colors of another.
    init(pointSize: CGFloat, weight: SymbolWeight, coloredAs other: SymbolConfiguration) {
      (self.pointSize, self.weight, scale, textStyle) = (pointSize, weight, .default, nil)
      (renderingMode, colors) = (other.renderingMode, other.colors)
      super.init()
    }

    /// Creates a configuration that draws each layer in a color of a list.
    public convenience init(paletteColors: [UIColor]) { self.init(.palette, paletteColors) }

    /// Creates a configuration that draws the layers in shades of a color.
    public convenience init(hierarchicalColor: UIColor) { self.init(.hierarchical, [hierarchicalColor]) }

    /// Returns a configuration that draws a symbol in colors of its own.
    public class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(.multicolor) }

    /// Returns a configuration that draws a symbol in one color.
    public class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(.monochrome) }

    /// Creates a configuration with a weight alone.
    public init(weight: SymbolWeight) {
      pointSize = nil
      self.weight = weight
      scale = .default
      textStyle = nil
      (renderingMode, colors) = (nil, [])
      super.init()
    }

    /// Creates a configuration with a scale alone.
    public init(scale: SymbolScale) {
      pointSize = nil
      weight = .unspecified
      self.scale = scale
      textStyle = nil
      (renderingMode, colors) = (nil, [])
      super.init()
    }

    /// Reads a configuration out of an archive.
    public required init?(coder: NSCoder) {
      let size = coder.decodeCGFloat(forKey: "UIImageSymbolConfigurationPointSize", absent: 0)
      pointSize = size > 0 ? size : nil
      weight = coder.decodeCase(forKey: "UIImageSymbolConfigurationWeight", absent: .unspecified)
      scale = coder.decodeCase(forKey: "UIImageSymbolConfigurationScale", absent: .default)
      textStyle = coder.decodeText(forKey: "UIImageSymbolConfigurationTextStyle").map(UIFont.TextStyle.init(rawValue:))
      renderingMode = coder.decodeCase(forKey: "UIImageSymbolConfigurationRenderingMode")
      colors = coder.decodeList(of: UIColor.self, forKey: "UIImageSymbolConfigurationColors")
      super.init(coder: coder)
    }

    /// Writes the configuration.
    open override func encode(with coder: NSCoder) {
      super.encode(with: coder)
      if let pointSize { coder.encode(Double(pointSize), forKey: "UIImageSymbolConfigurationPointSize") }
      coder.encode(weight.rawValue, forKey: "UIImageSymbolConfigurationWeight")
      coder.encode(scale.rawValue, forKey: "UIImageSymbolConfigurationScale")
      if let textStyle {
        coder.encode(NSString(string: textStyle.rawValue), forKey: "UIImageSymbolConfigurationTextStyle")
      }
      if let renderingMode { coder.encode(renderingMode.rawValue, forKey: "UIImageSymbolConfigurationRenderingMode") }
      if !colors.isEmpty { coder.encode(colors as NSArray, forKey: "UIImageSymbolConfigurationColors") }
    }

    /// Whether another object says the same.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale
        && textStyle == other.textStyle && renderingMode == other.renderingMode && colors == other.colors
    }

    /// A hash that equal configurations share.
    open override var hash: Int {
      var hasher = Hasher()
      hasher.combine(pointSize)
      hasher.combine(weight)
      hasher.combine(scale)
      return hasher.finalize()
    }
  }
}

extension UIImage {
  /// How the layers of a symbol get their colors.
  enum SymbolRenderingMode: Int, Sendable {
    /// All in one color.
    case monochrome = 1
    /// In colors of their own.
    case multicolor = 2
    /// In shades of a color.
    case hierarchical = 3
    /// Each in a color of a list.
    case palette = 4
  }
}

extension UIImage {
  /// The size of a symbol beside text.
  public enum SymbolScale: Int, Sendable {
    /// As the system has it.
    case `default` = -1
    /// As the text around it.
    case unspecified = 0
    /// Smaller than the text.
    case small = 1
    /// As tall as the text.
    case medium = 2
    /// Taller than the text.
    case large = 3
  }
}

extension UIImage {
  /// The heaviness of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    /// As the text beside it.
    case unspecified
    /// The lightest.
    case ultraLight
    /// Very light.
    case thin
    /// Light.
    case light
    /// Neither light nor heavy.
    case regular
    /// A little heavier than regular.
    case medium
    /// Between medium and bold.
    case semibold
    /// Bold.
    case bold
    /// Heavier than bold.
    case heavy
    /// The heaviest.
    case black
  }
}

extension UIKitClasses {
  static let uiImageSymbolConfiguration = NibClass(
    UIImage.SymbolConfiguration.self,
    parent: nil,
    name: "UIImageSymbolConfiguration"
  )
}
