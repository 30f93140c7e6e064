internal import Foundation
internal import NibArchive

extension NibDecoder {
  /// What became of an object of the archive.
  enum ObjectState {
    /// Nobody asked for it yet.
    case untouched
    /// Its initializer runs, and the object is not known yet.
    case inProgress(scope: Int)
    /// Its initializer runs, and its class has made it known.
    case announced(NSObject)
    /// It is a collection that lacks the object of a scope, and is created again once that object is complete.
    case incomplete(NSObject?, scope: Int)
    /// It is made; nil if its class declined.
    case done(NSObject?)
  }

  /// An object that is being made.
  struct Scope {
    var object: Int
    /// The class of Foundation that the object has; nil for an object with a row.
    var foundation: FoundationClass?
    /// The number of objects that contain this one.
    var depth: Int
    /// What the enclosing collection had missed before.
    var outerMiss: Int?
    /// The class whose initializer runs; nil for Foundation's objects and for stand-ins of another class.
    var type: NSObject.Type?
    /// Whether something other than a row makes the object, whose class is not known before.
    var isCustom = false
  }

  /// What there is to do for an object that is asked for the first time.
  enum Opening {
    /// Its state says all; there is nothing to make, or it cannot be made.
    case settled
    /// A value of Foundation is to be decoded.
    case foundation(FoundationClass)
    /// A row's object is to be made.
    case instance(Recipe)
  }

  /// How an object with a row is made.
  struct Recipe {
    /// The class; nil for a stand-in of another class.
    var type: NSObject.Type?
    /// Runs on the main actor.
    var make: (NSCoder) -> NSObject?
  }

  /// The cached recipe of a class: a class is looked up only once, even one that is missing.
  enum FoundRecipe {
    /// It was not looked up yet.
    case unknown
    /// There is none, which has been reported.
    case missing
    case found(Recipe)
  }

  /// The string objects that name the class which an object is swapped for, and the one it had; nil if there is none.
  struct SwappedNames: Hashable {
    var name: Int?
    var originalName: Int?
  }

  /// A reference that is handed over when all objects exist.
  struct DeferredReference {
    /// Nil if the key has no object.
    var object: Int?
    var body: (Any?) -> Void
  }

  /// What the object that is being made stores under a key.
  @inline(__always)
  func value(_ key: StaticString) -> NibValue? {
    guard current >= 0 else { return nil }
    return nib.value(nib.keyIndex(of: key), of: current)
  }

  /// What the object that is being made stores under a key that is no literal.
  func value(named name: String) -> NibValue? {
    guard current >= 0 else { return nil }
    return nib.value(nib.keyIndex(named: name), of: current)
  }

  /// Remembers the first failure; from then on nothing new is made.
  func fail(_ error: NibLoadingError) {
    if failure == nil { failure = error }
  }

  /// Reports an error in tolerant loading, and fails with it in any other.
  ///
  /// - Parameter object: The index of the object whose location the error gets; nil for the one that is being made.
  func failOrReport(_ error: NibLoadingError, about object: Int? = nil) {
    let object = object ?? (current >= 0 ? current : nil)
    let error = error.at(object.flatMap { context.map?.location(ofObject: $0) })
    if context.options.isTolerant {
      report.append(error)
    } else {
      fail(error)
    }
  }

  /// The map of the nib inside the object that is being made.
  var nestedMap: NibSourceMap? {
    guard current >= 0 else { return nil }
    return context.map?.nested(in: current)
  }

  func announceCurrent(_ object: NSObject) {
    guard current >= 0, case .inProgress = states[current] else { return }
    let scope = scopes[scopes.count - 1]
    guard scope.isCustom || scope.type == type(of: object) else { return }
    states[current] = .announced(object)
  }

  func deferReference(forKey key: String, to body: @escaping (Any?) -> Void) {
    guard !states.isEmpty else { return }
    deferred.append(DeferredReference(object: value(named: key)?.objectIndex, body: body))
  }

  /// Hands over the deferred references, and those that come up on the way.
  func resolveDeferredReferences() {
    while !deferred.isEmpty, failure == nil {
      let references = deferred
      deferred = []
      for reference in references {
        reference.body(reference.object.flatMap { object(at: $0) })
      }
    }
  }

  /// Lets go of all objects, for a coder that outlives the loading.
  func close() {
    states = []
    scopes = []
    incompleteCollections = [:]
    current = -1
    deferred = []
  }
}
