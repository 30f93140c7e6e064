package import DioramaImage
import TextMetrics

extension UIFont {
  /// What the letters of the font look like in pictures, by its kind and, for a font by name, by the words of its name.
  package var letterStyle: LetterStyle {
    LetterStyle(face.letterDesign, weight: face.letterWeight, isItalic: face.looksItalic)
  }
}

extension UIFont.Face {
  fileprivate var letterDesign: FontDesign {
    guard case .named(let name) = self else { return .sansSerif }
    return FontDesign(named: name)
  }

  /// The weights by the words for them in names of fonts: a word that another contains is after it.
  private static let namedWeights: [(word: String, weight: Double)] = [
    ("ultralight", 100), ("extralight", 200), ("hairline", 100), ("thin", 200), ("semilight", 350), ("light", 300),
    ("medium", 500), ("semibold", 600), ("demibold", 600), ("extrabold", 800), ("ultrabold", 800), ("bold", 700),
    ("heavy", 800), ("black", 900),
  ]

  /// The weights of the system's font, as it counts them and as style sheets do.
  private static let systemWeights: [(own: Double, weight: Double)] = [
    (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
  ]

  fileprivate var letterWeight: Double {
    switch self {
    case .boldSystem: return 700
    case .italicSystem: return 400
    case .textStyle(let style): return style == .headline ? 600 : 400
    case .named(let name):
      let words = name.lowercased()
      return Self.namedWeights.first { words.contains($0.word) }?.weight ?? 400
    case .system(let weight):
      let own = Double(weight.rawValue)
      guard let above = Self.systemWeights.firstIndex(where: { $0.own >= own }) else { return own.isNaN ? 400 : 900 }
      guard above > 0 else { return 100 }
      let (low, high) = (Self.systemWeights[above - 1], Self.systemWeights[above])
      return low.weight + (high.weight - low.weight) * (own - low.own) / (high.own - low.own)
    }
  }
}
