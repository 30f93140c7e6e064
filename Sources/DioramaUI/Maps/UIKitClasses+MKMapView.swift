import Foundation
import NibLoader

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
