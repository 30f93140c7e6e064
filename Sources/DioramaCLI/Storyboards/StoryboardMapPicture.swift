import DioramaUI
import Foundation
import SceneModel

/// Draws the map of a storyboard: a card for each scene, and arrows between them.
@MainActor
struct StoryboardMapPicture {
  private let map: StoryboardMap
  private var pictures: [Int: (nib: LiveNib, view: UIView)] = [:]
  private var frames: [CGRect] = []
  private let isOutline: Bool

  private static let scale: CGFloat = 0.4
  private static let gap = CGSize(width: 90, height: 50)
  private static let margin: CGFloat = 40
  private static let plain = CGSize(width: 170, height: 56)
  private static let heading: CGFloat = 20
  /// Beyond so many scenes, a map shows no pictures.
  private static let mostPictures = 400

  /// Places the cards, with pictures of the scenes unless only outlines are wanted.
  init(
    _ map: StoryboardMap,
    _ live: LiveStoryboard,
    on screen: ScreenChoice,
    _ isOutline: Bool,
    _ texts: LocaleTexts.Shown? = nil
  ) throws {
    self.map = map
    self.isOutline = isOutline || map.cards.count > Self.mostPictures
    if !self.isOutline {
      for (index, card) in map.cards.enumerated() where !card.isReference {
        let nib = try live.nib(ofScene: card.name, on: screen, texts)
        if let view = nib.viewsAtTheTop.first { pictures[index] = (nib, view) }
      }
    }
    frames = placed()
  }

  /// The cards and their frames in the picture, in points.
  var cards: [(card: StoryboardMap.Card, frame: CGRect)] { Array(zip(map.cards, frames)) }

  /// The map as a picture.
  func part() -> Picture.Part {
    let ground = UIView()
    ground.backgroundColor = UIColor(white: 0.96, alpha: 1)
    for index in map.cards.indices { addCard(index, to: ground) }
    var counts: [[Int]: Int] = [:]
    let lines = map.arrows.map { arrow in
      let pair = [min(arrow.source, arrow.target), max(arrow.source, arrow.target)]
      counts[pair, default: 0] += 1
      return corners(of: arrow, number: counts[pair, default: 0] - 1)
    }
    var taken = takenByCards
    for (arrow, corners) in zip(map.arrows, lines) { addLabel(of: arrow, corners, &taken, to: ground) }
    // Titles and labels may be wider than their cards.
    let parts = ground.subviews.map(\.frame) + lines.joined().map { CGRect(origin: $0, size: .zero) }
    let bounds = parts.reduce(CGRect(x: 0, y: 0, width: 200, height: 100)) { $0.union($1) }
    ground.frame = CGRect(x: 0, y: 0, width: bounds.maxX + Self.margin, height: bounds.maxY + Self.margin)
    for (arrow, corners) in zip(map.arrows, lines) { addLine(of: arrow, corners, to: ground) }
    var steps = PictureWalker().steps(of: ground)
    let walker = PictureWalker(backdrop: .white)
    for (index, picture) in pictures.sorted(by: { $0.key < $1.key }) {
      let view = picture.view
      guard view.bounds.width > 0, view.bounds.height > 0 else { continue }
      let transform = CGAffineTransform(translationX: frames[index].minX, y: frames[index].minY)
        .scaledBy(x: Self.scale, y: Self.scale)
        .translatedBy(x: -view.bounds.minX, y: -view.bounds.minY)
      steps.append(.beginGroup(transform, opacity: map.cards[index].isReached ? 1 : 0.35, nil))
      steps.append(.beginClip(CGPath(rect: view.bounds), .identity))
      steps += walker.steps(of: view)
      steps += [.end, .end]
    }
    return Picture.Part(bounds: ground.bounds, steps: steps)
  }

  // MARK: - Frames

  private func size(_ index: Int) -> CGSize {
    guard let view = pictures[index]?.view, view.bounds.width > 0, view.bounds.height > 0 else { return Self.plain }
    return CGSize(width: view.bounds.width * Self.scale, height: view.bounds.height * Self.scale)
  }

  /// The size of the most scenes, which is that of the device that Interface Builder shows the document for.
  private var deviceSize: CGSize {
    var counts: [CGSize: Int] = [:]
    for picture in pictures.values { counts[picture.view.bounds.size, default: 0] += 1 }
    let most = counts.max { ($0.value, $0.key.width, $0.key.height) < ($1.value, $1.key.width, $1.key.height) }
    return most?.key ?? CGSize(width: 600, height: 600)
  }

  /// Moves cards down that cover another one, as scenes that are larger than the device may.
  private func separated(_ found: [CGRect], _ scenes: [Int]) -> [CGRect] {
    var found = found
    var done: [CGRect] = []
    for index in scenes.sorted(by: { (found[$0].minY, found[$0].minX, $0) < (found[$1].minY, found[$1].minX, $1) }) {
      while let covered = done.first(where: { $0.intersects(Self.withHeading(found[index])) }) {
        found[index].origin.y = covered.maxY + Self.heading + 4
      }
      done.append(Self.withHeading(found[index]))
    }
    return found
  }

