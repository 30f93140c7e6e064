import DioramaImage
import Testing

/// Text is drawn with outlines, in the width for which it was laid out.
struct GlyphTests {
  private static func edges(_ path: ImagePath) -> (left: Double, right: Double, top: Double, bottom: Double) {
    var (xs, ys): ([Double], [Double]) = ([], [])
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point), .quad(_, let point), .curve(_, _, let point):
        xs.append(point.x)
        ys.append(point.y)
      case .close: break
      }
    }
    return (xs.min() ?? 0, xs.max() ?? 0, ys.min() ?? 0, ys.max() ?? 0)
  }

  @Test("An H is as high as the font's capitals, and stands on the baseline")
  func capitalHeight() {
    let box = Self.edges(GlyphRun("H", x: 0, y: 100, size: 100).outlines().path)
    #expect(abs(box.bottom - 100) < 0.2)
    #expect(abs(box.top - (100 - 1409.0 / 2048 * 100)) < 0.2)
  }

  @Test(
    "Latin, Greek and Cyrillic have outlines in all four faces",
    arguments: [(false, false), (true, false), (false, true), (true, true)]
  )
  func scripts(isBold: Bool, isItalic: Bool) {
    let run = GlyphRun("Añß Ωλώ Жщѓ €…“Việt", x: 0, y: 0, size: 20, isBold: isBold, isItalic: isItalic)
    #expect(run.outlines().missing.isEmpty)
  }

  @Test("What has no outline is a box, and is named; what takes no room is left out")
  func missing() {
    let (path, missing) = GlyphRun("a日\u{200B}b", x: 0, y: 0, size: 20).outlines()
    #expect(missing == ["日"])
    #expect(path.elements.count > 10)
  }

  @Test("Text is squeezed and stretched to its width", arguments: [0.8, 0.9, 1.0, 1.1, 1.4])
  func width(_ ratio: Double) {
    let natural = Self.edges(GlyphRun("nnnnnnnn", x: 0, y: 0, size: 40).outlines().path)
    let wanted = 8 * 0.556 * 40 * ratio
    let box = Self.edges(GlyphRun("nnnnnnnn", x: 0, y: 0, size: 40, width: wanted).outlines().path)
    #expect(abs((box.right - box.left) - (natural.right - natural.left) * ratio) < 40 * 0.25)
    #expect(box.right <= wanted + 1)
  }
}
