public import Foundation

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
    /// The space around the content, in points.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The color of title and image; nil for the style's.
    public var baseForegroundColor: UIColor?
    /// The color of the background; nil for the style's.
    public var baseBackgroundColor: UIColor?
    /// How round the corners are.
    public var cornerStyle: CornerStyle = .dynamic
    /// How large the button is.
    public var buttonSize: Size = .medium
    /// Whether a turning wheel stands in place of the image.
    public var showsActivityIndicator = false
    /// How title and subtitle are aligned.
    public var titleAlignment: TitleAlignment = .automatic
    /// The sign that the button opens something; kept for code that asks, since buttons here draw none.
    public var indicator: Indicator = .automatic
    /// The title's font, which only a scene says; nil for the system's.
    var titleFont: UIFont?
    /// The background where one was said; nil for the style's.
    var ground: UIBackgroundConfiguration?

    /// What is behind the content; its color is the style's where it has none.
    @MainActor
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

extension UIButton.Configuration {
  /// The way the background is drawn, by the function that makes the configuration.
  enum Style: String, Hashable, Sendable {
    case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
  }
}
