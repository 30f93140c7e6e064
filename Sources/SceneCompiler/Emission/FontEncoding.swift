import SceneModel

/// What a nib says of a font: names, traits and the descriptor's attributes.
struct FontEncoding {
  /// The PostScript name.
  var name: String
  /// In points.
  var size: Double
  /// `UIFontDescriptor.SymbolicTraits`: 1 italic, 2 bold.
  var traits: Int
  var isSystem: Bool
  /// The text style; such a font has no descriptor.
  var textStyle: String?
  /// The descriptor's attributes in the order in which they are written; nil stands for the size.
  var attributes: [(key: String, value: String?)] = []
  var options: Int = 0

  init(_ font: SceneFont) {
    switch font {
    case .textStyle(let style): self.init(style: style)
    case .system(let size, let weight): self.init(weight: weight ?? "regular", size: size)
    case .boldSystem(let size):
      self.init(system: ".SFUI-Bold", size: size, traits: 2, usage: "CTFontEmphasizedUsage")
      attributes.insert(("NSCTFontUIUsageOverrideAttribute", "CTFontBoldUsage"), at: 1)
    case .italicSystem(let size):
      self.init(system: ".SFUI-RegularItalic", size: size, traits: 1, usage: "CTFontObliqueUsage")
    case .named(let name, let size): self.init(named: name, size: size)
    }
  }

  private init(named name: String, size: Double) {
    self.name = name
    self.size = size
    traits = (name.contains("Italic") || name.contains("Oblique") ? 1 : 0) | (name.contains("Bold") ? 2 : 0)
    isSystem = false
    attributes = [("NSFontNameAttribute", name), ("NSFontSizeAttribute", nil)]
    options = 2_147_483_648
  }

  private init(system name: String, size: Double, traits: Int, usage: String) {
    self.name = name
    self.size = size
    self.traits = traits
    isSystem = true
    attributes = [("NSCTFontUIUsageAttribute", usage), ("NSFontSizeAttribute", nil)]
    options = 2_147_517_444
  }

  private init(weight: String, size: Double) {
    let known: [String: (suffix: String, usage: String, traits: Int)] = [
      "ultraLight": ("Ultralight", "CTFontUltraLightUsage", 0), "thin": ("Thin", "CTFontThinUsage", 0),
      "light": ("Light", "CTFontLightUsage", 0), "regular": ("Regular", "CTFontRegularUsage", 0),
      "medium": ("Medium", "CTFontMediumUsage", 0), "semibold": ("Semibold", "CTFontDemiUsage", 2),
      "bold": ("Bold", "CTFontBoldUsage", 2), "heavy": ("Heavy", "CTFontHeavyUsage", 2),
      "black": ("Black", "CTFontBlackUsage", 2),
    ]
    let weight = known[weight] ?? ("Regular", "CTFontRegularUsage", 0)
    self.init(system: ".SFUI-" + weight.suffix, size: size, traits: weight.traits, usage: weight.usage)
  }

  private init(style: String) {
    // Sizes are those of the default text size.
    let sizes: [String: Double] = [
      "extraLargeTitle": 36, "extraLargeTitle2": 28, "largeTitle": 34, "title1": 28, "title2": 22, "title3": 20,
      "headline": 17, "subheadline": 15, "body": 17, "callout": 16, "footnote": 13, "caption1": 12, "caption2": 11,
    ]
    let isBold = ["headline", "extraLargeTitle", "extraLargeTitle2"].contains(style)
    name = isBold ? ".SFUI-Semibold" : ".SFUI-Regular"
    size = sizes[style] ?? 17
    traits = isBold ? 2 : 0
    isSystem = true
    textStyle = style
  }
}
