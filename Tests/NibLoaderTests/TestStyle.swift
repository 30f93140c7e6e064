import Foundation
import NibLoader

/// What runtime attributes reach through a key path.
@MainActor
final class TestStyle: NSObject {
  var radius: CGFloat = 0
  var isBold = false
  var opacity: Float = 1

  static let nibClass = NibClass(
    TestStyle.self,
    parent: nil,
    name: "TestStyle",
    properties: [
      NibProperty("radius", \.radius), NibProperty("isBold", \.isBold), NibProperty("opacity", \.opacity),
    ]
  )
}
