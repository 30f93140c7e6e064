import DioramaImage
import DioramaPicture
import DioramaUI
import Foundation
import LayoutEngine
import Testing

/// Pictures of views in pixels are what views show.
@MainActor
struct PictureTests {
  private func bitmap(_ view: UIView, scale: CGFloat = 1) throws -> Bitmap {
    let data = try #require(PNGRenderer(backdrop: .systemBackground, scale: scale).render(view))
    return try #require(Bitmap(png: [UInt8](data)))
  }

  private func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    let color = bitmap.color(x: x, y: y)
    return [color.red, color.green, color.blue]
  }

  @Test("Backgrounds, borders, corners and clipping are drawn")
  func looks() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    box.backgroundColor = .red
    box.layer.cornerRadius = 20
    box.clipsToBounds = true
    let inner = UIView(frame: CGRect(x: 20, y: 0, width: 60, height: 40))
    inner.backgroundColor = .blue
    box.addSubview(inner)
    root.addSubview(box)
    let picture = try bitmap(root)
    #expect(picture.width == 100 && picture.height == 60)
    #expect(color(picture, 20, 30) == [255, 0, 0])
    #expect(color(picture, 40, 30) == [0, 0, 255])
    #expect(color(picture, 70, 30) == [255, 255, 255])
    #expect(color(picture, 11, 11) == [255, 255, 255])
  }

  @Test("Masks, shapes of shadows, rules of paths, caps and dashes are drawn")
  func layers() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let masked = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    masked.backgroundColor = .red
    masked.mask = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
    masked.mask?.backgroundColor = .black
    root.addSubview(masked)
    let shape = CAShapeLayer()
    let path = UIBezierPath(rect: CGRect(x: 60, y: 4, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 70, y: 14, width: 10, height: 10)))
    shape.path = path.cgPath
    shape.fillRule = .evenOdd
    root.layer.addSublayer(shape)
    let line = CAShapeLayer()
    let way = UIBezierPath()
    way.move(to: CGPoint(x: 60, y: 50))
    way.addLine(to: CGPoint(x: 90, y: 50))
    line.path = way.cgPath
    line.strokeColor = UIColor.blue.cgColor
    line.lineWidth = 4
    line.lineCap = .square
    line.lineDashPattern = [6, 9]
    root.layer.addSublayer(line)
    let shaded = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    shaded.layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 55, width: 5, height: 5))
    shaded.layer.shadowOpacity = 1
    shaded.layer.shadowRadius = 0
    shaded.layer.shadowOffset = .zero
    root.addSubview(shaded)
    let picture = try bitmap(root)
    #expect(color(picture, 20, 30) == [255, 0, 0] && color(picture, 35, 30) == [255, 255, 255])
    #expect(color(picture, 65, 10) == [0, 0, 0] && color(picture, 75, 19) == [255, 255, 255])
    // Dashes from 60 to 66 and from 75 to 81, with half a square at each end.
    #expect(color(picture, 59, 50) == [0, 0, 255] && color(picture, 67, 50) == [0, 0, 255])
    #expect(color(picture, 70, 50) == [255, 255, 255] && color(picture, 78, 50) == [0, 0, 255])
    #expect(color(picture, 2, 57) == [0, 0, 0] && color(picture, 2, 2) == [255, 255, 255])
  }

  @Test("Pictures are dark where the user prefers it, and views turn around where a language does")
  func variants() throws {
    let variant = PictureVariant.iPhone15
    #expect(variant.dark.text(.accessibilityExtraLarge).rightToLeft.name == "iphone-15-dark-AX3-rtl")
    #expect(PictureVariant(width: 507, height: 1180).name == "507x1180")
    #expect(variant.language("he").name == "iphone-15-he" && variant.language("he").direction == .rightToLeft)
    #expect(PictureVariant.language("de").rightToLeft.name == "iphone-15-de-rtl")
    UIRuntime.shared.showing(variant.language("ar")) {
      #expect(UIRuntime.shared.preferredLanguages == ["ar"])
      #expect(UIRuntime.shared.userInterfaceLayoutDirection == .rightToLeft)
    }
    #expect(UIRuntime.shared.preferredLanguages.isEmpty)
    #expect(PictureVariant.iPad.landscape.name == "ipad-landscape")
    try UIRuntime.shared.showing(variant.dark) { () throws in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      let picture = try bitmap(view)
      #expect(color(picture, 10, 10) == [0, 0, 0])
      #expect(UIRuntime.shared.screenSafeAreaInsets.top == 59)
    }
    UIRuntime.shared.showing(variant.rightToLeft) {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        box.topAnchor.constraint(equalTo: root.topAnchor), box.widthAnchor.constraint(equalToConstant: 30),
        box.heightAnchor.constraint(equalToConstant: 30),
      ])
      root.layoutIfNeeded()
      #expect(box.frame.minX == 160)
    }
    #expect(UIRuntime.shared.userInterfaceStyle == .light)
    #expect(UIRuntime.shared.userInterfaceLayoutDirection == .leftToRight)
  }

  @Test("An image has its own pixels, and a stencil the tint color")
  func images() throws {
    var canvas = Canvas(width: 4, height: 4)
    canvas.fill(ImagePath(x: 0, y: 0, width: 4, height: 4), ImageColor(red: 0, green: 0.5, blue: 0), .identity)
    let image = try #require(UIImage(data: Data(canvas.bitmap.png)))
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(color(try bitmap(view), 10, 10) == [0, 128, 0])
    view.image = image.withRenderingMode(.alwaysTemplate)
    view.tintColor = .red
    #expect(color(try bitmap(view), 10, 10) == [255, 0, 0])
    #expect(SVGRenderer().render(view).contains("data:image/png;base64,"))
  }

  @Test("A text without outlines is noted, and outlines stand in SVG where they are asked for")
  func outlines() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "日 A"
    let picture = Picture([Picture.Part(bounds: label.bounds, steps: PictureWalker().steps(of: label))], gap: 0)
    #expect(PictureRaster.bitmap(of: picture, scale: 1)?.missing == ["日"])
    let text = SVGPage.text(of: picture) { $0.outlines }
    #expect(!text.contains("<text") && text.contains("<path"))
  }

  @Test("Of a line in several fonts, each part has one direction, and the parts stand in the order of the line")
  func directions() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
    let text = NSMutableAttributedString(string: "אב ")
    text.append(NSAttributedString(string: "one ", attributes: [.foregroundColor: UIColor.red]))
    text.append(NSAttributedString(string: "two גד", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)]))
    label.attributedText = text
    let lines = SVGRenderer().render(label).split(separator: "\n").filter { $0.contains("<text") }
    func words(_ line: Substring) -> Substring { line.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" } }
    #expect(lines.map(words) == ["אב ", "one ", "two", " גד"])
    #expect(lines.map { $0.contains("rtl") } == [true, false, false, true])
    // Those that run to the left are placed by their right ends.
    let x = lines.compactMap { $0.split(separator: "\"").dropFirst().first.flatMap { Double($0) } }
    #expect(x.count == 4 && x[3] <= x[1] && x[1] < x[2] && x[2] < x[0])
  }

  @Test("A picture with too many pixels is none")
  func tooLarge() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10_000, height: 10_000))
    #expect(PNGRenderer().render(view) == nil)
  }

  @Test("VoiceOver reads by rows")
  func voiceOver() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    for (text, x, y) in [("c", 0, 50), ("b", 150, 2), ("a", 0, 0)] {
      let label = UILabel(frame: CGRect(x: x, y: y, width: 100, height: 20))
      label.text = text
      root.addSubview(label)
    }
    let lines = ViewOutline.accessibility(of: root).split(separator: "\n")
    #expect(lines.map { $0.dropFirst(3).prefix(3) } == ["\"a\"", "\"b\"", "\"c\""])
    #expect(ViewOutline.tree(of: root).hasPrefix("UIView (0 0 300 100)\n  UILabel \"c\" (0 50 100 20)\n"))
  }

  @Test("Every named device has a screen, and every screen a name")
  func devices() {
    for (name, _) in LayoutScreen.deviceNames { #expect(LayoutScreen.device(name) != nil) }
    for screen in LayoutScreen.phones + LayoutScreen.tablets {
      #expect(!screen.name.contains("x") || screen.name.contains("max") || screen.name == "iphone-x", "\(screen.name)")
      #expect(LayoutScreen.device(screen.name) == screen)
    }
    #expect(LayoutScreen.device("nokia") == nil)
  }
}
