import Testing
import TextMetrics

@testable import DioramaImage

/// Text is drawn with outlines, in the width for which it was laid out.
struct GlyphTests {
  private typealias Box = (left: Double, right: Double, top: Double, bottom: Double)

  private static func edges(_ path: ImagePath) -> Box { edges(path.elements[...]) }

  private static func edges(_ elements: ArraySlice<ImagePath.Element>) -> Box {
    var (xs, ys): ([Double], [Double]) = ([], [])
    for element in elements {
      switch element {
      case .move(let point), .line(let point), .quad(_, let point), .curve(_, _, let point):
        xs.append(point.x)
        ys.append(point.y)
      case .close: break
      }
    }
    return (xs.min() ?? 0, xs.max() ?? 0, ys.min() ?? 0, ys.max() ?? 0)
  }

  private static func path(_ text: String, _ style: LetterStyle = LetterStyle(), isRightToLeft: Bool = false)
    -> ImagePath
  {
    GlyphRun(text, x: 0, y: 0, size: 100, style: style, isRightToLeft: isRightToLeft).outlines().path
  }

  private static let designs: [FontDesign] = [.sansSerif, .monospaced, .serif]

  @Test(
    "An H is as high as the capitals of the font that was measured, and on the baseline",
    arguments: [12.0, 17, 34]
  )
  func capitalHeight(size: Double) {
    let font = TextFont(size: size)
    let run = GlyphRun("H", x: 0, y: 100, size: size, font: font)
    let box = Self.edges(run.outlines().path)
    #expect(abs(box.bottom - 100) < 0.01 * size)
    #expect(abs(box.top - (100 - font.capHeight)) < 0.01 * size)
  }

  @Test("Latin, Greek, Cyrillic, Hebrew, Arabic, keys and arrows have outlines in every design", arguments: designs)
  func scripts(design: FontDesign) {
    for isItalic in [false, true] {
      for weight in [100.0, 400, 900] {
        let style = LetterStyle(design, weight: weight, isItalic: isItalic)
        let text = "Añß Ωλώ Жщѓ €…“Việt שׁלּוֹם״ العربية ⌘⌥⇧⌃⏎ ←↗✓★"
        #expect(GlyphRun(text, x: 0, y: 0, size: 20, style: style).outlines().missing.isEmpty)
      }
    }
  }

