import Foundation
import NibLoader

extension UIKitClasses {
  static let caLayer = NibClass(
    CALayer.self,
    parent: nil,
    name: "CALayer",
    make: CALayer.init,
    properties: [
      NibProperty("bounds", \CALayer.bounds),
      NibProperty("position", \CALayer.position),
      NibProperty("frame", \CALayer.frame),
      NibProperty("anchorPoint", \CALayer.anchorPoint),
      NibProperty("zPosition", \CALayer.zPosition),
      NibProperty("name", \CALayer.name),
      NibProperty("cornerRadius", \CALayer.cornerRadius),
      NibProperty("borderWidth", \CALayer.borderWidth),
      NibProperty("borderColor", \CALayer.borderColor),
      NibProperty("backgroundColor", \CALayer.backgroundColor),
      NibProperty("shadowColor", \CALayer.shadowColor),
      NibProperty("shadowOpacity", \CALayer.shadowOpacity),
      NibProperty("shadowOffset", \CALayer.shadowOffset),
      NibProperty("shadowRadius", \CALayer.shadowRadius),
      NibProperty("opacity", \CALayer.opacity),
      NibProperty("isHidden", \CALayer.isHidden),
      NibProperty("isOpaque", \CALayer.isOpaque),
      NibProperty("masksToBounds", \CALayer.masksToBounds),
      NibProperty("shouldRasterize", \CALayer.shouldRasterize),
      NibProperty("rasterizationScale", \CALayer.rasterizationScale),
      NibProperty("isDoubleSided", \CALayer.isDoubleSided),
      NibProperty("isGeometryFlipped", \CALayer.isGeometryFlipped),
      NibProperty("anchorPointZ", \CALayer.anchorPointZ),
      NibProperty("contentsScale", \CALayer.contentsScale),
      NibProperty("contentsRect", \CALayer.contentsRect),
      NibProperty("contentsGravity", \CALayer.contentsGravity),
      NibProperty("allowsGroupOpacity", \CALayer.allowsGroupOpacity),
      NibProperty("allowsEdgeAntialiasing", \CALayer.allowsEdgeAntialiasing),
      NibProperty("drawsAsynchronously", \CALayer.drawsAsynchronously),
    ]
  )
}
