import DioramaUI
import Foundation
import Testing

/// Images made in code.
@MainActor
@Suite struct ImageConformanceTests {
  /// The beginning of a PNG file with a size in pixels, which is all that is read of it.
  private func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0]
    )
  }

  @Test("IM1: an image that does not exist is nil") func im1() {
    #expect(UIImage(named: "no such image") == nil && UIImage(named: "") == nil)
    #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil && UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(data: Data()) == nil)
  }

  @Test("IM2: a file or an asset of a bundle is found by its name, with its size in points") func im2() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "images-\(UUID().uuidString)")
    let set = folder.appending(path: "Assets.xcassets/Icons/star.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try png(40, 20).write(to: folder.appending(path: "logo.png"))
    try png(120, 60).write(to: folder.appending(path: "logo@3x.png"))
    try png(60, 60).write(to: set.appending(path: "star@2x.png"))
    let bundle = try #require(Bundle(path: folder.path))
    let logo = try #require(UIImage(named: "logo", in: bundle))
    #expect(logo.size == CGSize(width: 40, height: 20) && logo.scale == 3)
    #expect(UIImage(named: "star", in: bundle)?.size == CGSize(width: 30, height: 30))
    #expect(UIImage(named: "moon", in: bundle) == nil)
    let file = folder.appending(path: "logo@3x.png").path
    #expect(UIImage(contentsOfFile: file)?.size == CGSize(width: 40, height: 20))
  }

  @Test("IM3: data of a file gives an image as many points wide as it has pixels, unless a scale is given") func im3()
    throws
  {
    let image = try #require(UIImage(data: png(30, 40)))
    #expect(image.size == CGSize(width: 30, height: 40) && image.pngData() == png(30, 40))
    #expect(UIImage(data: png(30, 40), scale: 2)?.size == CGSize(width: 15, height: 20))
    let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 50, 0, 60, 1, 1, 0, 0])
    #expect(UIImage(data: jpeg)?.size == CGSize(width: 60, height: 50))
    #expect(UIImageView(image: image).frame.size == image.size)
  }

  @Test("IM4: a rendering mode makes another image, and the first stays what it was") func im4() throws {
    let image = try #require(UIImage(data: png(3, 4)))
    let stencil = image.withRenderingMode(.alwaysTemplate)
    #expect(image.renderingMode == .automatic && stencil.renderingMode == .alwaysTemplate && stencil.size == image.size)
    #expect(image.withTintColor(.red, renderingMode: .alwaysOriginal).renderingMode == .alwaysOriginal)
  }

  @Test("IM5: a renderer makes an image of what is drawn, which an image view draws") func im5() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(image.size == CGSize(width: 10, height: 20))
    let context = CGContext(size: CGSize(width: 20, height: 40))
    UIGraphicsPushContext(context)
    image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 40))
    UIGraphicsPopContext()
    #expect(context.commands.count == 1 && context.commands.first?.color == .red)
    #expect(context.commands.first?.transform.a == 2)
  }
}