  private static func withHeading(_ frame: CGRect) -> CGRect {
    CGRect(x: frame.minX, y: frame.minY - heading, width: frame.width, height: frame.height + heading)
  }

  /// The frames of the cards: where Interface Builder has all scenes, there, else in columns from the entry.
  private func placed() -> [CGRect] {
    let scenes = map.cards.indices.filter { !map.cards[$0].isReference }
    let isPlaced = !isOutline && !scenes.isEmpty && scenes.allSatisfy { map.cards[$0].location != nil }
    var found = Array(repeating: CGRect.zero, count: map.cards.count)
    var columns: [Int: [Int]] = [:]
    for index in map.cards.indices where !isPlaced || map.cards[index].isReference {
      columns[map.cards[index].column, default: []].append(index)
    }
    var left = Self.margin
    if isPlaced {
      let least = scenes.compactMap { map.cards[$0].location }.reduce((x: Double.infinity, y: Double.infinity)) {
        (min($0.x, $1.x), min($0.y, $1.y))
      }
      let device = map.isInPartsOfDevice ? deviceSize : CGSize(width: 600, height: 600)
      for index in scenes {
        guard let location = map.cards[index].location else { continue }
        let origin = CGPoint(
          x: Self.margin + CGFloat(location.x - least.x) * device.width / 600 * Self.scale,
          y: Self.margin + Self.heading + CGFloat(location.y - least.y) * device.height / 600 * Self.scale
        )
        found[index] = CGRect(origin: origin, size: size(index))
      }
      found = separated(found, scenes)
      left = (found.map(\.maxX).max() ?? 0) + Self.gap.width
    }
    for (_, indexes) in columns.sorted(by: { $0.key < $1.key }) {
      var top = Self.margin + Self.heading
      for index in indexes {
        found[index] = CGRect(origin: CGPoint(x: left, y: top), size: size(index))
        top = found[index].maxY + Self.gap.height
      }
      left = (indexes.map { found[$0].maxX }.max() ?? left) + Self.gap.width
    }
    return found
  }

  // MARK: - Cards

  private func addCard(_ index: Int, to ground: UIView) {
    let (card, frame) = (map.cards[index], frames[index])
    let box = UIView(frame: frame.insetBy(dx: -2, dy: -2))
    box.backgroundColor = .white
    box.layer.borderWidth = card.isEntry ? 3 : 1
    box.layer.borderColor = (card.isEntry ? UIColor.systemBlue : UIColor.lightGray).cgColor
    if card.isReference { box.layer.cornerRadius = 12 }
    ground.addSubview(box)
    let name = (card.isEntry ? "→ " : "") + card.name + (card.isReached ? "" : " (nothing leads here)")
    let color = card.isReached ? UIColor.black : UIColor.gray
    let origin = CGPoint(x: frame.minX, y: frame.minY - Self.heading)
    let heading = Self.label(name, bold: true, color, at: origin)
    heading.frame.size.width = min(heading.frame.width, headingRoom(index))
    ground.addSubview(heading)
    guard pictures[index] == nil else { return }
    ground.addSubview(Self.label(card.title, bold: false, .gray, at: CGPoint(x: frame.minX + 8, y: frame.midY - 8)))
  }

  /// The width that a card's name may have before it reaches the next card.
  private func headingRoom(_ index: Int) -> CGFloat {
    let frame = frames[index]
    guard frames.count <= Self.mostPictures else { return frame.width + Self.gap.width - 8 }
    let band = CGRect(
      x: frame.minX,
      y: frame.minY - Self.heading,
      width: .greatestFiniteMagnitude,
      height: Self.heading
    )
    let next = frames.filter { $0.minX > frame.minX && Self.withHeading($0).intersects(band) }.map(\.minX).min()
    return next.map { max($0 - 8 - frame.minX, 0) } ?? .greatestFiniteMagnitude
  }

  private static func label(_ text: String, bold: Bool, _ color: UIColor, at origin: CGPoint) -> UILabel {
    let label = UILabel()
    label.text = text
    label.textColor = color
    label.font = bold ? .boldSystemFont(ofSize: 13) : .systemFont(ofSize: 11)
    label.frame = CGRect(x: origin.x, y: origin.y, width: label.intrinsicContentSize.width, height: 16)
    return label
  }

  // MARK: - Arrows

  private static func color(_ kind: SceneSegue.Kind?) -> UIColor {
    switch kind {
    case nil: .darkGray
    case .show, .showDetail, .push, .replace: .systemBlue
    case .presentation, .popoverPresentation, .modal, .popover: .systemPurple
    case .embed: .systemGreen
    case .unwind: .systemOrange
    case .custom: .brown
    }
  }

