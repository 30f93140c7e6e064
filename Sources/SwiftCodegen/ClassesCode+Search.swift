extension ClassesCode {
  /// What the accessors of scenes use where UIKit, which has no list of a nib's objects, loads the nib.
  func writeSearch(_ writer: inout SwiftWriter) {
    let lines = """
      /// An object that a nib does not have where its scene has it.
      struct MissingObject: Error {
        /// The object's id.
        var identifier: String
      }

      /// Finds an object among a nib's objects, from a top-level one by steps to what stands in it.
      static func object<Object>(
        _ identifier: String,
        in top: [Any],
        at place: Int,
        _ steps: (Any) -> Any?...
      ) throws -> Object {
        var found: Any? = top.indices.contains(place) ? top[place] : nil
        for step in steps { found = found.flatMap(step) }
        guard let object = found as? Object else { throw MissingObject(identifier: identifier) }
        return object
      }

      /// The step to an object of a list.
      static func item<Owner, Object>(_ list: KeyPath<Owner, [Object]>, _ index: Int) -> (Any) -> Any? {
        { owner in
          guard let objects = (owner as? Owner)?[keyPath: list], objects.indices.contains(index) else { return nil }
          return objects[index]
        }
      }

      /// The step to an object of a list that may be missing.
      static func item<Owner, Object>(_ list: KeyPath<Owner, [Object]?>, _ index: Int) -> (Any) -> Any? {
        { owner in
          guard let objects = (owner as? Owner)?[keyPath: list], objects.indices.contains(index) else { return nil }
          return objects[index]
        }
      }

      /// The step to an object in a property.
      static func part<Owner, Object>(_ property: KeyPath<Owner, Object>) -> (Any) -> Any? {
        { owner in (owner as? Owner)?[keyPath: property] }
      }
      """
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) { writer.line(String(line)) }
  }
}
