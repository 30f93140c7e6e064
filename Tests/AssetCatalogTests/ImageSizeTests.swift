import AssetCatalog
import SceneDiagnostics
import Testing

@Suite("The sizes that image files say")
struct ImageSizeTests {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [
      0, 0, 1, 44, 0, 0, 0, 90, 8, 6,
    ]
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC2, 0, 11, 8, 1, 0x40, 2, 0x80, 3, 1, 2, 0xFF, 0xDA]

  private func size(_ text: String) -> ImageSize? { ImageSize(ofFile: Array(text.utf8)) }

  @Test("The size of a PNG is in its first chunk, or after Xcode's own chunk")
  func png() {
    #expect(ImageSize(ofFile: Self.png) == ImageSize(width: 300, height: 90))
    let own = Self.png[..<8] + [0, 0, 0, 4] + Array("CgBI".utf8) + [80, 0, 32, 2, 1, 2, 3, 4] + Self.png[8...]
    #expect(ImageSize(ofFile: Array(own)) == ImageSize(width: 300, height: 90))
    #expect(ImageSize(ofFile: Self.png)?.divided(by: 3) == ImageSize(width: 100, height: 30))
  }

  @Test("The size of a JPEG is in its frame header; with Exif data, it is not known")
  func jpeg() {
    #expect(ImageSize(ofFile: Self.jpeg) == ImageSize(width: 640, height: 320))
    let turned = Self.jpeg[..<2] + [0xFF, 0xE1, 0, 8] + Array("Exif".utf8) + [0, 0] + Self.jpeg[2...]
    #expect(ImageSize(ofFile: Array(turned)) == nil)
  }

  @Test("The size of a GIF follows its signature")
  func gif() {
    #expect(ImageSize(ofFile: Array("GIF89a".utf8) + [44, 1, 90, 0]) == ImageSize(width: 300, height: 90))
  }

  @Test(
    "An SVG says its size in numbers or pixels, else by its view box",
    arguments: [
      ("<svg width=\"24\" height='32px'>", ImageSize(width: 24, height: 32)),
      (
        "<?xml version='1.0'?>\n<!-- a <b> -->\n<!DOCTYPE svg>\n<svg viewBox=\"0 0 20.5,10\" fill='none'>",
        ImageSize(width: 20.5, height: 10)
      ),
      ("<svg height=\"100%\" width=\"100%\" viewBox=\"1 1 8 9\"/>", ImageSize(width: 8, height: 9)),
      ("<svg width=\"2cm\" height=\"3cm\" viewBox=\"0 0 2 3\">", nil), ("<svg width=\"24\">", nil),
      ("<svg id='a>b' width=\"24\" height=\"32\">", ImageSize(width: 24, height: 32)),
      ("<svgX width=\"24\" height=\"32\">", nil), ("<svg width=\"24\" height=\"nan\">", nil),
      ("<svg width=\"0\" height=\"9\">", nil), ("<html>", nil),
      ("<svg", nil), ("", nil),
    ]
  )
  func svg(text: String, expected: ImageSize?) {
    #expect(size(text) == expected)
  }

  @Test(
    "A PDF says the box of its page, where nothing crops or turns it",
    arguments: [
      ("%PDF-1.4 << /Type /Page /MediaBox [0 0 24 32] >>", ImageSize(width: 24, height: 32)),
      ("%PDF-1.4 /MediaBox[ 1 1 25 33 ] /CropBox [1 1 25 33]", ImageSize(width: 24, height: 32)),
      ("%PDF-1.4 /MediaBox [0 0 24 32] /CropBox [0 0 12 12]", nil),
      ("%PDF-1.4 /MediaBox [0 0 24 32] /Rotate 90", nil), ("%PDF-1.4 /MediaBox 7 0 R", nil),
      ("%PDF-1.5 /Type /ObjStm", nil), ("%PDF", nil),
    ]
  )
  func pdf(text: String, expected: ImageSize?) {
    #expect(size(text) == expected)
  }

  @Test("Truncated and corrupted files do not trap")
  func damaged() {
    let files = [
      Self.png, Self.jpeg, Array("<svg width=\"24\" height='32px'>".utf8), Array("%PDF /MediaBox[0 0 1 1]".utf8),
    ]
    for file in files {
      #expect(ImageSize(ofFile: file) != nil)
      for length in file.indices {
        _ = ImageSize(ofFile: Array(file[..<length]))
        for byte in [0, 0x22, 0x5B, 0xFF] as [UInt8] {
          var damaged = file
          damaged[length] = byte
          if let size = ImageSize(ofFile: damaged) { #expect(size.width > 0 && size.height.isFinite) }
        }
      }
    }
    #expect(ImageSize(ofFile: [0xFF, 0xD8] + Array(repeating: 0xFF, count: 1 << 17)) == nil)
  }

  // MARK: - Which file

  @Test("Of loose files, the one for a phone with scale 3 is used")
  func looseFiles() {
    let files = ["star.png", "star@2x.png", "star@3x~ipad.png", "star~iphone.png"]
    let named = files.compactMap { ImageVariant.named($0) }
    #expect(named.map(\.image) == ["star", "star", "star", "star"])
    let best = ImageVariant.best(of: named.map(\.variant))
    #expect(best?.file == "star@2x.png")
    #expect(best?.scale == 2)
    #expect(ImageVariant.named("star.txt") == nil)
  }

  private func best(_ json: String) -> String? {
    ImageVariant.best(of: ImageVariant.inCatalog(SourceText(path: "Contents.json", text: json)))?.file
  }

  @Test("Of a catalog's files, the one for the light appearance at the largest scale is used")
  func catalogs() {
    let json = """
      {
        "images" : [
          { "idiom" : "universal", "scale" : "1x", "filename" : "a.png" },
          { "idiom" : "universal", "scale" : "3x", "filename" : "c.png",
            "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ] },
          { "idiom" : "universal", "scale" : "2x", "filename" : "b.png" },
          { "idiom" : "universal", "scale" : "3x" },
          { "idiom" : "mac", "scale" : "3x", "filename" : "m.png" }
        ],
        "info" : { "version" : 1, "author" : "xcode" }
      }
      """
    #expect(best(json) == "b.png")
    #expect(best("{\"images\": [{\"filename\": \"a\\/b.png\"}, {\"filename\": \"../x.png\"}]}") == nil)
    #expect(best("{\"images\": [{\"filename\": \"a.png\", \"resizing\": {\"mode\": \"9-part\"}}]}") == nil)
  }

  @Test(
    "A description that is none names no file",
    arguments: ["", "[]", "{", "{\"images\": 3}", "{\"images\": [3, null, []]}", String(repeating: "[", count: 5000)]
  )
  func damagedCatalogs(json: String) {
    #expect(best(json) == nil)
  }
}
