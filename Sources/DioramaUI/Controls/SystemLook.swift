import Foundation
import LayoutEngine

/// The edition of the system whose controls and bars are shown.
public enum SystemLook: String, CaseIterable, Sendable {
  /// That of iOS 13 to 18.
  case iOS18 = "ios18"
  /// That of iOS 26: capsules, bars of glass, larger corners.
  case iOS26 = "ios26"
}

extension UIRuntime {
  /// The edition of the system whose controls and bars are shown; that of iOS 18 by default.
  ///
  /// Set it before views are laid out: those that are there keep what they have until they are laid out and drawn anew.
  public var look: SystemLook {
    get { lookFigures.look }
    set {
      guard newValue != look else { return }
      lookFigures = newValue == .iOS26 ? .iOS26 : .iOS18
    }
  }
}

/// What controls and bars look like in an edition of the system, in points.
struct LookFigures: Sendable {
  var look = SystemLook.iOS18
  /// The natural sizes.
  var metrics = ControlMetrics.ios14
  /// The track of a switch and its knob, which is two points from the edges.
  var switchTrack = CGSize(width: 51, height: 31)
  var switchKnob = CGSize(width: 27, height: 27)
  /// The height of a slider's track, and its knob.
  var sliderTrack: CGFloat = 4
  var sliderKnob = CGSize(width: 28, height: 28)
  /// The corners of a segmented control and of its selected segment; nil for half circles.
  var segmentedCorner: CGFloat? = 8
  var segmentCorner: CGFloat? = 7
  /// The corners of a stepper, of a search field and of a button with a configuration; nil for half circles.
  var stepperCorner: CGFloat? = 8
  var searchCorner: CGFloat? = 10
  var buttonCorner: CGFloat? = 6
  /// The corners of the cards of an inset grouped table, of alerts and of menus.
  var cardCorner: CGFloat = 10
  var alertCorner: CGFloat = 14
  var menuCorner: CGFloat = 12
  /// The height of the glass behind the items of a bar; nil for bars with a ground of their own.
  var barGlass: CGFloat?
  /// How far the glass of a tab bar is from the sides of the bar.
  var tabGlassInset: CGFloat = 0

  static let iOS18 = LookFigures()

  /// Measured in a simulator of iOS 26.1 and on Mac Catalyst 26.1; the distance of a tab bar's glass from the sides is an estimate, and the
  /// corners of cards and menus are about those measured.
  static let iOS26: LookFigures = {
    var figures = LookFigures()
    figures.look = .iOS26
    figures.metrics = .ios26
    figures.switchTrack = CGSize(width: 63, height: 28)
    figures.switchKnob = CGSize(width: 37, height: 24)
    figures.sliderTrack = 6
    figures.sliderKnob = CGSize(width: 37, height: 24)
    (figures.segmentedCorner, figures.segmentCorner, figures.stepperCorner) = (nil, nil, nil)
    (figures.searchCorner, figures.buttonCorner) = (nil, nil)
    (figures.cardCorner, figures.alertCorner, figures.menuCorner) = (26, 34, 32)
    figures.barGlass = 44
    figures.tabGlassInset = 21
    return figures
  }()

  /// Those of the runtime.
  @MainActor static var current: LookFigures { UIRuntime.shared.lookFigures }
}

/// What lies above its ground: the knobs of controls, selected segments, glass.
@MainActor
enum RaisedShape {
  /// Fills a path, with a soft shadow below it.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - color: The color of the path.
  ///   - depth: How far the shadow falls; it is three times as soft.
  ///   - strength: The opacity of the shadow.
  static func fill(_ path: UIBezierPath, _ color: UIColor, depth: CGFloat = 3, strength: CGFloat = 0.14) {
    let shape = path.cgPath
    func shadow(_ y: CGFloat, _ radius: CGFloat, _ strength: CGFloat) -> PictureStep {
      let color = PictureColor.black.withAlpha(strength)
      return .shadow(shape, PictureShadow(color: color, offset: CGSize(width: 0, height: y), radius: radius))
    }
    let shadows = [shadow(depth, depth * 1.4, strength), shadow(depth, 0.5, strength * 0.3)]
    UIGraphicsGetCurrentContext()?.add(.layers(DrawingCommand.LayerPicture(steps: shadows)), color: .black)
    color.setFill()
    path.fill()
  }

  /// Fills a path with glass: what is behind shines through, blurred.
  static func fillGlass(_ path: UIBezierPath) {
    let isDark = UITraitCollection.current.userInterfaceStyle == .dark
    let backdrop = PictureBackdrop(
      radius: 12,
      saturation: 1.8,
      color: PictureColor(UIColor(white: isDark ? 0.17 : 1, alpha: isDark ? 0.6 : 0.7))
    )
    let shadow = PictureShadow(color: PictureColor.black.withAlpha(0.1), offset: CGSize(width: 0, height: 2), radius: 6)
    let steps: [PictureStep] = [.shadow(path.cgPath, shadow), .backdrop(path.cgPath, backdrop)]
    UIGraphicsGetCurrentContext()?.add(.layers(DrawingCommand.LayerPicture(steps: steps)), color: .black)
    UIColor(white: isDark ? 1 : 0, alpha: isDark ? 0.14 : 0.05).setStroke()
    path.lineWidth = 0.5
    path.stroke()
  }
}
