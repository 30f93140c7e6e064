public import Foundation
import NibLoader

extension UIButton {
  /// The look and content of a button in one value.
  public struct Configuration: Hashable, Sendable {
    /// The way the background is drawn.
    var style: Style

    /// The title; nil for none.
    public var title: String?
    /// The text below the title; nil for none.
    public var subtitle: String?
    /// The image; nil for none.
    public var image: UIImage?
    /// The side of the title on which the image stands.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The space between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The space between title and subtitle, in points.
    public var titlePadding: CGFloat = 0
    /// The space around the content, in points; that of the size until another is set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    private var ownInsets: NSDirectionalEdgeInsets?
    /// The color of title and image; nil for the style's.
    public var baseForegroundColor: UIColor?
    /// The color of the background; nil for the style's.
    public var baseBackgroundColor: UIColor?
    /// How round the corners are.
    public var cornerStyle: CornerStyle = .dynamic
    /// How large the button is.
    public var buttonSize: Size = .medium
    /// Whether a turning wheel stands instead of the image.
    public var showsActivityIndicator = false
    /// How title and subtitle are aligned.
    public var titleAlignment: TitleAlignment = .automatic
    /// The sign that the button opens something.
    public var indicator: Indicator = .automatic
    /// The title's font, which only a scene says; nil for the system's.
    var titleFont: UIFont?
    /// The background where one was said; nil for the style's.
    var ground: UIBackgroundConfiguration?

    /// What is behind the content; its color is the style's where it has none.
    @preconcurrency @MainActor
    public var background: UIBackgroundConfiguration {
      get { ground ?? .clear() }
      set { ground = newValue }
    }

    init(_ style: Style) {
      self.style = style
    }

    /// No background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A background in a faint tint color.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A background in the tint color.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// No border.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// A gray border.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// A border in a faint tint color.
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    /// A border in the tint color.
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }
  }
}

extension UIButton.Configuration {
  /// How round the corners of a button are.
  public enum CornerStyle: Int, Sendable {
    /// As the background says.
    case fixed = -1
    /// As the background says, and more with larger text.
    case dynamic = 0
    /// A little.
    case small = 1
    /// Rather round.
    case medium = 2
    /// Very round.
    case large = 3
    /// Half circles.
    case capsule = 4
  }
}

extension UIButton.Configuration {
  /// How title and subtitle of a button are aligned.
  public enum TitleAlignment: Int, Sendable {
    /// As the other parts of the button ask for.
    case automatic = 0
    /// At their beginning.
    case leading = 1
    /// In the middle.
    case center = 2
    /// At their end.
    case trailing = 3
  }
}

extension UIButton.Configuration {
  /// The sign that a button opens something.
  public enum Indicator: Int, Sendable {
    /// As the button's menu asks for.
    case automatic = 0
    /// None.
    case none = 1
    /// That of a button whose menu chooses one of several.
    case popup = 2
  }
}

extension UIButton.Configuration {
  /// How large a button is.
  public enum Size: Int, Sendable {
    /// The usual size.
    case medium = 0
    /// Small.
    case small = 1
    /// Smaller.
    case mini = 2
    /// Large.
    case large = 3
  }
}

extension UIButton.Configuration.Size {
  /// The space around the content where none was set: small buttons are 28 points high, large ones 50.
  fileprivate var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// The text style of the title.
  var titleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }
}

extension UIButton.Configuration {
  /// The way the background is drawn, by the function that makes the configuration.
  enum Style: String, Hashable, Sendable {
    case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
  }
}

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
