public import Foundation
import NibLoader

/// A place in a line that a tab leads to.
open class NSTextTab: NSObject, NSCoding, NSCopying, @unchecked Sendable {
  /// How the text behind the tab stands at the place.
  public let alignment: NSTextAlignment
  /// How far from the start of the line the place is, in points.
  public let location: CGFloat

  /// Creates a tab stop.
  public init(textAlignment alignment: NSTextAlignment, location: CGFloat) {
    self.alignment = alignment
    self.location = location
    super.init()
  }

  /// Reads a tab stop out of an archive.
  public required init?(coder: NSCoder) {
    alignment = coder.decodeArchivedAlignment(forKey: "NSTextAlignment", absent: .left)
    location = coder.decodeCGFloat(forKey: "NSLocation", absent: 0)
    super.init()
  }

  /// Writes the tab stop under UIKit's keys.
  open func encode(with coder: NSCoder) {
    coder.encode(Double(location), forKey: "NSLocation")
    coder.encode(alignment.archivedNumber, forKey: "NSTextAlignment")
  }

  /// Returns the tab stop itself, which cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another object is a tab stop at the same place with the same alignment.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }

  /// A hash that equal tab stops share.
  open override var hash: Int { location.hashValue ^ alignment.rawValue }
}

extension UIKitClasses {
  static let nsTextTab = NibClass(
    NSTextTab.self,
    parent: nil,
    name: "NSTextTab",
    properties: [
      NibProperty("alignment", \NSTextTab.alignment),
      NibProperty("location", \NSTextTab.location),
    ]
  )
}
