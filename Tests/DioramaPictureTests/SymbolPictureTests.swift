import DioramaImage
import DioramaPicture
import DioramaUI
import Foundation
import Testing

/// Symbols, blurs and looks in pixels.
@MainActor
struct SymbolPictureTests {
  private func bitmap(_ view: UIView) throws -> Bitmap {
    let data = try #require(PNGRenderer(backdrop: .white, scale: 2).render(view))
    return try #require(Bitmap(png: [UInt8](data)))
  }

  private func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    let color = bitmap.color(x: x, y: y)
    return [color.red, color.green, color.blue]
  }

  private func view(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) throws -> UIImageView {
    let size = UIImage.SymbolConfiguration(pointSize: 40)
    let image = try #require(UIImage(systemName: name, withConfiguration: configuration ?? size))
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    view.contentMode = .center
    view.image = image
    view.tintColor = .red
    return view
  }

  @Test("A filled symbol has the tint color, and none where its sign is cut out")
  func fills() throws {
    #expect(color(try bitmap(view("circle.fill")), 60, 60) == [255, 0, 0])
    let cut = try bitmap(view("xmark.circle.fill"))
    #expect(color(cut, 60, 60) == [255, 255, 255])
    #expect(color(cut, 60, 30) == [255, 0, 0])
  }

  @Test("A symbol with a direction is mirrored where text runs from right to left")
  func mirrors() throws {
    let view = try view("chevron.forward")
    let plain = try bitmap(view)
    view.semanticContentAttribute = .forceRightToLeft
    view.setNeedsDisplay()
    let mirrored = try bitmap(view)
    let middle = (0..<120).filter { color(plain, $0, 60) != [255, 255, 255] }
    let other = (0..<120).filter { color(mirrored, $0, 60) != [255, 255, 255] }
    #expect(!middle.isEmpty && middle.allSatisfy { $0 > 60 })
    #expect(!other.isEmpty && other.allSatisfy { $0 < 60 })
  }

  @Test("A symbol that nothing is known of is a frame")
  func frames() throws {
    #expect(color(try bitmap(view("lanyardcard")), 60, 14) != [255, 255, 255])
  }

  @Test("An image view takes the size of the symbol that it prefers")
  func sizes() throws {
    let view = UIImageView(image: UIImage(systemName: "star"))
    let plain = view.intrinsicContentSize
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(abs(view.intrinsicContentSize.width - 2 * plain.width) <= 1)
    view.image = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
    #expect(view.intrinsicContentSize == plain)
  }

  @Test("A blur shows what is behind it, and nothing sharp")
  func blurs() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    root.backgroundColor = .white
    let dark = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    dark.backgroundColor = .blue
    root.addSubview(dark)
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterialLight))
    effect.frame = root.bounds
    root.addSubview(effect)
    let picture = try bitmap(root)
    let row = stride(from: 4, to: 240, by: 8).map { Int(color(picture, $0, 60)[0]) }
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 + 1 && $1 - $0 < 40 })
    #expect(row[0] < 200 && row[row.count - 1] > 230)
  }

  @Test("The look of iOS 26 has wider switches, and goes back")
  func looks() {
    let plain = UISwitch().intrinsicContentSize
    let outer = UIRuntime.shared.look
    defer { UIRuntime.shared.look = outer }
    UIRuntime.shared.look = .iOS26
    #expect(UISwitch().intrinsicContentSize.width > plain.width)
    UIRuntime.shared.look = .iOS18
    #expect(UISwitch().intrinsicContentSize == plain)
  }
}
