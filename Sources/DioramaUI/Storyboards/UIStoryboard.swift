public import Foundation
import NibArchive
package import NibLoader

/// A storyboard, from which controllers can be made again and again.
///
/// It is read from the folder `<name>.storyboardc` of a bundle, whoever compiled it.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let contents: StoryboardContents
  private let bundle: Bundle
  private var nibs: [String: UINib] = [:]

  /// How the storyboard's nibs are loaded; tools without the application's classes load them tolerantly.
  package var loadingOptions = NibLoadingOptions()

  /// Called with each nib of the storyboard that was loaded, by its name, and with its objects; nil, the default, for no call.
  ///
  /// Views that a controller loads where nothing may stop the program are among them; others are not.
  package var didLoadNib: (@MainActor (String, NibInstance) -> Void)?

  /// Makes a controller for a reference to another storyboard, of which it receives the identifier in this one.
  ///
  /// Nil, the default, loads the other storyboard. Tools that show one storyboard do not have the others.
  package var makeReference: (@MainActor (String) -> UIViewController)?

  /// Creates the storyboard with a name in a bundle; nil for the main bundle.
  ///
  /// A storyboard that the bundle does not have stops the program, as in UIKit.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    do throws(NibLoadingError) {
      try self.init(reading: name, in: storyboardBundleOrNil ?? .main)
    } catch {
      UIKitException.raise(error)
    }
  }

  /// Creates a storyboard, or says why not.
  package init(reading name: String, in bundle: Bundle) throws(NibLoadingError) {
    contents = try StoryboardContents(named: name, in: bundle)
    self.bundle = bundle
    super.init()
  }

  // MARK: - Controllers

  /// Makes the controller that the storyboard begins with; nil if it names none.
  ///
  /// Every call makes new objects. A nib that cannot be loaded stops the program, as in UIKit.
  open func instantiateInitialViewController() -> UIViewController? {
    instantiateInitialViewController(creator: nil as ((NSCoder) -> UIViewController?)?)
  }

  /// Makes the controller that the storyboard begins with, with a closure instead of its class; nil if it names none.
  ///
  /// - Parameter creator: Makes the controller with its `init(coder:)`; nil, or a result of nil, leaves it to its class.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    contents.info.entryPoint.map { controller($0, creator: creator) }
  }

  /// Makes the controller with an identifier.
  ///
  /// Every call makes new objects. An identifier that the storyboard does not have stops the program, as in UIKit.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(identifier, creator: nil as ((NSCoder) -> UIViewController?)?)
  }

  /// Makes the controller with an identifier, with a closure instead of its class.
  ///
  /// - Parameters:
  ///   - identifier: The controller's identifier in the storyboard.
  ///   - creator: Makes the controller with its `init(coder:)`; nil, or a result of nil, leaves it to its class.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String,
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    controller(identifier, creator: creator)
  }

  private func controller<ViewController: UIViewController>(
    _ identifier: String,
    creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController {
    do throws(NibLoadingError) {
      let made = try makeController(identifier, creator: creator.map { creator in { creator($0) } })
      guard let controller = made as? ViewController else {
        throw .decodingFailed(
          "The storyboard '\(contents.name)' has a \(type(of: made)) with the identifier '\(identifier)', and no "
            + "\(ViewController.self)."
        )
      }
      return controller
    } catch {
      UIKitException.raise(error)
    }
  }
}

extension UIStoryboard {
  /// How many controllers may be made, or embedded, inside each other before that counts as endless.
  static let nestingLimit = 50

  /// The name of the storyboard.
  var name: String { contents.name }

  /// Whether an identifier is that of another storyboard's controller.
  func isReference(_ identifier: String) -> Bool { contents.info.references[identifier] != nil }

