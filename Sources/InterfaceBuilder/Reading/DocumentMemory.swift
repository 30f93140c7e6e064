import Backports

/// What is found of the catalog's classes and is the same for all documents of a run.
final class DocumentMemory: Sendable {
  private let lists = Mutex<[String: PropertyLists]>([:])

  /// How the properties of classes are read, by the classes' names.
  var propertyLists: [String: PropertyLists] { lists.withLock { $0 } }

  /// Takes what was found while a document was read; the application's own classes may change.
  func learn(_ found: [String: PropertyLists], _ isOwn: (String) -> Bool) {
    lists.withLock { lists in
      for (name, list) in found where lists[name] == nil && !isOwn(name) { lists[name] = list }
    }
  }
}
