import DioramaUI
import Foundation
import SceneDiagnostics

/// Says in a picture where a class of the application would draw what only its code knows.
@MainActor
struct AbsentDrawing {
  private let nib: LiveNib
  /// More views than these of a picture are not named.
  private static let limit = 200

  init(of nib: LiveNib) {
    self.nib = nib
  }

  /// The steps that name the views of missing classes which show nothing themselves, in the coordinates of a root.
  func steps(in root: UIView) -> [PictureStep] {
    var steps: [PictureStep] = []
    var pending = [root]
    var count = 0
    while let view = pending.popLast(), count < Self.limit {
      guard !view.isHidden, view.alpha > 0 else { continue }
      pending += view.subviews
      guard let name = nib.missingClasses[ObjectIdentifier(view)], Self.isBare(view) else { continue }
      let frame = root.convert(view.bounds, from: view)
      guard frame.width >= 24, frame.height >= 12, frame.intersects(root.bounds) else { continue }
      steps += Self.steps(for: VisibleText.shown(name), in: frame)
      count += 1
    }
    return steps
  }

  /// Whether a view of UIKit's own class would show nothing but its color.
  private static func isBare(_ view: UIView) -> Bool {
    view.subviews.isEmpty && type(of: view) == UIView.self
  }

  private static func steps(for name: String, in frame: CGRect) -> [PictureStep] {
    let gray = PictureColor(red: 0.55, green: 0.55, blue: 0.58)
    var line = LineStyle(width: 1)
    line.dashes = [4, 3]
    var steps: [PictureStep] = [.stroke(CGPath(rect: frame.insetBy(dx: 0.5, dy: 0.5)), gray.withAlpha(0.7), line)]
    let font = UIFont.systemFont(ofSize: min(11, frame.height * 0.7))
    let measuring = UIRuntime.shared.textMeasuring
    let module = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) }
    guard
      let shown = [name, module].compactMap({ $0 }).first(where: { measuring.width(of: $0, in: font) < frame.width - 6 }
      )
    else { return steps }
    let width = measuring.width(of: shown, in: font)
    let origin = CGPoint(x: frame.midX - width / 2, y: frame.midY - font.lineHeight / 2)
    steps.append(.text(PictureText(shown, font, at: origin, gray)))
    return steps
  }
}
