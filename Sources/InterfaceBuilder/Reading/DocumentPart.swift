package import SceneCatalog
package import SceneDiagnostics

/// The element of a document at an offset of its text, as the catalog knows it.
package struct DocumentPart {
  /// The class of the object that the element is.
  package let schema: ClassSchema
  /// The property that the attribute at the offset has; nil where there is none.
  package let property: PropertySchema?
  /// The attribute's value, or the start tag.
  package let range: SourceRange

  /// Finds the element; nil where the offset is in no start tag of an object, and for a document that cannot be read.
  package init?(at offset: Int, in source: SourceText, _ catalog: SceneCatalog) {
    guard let tree = readDocument(source).value else { return nil }
    let places = DocumentPlaces(source, tree)
    let classes = ElementClasses(catalog)
    guard let node = tree.nodes.last(where: { $0.start <= offset }), offset < places.tagEnd(of: node),
      let name = classes.name(of: node.name), let schema = catalog.schema(named: name.archived)
    else { return nil }
    self.schema = schema
    for attribute in node.attributes {
      let value = places.range(of: attribute.name, in: node)
      // From the name of the attribute to the quote behind its value.
      guard (value.lowerBound - attribute.name.utf8.count - 2...value.upperBound).contains(offset) else { continue }
      property = schema.propertyNames.lazy.compactMap { schema.properties[$0] }.first {
        $0.documentName == attribute.name || $0.attributes.values.contains(attribute.name)
      }
      range = property == nil ? places.range(of: node) : value
      return
    }
    (property, range) = (nil, places.range(of: node))
  }
}