  /// The points that an arrow leads through, from its source to its target.
  private func corners(of arrow: StoryboardMap.Arrow, number: Int) -> [CGPoint] {
    let (from, to) = (frames[arrow.source], frames[arrow.target])
    // Several between the same two stand beside each other.
    let shift = CGFloat((number + 1) / 2) * 26 * (number % 2 == 0 ? 1 : -1)
    if arrow.source == arrow.target {
      let (top, bottom) = (from.minY + 30 + shift, from.minY + 60 + shift)
      return [(from.maxX, top), (from.maxX + 30, top), (from.maxX + 30, bottom), (from.maxX, bottom)]
        .map { CGPoint(x: $0, y: $1) }
    }
    let (a, b) = (CGPoint(x: from.midX, y: from.midY + shift), CGPoint(x: to.midX, y: to.midY + shift))
    return [Self.edge(of: from, from: a, to: b), Self.edge(of: to, from: b, to: a)]
  }

  /// What labels of arrows keep away from: cards and their names; nothing where there are too many to look at.
  private var takenByCards: [CGRect] { frames.count <= Self.mostPictures ? frames.map(Self.withHeading) : [] }

  /// Puts the label of an arrow beside its middle, or where along the arrow it covers no card, no name and no other label.
  private func addLabel(of arrow: StoryboardMap.Arrow, _ corners: [CGPoint], _ taken: inout [CGRect], to ground: UIView)
  {
    guard !arrow.label.isEmpty, let start = corners.first, let end = corners.last else { return }
    let label = Self.label(arrow.label, bold: false, Self.color(arrow.kind), at: .zero)
    let size = label.frame.size
    func frame(_ share: CGFloat, _ isBelow: Bool, _ isLeft: Bool) -> CGRect {
      let point = CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      return CGRect(
        x: isLeft ? point.x - 4 - size.width : point.x + 4,
        y: isBelow ? point.y + 2 : point.y - 15,
        width: size.width,
        height: size.height
      )
    }
    let places = [0.5, 0.35, 0.65, 0.2, 0.8].flatMap { share in
      [(false, false), (true, false), (false, true), (true, true)].map { frame(share, $0.0, $0.1) }
    }
    label.frame = places.first { place in !taken.contains { $0.intersects(place) } } ?? places[0]
    if taken.count <= 2 * Self.mostPictures { taken.append(label.frame) }
    ground.addSubview(label)
  }

  private func addLine(of arrow: StoryboardMap.Arrow, _ corners: [CGPoint], to ground: UIView) {
    guard let end = corners.last else { return }
    let path = UIBezierPath()
    for (one, other) in zip(corners, corners.dropFirst()) {
      Self.addLine(from: one, to: other, isDashed: arrow.kind == .unwind, to: path)
    }
    let before = corners[corners.count - 2]
    let angle = atan2(Double(end.y - before.y), Double(end.x - before.x))
    for turn in [2.7, -2.7] {
      path.move(to: end)
      path.addLine(to: CGPoint(x: end.x + 9 * CGFloat(cos(angle + turn)), y: end.y + 9 * CGFloat(sin(angle + turn))))
    }
    let layer = CAShapeLayer()
    layer.frame = ground.bounds
    layer.path = path.cgPath
    layer.fillColor = nil
    layer.strokeColor = Self.color(arrow.kind).cgColor
    layer.lineWidth = arrow.kind == nil ? 2.5 : 1.5
    ground.layer.addSublayer(layer)
  }

  private static func addLine(from start: CGPoint, to end: CGPoint, isDashed: Bool, to path: UIBezierPath) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard isDashed, length > 1 else {
      path.move(to: start)
      path.addLine(to: end)
      return
    }
    // Dashes are lines of their own; on long ways they are longer.
    let step = max(10, length / 200)
    var done: CGFloat = 0
    while done < length {
      let stop = min(done + step * 0.6, length)
      path.move(to: CGPoint(x: start.x + dx * done / length, y: start.y + dy * done / length))
      path.addLine(to: CGPoint(x: start.x + dx * stop / length, y: start.y + dy * stop / length))
      done += step
    }
  }

  /// Where the line from a point in a rectangle to another leaves the rectangle.
  private static func edge(of rect: CGRect, from inside: CGPoint, to outside: CGPoint) -> CGPoint {
    let (dx, dy) = (outside.x - inside.x, outside.y - inside.y)
    let x = dx == 0 ? CGFloat.infinity : ((dx > 0 ? rect.maxX : rect.minX) - inside.x) / dx
    let y = dy == 0 ? CGFloat.infinity : ((dy > 0 ? rect.maxY : rect.minY) - inside.y) / dy
    let part = min(max(min(x, y), 0), 1)
    return part.isFinite ? CGPoint(x: inside.x + dx * part, y: inside.y + dy * part) : inside
  }
}
