import Foundation
import NibLoader

/// One segment of a segmented control.
@MainActor
final class UISegment: UIView {
  /// The title; nil for a segment that shows an image.
  var title: String?

  /// The image; nil for a segment that shows a title.
  var image: UIImage?

  /// Whether the segment can be tapped.
  var isEnabled: Bool

  /// The width in points; 0 shares what is left.
  var width: CGFloat

  /// How far title or image is moved, in points.
  var contentOffset: CGSize

  override init(frame: CGRect) {
    isEnabled = true
    width = 0
    contentOffset = .zero
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    title = coder.decodeText(forKey: "UISegmentInfo")
    image = coder.decode(UIImage.self, forKey: "UISegmentInfo")
    isEnabled = !coder.decodeBool(forKey: "UISegmentDisabled", absent: false)
    width = coder.decodeSingle(forKey: "UISegmentWidth", absent: 0)
    contentOffset = coder.decodeSize(forKey: "UISegmentContentOffset", absent: .zero)
    super.init(coder: coder)
  }
}
