import Foundation

extension CALayer {
  /// What few layers set.
  struct Settings: Sendable {
    var isDoubleSided = true
    var isGeometryFlipped = false
    var anchorPointZ: CGFloat = 0
    var contentsScale: CGFloat = 1
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsGravity = CALayerContentsGravity.resize
    var allowsGroupOpacity = true
    var allowsEdgeAntialiasing = false
    var drawsAsynchronously = false
  }
}
