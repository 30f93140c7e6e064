import Foundation

/// How a compositional layout arranges a section.
///
/// A layout that scrolls from side to side puts groups beside each other; everything else is the same.
@MainActor
struct CompositionalSection {
  private(set) var frames: [CGRect] = []
  private(set) var supplements: [Supplement] = []

  /// A header or footer.
  struct Supplement {
    var kind: String
    var frame: CGRect
    /// Whether it comes before the items.
    var isFirst: Bool
    /// Whether it stays at the edge of what is seen.
    var isPinned: Bool
  }

  /// Where the section begins.
  private let origin: CGPoint

  /// The size of the section with its insets, headers and footers.
  private(set) var size = CGSize.zero

  let section: NSCollectionLayoutSection
  /// Where groups begin along the way they scroll, and how long they are, of a section that scrolls by itself.
  private(set) var groups: [(start: CGFloat, length: CGFloat)] = []

  /// The rectangle of the items of a section that scrolls by itself, and the size of all of them; nil for another one.
  private(set) var scrollArea: CGRect?
  private(set) var scrollSize = CGSize.zero

  /// The size of the thickest group across the way in which groups follow each other, in points.
  private var thickness: CGFloat = 0

  private let count: Int
  private let isVertical: Bool
  private let preferred: (Int) -> CGSize?

  /// Arranges items from the upper left corner of a container.
  ///
  /// - Parameters:
  ///   - section: What the application says.
  ///   - count: The number of items.
  ///   - container: The size of the collection's visible room, in points.
  ///   - origin: The corner.
  ///   - isVertical: Whether groups are below each other.
  ///   - preferred: The size that an item has asked for; nil as long as it has not.
  init(
    _ section: NSCollectionLayoutSection,
    count: Int,
    in container: CGSize,
    at origin: CGPoint,
    isVertical: Bool,
    preferred: @escaping (Int) -> CGSize?
  ) {
    self.section = section
    self.origin = origin
    self.count = count
    self.isVertical = isVertical
    self.preferred = preferred
    arrange(in: container, at: origin)
  }

  private mutating func arrange(in container: CGSize, at origin: CGPoint) {
    let insets = section.contentInsets
    let room = CGSize(
      width: max(0, container.width - insets.leading - insets.trailing),
      height: max(0, container.height - insets.top - insets.bottom)
    )
    var position = origin
    add(section.boundarySupplementaryItems.filter(\.isFirst), room, insets, &position)
    position.x += insets.leading
    position.y += insets.top
    putGroups(from: &position, in: room)
    if behavior != .none { gatherScrollArea(&position, from: origin, in: container) }
    position.x += isVertical ? -insets.leading : insets.trailing
    position.y += isVertical ? insets.bottom : -insets.top
    add(section.boundarySupplementaryItems.filter { !$0.isFirst }, room, insets, &position)
    size =
      isVertical
      ? CGSize(width: container.width, height: position.y - origin.y)
      : CGSize(width: position.x - origin.x, height: container.height)
  }

  /// How the groups scroll across the layout.
  var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior { section.orthogonalScrollingBehavior }

  /// Whether groups that scroll by themselves do so from side to side.
  var scrollsSideways: Bool { isVertical }

  /// Puts groups after each other in the direction of the layout, or across it where they scroll by themselves.
  private mutating func putGroups(from position: inout CGPoint, in room: CGSize) {
    let runsDown = isVertical == (behavior == .none)
    var isFirst = true
    while frames.count < count {
      let gap = isFirst ? 0 : section.interGroupSpacing
      if runsDown { position.y += gap } else { position.x += gap }
      isFirst = false
      let before = frames.count
      let used = put(section.group, at: position, in: room)
      groups.append(runsDown ? (position.y, used.height) : (position.x, used.width))
      thickness = max(thickness, runsDown ? used.width : used.height)
      if runsDown { position.y += used.height } else { position.x += used.width }
      // A group without items would never come to an end.
      if frames.count == before { break }
    }
  }

  /// Notes the rectangle of groups that scroll by themselves, and goes on behind them.
  private mutating func gatherScrollArea(_ position: inout CGPoint, from origin: CGPoint, in container: CGSize) {
    let insets = section.contentInsets
    if isVertical {
      scrollArea = CGRect(x: origin.x, y: position.y, width: container.width, height: thickness)
      scrollSize = CGSize(width: position.x - origin.x + insets.trailing, height: thickness)
      position = CGPoint(x: origin.x + insets.leading, y: position.y + thickness)
    } else {
      scrollArea = CGRect(x: position.x, y: origin.y, width: thickness, height: container.height)
      scrollSize = CGSize(width: thickness, height: position.y - origin.y + insets.bottom)
      position = CGPoint(x: position.x + thickness, y: origin.y + insets.top)
    }
    let corner = isVertical ? origin.x : origin.y
    groups = groups.map { ($0.start - corner, $0.length) }
  }

  /// The offsets at which groups that scroll by themselves stop, for a length of the room, each once.
  func stops(inLength length: CGFloat) -> [CGFloat] {
    let lead = isVertical ? section.contentInsets.leading : section.contentInsets.top
    let greatest = max(0, (isVertical ? scrollSize.width : scrollSize.height) - length)
    var stops: [CGFloat] = []
    for group in groups {
      let stop = behavior == .groupPagingCentered ? group.start + group.length / 2 - length / 2 : group.start - lead
      let allowed = min(max(stop, 0), greatest)
      if stops.last != allowed { stops.append(allowed) }
    }
    return stops
  }

  private func advance(_ position: inout CGPoint, by length: CGFloat) {
    if isVertical { position.y += length } else { position.x += length }
  }

