import Foundation

/// The view in which the items of a section scroll across the direction of the layout.
@MainActor
final class OrthogonalScrollView: UIScrollView {
  private weak var collection: UICollectionView?

  /// What the section says; nil before the first layout.
  private var section: CompositionalSection?

  init(of collection: UICollectionView) {
    self.collection = collection
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
  }

  required init?(coder: NSCoder) { nil }

  /// Takes on a section, and the frame of its items.
  func follow(_ section: CompositionalSection, in area: CGRect) {
    self.section = section
    if frame != area { frame = area }
    isPagingEnabled = section.behavior == .paging
    let size = section.scrollSize
    if contentSize != size { contentSize = size }
    let allowed = clamped(contentOffset)
    if !isDragging, !isDecelerating, allowed != contentOffset { contentOffset = allowed }
  }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      // Other items may be in sight now.
      if old != super.bounds.origin { collection?.setNeedsLayout() }
    }
  }

  /// Only a finger that moves along the items scrolls them.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === panGestureRecognizer, let section else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    let way = panGestureRecognizer.translation(in: nil)
    return section.scrollsSideways ? abs(way.x) > abs(way.y) : abs(way.y) > abs(way.x)
  }

  override func proposedOffset(_ offset: CGPoint, _ velocity: CGPoint) -> CGPoint {
    guard let section, !section.groups.isEmpty else { return offset }
    let isSideways = section.scrollsSideways
    func along(_ point: CGPoint) -> CGFloat { isSideways ? point.x : point.y }
    let stops = section.stops(inLength: isSideways ? bounds.width : bounds.height)
    func nearest(_ position: CGFloat) -> Int {
      stops.indices.min { abs(stops[$0] - position) < abs(stops[$1] - position) } ?? 0
    }
    let stop: CGFloat
    switch section.behavior {
    case .continuousGroupLeadingBoundary: stop = stops[nearest(along(offset))]
    case .groupPaging, .groupPagingCentered:
      let start = nearest(along(motion.start))
      let speed = along(velocity)
      let wanted = abs(speed) < 0.3 ? nearest(along(contentOffset)) : speed > 0 ? start + 1 : start - 1
      stop = stops[min(max(wanted, start - 1, 0), start + 1, stops.count - 1)]
    default: return offset
    }
    return clamped(isSideways ? CGPoint(x: stop, y: offset.y) : CGPoint(x: offset.x, y: stop))
  }
}

extension UICollectionView {
  /// Gives each section that scrolls by itself its view, and takes the views of others away.
  func layOutScrollers() {
    let areas = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.scrollAreas ?? []
    guard !areas.isEmpty || !shown.scrollers.isEmpty else { return }
    for (index, scroller) in shown.scrollers where !areas.contains(where: { $0.index == index }) {
      scroller.removeFromSuperview()
      shown.scrollers[index] = nil
    }
    for area in areas {
      let scroller = shown.scrollers[area.index] ?? OrthogonalScrollView(of: self)
      shown.scrollers[area.index] = scroller
      if scroller.superview !== self { insertSubview(scroller, at: backgroundView?.superview === self ? 1 : 0) }
      scroller.follow(area.section, in: area.frame)
    }
  }

  /// The view that holds what the layout has in a section that scrolls by itself; the collection view for anything else.
  func holder(of attributes: UICollectionViewLayoutAttributes) -> UIView {
    guard attributes.representedElementCategory == .cell else { return self }
    return shown.scrollers[attributes.indexPath.section] ?? self
  }

  /// Where something is in the view that holds it.
  func frame(of attributes: UICollectionViewLayoutAttributes, in holder: UIView) -> CGRect {
    guard let scroller = holder as? OrthogonalScrollView else { return attributes.frame }
    let (area, offset) = (scroller.frame.origin, scroller.contentOffset)
    return attributes.frame.offsetBy(dx: offset.x - area.x, dy: offset.y - area.y)
  }

  /// Scrolls the section of an item, if it scrolls by itself.
  func scrollSection(toItemAt path: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard let scroller = shown.scrollers[path.section],
      let attributes = collectionViewLayout.layoutAttributesForItem(at: path)
    else { return }
    let frame = frame(of: attributes, in: scroller)
    var offset = scroller.contentOffset
    let size = scroller.bounds.size
    if position.contains(.left) { offset.x = frame.minX }
    if position.contains(.centeredHorizontally) { offset.x = frame.midX - size.width / 2 }
    if position.contains(.right) { offset.x = frame.maxX - size.width }
    if position.contains(.top) { offset.y = frame.minY }
    if position.contains(.centeredVertically) { offset.y = frame.midY - size.height / 2 }
    if position.contains(.bottom) { offset.y = frame.maxY - size.height }
    let isSideways = scroller.contentSize.width > size.width
    if isSideways { offset.y = scroller.contentOffset.y } else { offset.x = scroller.contentOffset.x }
    if position.isEmpty { return scroller.scrollRectToVisible(frame, animated: animated) }
    scroller.setContentOffset(scroller.clamped(offset), animated: animated)
  }
}
