import DioramaImage
import DioramaPicture
import DioramaUI
import Foundation

/// What differs between a root before and after a change, for one variant.
@MainActor
struct RootDifference {
  /// How an object differs.
  enum Kind: String, CaseIterable {
    case added, removed, moved, resized, text, truncated, color, other
  }

  /// An object with a way in which it differs.
  struct Part: Hashable {
    var object: String
    var kind: Kind
  }

  let before, after: DrawnRoot?
  /// Empty where the pictures are equal.
  let parts: Set<Part>

  /// Compares a root; nil where both look the same.
  init?(_ before: DrawnRoot?, _ after: DrawnRoot?) {
    (self.before, self.after) = (before, after)
    guard let before, let after else {
      guard before != nil || after != nil else { return nil }
      parts = [Part(object: "", kind: before == nil ? .added : .removed)]
      return
    }
    guard before.text != after.text else { return nil }
    var parts: Set<Part> = []
    for (name, old) in before.objects {
      guard let new = after.objects[name] else {
        parts.insert(Part(object: name, kind: .removed))
        continue
      }
      for kind in Self.kinds(old, new) { parts.insert(Part(object: name, kind: kind)) }
    }
    for name in after.objects.keys where before.objects[name] == nil { parts.insert(Part(object: name, kind: .added)) }
    self.parts = parts.isEmpty ? [Part(object: "", kind: .other)] : parts
  }

  private static func kinds(_ old: DrawnRoot.Object, _ new: DrawnRoot.Object) -> [Kind] {
    var kinds: [Kind] = []
    func differ(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) >= 0.25 }
    if differ(old.frame.minX, new.frame.minX) || differ(old.frame.minY, new.frame.minY) { kinds.append(.moved) }
    if differ(old.frame.width, new.frame.width) || differ(old.frame.height, new.frame.height) { kinds.append(.resized) }
    if old.texts.joined(separator: " ") != new.texts.joined(separator: " ") {
      kinds.append(new.isTruncated && !old.isTruncated ? .truncated : .text)
    }
    if old.colors != new.colors { kinds.append(.color) }
    return kinds
  }

  /// What drawing both sides gives.
  enum Drawing {
    /// No pixel differs.
    case same
    /// A picture has more pixels than a bitmap may have, so that nobody knows.
    case tooLarge
    case different(DrawnDifference)
  }

  /// Draws both sides.
  ///
  /// - Parameter scale: The number of pixels a point.
  func drawn(scale: Double) -> Drawing {
    let size = CGSize(
      width: max(before?.bounds.width ?? 0, after?.bounds.width ?? 0),
      height: max(before?.bounds.height ?? 0, after?.bounds.height ?? 0)
    )
    func bitmap(_ root: DrawnRoot?) -> Bitmap? {
      root.flatMap { PictureRaster.bitmap(of: $0.picture, scale: scale)?.bitmap }
    }
    let (old, new) = (bitmap(before), bitmap(after))
    guard (old == nil) == (before == nil), (new == nil) == (after == nil) else { return .tooLarge }
    return DrawnDifference(old, new, size, focus: focus, scale: scale).map { .different($0) } ?? .same
  }

  /// The frames of the objects whose own look differs, from the top left of the picture: a part of a word shows little.
  private var focus: [CGRect] {
    parts.filter { [.text, .truncated, .color].contains($0.kind) }.flatMap { part in
      [before, after].compactMap { root in
        root.flatMap { root in
          root.objects[part.object]?.frame.offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
        }
      }
    }.filter { [$0.minX, $0.minY, $0.width, $0.height].allSatisfy(\.isFinite) }
  }
}

/// Two pictures of a root, with where their pixels differ.
struct DrawnDifference {
  /// The pictures; nil on the side that has no such root.
  let before, after: Bitmap?
  /// The pixels that differ, red on a faint picture of what is there now; nil without both sides.
  let heat: Bitmap?
  /// The smallest rectangle around the pixels that differ, in points.
  let changed: CGRect
  /// The size of the pictures, in points.
  let size: CGSize
  /// What a crop shows as a whole, in points.
  private let focus: CGRect
  /// The number of pixels a point.
  let scale: Double
  /// The share of pixels that differ, from 0 to 1.
  let share: Double

  /// Compares pixels; nil where none differs.
  ///
  /// - Parameter focus: Frames of which a crop shows all, if it shows a part.
  init?(_ before: Bitmap?, _ after: Bitmap?, _ size: CGSize, focus frames: [CGRect], scale: Double) {
    (self.before, self.after, self.size, self.scale) = (before, after, size, scale)
    guard let before, let after else {
      guard before != nil || after != nil else { return nil }
      focus = CGRect(origin: .zero, size: size)
      (heat, changed, share) = (nil, CGRect(origin: .zero, size: size), 1)
      return
    }
    guard let found = BitmapDifference(before, after) else { return nil }
    heat = found.heat
    share = found.share
    let area = CGRect(
      x: CGFloat(found.area.x) / scale,
      y: CGFloat(found.area.y) / scale,
      width: CGFloat(found.area.width) / scale,
      height: CGFloat(found.area.height) / scale
    )
    changed = area
    focus = frames.reduce(area) { $0.union($1) }
  }

  private init(_ before: Bitmap?, _ after: Bitmap?, _ heat: Bitmap?, of other: DrawnDifference, scale: Double) {
    (self.before, self.after, self.heat, self.scale) = (before, after, heat, scale)
    (changed, size, share, focus) = (other.changed, other.size, other.share, other.focus)
  }

  /// The pictures with half as many pixels a point.
  var halved: DrawnDifference {
    DrawnDifference(before?.halved, after?.halved, heat?.halved, of: self, scale: scale / 2)
  }

  /// The part of the pictures that shows the change with a margin, in pixels; nil where that is most of them.
  var crop: (x: Int, y: Int, width: Int, height: Int)? {
    let margin: CGFloat = 24
    let area = focus.insetBy(dx: -margin, dy: -margin).intersection(CGRect(origin: .zero, size: size))
    guard area.width * area.height < size.width * size.height * 0.7 else { return nil }
    func pixels(_ points: CGFloat) -> Int { Int((Double(points) * scale).rounded(.down)) }
    return (pixels(area.minX), pixels(area.minY), max(pixels(area.width), 1), max(pixels(area.height), 1))
  }
}
