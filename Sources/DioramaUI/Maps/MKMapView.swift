public import Foundation
import NibLoader

/// A view that shows a map.
@preconcurrency @MainActor
open class MKMapView: UIView {
  /// What the map shows.
  open var mapType: MKMapType

  /// Whether the user can zoom.
  open var isZoomEnabled: Bool

  /// Whether the user can scroll.
  open var isScrollEnabled: Bool

  /// Whether the user can tilt the map.
  open var isPitchEnabled: Bool

  /// Whether the user can turn the map.
  open var isRotateEnabled: Bool

  /// Whether the user's location is shown.
  open var showsUserLocation: Bool

  /// Whether points of interest are shown.
  open var showsPointsOfInterest: Bool

  /// Whether buildings are shown.
  open var showsBuildings: Bool

  /// Whether traffic is shown.
  open var showsTraffic: Bool

  /// Whether a compass is shown.
  open var showsCompass: Bool

  /// Whether a scale is shown.
  open var showsScale: Bool

  /// The object that is asked and told about what a map shows; nil for none.
  open weak var delegate: (any MKMapViewDelegate)?

  /// Creates a map view in code.
  public override init(frame: CGRect) {
    mapType = .standard
    isZoomEnabled = true
    isScrollEnabled = true
    isPitchEnabled = true
    isRotateEnabled = true
    showsUserLocation = false
    showsPointsOfInterest = true
    showsBuildings = true
    showsTraffic = false
    showsCompass = true
    showsScale = false
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    layoutMargins = .zero
  }

  /// Creates a map view out of an archive.
  public required init?(coder: NSCoder) {
    mapType = coder.decodeCase(forKey: "MKMapType", absent: .standard)
    isZoomEnabled = coder.decodeBool(forKey: "MKZoomEnabled", absent: true)
    isScrollEnabled = coder.decodeBool(forKey: "MKScrollEnabled", absent: true)
    isPitchEnabled = coder.decodeBool(forKey: "MKPitchEnabled", absent: true)
    isRotateEnabled = coder.decodeBool(forKey: "MKRotateEnabled", absent: true)
    showsUserLocation = coder.decodeBool(forKey: "MKShowsUserLocation", absent: false)
    showsPointsOfInterest = coder.decodeBool(forKey: "MKShowsPointsOfInterest", absent: true)
    showsBuildings = coder.decodeBool(forKey: "MKShowsBuildings", absent: true)
    showsTraffic = coder.decodeBool(forKey: "MKShowsTraffic", absent: false)
    showsCompass = coder.decodeBool(forKey: "MKShowsCompass", absent: true)
    showsScale = coder.decodeBool(forKey: "MKShowsScaleKey", absent: false)
    super.init(coder: coder)
  }

  /// Draws a ground instead of the map.
  open override func draw(_ rect: CGRect) {
    NamedGround.draw("Map", in: bounds, color: UIColor(red: 0.91, green: 0.94, blue: 0.89, alpha: 1))
  }
}

/// What a map shows.
public enum MKMapType: Int, Sendable {
  /// Streets.
  case standard = 0
  /// Pictures from above.
  case satellite = 1
  /// Pictures from above with streets.
  case hybrid = 2
  /// Pictures from above with heights.
  case satelliteFlyover = 3
  /// Pictures from above with heights and streets.
  case hybridFlyover = 4
  /// Streets in faint colors.
  case mutedStandard = 5
}

/// An object that is asked and told about what a map shows.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {}

extension UIKitClasses {
  static let mkMapView = NibClass(
    MKMapView.self,
    parent: UIView.self,
    name: "MKMapView",
    outlets: [
      NibOutlet("delegate", \MKMapView.delegate)
    ],
    properties: [
      NibProperty("mapType", \MKMapView.mapType),
      NibProperty("isZoomEnabled", \MKMapView.isZoomEnabled),
      NibProperty("isScrollEnabled", \MKMapView.isScrollEnabled),
      NibProperty("isPitchEnabled", \MKMapView.isPitchEnabled),
      NibProperty("isRotateEnabled", \MKMapView.isRotateEnabled),
      NibProperty("showsUserLocation", \MKMapView.showsUserLocation),
      NibProperty("showsPointsOfInterest", \MKMapView.showsPointsOfInterest),
      NibProperty("showsBuildings", \MKMapView.showsBuildings),
      NibProperty("showsTraffic", \MKMapView.showsTraffic),
      NibProperty("showsCompass", \MKMapView.showsCompass),
      NibProperty("showsScale", \MKMapView.showsScale),
    ]
  )
}
