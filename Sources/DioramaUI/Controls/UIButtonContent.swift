import Foundation

/// What a button shows in one state; nil members are those of the normal state.
@MainActor
final class UIButtonContent: NSObject, @MainActor NSCoding {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var titleShadowColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?

  nonisolated override init() {
    super.init()
  }

  init?(coder: NSCoder) {
    super.init()
    title = coder.decodeText(forKey: "UITitle")
    attributedTitle = coder.decode(NSAttributedString.self, forKey: "UIAttributedTitle")
    titleColor = coder.decode(UIColor.self, forKey: "UITitleColor")
    titleShadowColor = coder.decode(UIColor.self, forKey: "UIShadowColor")
    image = coder.decode(UIImage.self, forKey: "UIImage")
    backgroundImage = coder.decode(UIImage.self, forKey: "UIBackgroundImage")
  }

  func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("UIButton cannot be written to an archive")
  }
}
