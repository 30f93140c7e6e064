import DioramaImage
import Testing

/// Pixels are as the geometry says.
struct CanvasTests {
  private static let red = ImageColor(red: 1, green: 0, blue: 0)

  private static func colors(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    let color = bitmap.color(x: x, y: y)
    return [color.red, color.green, color.blue, color.alpha]
  }

  @Test("A pixel that is covered in part has that part of the opacity")
  func coverage() {
    var canvas = Canvas(width: 4, height: 4)
    canvas.fill(ImagePath(x: 0.5, y: 1, width: 2.25, height: 2), Self.red, .identity)
    let bitmap = canvas.bitmap
    #expect(Self.colors(bitmap, 0, 1) == [255, 0, 0, 128])
    #expect(Self.colors(bitmap, 1, 1) == [255, 0, 0, 255])
    #expect(Self.colors(bitmap, 2, 2) == [255, 0, 0, 191])
    #expect(Self.colors(bitmap, 3, 1)[3] == 0 && Self.colors(bitmap, 1, 0)[3] == 0 && Self.colors(bitmap, 1, 3)[3] == 0)
  }

  @Test("A hole that turns the other way stays empty, one that turns the same way is filled")
  func winding() {
    let outer = ImagePath(x: 0, y: 0, width: 6, height: 6)
    let inner = ImagePath(x: 2, y: 2, width: 2, height: 2)
    let corners = [ImagePoint(2, 2), ImagePoint(2, 4), ImagePoint(4, 4), ImagePoint(4, 2)]
    let reversed = [ImagePath.Element.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close]
    var same = Canvas(width: 6, height: 6)
    same.fill(ImagePath(outer.elements + inner.elements), .black, .identity)
    #expect(same.bitmap.color(x: 3, y: 3).alpha == 255)
    var other = Canvas(width: 6, height: 6)
    other.fill(ImagePath(outer.elements + reversed), .black, .identity)
    #expect(other.bitmap.color(x: 3, y: 3).alpha == 0)
    #expect(other.bitmap.color(x: 1, y: 3).alpha == 255)
  }

  @Test("Parts of pixels of shapes side by side add up to the whole")
  func fractionsAddUp() {
    // Every width from a 256th on: what one shape takes of a pixel and what the next takes of it is the whole.
    for step in stride(from: 1.0, to: 256, by: 17) {
      var canvas = Canvas(width: 1, height: 1)
      canvas.fill(ImagePath(x: 0, y: 0, width: step / 256, height: 1), .black, .identity)
      let left = Int(canvas.bitmap.color(x: 0, y: 0).alpha)
      canvas = Canvas(width: 1, height: 1)
      canvas.fill(ImagePath(x: step / 256, y: 0, width: 1, height: 1), .black, .identity)
      #expect(abs(left + Int(canvas.bitmap.color(x: 0, y: 0).alpha) - 255) <= 1)
    }
  }

