import DioramaPicture
import DioramaUI
import Foundation
import LayoutEngine

/// The edge of a device around a picture of its screen, with what the system shows there: the time and the home indicator.
@MainActor
struct DeviceOutline {
  private let inner: Picture.Part
  private let variant: PictureVariant
  private let insets: UIEdgeInsets

  /// The width of the edge, in points.
  private static let edge: CGFloat = 10

  /// A root with the edge of a device around it, if it is a screen.
  ///
  /// That is what is as large as the screen of a device, or as large as was asked for. Others, such as cells, are parts of a screen.
  static func framed(_ part: Picture.Part, _ choice: PictureChoice) -> Picture.Part {
    let screen = LayoutScreen(width: Double(part.bounds.width), height: Double(part.bounds.height))
    let isAskedFor = choice.screen.size.map { $0.width == screen.width && $0.height == screen.height } ?? false
    return screen.isDevice || isAskedFor ? DeviceOutline(around: part, choice.variant).part : part
  }

  private init(around part: Picture.Part, _ variant: PictureVariant) {
    inner = part
    self.variant = variant
    let screen = LayoutScreen(width: Double(part.bounds.width), height: Double(part.bounds.height))
    insets = UIEdgeInsets(
      top: CGFloat(screen.safeArea.top),
      left: CGFloat(screen.safeArea.left),
      bottom: CGFloat(screen.safeArea.bottom),
      right: CGFloat(screen.safeArea.right)
    )
  }

  private var hasRoundScreen: Bool { insets.bottom > 0 }
  /// What the camera takes away: at the top, or at the left of a device on its side.
  private var camera: CGFloat { max(insets.top, insets.left) }
  private var ink: PictureColor { variant.style == .dark ? PictureColor(.white) : PictureColor(.black) }

  /// The picture with the edge around it.
  private var part: Picture.Part {
    let screen = inner.bounds
    let body = screen.insetBy(dx: -Self.edge, dy: -Self.edge)
    let radius: CGFloat = hasRoundScreen ? min(44, screen.width / 4, screen.height / 4) : 4
    func rounded(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
      CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius)
    }
    var steps: [PictureStep] = [
      .fill(rounded(body, radius + Self.edge), PictureColor(red: 0.11, green: 0.11, blue: 0.12)),
      .beginClip(rounded(screen, radius), .identity),
    ]
    steps += inner.steps
    steps += systemSteps(screen)
    steps.append(.end)
    return Picture.Part(bounds: body, steps: steps)
  }

  /// What the system draws over an application.
  private func systemSteps(_ screen: CGRect) -> [PictureStep] {
    var steps: [PictureStep] = []
    if insets.top > 0 {
      let font = UIFont.systemFont(ofSize: insets.top > 24 ? 17 : 12, weight: .semibold)
      let x = insets.top > 24 ? screen.minX + screen.width * 0.13 : screen.midX - 12
      let y = screen.minY + (insets.top - font.lineHeight) / 2
      steps.append(.text(PictureText("9:41", font, at: CGPoint(x: x, y: y), ink)))
      steps += statusSigns(right: screen.maxX - screen.width * 0.075, middle: y + font.lineHeight / 2)
    }
    let black = PictureColor(.black)
    if camera >= 59 {
      // The island of newer phones.
      let island = hole(in: screen, length: 124, from: 11, to: 47)
      steps.append(.fill(CGPath(roundedRect: island, cornerWidth: 18, cornerHeight: 18), black))
    } else if camera >= 44 {
      let notch = hole(in: screen, length: 168, from: -20, to: 32)
      steps.append(.fill(CGPath(roundedRect: notch, cornerWidth: 20, cornerHeight: 20), black))
    }
    if insets.bottom > 0 {
      let width = min(140, screen.width / 3)
      let bar = CGRect(x: screen.midX - width / 2, y: screen.maxY - 13, width: width, height: 5)
      steps.append(.fill(CGPath(roundedRect: bar, cornerWidth: 2.5, cornerHeight: 2.5), ink))
    }
    return steps
  }

  /// The strength of the signal, Wi-Fi and the battery, from the right.
  private func statusSigns(right: CGFloat, middle: CGFloat) -> [PictureStep] {
    let battery = CGRect(x: right - 27, y: middle - 6.5, width: 25, height: 13)
    func rounded(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
      CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius)
    }
    var steps: [PictureStep] = [
      .stroke(rounded(battery.insetBy(dx: 0.5, dy: 0.5), 3.8), ink.withAlpha(0.35), LineStyle(width: 1)),
      .fill(rounded(battery.insetBy(dx: 2, dy: 2), 2.5), ink),
      .fill(rounded(CGRect(x: battery.maxX + 1, y: middle - 2, width: 1.5, height: 4), 0.7), ink.withAlpha(0.4)),
    ]
    steps += SymbolPicture.steps(of: "wifi", pointSize: 14.5, weight: .bold, ink, at: battery.minX - 14, middle)
    for (index, height) in ([4, 6.5, 9, 12] as [CGFloat]).enumerated() {
      let bar = CGRect(x: battery.minX - 45 + CGFloat(index) * 5, y: middle + 6 - height, width: 3.2, height: height)
      steps.append(.fill(rounded(bar, 1), ink))
    }
    return steps
  }

  /// A rectangle in the middle of the edge where the camera is, between two distances from that edge.
  private func hole(in screen: CGRect, length: CGFloat, from near: CGFloat, to far: CGFloat) -> CGRect {
    insets.left > insets.top
      ? CGRect(x: screen.minX + near, y: screen.midY - length / 2, width: far - near, height: length)
      : CGRect(x: screen.midX - length / 2, y: screen.minY + near, width: length, height: far - near)
  }
}
