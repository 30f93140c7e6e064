import InterfaceBuilder
import SceneDiagnostics

/// The objects of a document by the lines on which their start tags end.
struct ObjectsByLine {
  private var ids: [Int: String] = [:]

  /// Looks at a document; one that cannot be read has no objects.
  init(in source: SourceText) {
    for node in readDocument(source).value?.nodes ?? [] where ids[node.line] == nil {
      var next: DocumentNode? = node
      while let current = next, current["id"] == nil || !current.isObject { next = current.parent }
      if let id = next?["id"] { ids[node.line] = id }
    }
  }

  /// The id of the innermost object around a line; nil for one that is about no object.
  func id(at line: Int) -> String? { ids[line] }
}

extension DocumentNode {
  /// Whether an element with an id is an object of a document, and not the device for which it is designed.
  fileprivate var isObject: Bool { name != "device" }
}
