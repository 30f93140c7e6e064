/// Fonts as a nib holds them, in the order added.
package struct ArchivedFonts: Sendable {
  /// The fonts, each with its object.
  package private(set) var fonts: [(font: SceneFont, object: ArchivedObject)] = []
  private var indexes: [SceneFont: Int] = [:]

  /// Makes a list without fonts.
  package init() {}

  /// Whether there is no font.
  package var isEmpty: Bool { fonts.isEmpty }

  /// The object of a font; nil where the nib holds it as the compiler would write it.
  package subscript(font: SceneFont) -> ArchivedObject? {
    get { indexes[font].map { fonts[$0].object } }
    set {
      guard let newValue else {
        fonts.removeAll { $0.font == font }
        indexes = Dictionary(uniqueKeysWithValues: fonts.enumerated().map { ($1.font, $0) })
        return
      }
      if let index = indexes[font] {
        fonts[index].object = newValue
      } else {
        indexes[font] = fonts.count
        fonts.append((font, newValue))
      }
    }
  }
}
