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
    "Latin, Greek, Cyrillic and Hebrew have outlines in all four faces",
    arguments: [(false, false), (true, false), (false, true), (true, true)]
  )
  func scripts(isBold: Bool, isItalic: Bool) {
    let run = GlyphRun("Añß Ωλώ Жщѓ €…“Việt שׁלּוֹם״", x: 0, y: 0, size: 20, isBold: isBold, isItalic: isItalic)
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

  @Test("Letters that run to the left begin at the right edge, brackets are mirrored, and points stand at their letter")
  func order() {
    func run(_ text: String, isRightToLeft: Bool = false) -> ImagePath {
      GlyphRun(text, x: 0, y: 0, size: 100, isRightToLeft: isRightToLeft).outlines().path
    }
    // The vav is narrow: behind an alef it is on its left.
    let alef = Self.edges(run("א"))
    let vav = Self.edges(run("ו"))
    let both = Self.edges(run("או"))
    #expect(abs(both.left - vav.left) < 0.01)
    #expect(abs((both.right - alef.right) - 532.0 / 2048 * 100) < 0.1)
    // A paragraph from right to left turns around what has no direction of its own.
    #expect(run("(", isRightToLeft: true) == run(")"))
    #expect(run("a!", isRightToLeft: true) != run("a!"))
    #expect(run("ab", isRightToLeft: true) == run("ab"))
    // A point takes no room, and is below the middle of its letter.
    let pointed = run("אָ")
    #expect(Self.edges(pointed).right == alef.right)
    #expect(Self.edges(pointed).bottom > 0)
    // The dots of shin and sin are on different sides.
    func dot(_ text: String) -> Double {
      let letter = run("ש").elements.count
      return Self.edges(ImagePath(Array(run(text).elements.dropFirst(letter)))).left
    }
    #expect(dot("ש\u{5C1}") - dot("ש\u{5C2}") > 30)
  }
}
