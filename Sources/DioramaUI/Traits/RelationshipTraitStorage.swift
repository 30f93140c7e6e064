import Foundation
import NibLoader

/// Which objects are in a list of an object for which traits.
@MainActor
final class RelationshipTraitStorage: NSObject, @MainActor NSCoding {
  /// The object that has the list; nil if the archive has none.
  let object: NSObject?

  /// The name of the list, such as `traitStorageConstraints`.
  let keyPath: String

  /// What changes for which traits, the later before the earlier.
  let records: [RelationshipTraitStorageRecord]

  /// All objects that may be in the list, in order.
  let candidates: [NSObject]

  /// The list as the archive had it, with all that may be in it; empty as long as nothing was taken out.
  var fullList: [UIView] = []

  /// The constraints that went with objects which are taken out now.
  var lostConstraints: [ObjectIdentifier: [LostConstraint]] = [:]

  required init?(coder: NSCoder) {
    object = coder.decode(NSObject.self, forKey: "UIObject")
    keyPath = coder.decodeText(forKey: "UIKeyPath") ?? ""
    records = coder.decodeList(of: RelationshipTraitStorageRecord.self, forKey: "UIRecords")
    candidates = coder.decodeSet(of: NSObject.self, forKey: "UIRelationshipCandidates")
    super.init()
  }

  func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }
}
