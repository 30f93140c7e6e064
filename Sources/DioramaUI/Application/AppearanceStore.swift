import Foundation

/// The looks of classes.
@MainActor
final class AppearanceStore {
  private struct Entry {
    let type: AnyClass
    let containers: [any UIAppearanceContainer.Type]
    /// What an application sets.
    let proxy: NSObject
    /// An object as it is made, with which the proxy is compared.
    let untouched: NSObject
  }

  private var entries: [Entry] = []

  nonisolated init() {}

  /// Whether any class has a look of its own.
  var isInUse: Bool { !entries.isEmpty }

  /// Forgets all looks, as the end of an application does.
  func removeAll() { entries = [] }

  func proxy<Object: NSObject>(
    of type: Object.Type,
    in containers: [any UIAppearanceContainer.Type],
    make: () -> Object?
  ) -> Object {
    let found = entries.first { entry in
      entry.type == type && entry.containers.count == containers.count
        && zip(entry.containers, containers).allSatisfy { $0 == $1 }
    }
    if let found = found?.proxy as? Object { return found }
    guard let proxy = make(), let untouched = make() else {
      UIKitException.raise(
        .internalInconsistency,
        "\(type) cannot be made without values, which its appearance() needs."
      )
    }
    entries.append(Entry(type: type, containers: containers, proxy: proxy, untouched: untouched))
    return proxy
  }

  /// Gives a view the looks of its classes, those of superclasses first, and the more special ones last.
  func apply(to view: UIView) { apply(to: view, inside: view.superview) }

  /// Gives an item the looks of its classes in a bar.
  func apply(to item: UIBarItem, in bar: UIView) { apply(to: item, inside: bar) }

  private func apply(to object: NSObject, inside container: UIView?) {
    let fitting = entries.filter { object.isKind(of: $0.type) && contains($0.containers, container) }
    let ordered = fitting.enumerated().sorted {
      (depth(of: $0.element.type), $0.element.containers.count, $0.offset)
        > (depth(of: $1.element.type), $1.element.containers.count, $1.offset)
    }
    let record = AppliedAppearance.of(object)
    var given: [Int: Any] = [:]
    for (index, property) in AppearanceProperty.all.enumerated() {
      for (_, entry) in ordered where entry.proxy !== object {
        given[index] = property.apply(entry.proxy, entry.untouched, object, record?.values[index])
        // The most special one comes first.
        if given[index] != nil { break }
      }
    }
    guard !given.isEmpty else { return }
    (record ?? AppliedAppearance.make(for: object)).values.merge(given) { $1 }
  }

  private func depth(of type: AnyClass) -> Int {
    var count = 0
    var mirror: AnyClass? = type
    while let current = mirror {
      count += 1
      mirror = _getSuperclass(current)
    }
    return count
  }

  private func contains(_ containers: [any UIAppearanceContainer.Type], _ view: UIView?) -> Bool {
    var left = containers[...]
    var current: UIView? = view
    while let view = current, let wanted = left.first {
      if view.isKind(of: wanted) || view.controller?.isKind(of: wanted) == true { left = left.dropFirst() }
      current = view.superview
    }
    return left.isEmpty
  }
}

/// What an object has of the looks of its classes: it may change when the object enters a window again, and what an application set
/// of the object itself may not.
@MainActor
private final class AppliedAppearance {
  /// The values by the number of the property.
  var values: [Int: Any] = [:]

  private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// The record of an object; nil for an object that was given nothing.
  static func of(_ object: NSObject) -> AppliedAppearance? {
    objc_getAssociatedObject(object, key) as? AppliedAppearance
  }

  static func make(for object: NSObject) -> AppliedAppearance {
    let record = AppliedAppearance()
    objc_setAssociatedObject(object, key, record, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return record
  }
}
