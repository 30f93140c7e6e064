import Backports

extension TextFont.Weight {
  /// Creates a weight from its name in scenes, such as `ultraLight`; nil for other names.
  package init?(named name: String) {
    switch name {
    case "ultraLight": self = .ultraLight
    case "thin": self = .thin
    case "light": self = .light
    case "regular": self = .regular
    case "medium": self = .medium
    case "semibold": self = .semibold
    case "bold": self = .bold
    case "heavy": self = .heavy
    case "black": self = .black
    default: return nil
    }
  }
}

extension TextFont {
  /// The weights by their names in the PostScript names of fonts.
  package static let weightNames: [(weight: Weight, name: String)] = [
    (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"), (.medium, "Medium"),
    (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
  ]

  /// The font with a PostScript name: the system's with a name such as `.SFUI-Semibold` or `SFProText-Bold`, that of an
  /// application, or the face that comes closest by the words of its name, bold or italic if it has such a word.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - size: The size in points.
  ///   - file: The font of the application with a name; nil for one that it does not have.
  package init(named name: String, size: Double, file: (String) -> FileFont? = { _ in nil }) {
    if let face = Face(systemName: name) {
      self.init(face, size: size)
      return
    }
    if let font = file(name) {
      self.init(.file(font), size: size)
      return
    }
    let (isBold, isItalic) = (Self.isBold(named: name), Self.isItalic(named: name))
    switch FontDesign(named: name) {
    case .sansSerif: self.init(.sansSerif(isBold: isBold, isItalic: isItalic), size: size)
    case .serif: self.init(.serif(isBold: isBold, isItalic: isItalic), size: size)
    case .monospaced: self.init(.monospaced(MonospacedTable(named: name)), size: size)
    }
    hasSystemLines = name.hasPrefix("HelveticaNeue")
  }

  /// Whether the widths of a font are known by its name alone, without a file of it.
  package static func hasKnownWidths(named name: String) -> Bool {
    let families = ["Helvetica", "Arial", "Times", "Menlo", "Courier"]
    return Face(systemName: name) != nil || families.contains(where: name.hasPrefix)
  }

  /// Whether the name of a font has a word for bold.
  package static func isBold(named name: String) -> Bool {
    let name = name.lowercased()
    return ["bold", "black", "heavy"].contains { name.contains($0) }
  }

  /// Whether the name of a font has a word for italic.
  package static func isItalic(named name: String) -> Bool {
    let name = name.lowercased()
    return ["italic", "oblique"].contains { name.contains($0) }
  }
}

extension TextFont.Face {
  /// The face of the system's that has a PostScript name; nil for fonts that are not the system's.
  package init?(systemName name: String) {
    let monospaced = [".AppleSystemUIFontMonospaced", ".SFMono", "SFMono-"]
    let families = [
      ".AppleSystemUIFont", ".SFUI", ".SFProText", ".SFProDisplay", "SFProText", "SFProDisplay", "SFPro-",
    ]
    if monospaced.contains(where: name.hasPrefix) {
      self = .monospacedSystem
    } else if families.contains(where: name.hasPrefix) {
      let end = name.split(separator: "-").last.map(String.init) ?? ""
      let weight = TextFont.weightNames.first { end.hasPrefix($0.name) }?.weight ?? .regular
      self = .system(weight, isItalic: end.hasSuffix("Italic"))
    } else {
      return nil
    }
  }
}
