internal import Foundation

/// An object that is notified after its nib is loaded.
@MainActor
public protocol NibAwaking: AnyObject {
  /// Called after all objects of the nib exist and are connected.
  ///
  /// It is called for the objects that the nib creates, in the nib's order, not for the owner or external objects.
  func awakeFromNib()
}

/// Notifies objects that their nib is loaded; whether a class is `NibAwaking` is determined once per class.
@MainActor
struct AwakingClasses {
  private var bells: ContiguousArray<Bell> = []

  /// How to notify the objects of a class; `ring` is nil if they are not `NibAwaking`.
  private struct Bell {
    let type: NSObject.Type
    let ring: (@MainActor (NSObject) -> Void)?
  }

  mutating func awake(_ object: NSObject) {
    let type = type(of: object)
    for index in bells.indices where bells[index].type == type {
      bells[index].ring?(object)
      return
    }
    let bell = Bell(type: type, ring: (type as? any NibAwaking.Type).map { Self.opened($0) })
    bells.append(bell)
    bell.ring?(object)
  }

  private static func opened<C: NibAwaking>(_ type: C.Type) -> @MainActor (NSObject) -> Void {
    // Only objects of exactly this class are given to it.
    { unsafeDowncast($0, to: C.self).awakeFromNib() }
  }
}
