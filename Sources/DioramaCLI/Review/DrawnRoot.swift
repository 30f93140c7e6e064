import DioramaDriver
import DioramaPicture
import DioramaUI
import Foundation
import NibLoader
import SceneModel

/// A view at the top of a screen, laid out and drawn for one variant.
@MainActor
struct DrawnRoot {
  /// What an object of the scene shows.
  struct Object: Equatable {
    /// What a person calls it: its id, else its class.
    var label: String
    /// The frame in the coordinates of the root, in points.
    var frame: CGRect
    /// The lines of text, as they are drawn.
    var texts: [String] = []
    /// The colors, without those of other objects.
    var colors: Set<PictureColor> = []

    /// Whether a line of text is cut off.
    var isTruncated: Bool { texts.contains { $0.hasSuffix("…") } }
  }

  /// The steps, in the coordinates of the root's bounds.
  let steps: [PictureStep]
  /// The visible part of those coordinates.
  let bounds: CGRect
  /// The objects, on both sides of a review by the same keys.
  let objects: [String: Object]
  /// What VoiceOver reads, an element a line.
  let spoken: [String]

  /// The picture of the root alone.
  var picture: Picture { Picture([Picture.Part(bounds: bounds, steps: steps)], gap: 0) }

  /// The picture as text: equal texts are equal pixels.
  var text: String { SVGPage.text(of: picture) }

  /// The roots of a nib for a variant.
  ///
  /// - Parameters:
  ///   - texts: What is shown in place of localizable texts; nil for the texts as they are written.
  ///   - oldObjects: The objects of the scene before by those of this one; nil for the scene before.
  static func roots(
    of input: NibInput,
    for choice: PictureChoice,
    _ texts: LocaleTexts.Shown?,
    _ oldObjects: [ObjectID: ObjectID]?,
    in run: ToolRun
  ) throws(NibLoadingError) -> [DrawnRoot] {
    try input.withFiles(in: run) { () throws(NibLoadingError) in
      var roots: [DrawnRoot] = []
      try UIRuntime.shared.preferring(choice.variant) { () throws(NibLoadingError) in
        var nib = try LiveNib(loading: input.archive, texts: texts)
        nib.takeDeclarations(of: input.project)
        let known = input.objects(in: nib)
        nib.layOut(on: choice.screen, of: known)
        roots = nib.viewsAtTheTop.map { DrawnRoot($0, known, oldObjects, nib) }
      }
      return roots
    }
  }

  private init(_ root: UIView, _ known: SceneObjects?, _ oldObjects: [ObjectID: ObjectID]?, _ nib: LiveNib) {
    func key(_ id: ObjectID) -> String {
      guard let oldObjects else { return "\(id.index)" }
      return oldObjects[id].map { "\($0.index)" } ?? "new \(id.index)"
    }
    var names: [ObjectIdentifier: String] = [:]
    var objects: [String: Object] = [:]
    var pending: [(view: UIView, name: String)] = [(root, "")]
    while let (view, way) = pending.popLast() {
      let name = known?.id(of: view).map(key) ?? way
      names[ObjectIdentifier(view)] = name
      let label = known?.identifier(of: view) ?? nib.className(of: view)
      objects[name] = Object(label: label, frame: root.convert(view.bounds, from: view))
      for (index, inner) in view.subviews.enumerated() { pending.append((inner, "\(name)/\(index)")) }
    }
    bounds = root.bounds
    steps = PictureWalker(backdrop: .systemBackground) { names[ObjectIdentifier($0)] }.steps(of: root)
    Self.read(steps, into: &objects)
    self.objects = objects
    spoken = ViewOutline.elements(of: root).map { ViewOutline.spoken($0.view) }
  }

  /// Reads texts and colors of objects from their steps.
  private static func read(_ steps: [PictureStep], into objects: inout [String: Object]) {
    // The object of each group that is open; that around it for a group without one.
    var open: [String?] = []
    func add(_ change: (inout Object) -> Void) {
      guard let name = open.last ?? nil, var object = objects[name] else { return }
      change(&object)
      objects[name] = object
    }
    for step in steps {
      switch step {
      case .beginObject(let name): open.append(name)
      case .beginGroup, .beginClip, .beginMask, .beginCut: open.append(open.last ?? nil)
      case .end: _ = open.popLast()
      case .fill(_, let color, _), .stroke(_, let color, _): add { $0.colors.insert(color) }
      case .text(let text):
        add { object in
          object.texts.append(text.string)
          object.colors.insert(text.color)
        }
      case .image(let image, _): if let tint = image.tint { add { $0.colors.insert(tint) } }
      case .shadow, .backdrop, .clear: break
      }
    }
  }
}
