import DioramaUI
import Foundation
import Testing

/// The pixels of images that were drawn, or read from files.
@MainActor
@Suite struct ImagePixelTests {
  /// A red square of 10 points on nothing, 20 wide, at two pixels per point.
  private func drawn() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  @Test("IM9: what was drawn is a PNG file, in pixels of the image's scale, and the same when it is read again")
  func im9()
    throws
  {
    let data = try #require(drawn().pngData())
    let read = try #require(UIImage(data: data, scale: 2))
    #expect(read.size == CGSize(width: 20, height: 10) && read.pngData() == data)
    #expect(read.cgImage == drawn().cgImage && read.cgImage != nil)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    #expect(UIImage(data: renderer.pngData { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) })?.cgImage != nil)
    // Symbols, and data that is no picture, have no pixels.
    #expect(UIImage(systemName: "star")?.pngData() == nil && UIImage(systemName: "star")?.cgImage == nil)
  }

  @Test("IM10: pixels are counted, and cut to a part") func im10() throws {
    let pixels = try #require(drawn().cgImage)
    #expect(pixels.width == 40 && pixels.height == 20 && pixels.bytesPerRow == 160)
    let red = try #require(pixels.cropping(to: CGRect(x: 0, y: 0, width: 20, height: 20)))
    let empty = try #require(pixels.cropping(to: CGRect(x: 20, y: 0, width: 100, height: 20)))
    #expect(red.width == 20 && empty.width == 20 && red != empty)
    #expect(pixels.cropping(to: CGRect(x: 50, y: 0, width: 5, height: 5)) == nil)
    #expect(UIImage(cgImage: red).size == CGSize(width: 20, height: 20) && UIImage(cgImage: red).cgImage == red)
  }

  @Test("IM11: an image is a JPEG file, the smaller the lower its quality") func im11() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 33, height: 17), format: format).image { context in
      for index in 0..<11 {
        UIColor(hue: CGFloat(index) / 11, saturation: 1, brightness: 1, alpha: 1).setFill()
        context.fill(CGRect(x: index * 3, y: 0, width: 3, height: 17))
      }
    }
    let fine = try #require(image.jpegData(compressionQuality: 1))
    let coarse = try #require(image.jpegData(compressionQuality: 0.1))
    #expect(fine.count > coarse.count && UIImage(data: fine)?.size == CGSize(width: 33, height: 17))
    #expect(Array(coarse.suffix(2)) == [0xFF, 0xD9] && Array(coarse.prefix(2)) == [0xFF, 0xD8])
    #expect(UIImage(systemName: "star")?.jpegData(compressionQuality: 1) == nil)
  }
}
