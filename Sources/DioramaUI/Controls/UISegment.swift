import Foundation
import LayoutEngine
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

  /// The width of title or image, in points and not rounded.
  var contentWidth: CGFloat { image?.shownSize.width ?? block.size.width }

  private var canBeTapped: Bool { isEnabled && (superview as? UIControl)?.isEnabled ?? true }

  override func draw(_ rect: CGRect) {
    if let image {
      image.draw(
        in: ContentMode.center.place(image.shownSize, in: bounds),
        tint: canBeTapped ? tintColor : .tertiaryLabel
      )
    } else {
      let size = block.size
      let area = ContentMode.center.place(size, in: bounds).offsetBy(dx: contentOffset.width, dy: contentOffset.height)
      block.draw(in: area, alignment: .left, color: canBeTapped ? .label : .tertiaryLabel)
    }
  }

  private var block: TextBlock {
    TextBlock(
      NSAttributedString(string: title ?? ""),
      font: .systemFont(ofSize: ControlMetrics.segmentFontSize),
      width: .infinity,
      limit: 1
    )
  }
}

extension UIKitClasses {
  static let uiSegment = NibClass(
    UISegment.self,
    parent: UIView.self,
    name: "UISegment",
    properties: [
      NibProperty("title", \UISegment.title),
      NibProperty("image", \UISegment.image),
      NibProperty("isEnabled", \UISegment.isEnabled),
      NibProperty("width", \UISegment.width),
      NibProperty("contentOffset", \UISegment.contentOffset),
    ]
  )
}
