import Testing
import TextMetrics

@testable import DioramaImage

/// Letters of fonts' files are drawn with the outlines and at the places of their font.
struct FileLetterTests {
  /// A font whose glyphs are triangles as wide as their advances; a glyph for each character, and one for a pair of `f` and `i`.
  private final class Triangles: FontFace {
    let names = FontFaceNames(postScript: "Triangles", family: "Triangles", style: "Regular")
    let measures = FontFaceMeasures(
      unitsPerEm: 100,
      ascender: 80,
      descender: -20,
      lineGap: 0,
      capHeight: 70,
      xHeight: 50
    )
    private let scalars: Set<Unicode.Scalar>

    init(_ scalars: String) { self.scalars = Set(scalars.unicodeScalars) }

    func has(_ scalar: Unicode.Scalar) -> Bool { scalars.contains(scalar) }

    func glyphs(of scalars: [Unicode.Scalar], isRightToLeft: Bool) -> [FontGlyph] {
      var glyphs: [FontGlyph] = []
      for (index, scalar) in scalars.enumerated() {
        if scalar == "i", index > 0, scalars[index - 1] == "f" {
          glyphs[glyphs.count - 1] = FontGlyph(2, character: index - 1, advance: 60)
        } else if scalar.properties.generalCategory == .nonspacingMark {
          glyphs.append(FontGlyph(3, character: index, advance: 0, x: -20, y: 30))
        } else {
          glyphs.append(FontGlyph(has(scalar) ? scalar.value : 0, character: index, advance: 50))
        }
      }
      return isRightToLeft ? glyphs.reversed() : glyphs
    }

    func outline(of glyph: UInt32) -> [FontOutlineStep] {
      let width = glyph == 2 ? 60.0 : glyph == 3 ? 10 : 50
      return [.move(x: 0, y: 0), .line(x: width, y: 0), .quad(controlX: width, controlY: 70, x: 0, y: 70)]
    }
  }

  private func run(_ text: String, own: String = "abfi", fallback: String? = nil) -> GlyphRun {
    let font = TextFont(.file(FileFont(Triangles(own))), size: 10)
    var run = GlyphRun(text, x: 100, y: 50, size: 10, font: font, width: font.width(of: text))
    if let fallback {
      let other = FileFont(Triangles(fallback))
      run.fallback = FontFallback { scalar, _ in other.face.has(scalar) ? other : nil }
    }
    return run
  }

  /// The points at which contours begin.
  private func starts(_ run: GlyphRun) -> [ImagePoint] {
    run.outlines().path.elements.compactMap { if case .move(let point) = $0 { point } else { nil } }
  }

  @Test("Each glyph is at the advances before it, and a ligature is one glyph")
  func places() {
    #expect(starts(run("ab")) == [ImagePoint(100, 50), ImagePoint(105, 50)])
    #expect(starts(run("fib")) == [ImagePoint(100, 50), ImagePoint(106, 50)])
    let closed = run("ab").outlines().path.elements.filter { if case .close = $0 { true } else { false } }
    #expect(closed.count == 2)
  }

  @Test("A mark is where the font places it")
  func mark() {
    #expect(starts(run("a\u{301}b")) == [ImagePoint(100, 50), ImagePoint(103, 47), ImagePoint(105, 50)])
  }

  @Test("What the font lacks is in the built-in letters of the system's font, as wide as these")
  func missing() {
    let (path, missing) = run("aXb").outlines()
    #expect(missing.isEmpty)
    let last = path.elements.compactMap { if case .move(let point) = $0 { point } else { nil } }.last
    #expect(abs((last?.x ?? 0) - (105 + TextFont(size: 10).width(of: "X"))) < 1e-9)
  }

  @Test("Letters that run to the left are from the right in a font's file, too")
  func rightToLeft() {
    let line = run("\u{5D0}\u{5D1}", own: "\u{5D0}\u{5D1}")
    #expect(starts(line) == [ImagePoint(100, 50), ImagePoint(105, 50)])
    #expect(line.outlines().missing.isEmpty)
  }

  @Test("A character that no built-in face has is in the machine's font, whose name is kept; otherwise it is a box")
  func fallback() {
    let text = "a\u{4E00}\u{5D0}\u{E01}"
    #expect(run(text).outlines().missing == ["\u{4E00}", "\u{E01}"])
    let line = run(text, fallback: "\u{4E00}\u{5D0}\u{5D1}X")
    #expect(line.outlines().missing == ["\u{E01}"])
    #expect(line.fallback?.takeUsed() == ["Triangles"] && line.fallback?.takeUsed() == [])
    let latin = run("aXb\u{5D0}", fallback: "X\u{5D0}")
    _ = latin.outlines()
    #expect(latin.fallback?.takeUsed() == [])
  }
}
