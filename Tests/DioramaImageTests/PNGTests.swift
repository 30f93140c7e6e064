import DioramaImage
import Foundation
import TestSupport
import Testing

/// PNG files are read and written.
struct PNGTests {
  private static func picture(width: Int, height: Int, isOpaque: Bool) -> Bitmap {
    var canvas = Canvas(width: width, height: height)
    if isOpaque { canvas.fill(ImagePath(x: 0, y: 0, width: 1000, height: 1000), .white, .identity) }
    for index in 0..<12 {
      let (part, x) = (Double(index) / 12, Double(index * 7 % width))
      let color = ImageColor(red: part, green: 1 - part, blue: 0.5, alpha: isOpaque ? 1 : part)
      canvas.fill(ImagePath(x: x, y: part * 10, width: 9.3, height: 11.7), color, .identity)
    }
    return canvas.bitmap
  }

  @Test("What is written is read back the same", arguments: [(1, 1), (17, 13), (300, 40), (2, 500)])
  func roundTrip(width: Int, height: Int) {
    let opaque = Self.picture(width: width, height: height, isOpaque: true)
    #expect(Bitmap(png: opaque.png) == opaque)
    // Colors of transparent pixels are rounded twice, so that only the second time is exact.
    let clear = Bitmap(png: Self.picture(width: width, height: height, isOpaque: false).png)
    #expect(clear.flatMap { Bitmap(png: $0.png) } == clear)
  }

  /// Files of every color type and depth, with and without interlacing, made of the bytes that the format describes.
  @Test("All color types and depths are read")
  func colorTypes() throws {
    let folder = Repository.root.appendingPathComponent("Tests/Fixtures/png")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".png") }
    #expect(files.count >= 15)
    for file in files.sorted() {
      let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(file)))
      let bitmap = try #require(Bitmap(png: bytes), "\(file)")
      #expect(bitmap.width == 9 && bitmap.height == 7, "\(file)")
      // Each is the same picture: dark at the left, light at the right.
      let (left, right) = (bitmap.color(x: 0, y: 3), bitmap.color(x: 8, y: 3))
      #expect(left.red == 0 && left.alpha == 255, "\(file)")
      #expect(right.red == 255 && right.alpha == 255, "\(file)")
      let middle = bitmap.color(x: 4, y: 6)
      if file.contains("alpha") || file.contains("trns") { #expect(middle.alpha < 255, "\(file)") }
    }
  }

  @Test("A damaged file is no picture")
  func damaged() {
    let file = Self.picture(width: 20, height: 20, isOpaque: true).png
    #expect(Bitmap(png: []) == nil)
    for length in stride(from: 0, to: file.count, by: 7) { #expect(Bitmap(png: Array(file[..<length])) == nil) }
    for index in stride(from: 8, to: file.count, by: 5) {
      var bytes = file
      bytes[index] ^= 0x55
      #expect(Bitmap(png: bytes) == nil)
    }
  }

  @Test("A file that claims to be huge is refused at once")
  func huge() {
    var file = Self.picture(width: 4, height: 4, isOpaque: true).png
    for index in 16..<20 { file[index] = 0x7F }
    #expect(Bitmap(png: file) == nil)
    #expect(!Bitmap.admits(width: 1 << 16, height: 1 << 16))
  }
}
