import DioramaImage
import Testing

/// JPEG files are read where the library is there, and nothing else is taken for one.
struct JPEGDecoderTests {
  private static let picture: Bitmap = {
    var canvas = Canvas(width: 32, height: 16)
    let left = ImageColor(red: 0.9, green: 0.2, blue: 0.1, alpha: 1)
    let right = ImageColor(red: 0.1, green: 0.3, blue: 0.8, alpha: 1)
    canvas.fill(ImagePath(x: 0, y: 0, width: 16, height: 16), left, .identity)
    canvas.fill(ImagePath(x: 16, y: 0, width: 16, height: 16), right, .identity)
    return canvas.bitmap
  }()

  @Test("What was written is read again, nearly the same")
  func roundTrip() throws {
    let bytes = Self.picture.jpeg(quality: 0.95)
    guard Bitmap.readsJPEG else { return #expect(Bitmap(file: bytes) == nil) }
    let read = try #require(Bitmap(file: bytes))
    #expect(read.width == 32 && read.height == 16)
    for (x, y) in [(4, 4), (27, 12)] {
      let (a, b) = (Self.picture.color(x: x, y: y), read.color(x: x, y: y))
      for (one, other) in [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)] {
        #expect(abs(Int(one) - Int(other)) < 12)
      }
      #expect(b.alpha == 255)
    }
  }

  @Test("A damaged file is none")
  func damaged() {
    let bytes = Self.picture.jpeg(quality: 0.5)
    for length in [0, 1, 2, 3, 20, 100] { #expect(Bitmap(file: Array(bytes.prefix(length))) == nil) }
  }

  @Test("A PNG file is read as before")
  func png() {
    #expect(Bitmap(file: Self.picture.png)?.width == 32)
  }
}
