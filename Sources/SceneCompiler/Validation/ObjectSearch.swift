import SceneCatalog
import SceneDiagnostics
import SceneModel
import SceneSyntax

/// Finds the object that a connection probably refers to.
struct ObjectSearch {
  private let context: ValidationContext

  init(_ context: ValidationContext) { self.context = context }

  /// "write keyboardBar, the UIToolbar around 'done'": the nearest object of a type around another, else the only one in it;
  /// nil where there is none.
  func around(_ id: ObjectID, of type: String) -> String? {
    let name = context.object(id).identifier?.value ?? "it"
    let outer = context.scene.objects.ancestors(of: id).prefix(100).first { isOf(type, $0) }
    if let outer { return call(outer, "around '\(name)'") }
    var inner: [ObjectID] = []
    var open = [id]
    // Two are enough to know that the object is not unique.
    while let next = open.popLast(), inner.count < 2 {
      for child in context.object(next).slots.flatMap(\.children) {
        if isOf(type, child) { inner.append(child) }
        open.append(child)
      }
    }
    if inner.count == 1 { return call(inner[0], "inside '\(name)'") }
    let all = context.objects(of: type).filter {
      context.object($0).kind == .object && !context.object($0).className.range.isEmpty
    }
    return all.count == 1 ? call(all[0], nil) : nil
  }

  /// The object for a name that none has: one whose id is a part of the name or has it as a part, or the only one of its kind that
  /// no outlet names; nil where that is not known.
  ///
  /// `outlet` is the outlet's name, which ends with the class as names do: `totalLabel`.
  func named(_ name: String, outlet: String?, type: String?) -> String? {
    let kind =
      type.flatMap { ["NSObject", "UIView", "AnyObject"].contains($0) ? nil : $0 } ?? kind(of: outlet ?? name)
      ?? kind(of: name)
    let candidates = context.scene.objects.indices.map { ObjectID($0) }.filter { id in
      let object = context.object(id)
      guard object.kind == .object, !object.className.range.isEmpty else { return false }
      return kind.map { isOf($0, id) } ?? (object.identifier != nil)
    }
    let near = candidates.filter { id in context.object(id).identifier.map { Self.isPart($0.value, name) } ?? false }
    if near.count == 1 { return call(near[0], nil) }
    guard kind != nil else { return nil }
    let given = Set(context.connected.flatMap { context.object($0).outlets.flatMap(\.targets).compactMap(\.object) })
    let free = candidates.filter { !given.contains($0) }
    guard free.count == 1 else { return nil }
    if context.object(free[0]).identifier != nil { return call(free[0], nil) }
    return "write 'id: \(name)' in the \(context.object(free[0]).className.value) in line \(line(of: free[0]))"
  }

  private func isOf(_ type: String, _ id: ObjectID) -> Bool { context.schema(of: id)?.isKind(of: type) ?? false }

  private func line(of id: ObjectID) -> Int {
    context.tree.source.position(at: context.object(id).className.range.lowerBound).line
  }

  private func call(_ id: ObjectID, _ location: String?) -> String? {
    let object = context.object(id)
    guard object.kind == .object, !object.className.range.isEmpty else { return nil }
    let noun = "the \(object.className.value)\(location.map { " " + $0 } ?? "") in line \(line(of: id))"
    guard let name = object.identifier?.value else { return "add an 'id' to \(noun) and write it here" }
    return "write \(name), the id of \(noun)"
  }

  /// The class with which a name ends, UILabel of `totalLabel`; nil where it ends with none.
  private func kind(of name: String) -> String? {
    ClassGuess(catalog: context.catalog).bySuffix("x" + name.prefix(1).uppercased() + name.dropFirst())
  }

  /// Whether one of two names begins or ends with the words of the other: `name` and `nameLabel`, `label` and `totalLabel`.
  private static func isPart(_ one: String, _ other: String) -> Bool {
    let (short, long) = one.count < other.count ? (one, other) : (other, one)
    guard short.count >= 3, short.count < long.count else { return false }
    if long.hasPrefix(short), long.dropFirst(short.count).first.map({ $0.isUppercase || "_-".contains($0) }) == true {
      return true
    }
    let capitalized = short.prefix(1).uppercased() + short.dropFirst()
    return long.hasSuffix(capitalized)
  }
}
