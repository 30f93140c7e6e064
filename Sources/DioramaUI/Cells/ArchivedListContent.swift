import Foundation
import NibLoader

/// The content of a row in a list inside an archive, which holds objects only.
@MainActor
final class ArchivedListContent: NSObject, @MainActor NSCoding {
  let value: UIListContentConfiguration

  required init?(coder: NSCoder) {
    var value = Self.made(by: coder.decodeText(forKey: "style") ?? "cell")
    value.text = coder.decodeText(forKey: "text")
    value.secondaryText = coder.decodeText(forKey: "secondaryText")
    value.image = coder.decode(UIImage.self, forKey: "image")
    Self.decodeImage(&value.imageProperties, of: coder)
    Self.decodeText(&value.textProperties, of: coder)
    Self.decodeSecondaryText(&value.secondaryTextProperties, of: coder)
    value.prefersSideBySideTextAndSecondaryText = coder.decodeBool(
      forKey: "prefersSideBySideTextAndSecondaryText",
      absent: value.prefersSideBySideTextAndSecondaryText
    )
    value.imageToTextPadding = coder.decodeCGFloat(forKey: "imageToTextPadding", absent: value.imageToTextPadding)
    value.textToSecondaryTextHorizontalPadding = coder.decodeCGFloat(
      forKey: "textToSecondaryTextHorizontalPadding",
      absent: value.textToSecondaryTextHorizontalPadding
    )
    value.textToSecondaryTextVerticalPadding = coder.decodeCGFloat(
      forKey: "textToSecondaryTextVerticalPadding",
      absent: value.textToSecondaryTextVerticalPadding
    )
    if coder.has("directionalLayoutMargins") {
      value.directionalLayoutMargins = coder.decodeDirectionalEdgeInsets(forKey: "directionalLayoutMargins")
    }
    value.axesPreservingSuperviewLayoutMargins = coder.decodeOptions(
      forKey: "axesPreservingSuperviewLayoutMargins",
      absent: value.axesPreservingSuperviewLayoutMargins
    )
    value.alpha = coder.decodeCGFloat(forKey: "alpha", absent: value.alpha)
    self.value = value
    super.init()
  }

  /// The content that a factory makes; that of a cell for a name of none.
  private static func made(by factory: String) -> UIListContentConfiguration {
    switch factory {
    case "subtitleCell": .subtitleCell()
    case "valueCell": .valueCell()
    case "plainHeader": .plainHeader()
    case "plainFooter": .plainFooter()
    case "groupedHeader": .groupedHeader()
    case "groupedFooter": .groupedFooter()
    case "sidebarCell": .sidebarCell()
    case "sidebarHeader": .sidebarHeader()
    case "prominentInsetGroupedHeader": .prominentInsetGroupedHeader()
    default: .cell()
    }
  }

  private static func decodeImage(_ value: inout UIListContentConfiguration.ImageProperties, of coder: NSCoder) {
    if let color = coder.decode(UIColor.self, forKey: "imageProperties.tintColor") { value.tintColor = color }
    value.cornerRadius = coder.decodeCGFloat(forKey: "imageProperties.cornerRadius", absent: value.cornerRadius)
    value.maximumSize = coder.decodeSize(forKey: "imageProperties.maximumSize", absent: value.maximumSize)
    value.reservedLayoutSize = coder.decodeSize(
      forKey: "imageProperties.reservedLayoutSize",
      absent: value.reservedLayoutSize
    )
  }

  private static func decodeText(_ value: inout UIListContentConfiguration.TextProperties, of coder: NSCoder) {
    if let font = coder.decode(UIFont.self, forKey: "textProperties.font") { value.font = font }
    if let color = coder.decode(UIColor.self, forKey: "textProperties.color") { value.color = color }
    value.alignment = coder.decodeCase(forKey: "textProperties.alignment", absent: value.alignment)
    value.numberOfLines = coder.decodeInteger(forKey: "textProperties.numberOfLines", absent: value.numberOfLines)
    value.lineBreakMode = coder.decodeCase(forKey: "textProperties.lineBreakMode", absent: value.lineBreakMode)
    value.adjustsFontSizeToFitWidth = coder.decodeBool(
      forKey: "textProperties.adjustsFontSizeToFitWidth",
      absent: value.adjustsFontSizeToFitWidth
    )
    value.minimumScaleFactor = coder.decodeCGFloat(
      forKey: "textProperties.minimumScaleFactor",
      absent: value.minimumScaleFactor
    )
    value.adjustsFontForContentSizeCategory = coder.decodeBool(
      forKey: "textProperties.adjustsFontForContentSizeCategory",
      absent: value.adjustsFontForContentSizeCategory
    )
    value.transform = coder.decodeCase(forKey: "textProperties.transform", absent: value.transform)
  }

  // The loader finds keys by literals, so that each is written out.
  private static func decodeSecondaryText(
    _ value: inout UIListContentConfiguration.TextProperties,
    of coder: NSCoder
  ) {
    if let font = coder.decode(UIFont.self, forKey: "secondaryTextProperties.font") { value.font = font }
    if let color = coder.decode(UIColor.self, forKey: "secondaryTextProperties.color") { value.color = color }
    value.alignment = coder.decodeCase(forKey: "secondaryTextProperties.alignment", absent: value.alignment)
    value.numberOfLines = coder.decodeInteger(
      forKey: "secondaryTextProperties.numberOfLines",
      absent: value.numberOfLines
    )
    value.lineBreakMode = coder.decodeCase(
      forKey: "secondaryTextProperties.lineBreakMode",
      absent: value.lineBreakMode
    )
    value.adjustsFontSizeToFitWidth = coder.decodeBool(
      forKey: "secondaryTextProperties.adjustsFontSizeToFitWidth",
      absent: value.adjustsFontSizeToFitWidth
    )
    value.minimumScaleFactor = coder.decodeCGFloat(
      forKey: "secondaryTextProperties.minimumScaleFactor",
      absent: value.minimumScaleFactor
    )
    value.adjustsFontForContentSizeCategory = coder.decodeBool(
      forKey: "secondaryTextProperties.adjustsFontForContentSizeCategory",
      absent: value.adjustsFontForContentSizeCategory
    )
    value.transform = coder.decodeCase(forKey: "secondaryTextProperties.transform", absent: value.transform)
  }

  func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }
}

extension ConfiguredView {
  /// Takes over the configurations of an archive.
  func decodeConfigurations(of coder: NSCoder) {
    if let view = coder.decode(UIListContentView.self, forKey: "UIContentConfigurationView") {
      adopt(content: view.configuration)
    }
    // Tools write a cell's color as a background, too, and say so.
    if !coder.decodeBool(forKey: "UIDidEncodeCompatibilityBackgroundColor", absent: false),
      let view = coder.decode(SystemBackgroundView.self, forKey: "UISystemBackgroundView"),
      let background = view.configuration
    {
      adopt(background: background.value)
    }
  }
}

extension UIKitClasses {
  static let archivedListContent = NibClass(
    ArchivedListContent.self,
    parent: nil,
    name: "UIListContentConfiguration"
  )

  static let uiListContentView = NibClass(UIListContentView.self, parent: UIView.self, name: "UIListContentView")
}
