import DioramaUI
import LayoutEngine
package import SceneCompiler
import SceneModel

/// The objects of a scene by the live objects that were created from them.
package struct SceneObjects {
  private let scene: Scene
  private let ids: [ObjectIdentifier: ObjectID]

  /// Finds the objects of a scene among those that its nib made.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - places: The index of each scene object in the nib's object list; nil for objects that are not in it.
  ///   - nib: The loaded nib of the scene.
  @MainActor
  package init(_ scene: ValidatedScene, at places: [Int?], in nib: LiveNib) {
    self.scene = scene.scene
    var ids: [ObjectIdentifier: ObjectID] = [:]
    for (index, place) in places.enumerated() {
      guard let place, nib.listedObjects.indices.contains(place), let object = nib.listedObjects[place] else {
        continue
      }
      ids[ObjectIdentifier(object)] = ObjectID(index)
    }
    self.ids = ids
  }

  /// The size of the scene's canvas, in points; nil if the scene has none.
  var canvas: PerAxis<Double>? { scene.canvasSize.map { PerAxis($0.width, $0.height) } }

  /// The object's id in the scene; nil if it has none.
  func identifier(of object: NSObject) -> String? {
    ids[ObjectIdentifier(object)].flatMap { scene[$0].identifier?.value }
  }

  /// The object's id in the document that the scene was imported from; nil if the scene has none.
  func interfaceBuilderID(of object: NSObject) -> String? {
    ids[ObjectIdentifier(object)].flatMap { scene[$0].interfaceBuilderID }
  }

  /// A view's frame in the scene, written as `frame` or as `bounds` and `center`; nil if there is none.
  func writtenFrame(of object: NSObject) -> CGRect? {
    ids[ObjectIdentifier(object)].flatMap { scene[$0].writtenFrame }.map { CGRect($0) }
  }
}

extension CGRect {
  /// A rectangle out of four numbers.
  fileprivate init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
