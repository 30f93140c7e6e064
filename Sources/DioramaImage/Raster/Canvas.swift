/// A shadow of everything in a group.
package struct ImageShadow: Hashable, Sendable {
  /// The color with the shadow's opacity.
  package var color: ImageColor
  /// The offset, in the units of the group.
  package var x, y: Double
  /// The standard deviation of the blur, in the units of the group.
  package var deviation: Double

  /// Creates a shadow.
  package init(color: ImageColor, x: Double, y: Double, deviation: Double) {
    (self.color, self.x, self.y, self.deviation) = (color, x, y, deviation)
  }
}

/// A canvas that draws paths, bitmaps and text into pixels.
///
/// Equal calls give equal pixels on every machine and at every optimization level.
package struct Canvas {
  /// A group whose pixels are not composited yet.
  struct Group {
    /// The area of the canvas that the group may draw on.
    let box: PixelBox
    /// The rows of the box that have memory, and their pixels: most groups use a small part of their box.
    private(set) var rows: Range<Int>
    private(set) var pixels: [UInt32] = []
    /// The area that has been drawn on.
    var touched = PixelBox.empty
    var opacity = 1.0
    var shadow: (pixel: Pixel, x: Int, y: Int, blur: BoxBlur)?
    /// Whether only the shadow of the group is drawn.
    var showsShadowOnly = false
    /// The clips inside of the group, the outermost first.
    var clips: [ClipMask] = []
    /// The innermost clip.
    var clip: ClipMask { clips.last ?? ClipMask(box) }

    init(_ box: PixelBox) {
      self.box = box
      rows = box.top..<box.top
    }

    /// The index of the pixel at a position on the canvas.
    @inline(__always)
    func index(_ x: Int, _ y: Int) -> Int { (y - rows.lowerBound) * box.width + x - box.left }

    /// Allocates the rows of an area of the box.
    mutating func reach(_ area: PixelBox) {
      guard !area.isEmpty, area.top < rows.lowerBound || area.bottom > rows.upperBound else { return }
      guard !rows.isEmpty else {
        rows = area.top..<area.bottom
        pixels = Array(repeating: 0, count: rows.count * box.width)
        return
      }
      // Some more rows than are needed, so that many steps down do not copy all again and again.
      let more = rows.count / 2
      let top = area.top < rows.lowerBound ? max(box.top, area.top - more) : rows.lowerBound
      let bottom = area.bottom > rows.upperBound ? min(box.bottom, area.bottom + more) : rows.upperBound
      var grown = [UInt32](repeating: 0, count: (bottom - top) * box.width)
      let start = (rows.lowerBound - top) * box.width
      grown.replaceSubrange(start..<start + pixels.count, with: pixels)
      (rows, pixels) = (top..<bottom, grown)
    }

    /// Changes the pixels in place.
    mutating func withPixels(_ body: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
      pixels.withUnsafeMutableBufferPointer { body($0) }
    }
  }

  private var groups: [Group]
  /// The opacities of groups that have no pixels of their own, because too many are open.
  private var flatGroups: [Double] = []

  /// The maximum number of open groups with pixels of their own.
  private static let groupLimit = 24

  /// Creates a transparent canvas; a size beyond the limit of bitmaps is a mistake of the caller.
  package init(width: Int, height: Int) {
    precondition(Bitmap.admits(width: width, height: height), "a canvas of \(width) × \(height) pixels")
    groups = [Group(PixelBox(left: 0, top: 0, right: width, bottom: height))]
    groups[0].reach(groups[0].box)
  }

  /// The width, in pixels.
  var width: Int { groups[0].box.width }

  /// The pixels; groups that are still open are left out.
  package var bitmap: Bitmap {
    Bitmap(width: groups[0].box.width, height: groups[0].box.height, pixels: groups[0].pixels)
  }

  var innermost: Group { groups[groups.count - 1] }
  var outermost: Group { groups[0] }

  /// What is seen at a position, through all open groups.
  func seen(_ x: Int, _ y: Int) -> Pixel {
    groups.reduce(.clear) { below, group in
      guard group.rows.contains(y), x >= group.box.left, x < group.box.right else { return below }
      return Pixel(bits: group.pixels[group.index(x, y)]).over(below)
    }
  }

  private var flatOpacity: Double { flatGroups.reduce(1, *) }

  // MARK: - Clips and groups

  /// Clips drawing to a path, until the clip is popped.
  package mutating func pushClip(_ path: ImagePath, isEvenOdd: Bool = false, _ transform: ImageTransform) {
    let mask = ClipMask(Edges(path, isEvenOdd: isEvenOdd, transform), in: groups[groups.count - 1].clip)
    groups[groups.count - 1].clips.append(mask)
  }

  /// Clips drawing by the opacity of a picture, until the clip is popped.
  ///
  /// - Parameters:
  ///   - isInverted: Whether nothing is drawn where the picture is opaque, rather than where it is transparent.
  ///   - draw: Draws the picture, and ends each group and each clip that it begins.
  package mutating func pushMask(isInverted: Bool = false, _ draw: (inout Canvas) -> Void) {
    let (outer, flat) = (groups[groups.count - 1].clip, flatGroups)
    groups.append(Group(outer.box))
    flatGroups = []
    draw(&self)
    flatGroups = flat
    var picture = groups.removeLast()
    picture.reach(picture.box)
    let mask = ClipMask(alphaOf: picture.pixels, isInverted: isInverted, in: outer)
    groups[groups.count - 1].clips.append(mask)
  }

  /// Ends the innermost clip.
  package mutating func popClip() {
    _ = groups[groups.count - 1].clips.popLast()
  }

  /// Begins a group, which is drawn as a whole when it ends.
  ///
  /// - Parameters:
  ///   - opacity: The opacity of the whole, from 0 to 1.
  ///   - shadow: The shadow of the whole; nil for none.
  ///   - transform: The transform from the units of the shadow to pixels.
  package mutating func pushGroup(opacity: Double, shadow: ImageShadow? = nil, _ transform: ImageTransform) {
    guard groups.count < Self.groupLimit, flatGroups.isEmpty else { return flatGroups.append(opacity) }
    var box = groups[groups.count - 1].clip.box
    var cast: (pixel: Pixel, x: Int, y: Int, blur: BoxBlur)?
    if let shadow, !box.isEmpty {
      let offset = transform.applyLinear(ImagePoint(shadow.x, shadow.y))
      let blur = BoxBlur(deviation: shadow.deviation * transform.meanScale)
      func pixels(_ number: Double) -> Int { number.isFinite ? Int(max(-4096, min(number, 4096)).rounded()) : 0 }
      let (x, y) = (pixels(offset.x), pixels(offset.y))
      cast = (shadow.color.pixel(), x, y, blur)
      let grown = box.expanded(by: min(blur.reach + max(abs(x), abs(y)), 512))
      if grown.width * grown.height <= Bitmap.pixelLimit { box = grown }
    }
    var group = Group(box)
    group.opacity = opacity
    group.shadow = cast
    groups.append(group)
  }

  /// Ends the innermost group.
  package mutating func popGroup() {
    if flatGroups.popLast() != nil { return }
    guard groups.count > 1, var group = groups.popLast() else { return }
    if group.showsShadowOnly, !group.castsShadow { return }
    group.addShadow()
    let share = ImageColor.black.pixel(alpha: group.opacity).alpha
    guard share > 0, !group.touched.isEmpty else { return }
    groups[groups.count - 1].add(group, share: share)
  }

  // MARK: - Drawing

  /// Fills a path, by the non-zero or the even-odd rule.
  package mutating func fill(
    _ path: ImagePath,
    isEvenOdd: Bool = false,
    _ color: ImageColor,
    _ transform: ImageTransform
  ) {
    fill(Edges(path, isEvenOdd: isEvenOdd, transform), color)
  }

  /// Draws a line along a path; the style has the path's units.
  package mutating func stroke(
    _ path: ImagePath,
    _ style: ImageLineStyle,
    _ color: ImageColor,
    _ transform: ImageTransform
  ) {
    fill(Edges(StrokeOutline(path, style, scale: transform.meanScale), transform), color)
  }

  /// Draws the shadow of a path without the path.
  package mutating func drawShadow(_ shadow: ImageShadow, of path: ImagePath, _ transform: ImageTransform) {
    let depth = groups.count
    pushGroup(opacity: 1, shadow: shadow, transform)
    if groups.count > depth {
      groups[groups.count - 1].showsShadowOnly = true
      fill(Edges(path, transform), .black)
    }
    popGroup()
  }

  /// Makes the pixels of the innermost group inside of a path transparent.
  package mutating func clear(_ path: ImagePath, _ transform: ImageTransform) {
    groups[groups.count - 1].draw(Edges(path, transform)) { below, _, _, share in below.times(255 - share) }
  }

  /// Draws a bitmap scaled into a rectangle.
  package mutating func draw(
    _ image: Bitmap,
    x: Double,
    y: Double,
    width: Double,
    height: Double,
    opacity: Double = 1,
    _ transform: ImageTransform
  ) {
    guard image.width > 0, image.height > 0, width > 0, height > 0 else { return }
    let placed = ImageTransform(
      a: width / Double(image.width),
      d: height / Double(image.height),
      tx: x,
      ty: y
    ).then(transform)
    guard let back = placed.inverted else { return }
    let path = ImagePath(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
    let share = ImageColor.black.pixel(alpha: opacity * flatOpacity).alpha
    // Where an image is drawn smaller, each pixel is the mean of several samples.
    let coarse = max(back.applyLinear(ImagePoint(1, 0)).length, back.applyLinear(ImagePoint(0, 1)).length)
    let samplesPerAxis = coarse.isFinite ? Int(max(1, min(coarse.rounded(.up), 8))) : 1
    groups[groups.count - 1].draw(Edges(path, placed)) { below, x, y, coverage in
      var sums: (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
      for row in 0..<samplesPerAxis {
        for column in 0..<samplesPerAxis {
          let point = back.apply(
            ImagePoint(
              Double(x) + (Double(column) + 0.5) / Double(samplesPerAxis),
              Double(y) + (Double(row) + 0.5) / Double(samplesPerAxis)
            )
          )
          let bits = image.sample(point.x, point.y).bits
          sums.0 += bits & 255
          sums.1 += bits >> 8 & 255
          sums.2 += bits >> 16 & 255
          sums.3 += bits >> 24
        }
      }
      let count = UInt32(samplesPerAxis * samplesPerAxis)
      let pixel = Pixel(
        red: (sums.0 + count / 2) / count,
        green: (sums.1 + count / 2) / count,
        blue: (sums.2 + count / 2) / count,
        alpha: (sums.3 + count / 2) / count
      )
      return pixel.times(share).times(coverage).over(below)
    }
  }

  private mutating func fill(_ edges: Edges, _ color: ImageColor) {
    let pixel = color.pixel(alpha: flatOpacity)
    guard pixel.alpha > 0 else { return }
    if groups[groups.count - 1].fillBox(edges, pixel) { return }
    groups[groups.count - 1].draw(edges) { below, _, _, share in pixel.times(share).over(below) }
  }
}

extension Canvas.Group {
  /// Paints the pixels that polygons cover.
  ///
  /// - Parameter paint: Returns the new pixel, given the old one, its x and y, and its coverage from 0 to 255.
  @inline(__always)
  fileprivate mutating func draw(_ edges: Edges, _ paint: (Pixel, Int, Int, UInt32) -> Pixel) {
    let clip = clip
    let area = edges.box.intersection(clip.box)
    guard !area.isEmpty else { return }
    touched = touched.union(area)
    reach(area)
    var coverage = Coverage(edges, in: clip.box)
    let (left, top, width) = (box.left, rows.lowerBound, box.width)
    withPixels { pixels in
      coverage.forEachRow { y, x, row in
        let start = (y - top) * width + x - left
        for (index, covered) in row.enumerated() where covered > 0 {
          let share = clip.share(covered, x + index, y)
          pixels[start + index] = paint(Pixel(bits: pixels[start + index]), x + index, y, share).bits
        }
      }
    }
  }

  /// Fills a rectangle of whole pixels without computing coverage; false for other polygons, and under a partial clip.
  fileprivate mutating func fillBox(_ edges: Edges, _ pixel: Pixel) -> Bool {
    let clip = clip
    guard edges.isPixelBox, clip.shares == nil else { return false }
    let area = edges.box.intersection(clip.box)
    guard !area.isEmpty else { return true }
    touched = touched.union(area)
    reach(area)
    let (start, width) = (index(area.left, area.top), box.width)
    withPixels { pixels in
      for row in 0..<area.height {
        let part = UnsafeMutableBufferPointer(rebasing: pixels[start + row * width..<start + row * width + area.width])
        if pixel.alpha == 255 {
          part.update(repeating: pixel.bits)
        } else {
          for index in part.indices { part[index] = pixel.over(Pixel(bits: part[index])).bits }
        }
      }
    }
    return true
  }

  /// The area of the shadow of the pixels; nil if there is none, or it is too large.
  private var shadowArea: PixelBox? {
    guard let shadow, !touched.isEmpty, shadow.pixel.alpha > 0 else { return nil }
    let area = touched.moved(shadow.x, shadow.y).expanded(by: shadow.blur.reach)
    return area.width * area.height <= Bitmap.pixelLimit ? area : nil
  }

  fileprivate var castsShadow: Bool { shadowArea != nil }

  /// Composites the shadow of the pixels under them.
  fileprivate mutating func addShadow() {
    guard let shadow, let area = shadowArea else { return }
    let (width, height) = (area.width, area.height)
    var alpha = [UInt8](repeating: 0, count: width * height)
    for y in touched.top..<touched.bottom {
      let from = index(touched.left, y)
      let to = (y + shadow.y - area.top) * width + touched.left + shadow.x - area.left
      for index in 0..<touched.width { alpha[to + index] = UInt8(pixels[from + index] >> 24) }
    }
    if showsShadowOnly { pixels = Array(repeating: 0, count: pixels.count) }
    shadow.blur.apply(to: &alpha, width: width, height: height)
    let shown = area.intersection(box)
    guard !shown.isEmpty else { return }
    reach(shown)
    for y in shown.top..<shown.bottom {
      let from = (y - area.top) * width + shown.left - area.left
      let to = index(shown.left, y)
      for index in 0..<shown.width where alpha[from + index] > 0 {
        let below = shadow.pixel.times(UInt32(alpha[from + index]))
        pixels[to + index] = Pixel(bits: pixels[to + index]).over(below).bits
      }
    }
    touched = touched.union(shown)
  }

  /// Composites the pixels of a group over these.
  ///
  /// - Parameter share: The opacity of the group, from 0 to 255.
  fileprivate mutating func add(_ group: Self, share: UInt32) {
    let clip = clip
    let area = group.touched.intersection(clip.box)
    guard !area.isEmpty else { return }
    touched = touched.union(area)
    reach(area)
    for y in area.top..<area.bottom {
      let from = group.index(area.left, y)
      let to = index(area.left, y)
      for index in 0..<area.width where group.pixels[from + index] > 0 {
        let part = clip.share(UInt8(share), area.left + index, y)
        let pixel = Pixel(bits: group.pixels[from + index]).times(part)
        pixels[to + index] = pixel.over(Pixel(bits: pixels[to + index])).bits
      }
    }
  }
}
