public import Foundation
import LayoutEngine
import NibLoader

/// A control of segments, each of which works as a button.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The number that stands for no selected segment.
  public static let noSegment = -1

  var segments: [UISegment]
  private var selected: Int

  /// Whether segments show no selection.
  open var isMomentary: Bool

  /// Whether segments without a width of their own are as wide as their contents need, and share what is left as they do.
  open var apportionsSegmentWidthsByContent: Bool {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The color of the selected segment; nil for the system's.
  open var selectedSegmentTintColor: UIColor?

  /// Whether a drag that rests on a segment selects it.
  open var isSpringLoaded: Bool

  /// Creates a control without segments in code.
  public override init(frame: CGRect) {
    segments = []
    selected = Self.noSegment
    isMomentary = false
    apportionsSegmentWidthsByContent = false
    isSpringLoaded = false
    super.init(frame: frame)
  }

  /// Creates a control in code with a segment for every text and image, as large as they need it.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      let segment = UISegment(frame: .zero)
      segment.title = (item as? String) ?? (item as? NSString).map { String(describing: $0) }
      segment.image = item as? UIImage
      insert(segment, at: numberOfSegments)
    }
    sizeToFit()
  }

  /// Creates a control out of an archive; its segments are subviews too.
  public required init?(coder: NSCoder) {
    segments = []
    selected = coder.decodeInteger(forKey: "UISelectedSegmentIndex", absent: 0)
    isMomentary = coder.decodeBool(forKey: "UIMomentary", absent: false)
    apportionsSegmentWidthsByContent = coder.decodeBool(forKey: "UIApportionsSegmentWidthsByContent", absent: false)
    selectedSegmentTintColor = coder.decode(UIColor.self, forKey: "UISelectedSegmentTintColor")
    isSpringLoaded = coder.decodeBool(forKey: "UISpringLoaded", absent: false)
    super.init(coder: coder)
    segments = coder.decodeList(of: UISegment.self, forKey: "UISegments")
    selectedSegmentIndex = selected
  }

  /// The index of the selected segment; `noSegment` for none.
  ///
  /// Setting it sends no actions.
  open var selectedSegmentIndex: Int {
    get { selected }
    set { selected = segments.indices.contains(newValue) ? newValue : Self.noSegment }
  }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Puts a segment with a title before another.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let made = UISegment(frame: .zero)
    made.title = title
    insert(made, at: segment)
  }

  /// Puts a segment with an image before another.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    let made = UISegment(frame: .zero)
    made.image = image
    insert(made, at: segment)
  }

  /// Takes a segment away; an index beyond the end means the last.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    segments.remove(at: min(max(segment, 0), segments.count - 1)).removeFromSuperview()
    invalidateIntrinsicContentSize()
    selectedSegmentIndex = selected
  }

  /// Takes all segments away.
  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    selected = Self.noSegment
    invalidateIntrinsicContentSize()
  }

  /// Sets the title of a segment, instead of an image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    let segment = existing(segment)
    segment.title = title
    segment.image = nil
    invalidateIntrinsicContentSize()
  }

  /// The title of a segment; nil for an image.
  open func titleForSegment(at segment: Int) -> String? { existing(segment).title }

  /// Sets the image of a segment, instead of a title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    let segment = existing(segment)
    segment.image = image
    segment.title = nil
    invalidateIntrinsicContentSize()
  }

  /// The image of a segment; nil for a title.
  open func imageForSegment(at segment: Int) -> UIImage? { existing(segment).image }

  /// Sets whether a segment can be tapped.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { existing(segment).isEnabled = enabled }

  /// Whether a segment can be tapped.
  open func isEnabledForSegment(at segment: Int) -> Bool { existing(segment).isEnabled }

  /// Sets the width of a segment in points; 0 shares what is left.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    existing(segment).width = width
    invalidateIntrinsicContentSize()
  }

  /// The width of a segment in points; 0 shares what is left.
  open func widthForSegment(at segment: Int) -> CGFloat { existing(segment).width }

  /// Sets how far title or image of a segment is moved, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { existing(segment).contentOffset = offset }

  /// How far title or image of a segment is moved, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { existing(segment).contentOffset }

  override class var defaultHugging: AxisPriorities { .fixedHeight }

  /// The size of the segments' titles and images, in points; no width without segments.
  open override var intrinsicContentSize: CGSize {
    let sizes = UIRuntime.shared.naturalSizes
    let contents = segments.map { Double($0.contentWidth) }
    let widest = zip(segments, contents).reduce(0) { $1.0.width > 0 ? $0 : max($0, $1.1) }
    guard widest > 0 || segments.contains(where: { $0.width > 0 }) else {
      return CGSize(width: UIView.noIntrinsicMetric, height: sizes.controls.segmentedHeight)
    }
    let widths = zip(segments, contents).map { segment, content in
      segment.width > 0
        ? Double(segment.width) : sizes.segment(content: apportionsSegmentWidthsByContent ? content : widest)
    }
    return CGSize(sizes.segmentedControl(segments: widths))
  }

  /// The insets to the alignment rectangle, which ends above the bottom of the frame.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(ControlMetrics.segmentedInsets) }

  /// The size of the segments' titles and images, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let wish = intrinsicContentSize
    return frameSize(ofAlignment: CGSize(width: wish.width < 0 ? size.width : wish.width, height: wish.height))
  }

  /// Lays out the segments side by side, the first at the leading end.
  ///
  /// Segments without a width of their own share what the others leave: equally, or as their contents need it where
  /// `apportionsSegmentWidthsByContent` is `true`. Edges between segments lie at whole points, as measured on iOS 26: three segments
  /// of 280 points are 93, 93, and 94 points wide.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var (end, edge) = (CGFloat(0), CGFloat(0))
    for (index, (segment, width)) in zip(segments, shownWidths).enumerated() {
      end += width
      // A sum of thirds may lie right below the whole number that it is.
      let next = index == segments.count - 1 ? end : (end + 1e-6).rounded(.down)
      segment.frame = flippedIfNeeded(CGRect(x: edge, y: 0, width: next - edge, height: bounds.height))
      edge = next
    }
  }

  /// The width of each segment, in points and not rounded.
  private var shownWidths: [CGFloat] {
    let flexible = segments.filter { $0.width <= 0 }
    let rest = max(0, bounds.width - segments.reduce(0) { $0 + max(0, $1.width) })
    let sizes = UIRuntime.shared.naturalSizes
    let needs = segments.map { segment in
      apportionsSegmentWidthsByContent ? CGFloat(sizes.segment(content: Double(segment.contentWidth))) : 1
    }
    let sum = zip(segments, needs).reduce(0) { $1.0.width > 0 ? $0 : $0 + $1.1 }
    return zip(segments, needs).map { segment, need in
      if segment.width > 0 { return segment.width }
      return sum > 0 ? rest * need / sum : rest / CGFloat(flexible.count)
    }
  }

  override class var searchesInItsOwnWay: Bool { true }

  /// Touches belong to the control and not to its segments.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }

  override var ownsTaps: Bool { true }

  /// A finger that is lifted over a segment selects it.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let location = touch?.location(in: self),
      let index = segments.firstIndex(where: { $0.isEnabled && $0.frame.contains(location) }), index != selected
    else { return }
    selectedSegmentIndex = index
    send([.valueChanged, .primaryActionTriggered], with: event)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  /// Draws the track and the selected segment's ground.
  open override func draw(_ rect: CGRect) {
    UIColor.segmentTrack.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: LookFigures.current.segmentedCorner ?? bounds.height / 2).fill()
    UIColor.separator.setFill()
    for index in segments.indices.dropFirst() where index != selected && index - 1 != selected {
      let edge = isRightToLeft ? segments[index].frame.maxX : segments[index].frame.minX
      UIRectFill(CGRect(x: edge - 0.5, y: bounds.midY - 8, width: 1, height: 16))
    }
    guard segments.indices.contains(selected) else { return }
    let ground = segments[selected].frame.insetBy(dx: 2, dy: 2)
    RaisedShape.fill(
      UIBezierPath(roundedRect: ground, cornerRadius: LookFigures.current.segmentCorner ?? ground.height / 2),
      selectedSegmentTintColor ?? .segmentGround,
      strength: 0.1
    )
  }

  private func insert(_ segment: UISegment, at index: Int) {
    segments.insert(segment, at: min(max(index, 0), segments.count))
    addSubview(segment)
    invalidateIntrinsicContentSize()
  }

  private func existing(_ index: Int) -> UISegment {
    guard segments.indices.contains(index) else {
      UIKitException.raise(.range, "segment \(index) beyond the \(segments.count) segments of the control")
    }
    return segments[index]
  }
}

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
        in: ContentMode.center.rect(of: image.shownSize, in: bounds),
        tint: canBeTapped ? .label : .tertiaryLabel
      )
    } else {
      // The control is as wide as its titles are without emphasis.
      let block = block(isSelected ? .semibold : .regular)
      let size = block.size
      let area = ContentMode.center.rect(of: size, in: bounds)
        .offsetBy(dx: contentOffset.width, dy: contentOffset.height)
      block.draw(in: area, alignment: .left, color: canBeTapped ? .label : .tertiaryLabel)
    }
  }

  private var block: TextBlock { block(.regular) }

  private var isSelected: Bool {
    guard let control = superview as? UISegmentedControl, control.selectedSegmentIndex >= 0 else { return false }
    return control.segments.firstIndex { $0 === self } == control.selectedSegmentIndex
  }

  private func block(_ weight: UIFont.Weight) -> TextBlock {
    TextBlock(
      NSAttributedString(string: title ?? ""),
      font: .systemFont(ofSize: ControlMetrics.segmentFontSize, weight: weight),
      width: .infinity,
      limit: 1
    )
  }
}

extension UIKitClasses {
  static let uiSegmentedControl = NibClass(
    UISegmentedControl.self,
    parent: UIControl.self,
    name: "UISegmentedControl",
    properties: [
      NibProperty("segments", \UISegmentedControl.segments),
      NibProperty("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex),
      NibProperty("numberOfSegments", \UISegmentedControl.numberOfSegments),
      NibProperty("isMomentary", \UISegmentedControl.isMomentary),
      NibProperty("apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent),
      NibProperty("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
      NibProperty("isSpringLoaded", \UISegmentedControl.isSpringLoaded),
    ]
  )

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
