import DioramaDriver
import DioramaImage
import DioramaPicture
import DioramaUI
import Foundation
import LayoutEngine
import SceneCompiler
import SceneModel

/// The pictures of one file of a review on one screen.
@MainActor
struct ReviewPictures {
  /// The name of the screen.
  let screen: String
  /// Before and after, with the changed views framed; nil where there is no such scene, or nothing to draw.
  let before, after: Picture?
  /// The scene after, half transparent over the one before; nil without both.
  let overlay: Picture?

  private static let removed = PictureColor(red: 0.85, green: 0.1, blue: 0.15)
  private static let added = PictureColor(red: 0.1, green: 0.6, blue: 0.2)
  private static let changed = PictureColor(red: 0.95, green: 0.55, blue: 0)

  /// The pictures of a file: on a phone and, where one of the scenes varies with size classes, on a tablet.
  static func all(of file: ReviewedFile, in run: ToolRun) -> [ReviewPictures] {
    let varies = [file.before, file.after].contains { input in
      input?.scene?.scene.objects.contains { !$0.variations.isEmpty } == true
    }
    let choices = [ScreenChoice()] + (varies ? [ScreenChoice(size: PictureSize("820x1180"))] : [])
    return choices.map { ReviewPictures(of: file, on: $0, in: run) }
  }

  private init(of file: ReviewedFile, on screen: ScreenChoice, in run: ToolRun) {
    self.screen = screen.size == nil ? "iphone-15" : "ipad"
    func colors(_ ids: Set<ObjectID>, _ color: PictureColor) -> [ObjectID: PictureColor] {
      Dictionary(uniqueKeysWithValues: ids.map { ($0, color) })
    }
    let gone = colors(file.removedObjects, Self.removed)
    let olds = colors(file.oldObjects, Self.changed).merging(gone) { _, new in new }
    let old = file.before.flatMap { Self.parts(of: $0, screen, olds, in: run) }
    let marks = colors(file.newObjects, Self.changed).merging(colors(file.addedObjects, Self.added)) { _, new in new }
    let new = file.after.flatMap { Self.parts(of: $0, screen, marks, in: run) }
    before = old.map { Picture($0.framed, gap: 20) }
    after = new.map { Picture($0.framed, gap: 20) }
    guard let old, let new else {
      overlay = nil
      return
    }
    let count = max(old.plain.count, new.plain.count)
    overlay = Picture(
      (0..<count).map { index in
        let parts = [old.plain, new.plain].map { $0.indices.contains(index) ? $0[index] : nil }
        let bounds = parts.compactMap { $0?.bounds }.reduce(CGRect.null) { $0.union($1) }
        var steps = parts[0]?.steps ?? []
        if let over = parts[1] {
          steps += [.beginGroup(.identity, opacity: 0.5, nil)] + over.steps + [.end]
        }
        return Picture.Part(bounds: bounds, steps: steps)
      },
      gap: 20
    )
  }

  /// The pictures of a scene's views, and the same with frames around some objects; nil where nothing can be drawn.
  private static func parts(
    of input: NibInput,
    _ screen: ScreenChoice,
    _ marks: [ObjectID: PictureColor],
    in run: ToolRun
  ) -> (plain: [Picture.Part], framed: [Picture.Part])? {
    let parts = try? input.withFiles(in: run) { () throws(NibLoadingError) in
      var plain: [Picture.Part] = []
      var framed: [Picture.Part] = []
      var nib = try LiveNib(loading: input.archive)
      nib.takeDeclarations(of: input.project)
      let objects = input.objects(in: nib)
      nib.layOut(on: screen, of: objects)
      let walker = PictureWalker(backdrop: .systemBackground)
      for view in nib.viewsAtTheTop {
        var part = Picture.Part(bounds: view.bounds, steps: walker.steps(of: view))
        plain.append(part)
        for inner in [view] + view.everySubview {
          guard let id = objects?.id(of: inner), let color = marks[id] else { continue }
          let frame = view.convert(inner.bounds, from: inner).insetBy(dx: -1.5, dy: -1.5)
          part.steps.append(.fill(CGPath(rect: frame), color.withAlpha(0.12)))
          part.steps.append(.stroke(CGPath(rect: frame), color, LineStyle(width: 2)))
        }
        framed.append(part)
      }
      return (plain, framed)
    }
    guard let parts, !parts.0.isEmpty else { return nil }
    return (parts.0, parts.1)
  }
}

extension UIView {
  /// All views inside of this one, superviews first.
  fileprivate var everySubview: [UIView] {
    var found: [UIView] = []
    var pending = Array(subviews.reversed())
    while let view = pending.popLast() {
      found.append(view)
      pending += view.subviews.reversed()
    }
    return found
  }
}
