import Foundation
import NibLoader

/// What a compiled storyboard says of itself: its folder, its controllers, and which one it begins with.
struct StoryboardContents {
  /// The controller of another storyboard.
  struct Reference {
    /// The other storyboard's name.
    let storyboard: String
    /// The controller's identifier there; nil for the initial one.
    let controller: String?
    /// The identifier of the other storyboard's bundle; nil for the same bundle.
    let bundle: String?
  }

  /// The name, as in `UIStoryboard(name:bundle:)`.
  let name: String

  /// The path of the folder.
  let path: String

  /// The nib of each controller, by the controller's identifier.
  let nibNames: [String: String]

  /// The controllers of other storyboards, by the identifiers that this one has for them.
  let references: [String: Reference]

  /// The identifier of the controller that the storyboard begins with; nil for none.
  let entry: String?

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
    guard let table = Self.table(at: path + "/Info.plist") else {
      throw .decodingFailed("The storyboard '\(name)' in bundle \(bundle) has no Info.plist that can be read.")
    }
    nibNames = table["UIViewControllerIdentifiersToNibNames"] as? [String: String] ?? [:]
    entry = table["UIStoryboardDesignatedEntryPointIdentifier"] as? String
    let external = table["UIViewControllerIdentifiersToExternalStoryboardReferences"] as? [String: Any] ?? [:]
    references = external.compactMapValues { value in
      guard let value = value as? [String: Any], let other = value["UIReferencedStoryboardName"] as? String else {
        return nil
      }
      return Reference(
        storyboard: other,
        controller: value["UIReferencedControllerIdentifier"] as? String,
        bundle: value["UIReferencedBundleIdentifier"] as? String
      )
    }
  }

  private static func table(at path: String) -> [String: Any]? {
    guard let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? NSNumber,
      size.intValue <= limit, let data = FileManager.default.contents(atPath: path)
    else { return nil }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
  }

  /// The name of the folder, as UIKit's messages have it.
  var folderName: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Whether a name out of a table stays inside the folder that it is looked for in.
  static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && !name.contains("/") && !name.contains("..") && !name.contains("\0")
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
