import Foundation

extension UIFont {
  /// A font without its size.
  enum Face: Hashable, Sendable {
    case system(Weight)
    case boldSystem
    case italicSystem
    case named(String)
    case textStyle(TextStyle)

    var isSystem: Bool {
      if case .named = self { return false }
      return true
    }

    var isBold: Bool {
      switch self {
      case .boldSystem: true
      case .system(let weight): weight.rawValue >= Weight.semibold.rawValue
      case .textStyle(let style): style == .headline
      case .italicSystem, .named: false
      }
    }

    var isItalic: Bool { self == .italicSystem }

    var family: String {
      if case .named(let name) = self { return name.split(separator: "-").first.map(String.init) ?? name }
      return ".AppleSystemUIFont"
    }

    var name: String {
      switch self {
      case .named(let name): name
      case .boldSystem: ".SFUI-Semibold"
      case .italicSystem: ".SFUI-RegularItalic"
      case .textStyle(let style): style == .headline ? ".SFUI-Semibold" : ".SFUI-Regular"
      case .system(let weight): ".SFUI-" + (Self.weightNames.first { $0.weight == weight }?.name ?? "Regular")
      }
    }

    static let weightNames: [(weight: Weight, name: String)] = [
      (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"), (.medium, "Medium"),
      (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
    ]
  }
}
