internal import Foundation

/// Tells objects that their nib is loaded, and finds out only once a class whether its objects want to know.
@MainActor
struct AwakingClasses {
  private var bells: [Bell] = []

  /// What tells the objects of one class.
  @MainActor
  private final class Bell {
    let type: NSObject.Type
    let ring: (@MainActor (NSObject) -> Void)?

    init(_ type: NSObject.Type) {
      self.type = type
      ring = (type as? any NibAwaking.Type).map { Self.opened($0) }
    }

    private static func opened<C: NibAwaking>(_ type: C.Type) -> @MainActor (NSObject) -> Void {
      { ($0 as? C)?.awakeFromNib() }
    }
  }

  mutating func awake(_ object: NSObject) {
    bell(of: type(of: object)).ring?(object)
  }

  /// Nibs have few classes, and the next object is likely of the class of the one before.
  private mutating func bell(of type: NSObject.Type) -> Bell {
    if let last = bells.last, last.type == type { return last }
    if let place = bells.firstIndex(where: { $0.type == type }) {
      bells.swapAt(place, bells.count - 1)
    } else {
      bells.append(Bell(type))
    }
    return bells[bells.count - 1]
  }
}
