import SceneModel

/// The keys of the scene language that no class declares, by the kind of map that has them.
package enum SceneKeys {
  /// Of the document itself.
  package enum Document: String, SceneKey {
    case scene, owner, placeholders, traits, strings, styles, colors, assets, canvas, objects, interfaceBuilder
  }

  /// Of every object, whatever its class.
  package enum Object: String, SceneKey {
    case `class`, superclass, id, styles, outlets, actions, constraints, attributes, isInstalled, variations, embedIn
    case interfaceBuilder

    /// What an object is: the keys that are written before its properties.
    package static let head: [Object] = [.class, .superclass, .id, .styles]
    /// How an object is wired: the keys that are written behind its properties and what stands in it.
    package static let wiring = allCases.filter { !head.contains($0) && $0 != .embedIn }
  }

  /// Of the owner, which has no identifier, and of a placeholder, which has no children.
  package enum Outsider: String, SceneKey {
    case `class`, superclass, identifier, outlets, children, interfaceBuilder
  }

  /// Of a constraint that is written as a map.
  package enum Constraint: String, SceneKey {
    case `is`, id, identifier, isInstalled, isPlaceholder, variations, interfaceBuilder
  }

  /// Of `canvas`.
  package enum Canvas: String, SceneKey {
    case size
  }

  /// Of `strings`.
  package enum Strings: String, SceneKey {
    case keys

    /// The value of `keys` with which keys are made of ids.
    package static let automatic = "automatic"
  }

  /// Of a variation, besides the properties of the object that varies.
  package enum Variation: String, SceneKey {
    case when, isInstalled, constant
  }

  /// Of `when` of a variation: the traits that it can name.
  package enum Trait: String, SceneKey {
    case horizontalSizeClass, verticalSizeClass, displayGamut, userInterfaceIdiom

    /// The type of the trait's value.
    package var type: String {
      switch self {
      case .horizontalSizeClass, .verticalSizeClass: "UIUserInterfaceSizeClass"
      case .displayGamut: "UIDisplayGamut"
      case .userInterfaceIdiom: "UIUserInterfaceIdiom"
      }
    }

    /// The key of the trait in a nib's trait collections.
    package var archivedName: String {
      "UITraitCollectionBuiltinTrait-_UITraitName" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }

    /// What documents of Interface Builder call the trait.
    package var documentKey: String {
      switch self {
      case .horizontalSizeClass: "widthClass"
      case .verticalSizeClass: "heightClass"
      case .displayGamut, .userInterfaceIdiom: rawValue
      }
    }
  }

  /// Of `interfaceBuilder`, besides what an element of Interface Builder's document says beyond the scene.
  package enum InterfaceBuilder: String, SceneKey {
    /// Of objects: the document's id, its name in the outline, and the ids of what belongs to it.
    case id, userLabel, guides, constraints, connections
    /// Of the document: what its XML declaration has, and how its file differs from those of Xcode.
    case standalone, file
    /// Of a storyboard: the order of its scenes in the document.
    case scenes
    /// Of a storyboard's scene: its id, those of its First Responder and its Exit, and the comment above it. A controller that
    /// is written inline has all of them under `scene`.
    case scene, firstResponder, exit, comment
    /// What reaches the nib: what it holds otherwise than the compiler would write it.
    case archive, nib
  }

  /// Of what an element of Interface Builder's document says beyond an export of the scene.
  package enum ElementPatch: String, SceneKey {
    case element, attributes, attributeOrder, omitted, parts, elements, order, ending
  }

  /// Of `archive` and `nib`: what a nib holds otherwise than the compiler would write it.
  package enum Archive: String, SceneKey {
    case coderVersion, without, fonts, `class`, fallbacks, values, order, objectOrder, keyOrder, classOrder
    case keepsConstraintOrder
  }

  /// Of a font in `fonts` of an archive.
  package enum ArchivedFont: String, SceneKey {
    case font, archive
  }

  /// Of an object in an archive, and of the elements of a collection that the compiler writes otherwise.
  package enum ArchivedObject: String, SceneKey {
    case `class`, fallbacks, of, items, values
  }

  /// The keys of the document.
  package static let document = Document.names
  /// The keys of every object.
  package static let object = Object.names
  /// The keys of the owner.
  package static let owner = Outsider.names.filter { $0 != Outsider.identifier.rawValue }
  /// The keys of a placeholder.
  package static let placeholder = Outsider.names.filter { $0 != Outsider.children.rawValue }
  /// The keys of a constraint.
  package static let constraint = Constraint.names
  /// The keys of `canvas`.
  package static let canvas = Canvas.names
  /// The keys of a variation.
  package static let variation = Variation.names
  /// The keys of a storyboard.
  package static let storyboard = Storyboard.names
  /// The keys of a scene of a storyboard that is a file of its own.
  package static let storyboardScene = StoryboardScene.names
  /// The keys of a segue.
  package static let segue = Segue.names

  /// What a style cannot hold: it is no object, and has properties only.
  package static let notInStyles = Set(Object.names + ["subviews"])

  /// The traits that a variation can name, and the types of their values.
  package static let traits = Dictionary(uniqueKeysWithValues: Trait.allCases.map { ($0.rawValue, $0.type) })
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
