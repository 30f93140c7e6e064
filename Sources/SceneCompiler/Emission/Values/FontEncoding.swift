import Backports
import SceneCatalog
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
  /// Options of the descriptor; nil where none are written.
  var options: Int?
  /// Whether the compiler could look at the font; of one that the application brings it knows only name and size.
  var isKnown = true
  /// Whether the descriptor's attributes are in a dictionary that stays mutable, as one that was put together does.
  var isMutable: Bool { isOlder ? isKnown : attributes.count > 2 }
  /// Whether the size is an integer where it is whole.
  var hasIntegerSize: Bool { isOlder && isKnown }

  private var isOlder = false

  init(_ font: SceneFont, _ tools: NibTools = .usual) {
    self.init(newest: font)
    if case .named(let name, _) = font, !SystemFonts.contains(name) {
      (isKnown, traits, options) = (false, 0, nil)
      attributes.reverse()
    }
    guard !tools.isSince(.xcode15) else { return }
    options = nil
    // Xcode 13 puts the size first of all, and leaves the others in their order.
    if tools.isSince(.xcode12_5) {
      if isKnown, let size = attributes.popLast() { attributes.insert(size, at: 0) }
      return
    }
    isOlder = true
    if !isSystem {
      if isKnown { attributes.reverse() }
    } else if attributes.count > 2 {
      attributes.swapAt(1, 2)
    }
    if isSystem, !tools.isSince(.xcode11) { self.name = Self.olderName(self.name, size: size) }
  }

  /// What system fonts were called when they were two families, of which the one was for sizes from 20 points on.
  private static func olderName(_ name: String, size: Double) -> String {
    let suffix = name.dropFirst(".SFUI".count)
    let older = suffix == "-Regular" ? "" : suffix == "-RegularItalic" ? "-Italic" : String(suffix)
    return (size < 20 ? ".SFUIText" : ".SFUIDisplay") + older
  }

  private init(newest font: SceneFont) {
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
    // Faces from semibold on have the trait of bold ones.
    let words = name.lowercased()
    let isBold = ["bold", "heavy", "black"].contains(where: words.contains)
    traits = (words.contains("italic") || words.contains("oblique") ? 1 : 0) | (isBold ? 2 : 0)
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
    let isBold = TextStyle.isBold(style)
    name = isBold ? ".SFUI-Semibold" : ".SFUI-Regular"
    size = TextStyle.size(of: style) ?? 17
    traits = isBold ? 2 : 0
    isSystem = true
    textStyle = style
  }
}