  /// Makes the controller of an identifier.
  ///
  /// - Parameters:
  ///   - identifier: The identifier in the table of the storyboard.
  ///   - creator: Makes the controller; nil, or a result of nil, leaves it to its class.
  /// - Throws: UIKit's text for an identifier that there is not, and what the nib cannot be loaded for.
  package func makeController(
    _ identifier: String,
    creator: ((NSCoder) -> UIViewController?)? = nil
  ) throws(NibLoadingError) -> UIViewController {
    try UIRuntime.shared.enterScene("the controller '\(identifier)' of the storyboard '\(name)'")
    defer { UIRuntime.shared.leaveScene() }
    if let reference = contents.info.references[identifier] {
      if let makeReference { return makeReference(identifier) }
      return try makeController(of: reference, creator: creator)
    }
    guard let nibName = contents.info.nibNames[identifier] else {
      throw .exception(
        name: UIKitException.Name.invalidArgument.rawValue,
        reason: "Storyboard (\(UIKitException.describe(self))) doesn't contain a view controller with identifier "
          + "'\(identifier)'"
      )
    }
    let scene = StoryboardScene()
    let instance = try nib(named: nibName).load(
      owner: scene,
      externalObjects: ["UIStoryboardPlaceholder": self],
      options: loadingOptions,
      customObject: creator.map { NibCustomObject(outlet: "sceneViewController", make: $0) }
    )
    didLoadNib?(nibName, instance)
    guard let controller = scene.sceneViewController else {
      throw .decodingFailed("The nib '\(nibName)' of the storyboard '\(name)' has no controller.")
    }
    return controller
  }

  /// Makes a controller of another storyboard.
  private func makeController(
    of reference: StoryboardInfo.Reference,
    creator: ((NSCoder) -> UIViewController?)?
  ) throws(NibLoadingError) -> UIViewController {
    guard let otherBundle = reference.bundleIdentifier.map({ Bundle(identifier: $0) }) ?? bundle else {
      throw .exception(
        name: UIKitException.Name.invalidArgument.rawValue,
        reason: "Could not find a bundle with identifier '\(reference.bundleIdentifier ?? "")' for the storyboard "
          + "'\(reference.storyboardName)'"
      )
    }
    let other = try UIStoryboard(reading: reference.storyboardName, in: otherBundle)
    other.loadingOptions = loadingOptions
    guard let identifier = reference.controllerIdentifier ?? other.contents.info.entryPoint else {
      throw .exception(
        name: UIKitException.Name.invalidArgument.rawValue,
        reason: "The storyboard '\(reference.storyboardName)' has no initial view controller"
      )
    }
    return try other.makeController(identifier, creator: creator)
  }

  /// A nib of the storyboard, which is read once.
  func nib(named name: String) throws(NibLoadingError) -> UINib {
    if let known = nibs[name] { return known }
    guard StoryboardInfo.isFileName(name) else {
      throw .decodingFailed(
        "The storyboard '\(self.name)' names \(name.debugDescription), which is no plain file name."
      )
    }
    let nib = UINib(nibName: name, storyboard: self, folder: contents.path, bundle: bundle)
    nibs[name] = nib
    return nib
  }
}

extension UIRuntime {
  /// Notes that a scene is being made or embedded inside others; what leads to itself is stopped here.
  func enterScene(_ description: @autoclosure () -> String) throws(NibLoadingError) {
    guard sceneNesting < UIStoryboard.nestingLimit else {
      throw .decodingFailed(
        "More than \(UIStoryboard.nestingLimit) scenes lie inside each other; the innermost is \(description())."
      )
    }
    sceneNesting += 1
  }

  /// Notes the end of what `enterScene` began.
  func leaveScene() { sceneNesting -= 1 }
}

/// The owner of a scene's nib, which takes the scene's controller.
@MainActor
final class StoryboardScene: NSObject {
  var sceneViewController: UIViewController?
}

extension UIKitClasses {
  static let uiStoryboard = NibClass(UIStoryboard.self, parent: nil, name: "UIStoryboard")

  static let uiStoryboardScene = NibClass(
    StoryboardScene.self,
    parent: nil,
    name: "UIStoryboardScene",
    outlets: [NibOutlet("sceneViewController", \StoryboardScene.sceneViewController)]
  )
}
