package import SceneModel

extension SceneKeys {
  /// Of a storyboard.
  package enum Storyboard: String, SceneKey {
    case storyboard, launchScreen, initialViewController, references, traits, strings, styles, colors, assets, canvas
    case scenes
    case interfaceBuilder
  }

  /// Of a scene of a storyboard; one that the storyboard's own file holds has no `scene`.
  package enum StoryboardScene: String, SceneKey {
    case scene, viewController, objects, traits, styles, colors, assets, canvas, interfaceBuilder

    /// The keys of a scene that the storyboard's file holds.
    package static let inline = names.filter { $0 != StoryboardScene.scene.rawValue }
  }

  /// Of a reference to a controller of another storyboard.
  package enum Reference: String, SceneKey {
    case name, identifier, bundle, navigationItem, tabBarItem, interfaceBuilder
  }

  /// Of objects in a storyboard's scenes, besides `Object`: the first two of controllers only.
  package enum StoryboardObject: String, SceneKey {
    case storyboardIdentifier, unwindActions, segues
  }

  /// Of a segue.
  package enum Segue: String, SceneKey {
    case kind, destination, identifier, action, `class`, creator, trigger, animates
    case modalPresentationStyle, modalTransitionStyle
    case sourceView, barButtonItem, permittedArrowDirections, passthroughViews, splitViewControllerTargetIndex
    case interfaceBuilder

    /// The keys that segues of a kind have.
    package static func keys(of kind: SceneSegue.Kind) -> [Segue] {
      let leads: [Segue] = [.kind, .destination, .identifier]
      let runs: [Segue] = [.class, .creator, .trigger, .animates]
      switch kind {
      case .show, .showDetail, .custom, .push, .modal, .popover:
        return leads + runs + (kind == .modal ? [.modalPresentationStyle, .modalTransitionStyle] : [])
          + (kind == .popover ? popover : []) + [.interfaceBuilder]
      case .presentation: return leads + runs + [.modalPresentationStyle, .modalTransitionStyle, .interfaceBuilder]
      case .popoverPresentation: return leads + runs + popover + [.interfaceBuilder]
      case .embed: return leads + [.creator, .interfaceBuilder]
      case .unwind: return [.kind, .identifier, .action, .class, .trigger, .animates, .interfaceBuilder]
      case .replace: return leads + runs + [.splitViewControllerTargetIndex, .interfaceBuilder]
      }
    }

    private static let popover: [Segue] = [.sourceView, .barButtonItem, .permittedArrowDirections, .passthroughViews]

    /// The enumeration whose case, or list of cases, is the key's value; nil for keys of other values.
    package var enumeration: String? {
      switch self {
      case .modalPresentationStyle: "UIModalPresentationStyle"
      case .modalTransitionStyle: "UIModalTransitionStyle"
      case .permittedArrowDirections: "UIPopoverArrowDirection"
      default: nil
      }
    }
  }

  /// The key of the controller of a storyboard's scene, which is also the name by which objects refer to it.
  package static let viewController = StoryboardScene.viewController.rawValue
}
