internal import Foundation

/// Tells objects that their nib is loaded, and finds out only once a class whether its objects want to know.
@MainActor
struct AwakingClasses {
  private var calls: [ObjectIdentifier: ((NSObject) -> Void)?] = [:]
  private var last: (type: ObjectIdentifier, call: ((NSObject) -> Void)?)?

  mutating func awake(_ object: NSObject) {
    let type = ObjectIdentifier(type(of: object))
    if let last, last.type == type {
      last.call?(object)
      return
    }
    let call = calls[type] ?? Self.call(of: Swift.type(of: object))
    calls[type] = .some(call)
    last = (type, call)
    call?(object)
  }

  /// What tells objects of a class; nil for one that does not want to know.
  private static func call(of type: NSObject.Type) -> ((NSObject) -> Void)? {
    (type as? any NibAwaking.Type).map { opened($0) }
  }

  private static func opened<C: NibAwaking>(_ type: C.Type) -> (NSObject) -> Void {
    { ($0 as? C)?.awakeFromNib() }
  }
}