  @Test("A line is as wide as it says, with mitered corners")
  func stroke() {
    var canvas = Canvas(width: 12, height: 12)
    canvas.stroke(ImagePath(x: 3, y: 3, width: 6, height: 6), ImageLineStyle(width: 2), .black, .identity)
    let bitmap = canvas.bitmap
    for (x, y) in [(2, 2), (9, 9), (2, 9), (6, 2), (6, 3)] { #expect(bitmap.color(x: x, y: y).alpha == 255) }
    for (x, y) in [(1, 1), (6, 4), (5, 6), (10, 10)] { #expect(bitmap.color(x: x, y: y).alpha == 0) }
  }

  @Test("Lines end and turn as their style says")
  func lineStyles() {
    func alpha(_ style: ImageLineStyle, _ x: Int, _ y: Int) -> UInt8 {
      var canvas = Canvas(width: 24, height: 24)
      let way = ImagePath([
        .move(ImagePoint(8, 16)), .line(ImagePoint(8, 8)), .line(ImagePoint(16, 8)),
      ])
      canvas.stroke(way, style, .black, .identity)
      return canvas.bitmap.color(x: x, y: y).alpha
    }
    // The ends at (8, 16) and the corner at (8, 8), of a line that is 8 wide.
    #expect(alpha(ImageLineStyle(width: 8), 8, 18) == 0 && alpha(ImageLineStyle(width: 8), 4, 4) == 255)
    #expect(alpha(ImageLineStyle(width: 8, cap: .round), 8, 18) == 255)
    #expect(alpha(ImageLineStyle(width: 8, cap: .round), 4, 19) == 0)
    #expect(alpha(ImageLineStyle(width: 8, cap: .square), 4, 19) == 255)
    #expect(alpha(ImageLineStyle(width: 8, join: .bevel), 4, 4) == 0)
    #expect(alpha(ImageLineStyle(width: 8, join: .round), 4, 4) == 0)
    #expect(alpha(ImageLineStyle(width: 8, join: .round), 5, 6) == 255)
    #expect(alpha(ImageLineStyle(width: 8, join: .bevel), 5, 5) < 255)
    let dashes = ImageLineStyle(width: 2, dashes: [2, 2], dashPhase: 2)
    #expect(alpha(dashes, 8, 15) == 0 && alpha(dashes, 8, 13) == 255)
    for pattern in [[0, 0], [-1, 2], [.nan], [1e-9]] {
      #expect(alpha(ImageLineStyle(width: 2, dashes: pattern), 8, 12) == 255)
    }
  }

  @Test("A clip and a group's opacity hold for all that is drawn inside")
  func clipsAndGroups() {
    var canvas = Canvas(width: 8, height: 8)
    canvas.fill(ImagePath(x: 0, y: 0, width: 8, height: 8), .white, .identity)
    canvas.pushClip(ImagePath(x: 0, y: 0, width: 4, height: 8), .identity)
    canvas.pushGroup(opacity: 0.5, .identity)
    canvas.fill(ImagePath(x: 2, y: 2, width: 6, height: 4), Self.red, .identity)
    canvas.fill(ImagePath(x: 2, y: 2, width: 6, height: 4), .black, .identity)
    canvas.popGroup()
    canvas.popClip()
    // The red is under the black as a whole, and shows through nowhere.
    #expect(Self.colors(canvas.bitmap, 3, 3) == [127, 127, 127, 255])
    #expect(Self.colors(canvas.bitmap, 5, 3) == [255, 255, 255, 255])
  }

  @Test("What is cleared in a group shows what is below it")
  func clear() {
    var canvas = Canvas(width: 4, height: 4)
    canvas.fill(ImagePath(x: 0, y: 0, width: 4, height: 4), .white, .identity)
    canvas.pushGroup(opacity: 1, .identity)
    canvas.fill(ImagePath(x: 0, y: 0, width: 4, height: 4), Self.red, .identity)
    canvas.clear(ImagePath(x: 1, y: 1, width: 2, height: 2), .identity)
    canvas.popGroup()
    #expect(Self.colors(canvas.bitmap, 2, 2) == [255, 255, 255, 255])
    #expect(Self.colors(canvas.bitmap, 0, 0) == [255, 0, 0, 255])
  }

  @Test("A shadow falls where it is said, is blurred, and keeps its opacity as a whole")
  func shadow() {
    var canvas = Canvas(width: 64, height: 64)
    let shadow = ImageShadow(color: .black, x: 20, y: 0, deviation: 3)
    canvas.pushGroup(opacity: 1, shadow: shadow, .identity)
    canvas.fill(ImagePath(x: 6, y: 22, width: 20, height: 20), Self.red, .identity)
    canvas.popGroup()
    let bitmap = canvas.bitmap
    #expect(Self.colors(bitmap, 10, 32) == [255, 0, 0, 255])
    #expect(bitmap.color(x: 36, y: 32).alpha > 250)
    let edge = bitmap.color(x: 46, y: 32).alpha
    #expect(edge > 100 && edge < 155)
    var total = 0
    for y in 0..<64 { for x in 27..<64 { total += Int(bitmap.color(x: x, y: y).alpha) } }
    // Part of the blurred edge lies under the shape itself.
    let whole = 20 * 20 * 255
    #expect(total < whole + whole / 100 && total > whole - whole / 8)
  }

  @Test("An image is scaled, and smoothed where it is drawn smaller")
  func image() {
    var pattern = Canvas(width: 16, height: 16)
    for column in stride(from: 0.0, to: 16, by: 2) {
      pattern.fill(ImagePath(x: column, y: 0, width: 1, height: 16), .black, .identity)
      pattern.fill(ImagePath(x: column + 1, y: 0, width: 1, height: 16), .white, .identity)
    }
    var canvas = Canvas(width: 4, height: 4)
    canvas.draw(pattern.bitmap, x: 0, y: 0, width: 4, height: 4, .identity)
    let gray = Self.colors(canvas.bitmap, 2, 2)
    #expect(gray[3] == 255 && abs(Int(gray[0]) - 128) < 8)
  }

  @Test("Numbers beyond all pictures and what is no number draw nothing and trap nowhere")
  func hostileNumbers() {
    var canvas = Canvas(width: 8, height: 8)
    for number in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300] {
      let transform = ImageTransform(a: number, d: 1, tx: number, ty: 0)
      let path = ImagePath([
        .move(ImagePoint(number, 0)), .curve(ImagePoint(0, number), ImagePoint(1, 1), to: ImagePoint(number, number)),
        .quad(ImagePoint(1, number), to: ImagePoint(3, 3)), .close,
      ])
      canvas.fill(path, .black, transform)
      canvas.stroke(path, ImageLineStyle(width: number), .black, transform)
      canvas.pushClip(path, transform)
      let shadow = ImageShadow(color: .black, x: number, y: number, deviation: number)
      canvas.pushGroup(opacity: number, shadow: shadow, transform)
      canvas.draw(GlyphRun("Aé日", x: number, y: 4, size: number, width: number), .black, transform)
      canvas.popGroup()
      canvas.popClip()
    }
    canvas.fill(ImagePath(x: 0, y: 0, width: 8, height: 8), Self.red, .identity)
    #expect(Self.colors(canvas.bitmap, 4, 4) == [255, 0, 0, 255])
  }

  @Test("Groups may be nested without end")
  func deepGroups() {
    var canvas = Canvas(width: 2, height: 2)
    for _ in 0..<2000 { canvas.pushGroup(opacity: 1, .identity) }
    canvas.fill(ImagePath(x: 0, y: 0, width: 2, height: 2), Self.red, .identity)
    for _ in 0..<2000 { canvas.popGroup() }
    #expect(Self.colors(canvas.bitmap, 1, 1) == [255, 0, 0, 255])
  }
}
