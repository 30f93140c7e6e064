import SceneModel

/// The keys of the scene language that no class declares, by the kind of map that has them.
package enum SceneKeys {
  /// Of the document itself.
  package static let document = [
    "scene", "owner", "placeholders", "styles", "colors", "assets", "canvas", "objects", "interfaceBuilder",
  ]
  /// Of every object, whatever its class.
  package static let object = [
    "class", "superclass", "id", "styles", "outlets", "actions", "constraints", "attributes", "isInstalled",
    "variations", "embedIn", "interfaceBuilder",
  ]
  /// Of the owner.
  package static let owner = ["class", "superclass", "outlets", "children", "interfaceBuilder"]
  /// Of a placeholder.
  package static let placeholder = ["class", "superclass", "identifier", "outlets", "interfaceBuilder"]
  /// Of a constraint that is written as a map.
  package static let constraint = ["is", "id", "identifier", "isInstalled", "variations", "interfaceBuilder"]
  /// Of `canvas`.
  package static let canvas = ["size"]
  /// Of a variation, besides the properties of the object that varies.
  package static let variation = ["when", "isInstalled", "constant"]
  /// The traits that a variation can name, and the types of their values.
  package static let traits = [
    "horizontalSizeClass": "UIUserInterfaceSizeClass", "verticalSizeClass": "UIUserInterfaceSizeClass",
    "displayGamut": "UIDisplayGamut",
  ]
  /// The layout guides that every view has.
  package static let viewGuides = guides(of: .view)
  /// The additional layout guides of scroll views.
  package static let scrollViewGuides = guides(of: .scrollView)
  /// The layout guides of view controllers.
  package static let controllerGuides = guides(of: .viewController)

  private static func guides(of owner: LayoutGuideName.Owner) -> [String] {
    LayoutGuideName.allCases.filter { $0.owner == owner }.map(\.rawValue)
  }
}