  @Test("Each weight is heavier than the one before, on lines between three masters")
  func weights() {
    func stem(_ weight: Double) -> Double {
      let box = Self.edges(Self.path("l", LetterStyle(weight: weight)))
      return box.right - box.left
    }
    let stems = stride(from: 100.0, through: 900, by: 100).map(stem)
    #expect(zip(stems, stems.dropFirst()).allSatisfy { $0 < $1 })
    #expect(abs(stem(250) - (stem(100) + stem(400)) / 2) < 0.2)
    #expect(abs(stem(650) - (stem(400) + stem(900)) / 2) < 0.2)
    // What is lighter or heavier than all masters is as light or heavy as the last.
    #expect(stem(0) == stem(100) && stem(1000) == stem(900))
    let (upright, leaning) = (Self.path("l"), Self.path("l", LetterStyle(isItalic: true)))
    #expect(
      Self.edges(leaning).right - Self.edges(leaning).left > Self.edges(upright).right - Self.edges(upright).left + 5
    )
  }

  @Test("What has no outline is a box, and is named; what takes no room is left out")
  func missing() {
    let (path, missing) = GlyphRun("a日\u{200B}b", x: 0, y: 0, size: 20).outlines()
    #expect(missing == ["日"])
    #expect(path.elements.count > 10)
  }

  @Test("Text is squeezed and stretched to its width", arguments: [0.8, 0.9, 1.0, 1.1, 1.4], designs)
  func width(_ ratio: Double, design: FontDesign) {
    func box(width: Double?) -> Box {
      let run = GlyphRun("nnnnnnnn", x: 0, y: 0, size: 40, style: LetterStyle(design), width: width)
      return Self.edges(run.outlines().path)
    }
    let natural = box(width: nil)
    let wanted = (natural.right + natural.left) * ratio
    let fitted = box(width: wanted)
    #expect(abs((fitted.right - fitted.left) - (natural.right - natural.left) * ratio) < 40 * 0.25)
    #expect(fitted.right <= wanted + 1)
  }

  @Test(
    "A letter begins where the text before it ends in the font that was measured",
    arguments: ["iillmmWW", "AVATo", "1.08 %"]
  )
  func measured(text: String) {
    for size in [13.0, 17, 28] {
      let font = TextFont(.system(.semibold), size: size)
      let run = GlyphRun(text, x: 0, y: 0, size: size, style: LetterStyle(weight: 600), font: font)
      var setting = LetterSetting(run, Array(text.unicodeScalars))
      setting.fit()
      var left = 0.0
      for (index, letter) in setting.letters.enumerated() {
        let before = String(text.unicodeScalars.prefix(index))
        // Kerning with the letter before is part of the place.
        if index > 0 { #expect(abs(left - setting.letters[index - 1].gap - font.width(of: before)) < 0.001) }
        #expect(letter.width <= letter.slot * 1.1 + 0.001)
        left += letter.slot + letter.gap
      }
      #expect(abs(left - font.width(of: text)) < 0.001)
    }
  }

  @Test("Letters that run to the left begin at the right edge, brackets are mirrored, and points are at their letter")
  func order() {
    // The vav is narrow: behind an alef it is on its left.
    let alef = Self.edges(Self.path("א"))
    let vav = Self.edges(Self.path("ו"))
    let both = Self.edges(Self.path("או"))
    #expect(abs(both.left - vav.left) < 0.01)
    #expect(both.right > alef.right + vav.right)
    // A paragraph from right to left turns around what has no direction of its own.
    #expect(Self.path("(", isRightToLeft: true) == Self.path(")"))
    #expect(Self.path("a!", isRightToLeft: true) != Self.path("a!"))
    #expect(Self.path("ab", isRightToLeft: true) == Self.path("ab"))
    // A point takes no room, and is below the middle of its letter.
    let pointed = Self.path("אָ")
    #expect(Self.edges(pointed).right == alef.right)
    #expect(Self.edges(pointed).bottom > 0)
    // The dots of shin and sin are on different sides.
    func dot(_ text: String) -> Double {
      Self.edges(Self.path(text).elements.dropFirst(Self.path("ש").elements.count)).left
    }
    #expect(dot("ש\u{5C1}") - dot("ש\u{5C2}") > 30)
  }

  @Test("Arabic letters have the form that joins them, a lam with an alef is one sign, and marks change nothing")
  func joining() {
    func forms(_ text: String) -> [UInt32?] {
      JoinedLetters.codes(of: Array(text.unicodeScalars), in: .arabic).map { $0.map { $0 > 0xFFFF ? $0 >> 24 : $0 } }
    }
    // Beh joins on both sides, dal to the letter before only; a space parts words.
    #expect(forms("ب") == [0x628])
    #expect(forms("ببب") == [2, 3, 1])
    #expect(forms("بدب") == [2, 1, 0x628])
    #expect(forms("ب ب") == [0x628, 0x20, 0x628])
    #expect(forms("بَب") == [2, 0x64E, 1])
    #expect(forms("بـب") == [2, 0x640, 1])
    #expect(forms("لا") == [0xFEFB, nil])
    #expect(forms("بلا") == [2, 0xFEFC, nil])
    // No gap parts joined letters, however wide the line is.
    let wide = GlyphRun("ببب", x: 0, y: 0, size: 100, isRightToLeft: true, width: 1000)
    var setting = LetterSetting(wide, Array("ببب".unicodeScalars))
    setting.fit()
    #expect(setting.letters.map(\.gap) == [0, 0, 0])
    #expect(abs(setting.indent + setting.letters.reduce(0) { $0 + $1.slot } - 1000) < 0.001)
  }

  @Test("Bytes of a face that are cut or changed give other outlines, and no more")
  func damage() {
    let bytes: [UInt8] = Array("DLF1".utf8) + [255] + (0..<4000).map { UInt8(truncatingIfNeeded: $0 &* 7919 >> 3) }
    for end in stride(from: 0, through: bytes.count, by: 37) {
      bytes[..<end].withUnsafeBufferPointer { part in
        let face = LetterFace(UnsafeBufferPointer(rebasing: part[...]))
        let shares = face.shares(at: 450)
        var path = ImagePath()
        for glyph in 0..<50 { face.add(glyph, shares, to: &path, .identity) }
        #expect(path.elements.count < 1_000_000)
        #expect(end > 4 || face.glyph(of: 0x41) == nil)
      }
    }
  }
}
