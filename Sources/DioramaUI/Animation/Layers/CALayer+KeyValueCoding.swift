#if !canImport(ObjectiveC)
  import Foundation

  /// A layer has values for the paths that animations name, such as `transform.scale`, for its properties, and for any other name.
  extension CALayer: KeyValueContainer {
    func containedValue(forKeyPath keyPath: String) -> Any? {
      if keyPath == "transform" { return NSValue(caTransform3D: transform) }
      if let property = LayerKeyPath(keyPath), let value = property.value(of: self) { return value.object }
      if let found = try? UIRuntime.shared.classes.value(forKeyPath: keyPath, of: self) { return found }
      return setting(\.notes).values[keyPath]
    }

    func setContainedValue(_ value: Any?, forKeyPath keyPath: String) {
      if keyPath == "transform", let value = value as? NSValue {
        transform = value.caTransform3DValue
      } else if let property = LayerKeyPath(keyPath), let present = property.value(of: self) {
        if let new = present.like(value) { property.set(new, of: self) }
      } else if (try? UIRuntime.shared.classes.setValue(value, forKeyPath: keyPath, on: self)) == nil {
        var notes = setting(\.notes)
        notes.values[keyPath] = value
        set(\.notes, to: notes)
      }
    }
  }

  /// An animation has values for any name.
  extension CAAnimation: KeyValueContainer {
    func containedValue(forKeyPath keyPath: String) -> Any? { notes[keyPath] }

    func setContainedValue(_ value: Any?, forKeyPath keyPath: String) { notes[keyPath] = value }
  }

  extension AnimatableValue {
    /// The value as key-value coding has it.
    @MainActor var object: Any? {
      switch self {
      case .number(let number): NSNumber(value: Double(number))
      case .point(let point): NSValue(cgPoint: point)
      case .rect(let rect): NSValue(cgRect: rect)
      case .transform(let transform): NSValue(caTransform3D: CATransform3DMakeAffineTransform(transform))
      case .color(let color): color?.cgColor
      }
    }
  }
#endif

extension CALayer {
  /// What was set for names that are no properties; only the main actor uses it.
  struct Notes: Equatable, @unchecked Sendable {
    var values: [String: Any] = [:]

    /// Only no notes are the same as others.
    static func == (a: Notes, b: Notes) -> Bool { a.values.isEmpty && b.values.isEmpty }
  }
}
