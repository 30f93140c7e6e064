import SceneCatalog
import SceneModel

extension ReferencePages {
  /// The page that leads to all others.
  var indexText: String {
    let rows = classes.map { schema in
      let above = parent(of: schema)
      let own = schema.propertyNames.count { above?.properties[$0] == nil }
      return [link(schema.name), schema.superclass.map(link) ?? "", "\(own)", schema.summary]
    }
    return """
      # Reference

      What a scene can say: \(CatalogCounts(catalog).summary). A class has the properties, slots, outlets and events of \
      its superclasses too; [Enumerations](Enumerations.md) lists the cases of all enumerations and option sets.

      An object says a property as `name: value`; what it leaves out has the default, which is what the class's \
      initializer gives. The coder key is the name of the value in a nib.


      """ + Markdown.table(["class", "superclass", "own properties", ""], rows)
  }

  /// The page of all enumerations and option sets.
  var enumerationsText: String {
    let sections = enumerations.map { type in
      let kind =
        type.isOptionSet ? "An option set, written as a list of cases." : "An enumeration, written as one case."
      let rows = type.cases.map { [Markdown.code($0.name), Markdown.code(Self.raw($0.raw))] }
      return "\n## \(type.name)\n\n\(type.summary) \(kind)\n\n" + Markdown.table(["case", "in a nib"], rows)
    }
    return "# Enumerations\n" + sections.joined()
  }

  private static func raw(_ value: SceneValue.RawValue) -> String {
    switch value {
    case .int(let number): "\(number)"
    case .string(let text): text
    }
  }
}
