internal import Foundation

extension NibDecoder {
  /// The object at an index, made if this is the first time.
  ///
  /// - Returns: Nil for an object that is still being made and unannounced, that cannot be made, or that its class
  ///   declined; after a failure, and after loading, nil for everything.
  func object(at index: Int) -> NSObject? {
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

  private func makeObject(at index: Int) -> NSObject? {
    switch open(index) {
    case .foundation(let kind):
      let object = FoundationDecoding(decoder: self, index: index).value(of: kind)
      leave(index, with: object)
      return object
    case .instance(let recipe):
      let object = index == customIndex ? makeCustom(index, recipe) : recipe.make(self)
      leave(index, with: object)
      return object
    case .settled:
      if case .done(let object) = states[index] { return object }
      return nil
    }
  }

  /// The object that the loading's caller makes, or that the row makes where the caller made none.
  private func makeCustom(_ index: Int, _ recipe: Recipe) -> NSObject? {
    guard let make = context.customObject?.make else { return recipe.make(self) }
    let scope = scopes.count - 1
    scopes[scope].isCustom = true
    if let object = make(self) {
      if case .announced(let known) = states[index], known === object { return object }
      let text = "Custom instantiated view controller must call -[super initWithCoder:]"
      fail(.exception(name: "NSInternalInconsistencyException", reason: text))
      return nil
    }
    guard failure == nil else { return nil }
    // What the caller began and gave up is not the object.
    states[index] = .inProgress(scope: scope)
    scopes[scope].isCustom = false
    return recipe.make(self)
  }

  /// Notes that an object of an outer scope was asked for before it could be given.
  private func miss(_ scope: Int) {
    missedScope = max(missedScope ?? scope, scope)
  }

  /// Opens the scope of an object; false if that would be too deep.
  func enter(_ index: Int, _ foundation: FoundationClass?) -> Bool {
    let scope = scopes.count
    var depth = 1
    if scope > 0 {
      // An array directly in a view is no level of its own, but an array in an array is.
      let sharesLevel = foundation.map { $0.isLeaf || scopes[scope - 1].foundation == nil } ?? false
      depth = scopes[scope - 1].depth + (sharesLevel ? 0 : 1)
    } else if foundation?.isLeaf == true {
      depth = 0
    }
    guard depth <= context.options.maximumDepth else {
      fail(.tooDeep(limit: context.options.maximumDepth))
      return false
    }
    states[index] = .inProgress(scope: scope)
    scopes.append(Scope(object: index, foundation: foundation, depth: depth, outerMiss: missedScope))
    current = index
    missedScope = nil
    return true
  }

  /// Closes the scope of an object that is complete, or of a collection that lacks an object of an outer scope.
  func leave(_ index: Int, with object: NSObject?) {
    let scope = closeScope()
    if scope.foundation?.isCollection == true, let missedScope, missedScope < scopes.count {
      states[index] = .incomplete(object, scope: missedScope)
      incompleteCollections[missedScope, default: []].append(index)
    } else {
      states[index] = .done(object)
      missedScope = nil
    }
    if let outerMiss = scope.outerMiss { miss(outerMiss) }
  }

  /// Closes the scope of a collection whose elements were read without making it; it may still be made later.
  func leaveUnmade(_ index: Int) {
    let scope = closeScope()
    states[index] = .untouched
    if let missed = missedScope, missed >= scopes.count { missedScope = nil }
    if let outerMiss = scope.outerMiss { miss(outerMiss) }
  }

  private func closeScope() -> Scope {
    let scope = scopes.removeLast()
    current = scopes.isEmpty ? -1 : scopes[scopes.count - 1].object
    if !incompleteCollections.isEmpty, let collections = incompleteCollections.removeValue(forKey: scopes.count) {
      for collection in collections { states[collection] = .untouched }
    }
    return scope
  }

  /// Finds out what an object needs to be made and, unless that settles it, opens its scope.
  private func open(_ index: Int) -> Opening {
    guard failure == nil else { return .settled }
    switch nib.kind(of: index) {
    case .proxy:
      states[index] = .done(proxiedObject(at: index))
      return .settled
    case .foundation(let kind):
      return enter(index, kind) ? .foundation(kind) : .settled
    case .swapper, .registered:
      guard enter(index, nil) else { return .settled }
      guard let recipe = recipe(of: index) else {
        leave(index, with: nil)
        return .settled
      }
      scopes[scopes.count - 1].type = recipe.type
      return .instance(recipe)
    }
  }
}
