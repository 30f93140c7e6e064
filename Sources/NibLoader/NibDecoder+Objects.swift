internal import Foundation
internal import NibArchive

extension NibDecoder {
  /// The object at an index, made if this is the first time.
  ///
  /// - Returns: Nil for an object that is still being made and unannounced, that cannot be made, or that its class
  ///   declined; after a failure, and after loading, nil for everything.
  func object(at index: Int) -> Any? {
    guard states.indices.contains(index) else { return nil }
    switch states[index] {
    case .done(let object): return object
    case .announced(let object): return object
    case .incomplete(let object, let scope):
      miss(scope)
      return object
    case .inProgress(let scope):
      miss(scope)
      return nil
    case .untouched: return makeObject(at: index)
    }
  }

  // Objects are made inside one another, so the two functions that stay on the stack meanwhile are small: what is
  // needed only for a moment is worked out by others, whose room is free again before the next object begins.

  private func makeObject(at index: Int) -> Any? {
    switch open(index) {
    case .foundation(let kind):
      let object = FoundationDecoding(decoder: self, index: index).value(of: kind)
      leave(index, with: object)
      return object
    case .instance(let recipe):
      let object = make(recipe)
      leave(index, with: object)
      return object
    case .settled:
      if case .done(let object) = states[index] { return object }
      return nil
    }
  }

  private func make(_ recipe: Recipe) -> NSObject? {
    let work = UncheckedTransfer((recipe, self as NSCoder))
    return MainActor.assumeIsolated { UncheckedTransfer(work.value.0.make(work.value.1)) }.value
  }

  /// Notes that an object of an outer scope was asked for before it could be given.
  private func miss(_ scope: Int) {
    missedScope = max(missedScope ?? scope, scope)
  }

  /// Opens the scope of an object; false where that would be too deep.
  private func enter(_ index: Int, _ foundation: FoundationClass?) -> Bool {
    let parent = scopes.last
    // An array directly in a view is no level of its own, but an array in an array is.
    let sharesLevel = foundation.map { $0.isLeaf || parent.map { $0.foundation == nil } ?? false } ?? false
    let depth = (parent?.depth ?? 0) + (sharesLevel ? 0 : 1)
    guard depth <= context.options.maximumDepth else {
      fail(.tooDeep(limit: context.options.maximumDepth))
      return false
    }
    states[index] = .inProgress(scope: scopes.count)
    scopes.append(Scope(object: index, foundation: foundation, depth: depth, outerMiss: missedScope))
    missedScope = nil
    return true
  }

  /// Closes the scope of an object that is complete, or of a collection that lacks an object of an outer scope.
  private func leave(_ index: Int, with object: Any?) {
    let scope = scopes.removeLast()
    for collection in scope.incompleteCollections { states[collection] = .untouched }
    if scope.foundation?.isCollection == true, let missedScope, missedScope < scopes.count {
      states[index] = .incomplete(object, scope: missedScope)
      scopes[missedScope].incompleteCollections.append(index)
    } else {
      states[index] = .done(object)
      missedScope = nil
    }
    if let outerMiss = scope.outerMiss { miss(outerMiss) }
  }

  /// Finds out what an object needs to be made and, unless that settles it, opens its scope.
  private func open(_ index: Int) -> Opening {
    guard failure == nil else { return .settled }
    let className = archive.className(of: index)
    if className == "UIProxyObject" {
      states[index] = .done(proxiedObject(at: index))
      return .settled
    }
    let foundation = FoundationClass(rawValue: className)
    guard enter(index, foundation) else { return .settled }
    if let foundation { return .foundation(foundation) }
    guard let recipe = recipe(for: className) else {
      leave(index, with: nil)
      return .settled
    }
    scopes[scopes.count - 1].type = recipe.type
    return .instance(recipe)
  }

  /// How to make the current scope's object: with the row of its class, of the class it is swapped for, or of a
  /// fallback.
  private func recipe(for className: String) -> Recipe? {
    guard className == "UIClassSwapper" else {
      let fallbacks = archive.fallbackClassNames(of: scopes[scopes.count - 1].object)
      let row = context.row(named: className) ?? fallbacks.lazy.compactMap(context.row(named:)).first
      if row == nil { failOrReport(.unknownClass(className)) }
      return row.flatMap { recipe($0, isEncoded: true) }
    }
    let name = text(forKey: "UIClassName") ?? ""
    let originalName = text(forKey: "UIOriginalClassName") ?? name
    if let row = context.row(named: name) {
      return recipe(row, isEncoded: originalName != "UICustomObject")
    }
    failOrReport(.unknownClass(name))
    guard failure == nil, let row = context.row(named: originalName) else { return nil }
    return recipe(row, isEncoded: true)
  }

  private func recipe(_ row: NibClass, isEncoded: Bool) -> Recipe? {
    let recipe = MainActor.assumeIsolated { UncheckedTransfer(row.recipe(isEncoded: isEncoded)) }.value
    if recipe == nil { failOrReport(.cannotInstantiate(className: row.name)) }
    return recipe
  }

  /// The text of the string under a key of the current scope's object, read without making an object.
  private func text(forKey key: String) -> String? {
    guard case .object(let index)? = payload(forKey: key) else { return nil }
    return text(of: index)
  }

  /// The text of a string object, read without making it; nil for any other object.
  func text(of index: Int) -> String? {
    guard case .data(let bytes)? = payload(forKey: "NS.bytes", of: index) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
