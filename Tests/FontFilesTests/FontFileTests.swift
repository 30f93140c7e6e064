import FontFiles
import Foundation
import TestSupport
import Testing
import TextMetrics

struct FontFormatTests {
  @Test(
    "A file that is no font is named by what it is",
    arguments: [
      ("wOFF", "a web font (WOFF)"), ("wOF2", "a web font (WOFF2)"), ("%!PS-AdobeFont", "a Type 1 font"),
      ("<html>", "a text in XML or HTML"), ("version https://git-lfs", "a pointer of Git LFS"),
      ("hello", "a file of another kind"), ("", "empty"),
    ]
  )
  func others(start: String, kind: String) {
    #expect(FontFileFormat.otherFormat(of: Array(start.utf8)) == kind)
    let problem = #expect(throws: FontFileProblem.self) { try FontFileReader.faces(in: Array(start.utf8)) }
    #expect(problem?.words.contains(kind) == true)
  }

  @Test("Files of fonts are known by the ends of their names, in any case")
  func names() {
    #expect(["A.ttf", "B.OTF", "c.ttc"].allSatisfy(FontFileReader.isFontName))
    #expect(!["A.woff2", "ttf", "A.ttf.txt"].contains(where: FontFileReader.isFontName))
  }

  @Test("Without FreeType, a font is refused with that reason", .enabled(if: !FontFileReader.isBuiltIn))
  func withoutFreeType() {
    #expect(throws: FontFileProblem.notBuiltIn) {
      try FontFileReader.faces(in: TestFont(family: "Squares", advances: ["a": 400]).bytes)
    }
  }

  @Test("Of a machine's fonts, upright ones without serifs come first, and bold ones for bold text")
  func order() {
    let paths = ["/f/NotoSerifThai-Regular.ttf", "/f/NotoSansThai-Bold.ttf", "/f/NotoSansThai-Regular.ttf"]
    #expect(MachineFonts.sorted(paths, isBold: false).first == paths[2])
    #expect(MachineFonts.sorted(paths, isBold: true).first == paths[1])
    #expect(MachineFonts.sorted(paths, isBold: false) == MachineFonts.sorted(paths.reversed(), isBold: false))
  }
}

@Suite(.enabled(if: FontFileReader.isBuiltIn, "the trait FreeType is off"))
struct FontFileTests {
  private func face(_ advances: [Unicode.Scalar: UInt16]) throws -> any FontFace {
    try #require(try FontFileReader.faces(in: TestFont(family: "Squares", advances: advances).bytes).first)
  }

