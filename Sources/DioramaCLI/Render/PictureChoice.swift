import ArgumentParser
import DioramaUI
import LayoutEngine
import SceneDiagnostics
package import TextMetrics

/// Light or dark.
package enum PictureAppearance: String, CaseIterable, Sendable {
  case light, dark
}

/// The edition of the system whose controls and bars are drawn.
package enum PictureSystem: String, CaseIterable, Sendable {
  case ios18, ios26

  /// The edition in the runtime's terms.
  var look: SystemLook { self == .ios26 ? .iOS26 : .iOS18 }
}

/// The direction in which an interface reads.
package enum PictureDirection: String, CaseIterable, Sendable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}

/// How an SVG image has its text.
package enum PictureTextForm: String, CaseIterable, Sendable {
  case font, outlines
}

/// The size of text that a user prefers, by its short name.
package struct PictureTextSize: Hashable, Sendable {
  /// The size.
  package let size: TextSize

  /// The names, from the smallest.
  package static let names = TextSize.names

  /// The size of a user who has chosen none.
  package static let usual = PictureTextSize(size: .large)

  private init(size: TextSize) {
    self.size = size
  }

  /// Parses a name on the command line, in any case.
  package init(_ text: String) throws {
    guard let size = TextSize(named: text) else {
      throw ValidationError("write one of \(Self.names.joined(separator: ", "))")
    }
    self.size = size
  }
}

/// What a picture is made for: a screen and what its user prefers.
package struct PictureChoice: Hashable, Sendable {
  /// The screen.
  package var screen: ScreenChoice
  /// Light or dark.
  package var appearance = PictureAppearance.light
  /// The size of text.
  package var textSize = PictureTextSize.usual
  /// The direction in which the interface reads.
  package var direction = PictureDirection.leftToRight
  /// The language of the texts, or a pseudo-language; nil for the texts as they are written.
  package var locale: String?

  /// Creates a choice: light, with text of the usual size, from left to right.
  package init(screen: ScreenChoice = ScreenChoice()) {
    self.screen = screen
  }

  /// Every combination, the screens first; where a list is empty, what is usual.
  package static func all(
    screens: [ScreenChoice],
    appearances: [PictureAppearance],
    textSizes: [PictureTextSize],
    directions: [PictureDirection],
    locales: [String] = []
  ) -> [PictureChoice] {
    var choices: [PictureChoice] = []
    for screen in screens {
      for appearance in appearances.isEmpty ? [.light] : appearances {
        for textSize in textSizes.isEmpty ? [.usual] : textSizes {
          for locale in locales.isEmpty ? [nil] : locales.map(Optional.some) {
            for direction in directions.isEmpty ? [PictureDirection(of: locale)] : directions {
              var choice = PictureChoice(screen: screen)
              (choice.appearance, choice.textSize, choice.direction) = (appearance, textSize, direction)
              choice.locale = locale
              choices.append(choice)
            }
          }
        }
      }
    }
    return choices
  }
}

extension PictureDirection {
  /// The direction in which a language is read; without a language, from left to right.
  package init(of locale: String?) {
    self = locale.map(LanguageName.isRightToLeft) == true ? .rightToLeft : .leftToRight
  }
}

/// How a picture is written.
package struct PictureLook: Hashable, Sendable {
  /// The number of pixels per point of a PNG image.
  package var scale: Double
  /// The scales that pictures can have.
  static let scales = 0.1...8.0

  /// How an SVG image has its text.
  package var text: PictureTextForm
  /// Whether the edge of a device is drawn around each screen.
  package var hasDeviceOutline: Bool
  /// The edition of the system whose controls and bars are shown.
  package var system = PictureSystem.ios18

  /// Creates a look; by default without devices, with two pixels a point.
  package init(scale: Double = 2, text: PictureTextForm = .font, hasDeviceOutline: Bool = false) {
    (self.scale, self.text, self.hasDeviceOutline) = (scale, text, hasDeviceOutline)
  }
}

extension PictureSize {
  /// The size of a device's screen, by its name on the command line.
  static func device(_ name: String) throws -> PictureSize {
    guard let screen = LayoutScreen.device(name.lowercased()) else {
      let names = LayoutScreen.deviceNames.map(\.name)
      let all = "write one of \(names.joined(separator: ", ")), or one with -landscape behind it"
      throw ValidationError(
        Self.meantDevice(by: name, in: names).map { "\(Spelling.suggestion(of: [$0])) \(all)" } ?? all
      )
    }
    var size = PictureSize(width: screen.width, height: screen.height)
    size.isDevice = true
    return size
  }
}

extension PictureSize {
  /// The device of a name that is written without hyphens or much alike: `iPhone15`, `iPhone 15 Pro`; nil for others.
  private static func meantDevice(by name: String, in names: [String]) -> String? {
    func bare(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
    let wanted = bare(name)
    if let same = names.first(where: { bare($0) == wanted }) { return same }
    // The longest name of a device that this one begins with: an iPhone 15 Pro has the screen of an iPhone 15.
    let begun = names.filter { wanted.hasPrefix(bare($0)) && bare($0).count > "iphone".count }
    return begun.max { $0.count < $1.count } ?? Spelling.nearest(to: name.lowercased(), in: names)
  }
}

extension PictureAppearance: ExpressibleByArgument {}
extension PictureSystem: ExpressibleByArgument {}
extension PictureDirection: ExpressibleByArgument {}
extension PictureTextForm: ExpressibleByArgument {}
