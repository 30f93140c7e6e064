import NibArchive
import SceneCatalog

extension NibArchiveGraph {
  /// The classes of nibs to which Xcode 15 and newer give the key `IBUINibLNEVersionKey`, with the file's trailer.
  private static let plainClasses: Set<String> = [
    "NSObject", "NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSString", "NSNumber", "NSSet",
    "NSOrderedSet", "UIProxyObject", "UIClassSwapper", "UIViewController", "UIView", "UIColor", "NSColor",
    "NSLayoutConstraint", "UILayoutGuide", "UIRuntimeOutletConnection", "UITraitCollection", "_UITraitStorageList",
    "_UIRelationshipTraitStorage", "_UIRelationshipTraitStorageRecord", "_UIAttributeTraitStorage",
    "_UIAttributeTraitStorageRecord",
  ]

  /// Keys of controllers that are more than a view.
  private static let otherKeys: Set<String> = [
    "UINavigationItem", "UITabBarItem", "UIToolbarItems", "UIStoryboardSegueTemplates", "UIRestorationIdentifier",
    "UITopLevelObjectsToKeepAliveFromStoryboard",
  ]

  /// The nib of a storyboard: of one that holds nothing but plain controllers and views, newer tools say so.
  mutating func storyboardArchive(root: NodeID, like tools: NibTools) -> NibArchive {
    let archive = archive(root: root, coderVersion: tools.coderVersion)
    guard tools.isSince(.xcode15), Self.isPlain(archive) else { return archive }
    append(Conventions.plainNibKey, integer: 1, to: root)
    return self.archive(root: root, coderVersion: tools.coderVersion)
  }

  private static func isPlain(_ archive: NibArchive) -> Bool {
    guard archive.classNames.allSatisfy({ plainClasses.contains($0.name) }),
      !archive.keys.contains(where: otherKeys.contains)
    else { return false }
    return archive.objects.indices.allSatisfy { object in
      for case ("UIOriginalClassName", .object(let target)) in archive.values(of: object) {
        for case ("NS.bytes", .data(let bytes)) in archive.values(of: target) {
          guard plainClasses.contains(String(decoding: bytes, as: UTF8.self)) else { return false }
        }
      }
      return true
    }
  }
}
