import Testing
import TextMetrics

struct NamedFontTests {
  @Test(
    "Fonts of one width have that of the face that they are drawn with",
    arguments: [
      ("Menlo-Regular", 1233.0), ("JetBrainsMono-Bold", 1233), ("Courier", 1229), ("CourierNewPS-BoldMT", 1229),
      ("SFMono-Regular", 1266),
    ]
  )
  func monospaced(name: String, advance: Double) {
    let font = TextFont(named: name, size: 2048)
    #expect(font.width(of: "il") == advance * 2 && font.width(of: "W") == advance)
    #expect(font.width(of: "e\u{301}") == advance)
  }

  @Test("Menlo and Courier have lines as high as their fonts", arguments: [("Menlo", 2384.0), ("Courier", 2320)])
  func lines(name: String, height: Double) {
    #expect(TextFont(named: name, size: 2048).lineHeight == height)
  }

  @Test("Fonts with serifs are as wide as Times New Roman, in four styles")
  func serif() {
    func width(_ name: String) -> Double { TextFont(named: name, size: 2048).width(of: "Ag") }
    #expect(width("TimesNewRomanPSMT") == 1479 + 1024 && width("Georgia") == width("TimesNewRomanPSMT"))
    #expect(width("Georgia-Bold") == 1479 + 1024 && width("Georgia-Italic") == 1251 + 1024)
    #expect(TextFont(named: "Georgia-BoldItalic", size: 2048).width(of: "n") == 1139)
    #expect(TextFont(named: "OpenSans", size: 2048).width(of: "A") == 1366)
  }

  @Test("The kinds of fonts follow from the words of their names")
  func designs() {
    #expect(FontDesign(named: "PTSans-Regular") == .sansSerif && FontDesign(named: "SourceSansPro") == .sansSerif)
    #expect(FontDesign(named: "PTSerif") == .serif && FontDesign(named: "AmericanTypewriter") == .serif)
    #expect(FontDesign(named: "PTMono") == .monospaced)
  }

  @Test("Fonts of the system are known by their families")
  func families() {
    for name in ["HelveticaNeue-Light", "Avenir-Book", "TimesNewRomanPS-BoldMT", "Gill Sans", "ArialMT", ".SFUI-Bold"] {
      #expect(SystemFontFamilies.have(name), "\(name)")
    }
    #expect(!SystemFontFamilies.have("Lato-Bold") && !SystemFontFamilies.have("HelveticaRounded"))
  }
}

struct FontLibraryTests {
  private func library(_ names: [FontFaceNames]) -> FontLibrary {
    FontLibrary { FontLibrary.Contents(faces: names.map { BlankFace(names: $0) }, problems: ["one"]) }
  }

  @Test("A font is found by its PostScript name, its full name and its family's, whose regular face is first")
  func names() throws {
    let library = library([
      FontFaceNames(postScript: "Lato-Bold", family: "Lato", style: "Bold"),
      FontFaceNames(postScript: "Lato-Regular", family: "Lato", style: "Regular"),
      FontFaceNames(postScript: "", family: "Odd", style: "Slanted"),
    ])
    #expect(library.problems.isEmpty)
    func name(_ name: String) -> String? { library.font(named: name)?.face.names.full }
    #expect(name("Lato-Bold") == "Lato Bold" && name("Lato Bold") == "Lato Bold" && name("Lato") == "Lato Regular")
    #expect(name("Odd") == "Odd Slanted" && name("lato") == nil && name("") == nil && name(".SFUI-Regular") == nil)
    #expect(library.problems == ["one"])
    #expect(library.takeMissing() == ["", "lato"] && library.takeMissing().isEmpty)
  }

  @Test("A named font is that of the library, and the system's is not asked for there")
  func named() {
    let library = library([FontFaceNames(postScript: "SFProText-Bold", family: "Mine", style: "Regular")])
    #expect(TextFont(named: "SFProText-Bold", size: 10, file: library.font).face == .system(.bold))
    #expect(TextFont(named: "Mine", size: 10, file: library.font).width(of: "ab") == 10)
  }
}

/// A face whose glyphs all have half of the size, and no outlines.
private final class BlankFace: FontFace {
  let names: FontFaceNames
  let measures = FontFaceMeasures(
    unitsPerEm: 100,
    ascender: 80,
    descender: -20,
    lineGap: 0,
    capHeight: 70,
    xHeight: 50
  )

  init(names: FontFaceNames) { self.names = names }

  func has(_ scalar: Unicode.Scalar) -> Bool { true }
  func glyphs(of scalars: [Unicode.Scalar], isRightToLeft: Bool) -> [FontGlyph] {
    scalars.indices.map { FontGlyph(1, character: $0, advance: 50) }
  }
  func outline(of glyph: UInt32) -> [FontOutlineStep] { [] }
}
