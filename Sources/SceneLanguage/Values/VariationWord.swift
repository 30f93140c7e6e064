package import SceneModel

/// A condition of variations in one word; several are joined by `+`, as joint states are.
package enum VariationWord: String, CaseIterable, Hashable, Sendable {
  case compactWidth, regularWidth, compactHeight, regularHeight, gamutP3, gamutSRGB

  /// The trait and the value that the word stands for.
  package var trait: SceneVariation.Trait {
    switch self {
    case .compactWidth: .init(name: SceneKeys.Trait.horizontalSizeClass.rawValue, raw: 1)
    case .regularWidth: .init(name: SceneKeys.Trait.horizontalSizeClass.rawValue, raw: 2)
    case .compactHeight: .init(name: SceneKeys.Trait.verticalSizeClass.rawValue, raw: 1)
    case .regularHeight: .init(name: SceneKeys.Trait.verticalSizeClass.rawValue, raw: 2)
    case .gamutSRGB: .init(name: SceneKeys.Trait.displayGamut.rawValue, raw: 0)
    case .gamutP3: .init(name: SceneKeys.Trait.displayGamut.rawValue, raw: 1)
    }
  }

  /// The words of all conditions.
  package static let names = allCases.map(\.rawValue)

  /// The condition that a word for a device or its orientation means; nil for one that no condition is near to.
  package static func meant(by word: String) -> String? {
    switch word.lowercased() {
    case "landscape": compactHeight.rawValue
    case "portrait": "\(compactWidth.rawValue)+\(regularHeight.rawValue)"
    case "ipad", "pad", "tablet", "desktop", "large", "wide": regularWidth.rawValue
    case "iphone", "phone", "mobile", "small", "narrow": compactWidth.rawValue
    case "p3", "displayp3", "widegamut": gamutP3.rawValue
    default: nil
    }
  }

  /// The words for traits, joined; nil where one of them has no word, and for none.
  package static func words(for traits: [SceneVariation.Trait]) -> String? {
    let words = traits.compactMap { trait in allCases.first { $0.trait == trait } }
    guard words.count == traits.count, !words.isEmpty else { return nil }
    return words.map(\.rawValue).joined(separator: "+")
  }
}