  @Test("Names, measures and advances are those of the file")
  func measures() throws {
    let face = try face(["a": 400, "\u{4E00}": 900])
    #expect(face.names == FontFaceNames(postScript: "Squares-Regular", family: "Squares", style: "Regular"))
    #expect(
      face.measures
        == FontFaceMeasures(
          unitsPerEm: 1000,
          ascender: 800,
          descender: -200,
          lineGap: 100,
          capHeight: 700,
          xHeight: 500
        )
    )
    #expect(face.has("a") && face.has("\u{4E00}") && !face.has("b"))
    #expect(face.glyphs(of: ["a", "\u{4E00}"], isRightToLeft: false).map(\.advance) == [400, 900])
    #expect(face.glyphs(of: ["a", "\u{4E00}"], isRightToLeft: true).map(\.advance) == [900, 400])
  }

  @Test("A glyph has the outline of the file, and one for what is missing has none")
  func outline() throws {
    let face = try face(["a": 400, "b": 500])
    for scalar in ["a", "b"] as [Unicode.Scalar] {
      let glyph = try #require(face.glyphs(of: [scalar], isRightToLeft: false).first)
      let outline = face.outline(of: glyph.glyph)
      #expect(outline.first == .move(x: 0, y: 0))
      #expect(outline.contains(.line(x: 500, y: 700)))
    }
    #expect(face.glyphs(of: ["z"], isRightToLeft: false).map(\.glyph) == [0])
    #expect(face.outline(of: 0).isEmpty && face.outline(of: 9999).isEmpty)
  }

  @Test("A file that is cut anywhere, or has other bytes in places, is read or refused")
  func damage() throws {
    let whole = TestFont(family: "Squares", advances: ["a": 400, "b": 500]).bytes
    var refused = 0
    for end in stride(from: 4, to: whole.count, by: 7) {
      do {
        for face in try FontFileReader.faces(in: Array(whole.prefix(end))) { use(face) }
      } catch {
        #expect(!error.words.isEmpty)
        refused += 1
      }
    }
    #expect(refused > 10)
    var random = SplitMix64(seed: 51)
    for _ in 0..<300 {
      var bytes = whole
      for _ in 0..<4 {
        bytes[Int.random(in: 4..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      for face in (try? FontFileReader.faces(in: bytes)) ?? [] { use(face) }
    }
  }

  private func use(_ face: any FontFace) {
    for glyph in face.glyphs(of: ["a", "b", "\u{644}"], isRightToLeft: false) { _ = face.outline(of: glyph.glyph) }
  }

  @Test("The widths of a line are those of its glyphs, and what the font lacks is in the system's font")
  func widths() throws {
    let font = TextFont(.file(FileFont(try face(["a": 400, " ": 250]))), size: 20)
    #expect(abs(font.width(of: "aa a") - 29) < 1e-9)
    #expect(abs(font.width(of: "aXYa") - 16 - TextFont(size: 20).width(of: "XY")) < 1e-9)
    #expect(font.width(of: "a\u{301}") == 8 && font.width(of: "") == 0)
    #expect(font.lineHeight == 20 && font.leading == 2 && font.capHeight == 14 && font.xHeight == 10)
  }
}

/// Fonts of Debian, where they are installed.
@Suite(.enabled(if: FontFileReader.isBuiltIn && FileManager.default.fileExists(atPath: folder)))
struct InstalledFontTests {
  private func face(_ name: String) throws -> any FontFace {
    let data = try Data(contentsOf: URL(filePath: "\(folder)/\(name).ttf"))
    return try #require(try FontFileReader.faces(in: Array(data)).first)
  }

  @Test("HarfBuzz kerns and joins, by the tables of the font", .enabled(if: FontFileReader.hasShaping))
  func shaping() throws {
    let face = try face("DejaVuSans")
    func width(_ text: String) -> Double {
      face.glyphs(of: Array(text.unicodeScalars), isRightToLeft: false).reduce(0) { $0 + $1.advance }
    }
    #expect(width("AV") < width("A") + width("V"))
    #expect(face.glyphs(of: Array("fi".unicodeScalars), isRightToLeft: false).count == 1)
    // The letter beh at the begin, in the middle and at the end of a word has other glyphs than alone.
    let joined = face.glyphs(of: ["\u{628}", "\u{628}", "\u{628}"], isRightToLeft: true).map(\.glyph)
    #expect(Set(joined).count == 3)
    #expect(!joined.contains(try #require(face.glyphs(of: ["\u{628}"], isRightToLeft: true).first).glyph))
  }

  @Test("Without HarfBuzz, every character has its own glyph", .enabled(if: !FontFileReader.hasShaping))
  func noShaping() throws {
    let glyphs = try face("DejaVuSans").glyphs(of: Array("fi AV".unicodeScalars), isRightToLeft: false)
    #expect(glyphs.map(\.character) == [0, 1, 2, 3, 4])
  }

  @Test("A character that no built-in face has is found among the machine's fonts, and none for what no font has")
  func fallback() {
    let fonts = MachineFonts { ["\(folder)/none.ttf", #filePath, "\(folder)/DejaVuSans.ttf"] }
    #expect(fonts.font(for: "\u{10D0}", isBold: false)?.face.names.family == "DejaVu Sans")
    #expect(fonts.font(for: "\u{10FFFD}", isBold: false) == nil)
  }
}

private let folder = "/usr/share/fonts/truetype/dejavu"
