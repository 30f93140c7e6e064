import DioramaUI
import LayoutEngine
package import SceneCompiler
import SceneModel

/// What a scene says of the live objects that were made of it.
package struct SceneObjects {
  private let scene: Scene
  private let ids: [ObjectIdentifier: ObjectID]

  /// Finds the objects of a scene among those that its nib made.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - places: The place of each object in the nib's list of objects; nil for what the list has not.
  ///   - nib: What the scene's nib was loaded as.
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

  /// The size of the scene's canvas; nil where the scene gives none.
  var canvas: PerAxis<Double>? { scene.canvasSize.map { PerAxis($0.width, $0.height) } }

  /// The object's name in the scene; nil where it has none.
  func identifier(of object: NSObject) -> String? {
    ids[ObjectIdentifier(object)].flatMap { scene[$0].identifier?.value }
  }

  /// The object's id in the document that the scene was imported from; nil where the scene keeps none.
  func interfaceBuilderID(of object: NSObject) -> String? {
    ids[ObjectIdentifier(object)].flatMap { scene[$0].interfaceBuilderID }
  }

  /// The frame that the scene gives a view; nil where it gives none.
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