  private mutating func add(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem],
    _ room: CGSize,
    _ insets: NSDirectionalEdgeInsets,
    _ position: inout CGPoint
  ) {
    for item in items {
      let size = item.layoutSize.size(in: room)
      let shift = isVertical ? CGPoint(x: insets.leading, y: 0) : CGPoint(x: 0, y: insets.top)
      supplements.append(
        Supplement(
          kind: item.elementKind,
          frame: CGRect(origin: position + shift, size: size),
          isFirst: item.isFirst,
          isPinned: item.pinToVisibleBounds
        )
      )
      advance(&position, by: isVertical ? size.height : size.width)
    }
  }

  /// Where a header or footer is while a part of the content is seen: inside of its section, and inside of that part as far as
  /// possible.
  func frame(of supplement: Supplement, seen: CGRect) -> CGRect {
    guard supplement.isPinned else { return supplement.frame }
    var frame = supplement.frame
    if isVertical {
      frame.origin.y =
        supplement.isFirst
        ? max(frame.minY, min(seen.minY, origin.y + size.height - frame.height))
        : min(frame.minY, max(seen.maxY - frame.height, origin.y))
    } else {
      frame.origin.x =
        supplement.isFirst
        ? max(frame.minX, min(seen.minX, origin.x + size.width - frame.width))
        : min(frame.minX, max(seen.maxX - frame.width, origin.x))
    }
    return frame
  }

  /// Arranges the next items in a group, and returns the size that it takes, in points.
  private mutating func put(_ group: NSCollectionLayoutGroup, at origin: CGPoint, in container: CGSize) -> CGSize {
    let own = group.layoutSize.size(in: container)
    let insets = group.contentInsets
    let room = CGSize(
      width: max(0, own.width - insets.leading - insets.trailing),
      height: max(0, own.height - insets.top - insets.bottom)
    )
    let start = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
    let isOpenEnded = (group.isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension)
      .isEstimated
    let limit = group.isHorizontal ? room.width : room.height
    let gap = group.interItemSpacing?.spacing ?? 0
    var line = Line(first: frames.count)
    var index = 0
    while frames.count < count, !group.subitems.isEmpty {
      if let most = group.count, line.ends.count >= most { break }
      if isOpenEnded, group.count == nil, index >= group.subitems.count { break }
      let item = group.subitems[index % group.subitems.count]
      var size = item.layoutSize.size(in: room)
      if let most = group.count {
        let share = max(0, (limit - gap * CGFloat(most - 1)) / CGFloat(most))
        if group.isHorizontal { size.width = share } else { size.height = share }
      }
      let from = line.ends.isEmpty ? 0 : line.length + gap
      let length = group.isHorizontal ? size.width : size.height
      if !line.ends.isEmpty, !isOpenEnded, from + length > limit + 0.001 { break }
      let corner = group.isHorizontal ? CGPoint(x: start.x + from, y: start.y) : CGPoint(x: start.x, y: start.y + from)
      let used = put(item, at: corner, size: size, in: room)
      line.length = from + (group.isHorizontal ? used.width : used.height)
      line.breadth = max(line.breadth, group.isHorizontal ? used.height : used.width)
      line.ends.append(frames.count)
      index += 1
    }
    spread(line, group, limit)
    var result = own
    let along = line.length + (group.isHorizontal ? insets.leading + insets.trailing : insets.top + insets.bottom)
    let across = line.breadth + (group.isHorizontal ? insets.top + insets.bottom : insets.leading + insets.trailing)
    if group.layoutSize.widthDimension.isEstimated { result.width = group.isHorizontal ? along : across }
    if group.layoutSize.heightDimension.isEstimated { result.height = group.isHorizontal ? across : along }
    return result
  }

  /// Lays out an item or a group, and returns the size that it takes.
  private mutating func put(
    _ item: NSCollectionLayoutItem,
    at corner: CGPoint,
    size: CGSize,
    in room: CGSize
  ) -> CGSize {
    if let group = item as? NSCollectionLayoutGroup { return put(group, at: corner, in: room) }
    var size = size
    if let asked = preferred(frames.count) {
      if item.layoutSize.widthDimension.isEstimated { size.width = asked.width }
      if item.layoutSize.heightDimension.isEstimated { size.height = asked.height }
    }
    let insets = item.contentInsets
    frames.append(
      CGRect(
        x: corner.x + insets.leading,
        y: corner.y + insets.top,
        width: max(0, size.width - insets.leading - insets.trailing),
        height: max(0, size.height - insets.top - insets.bottom)
      )
    )
    return size
  }

  /// The items of a group, one after the other.
  private struct Line {
    let first: Int
    /// The numbers of frames after each item.
    var ends: [Int] = []
    var length: CGFloat = 0
    var breadth: CGFloat = 0
  }

  /// Gives the room that is left to flexible spaces between items.
  private mutating func spread(_ line: Line, _ group: NSCollectionLayoutGroup, _ limit: CGFloat) {
    guard group.interItemSpacing?.isFlexibleSpacing == true, line.ends.count > 1, line.length < limit else { return }
    let extra = (limit - line.length) / CGFloat(line.ends.count - 1)
    for (number, end) in line.ends.enumerated().dropFirst() {
      for index in line.ends[number - 1]..<end {
        let shift = extra * CGFloat(number)
        frames[index] = frames[index].offsetBy(dx: group.isHorizontal ? shift : 0, dy: group.isHorizontal ? 0 : shift)
      }
    }
  }
}

extension CGPoint {
  fileprivate static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
}
