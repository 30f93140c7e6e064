import Foundation
import NibArchive
import NibLoader

/// A compiled storyboard in a bundle: its folder, and what its table says.
struct StoryboardContents {
  /// The name, as in `UIStoryboard(name:bundle:)`.
  let name: String

  /// The path of the folder.
  let path: String

  /// What `Info.plist` says; every name in it is that of a file.
  let info: StoryboardInfo

  /// The most bytes that a table may have: a storyboard of ten thousand scenes has less than one megabyte.
  private static let limit = 16 << 20

  /// Reads the table in a storyboard's folder.
  ///
  /// - Throws: UIKit's text where the bundle has no such storyboard, and what is wrong with a table that cannot be read.
  @MainActor
  init(named name: String, in bundle: Bundle) throws(NibLoadingError) {
    guard let path = bundle.path(forStoryboard: name) else {
      throw .exception(
        name: UIKitException.Name.invalidArgument.rawValue,
        reason: "Could not find a storyboard named '\(name)' in bundle \(bundle)"
      )
    }
    self.name = name
    self.path = path
    info = try Self.info(of: name, at: "\(path)/\(StoryboardInfo.fileName)")
  }

  private static func info(of name: String, at path: String) throws(NibLoadingError) -> StoryboardInfo {
    let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? NSNumber
    guard let size, size.intValue <= limit, let data = FileManager.default.contents(atPath: path) else {
      throw .decodingFailed("The storyboard '\(name)' has no Info.plist that can be read.")
    }
    do throws(StoryboardInfo.Problem) {
      return try StoryboardInfo(decoding: [UInt8](data))
    } catch {
      throw .decodingFailed("The Info.plist of the storyboard '\(name)' cannot be read: \(error)")
    }
  }
}

extension Bundle {
  /// The path of a compiled storyboard in the bundle; nil if there is none.
  ///
  /// A variant for the kind of device, as `Name~ipad.storyboardc`, comes before the one for all.
  @MainActor
  func path(forStoryboard name: String) -> String? {
    guard !name.isEmpty, !name.hasPrefix("/"), !name.split(separator: "/").contains(".."), !name.contains("\0"),
      !UIRuntime.shared.keepsToItself
    else { return nil }
    return names(forResource: name).lazy.compactMap { self.path(forResource: $0, ofType: "storyboardc") }.first
  }
}

/// What an archive keeps for a controller that comes out of a storyboard.
@MainActor
struct StoryboardParts {
  /// The name of the controller in its storyboard; nil if it has none.
  var identifier: String?

  /// The storyboard, as the archive connects it; nil for none.
  var storyboard: NSObject?

  /// The name of the view's nib as the archive has it; nil for a view that is no nib of its own.
  var viewNibName: String?

  /// The segues that start from the controller, its own first.
  var segueTemplates: [UIStoryboardSegueTemplate] = []

  /// The objects of the scene that the view's nib refers to, by their names there.
  var externalObjects = ExternalObjects()

  /// The objects of the scene that only the controller keeps alive.
  var keptObjects: [NSObject] = []

  /// Nothing, as for a controller made in code.
  init() {}

  /// What an archive says.
  init(_ coder: NSCoder) {
    identifier = coder.decodeText(forKey: "UIStoryboardIdentifier")
    viewNibName = coder.decodeText(forKey: "UINibName")
    segueTemplates = coder.decodeList(of: UIStoryboardSegueTemplate.self, forKey: "UIStoryboardSegueTemplates")
    keptObjects = coder.decodeList(of: NSObject.self, forKey: "UITopLevelObjectsToKeepAliveFromStoryboard")
    externalObjects = ExternalObjects(coder.decodeObjectsByText(forKey: "UIExternalObjectsTableForViewLoading"))
  }
}

/// A controller of another storyboard, in a nib that no storyboard loads.
///
/// A nib of a storyboard has the controller itself instead.
@MainActor
final class StoryboardControllerPlaceholder: UIViewController {}

extension UIKitClasses {
  static let storyboardControllerPlaceholder = NibClass(
    named: "UIStoryboardViewControllerPlaceholder",
    decode: { coder in
      guard let storyboard = UIRuntime.shared.loadingStoryboard,
        let identifier = coder.decodeText(forKey: "UIStoryboardIdentifier"), storyboard.isReference(identifier)
      else { return StoryboardControllerPlaceholder(coder: coder) }
      do throws(NibLoadingError) {
        let controller = try storyboard.makeController(identifier)
        coder.passOn(controller)
        return controller
      } catch {
        coder.failWithError(error)
        return nil
      }
    }
  )
}
