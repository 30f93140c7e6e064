import Foundation

/// The values of a property at the keyframes of an animation, and how they change between these.
struct KeyframePath {
  /// How values change; the numbers are those of the options.
  enum Mode: UInt {
    case linear = 0
    case discrete = 1
    case paced = 2
    case cubic = 3
    case cubicPaced = 4
  }

  let mode: Mode
  /// When the values hold, as shares of the duration in ascending order.
  private(set) var times: [CGFloat]
  private(set) var values: [AnimatableValue]
  /// How fast values change from each to the next; equally fast where there is none.
  private var curves: [CAMediaTimingFunction] = []

  /// Goes through values at shares of the time, of which there are as many.
  init(_ mode: Mode, values: [AnimatableValue], times: [CGFloat], curves: [CAMediaTimingFunction]) {
    (self.mode, self.times, self.values, self.curves) = (mode, times, values, curves)
    pace()
  }

  /// Begins with the value before the first keyframe.
  init(_ mode: Mode, from value: AnimatableValue) {
    (self.mode, times, values) = (mode, [0], [value])
  }

  /// Adds a keyframe; until it begins, the value before it holds.
  mutating func add(_ value: AnimatableValue, from start: CGFloat, to end: CGFloat) {
    let last = times[times.count - 1]
    if mode == .linear, start > last {
      times.append(start)
      values.append(values[values.count - 1])
    }
    times.append(max(last, end))
    values.append(value)
  }

  /// Spreads the times by the distances of the values, if the mode asks for it.
  mutating func pace() {
    guard mode == .paced || mode == .cubicPaced else { return }
    var way: [CGFloat] = [0]
    for (a, b) in zip(values, values.dropFirst()) { way.append(way[way.count - 1] + a.distance(to: b)) }
    guard let whole = way.last, whole > 0 else { return }
    times = way.map { $0 / whole }
  }

  /// The value at a share of the duration.
  func value(at time: CGFloat) -> AnimatableValue {
    guard let next = times.firstIndex(where: { $0 > time }) else { return values[values.count - 1] }
    guard next > 0 else { return values[0] }
    let (from, to) = (values[next - 1], values[next])
    if mode == .discrete { return from }
    let passed = (time - times[next - 1]) / (times[next] - times[next - 1])
    let share = curves.indices.contains(next - 1) ? curves[next - 1].progress(at: passed) : passed
    guard mode == .cubic || mode == .cubicPaced, let a = from.numbers, let b = to.numbers else {
      return from.blended(with: to, at: share)
    }
    // A spline of Catmull and Rom: beyond both ends, the values go on as they come.
    let before = next >= 2 ? values[next - 2].numbers ?? a : a
    let after = next + 1 < values.count ? values[next + 1].numbers ?? b : b
    let (t, t2, t3) = (share, share * share, share * share * share)
    let mixed = a.indices.map { index -> CGFloat in
      let (p0, p1, p2, p3) = (before[index], a[index], b[index], after[index])
      let line = 2 * p1 + (p2 - p0) * t
      return (line + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t2 + (3 * p1 - p0 - 3 * p2 + p3) * t3) / 2
    }
    return from.with(numbers: mixed)
  }
}

extension AnimatableValue {
  /// The numbers of which the value consists; nil for transforms and colors, which are blended as a whole.
  fileprivate var numbers: [CGFloat]? {
    switch self {
    case .number(let number): [number]
    case .point(let point): [point.x, point.y]
    case .rect(let rect): [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    case .transform, .color: nil
    }
  }

  fileprivate func with(numbers: [CGFloat]) -> AnimatableValue {
    switch self {
    case .number: .number(numbers[0])
    case .point: .point(CGPoint(x: numbers[0], y: numbers[1]))
    case .rect: .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case .transform, .color: self
    }
  }

  /// How far another value is away.
  fileprivate func distance(to other: AnimatableValue) -> CGFloat {
    func length(_ a: [CGFloat], _ b: [CGFloat]) -> CGFloat {
      zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }
    switch (self, other) {
    case (.transform(let a), .transform(let b)):
      return length([a.a, a.b, a.c, a.d, a.tx, a.ty], [b.a, b.b, b.c, b.d, b.tx, b.ty])
    case (.color(let a), .color(let b)):
      let (from, to) = ((a ?? .clear).components.rgba, (b ?? .clear).components.rgba)
      return length([from.red, from.green, from.blue, from.alpha], [to.red, to.green, to.blue, to.alpha])
    default: return length(numbers ?? [], other.numbers ?? [])
    }
  }
}

extension AnimationUnit {
  /// Makes the changes of keyframes, and adds the way of each property through them.
  func addPaths(
    of frames: [(start: Double, duration: Double, animations: @MainActor () -> Void)],
    mode: KeyframePath.Mode
  ) {
    let animator = UIRuntime.shared.animator
    for frame in frames.enumerated().sorted(by: { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }) {
      let start = min(max(frame.element.start, 0), 1)
      let end = min(1, start + min(max(frame.element.duration, 0), 1))
      let recorded = AnimationUnit()
      animator.begin(recorded)
      frame.element.animations()
      animator.takeBack(recorded)
      for change in recorded.changes {
        let value = change.layer.value(of: change.property)
        let known = changes.firstIndex { $0.layer === change.layer && $0.property == change.property }
        let index = known ?? changes.count
        if known == nil {
          var first = change
          first.path = KeyframePath(mode, from: change.from)
          changes.append(first)
        }
        changes[index].path?.add(value, from: CGFloat(start), to: CGFloat(end))
      }
    }
    for index in changes.indices { changes[index].path?.pace() }
  }
}
