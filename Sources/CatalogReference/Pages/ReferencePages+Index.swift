import SceneCatalog
import SceneCompiler
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
        + Markdown.section("Types of values", Markdown.table(["type", "written"], types))
        + Markdown.section("Keys that no nib shows", unverifiedText)
  }

  /// The properties and slots whose keys follow the pattern of others, and what would settle each.
  private var unverifiedText: String {
    let symbols = UnverifiedKey.symbolParts.map { part in
      [part.key.className, part.key.property, part.key.key, "imageReference"].map(Markdown.code)
    }
    let ofClasses = classes.flatMap { schema in
      let properties = schema.unverifiedProperties.compactMap { name -> (name: String, key: String)? in
        guard let property = schema.properties[name], property.declaringClass == schema.name else { return nil }
        return property.key.map { (name, $0) }
      }
      let slots = schema.unverifiedSlots.compactMap { name -> (name: String, key: String)? in
        guard schema.className(declaring: name, in: catalog) == schema.name else { return nil }
        return schema.slots[name]?.key.map { (name, $0) }
      }
      let element = schema.element ?? schema.name
      return (properties + slots).map {
        [link(schema.name), Markdown.code($0.name), Markdown.code($0.key), Markdown.code(element)]
      }
    }
    let rows = ofClasses + symbols
    return """
      No nib from Xcode is known that has these \(rows.count) keys, and Apple documents none of them; 481 public nibs were \
      searched for each. The nib of a document with an object of the element, in which the \
      property is set or the slot filled, would settle it. `diorama compile` says so of each that a scene uses; `--quiet` omits the notes.


      """ + Markdown.table(["class", "property or slot", "key", "element"], rows)
  }

  /// How values of each type are written.
  var types: [[String]] {
    let geometry = GeometryKind.allCases.map { kind in
      let named = "{" + kind.components.map { "\($0): 0" }.joined(separator: ", ") + "}"
      return [kind.rawValue, "\(Markdown.code(kind.form)) or \(Markdown.code(named))"]
    }
    let scalars = [
      ["Bool", "`true` or `false`"],
      ["Int", "a whole number in decimal"],
      ["Double", "a number in decimal"],
      ["text", "as spelled, in quotes where YAML needs them; `{text: Sign in, key: signIn.title}` to be localized"],
      ["attributed text", "`[{text: Hello, font: body, foregroundColor: red, paragraphStyle: {alignment: center}}]`"],
      ["text attributes", "`{font: headline, foregroundColor: systemBlue}`"],
      [
        "color",
        "a name of [UIColor](UIColor.md), `'#RRGGBB'`, `'#RRGGBBAA'`, `{white: 0.3, alpha: 0.5}`, "
          + "`{red: 1, green: 0, blue: 0, space: displayP3}`, `{named: Brand}`",
      ],
      [
        "font",
        "a case of \(enumerationLink("UIFont.TextStyle")), `{systemFont: 17, weight: semibold}`, "
          + "`{boldSystemFont: 17}`, `{italicSystemFont: 17}`, `{name: Avenir-Book, size: 14}`",
      ],
      [
        "image",
        "a name, `{systemName: star.fill, configuration: {pointSize: 22, weight: bold, scale: large}}`; `textStyle: body` in place of `pointSize` for a symbol that grows with text; `renderingMode: palette` with `colors: [systemRed, systemGray]` for layers in colors; `variableValue: 0.5` beside `systemName` for a symbol that is half filled",
      ],
      ["date", "ISO 8601 with a zone: `2024-02-29T12:30:00Z`"],
    ]
    return scalars + ConfigurationKind.allCases.map { [$0.rawValue, Markdown.code($0.example)] } + geometry
  }

  /// The page of all enumerations and option sets.
  var enumerationsText: String {
    let sections = enumerations.map { type in
      let page = page(of: type)
      return "\n## \(page.title)\n\n\(page.summary)\n\n" + page.sections.map(ReferencePage.markdown).joined()
    }
    return "# Enumerations\n" + sections.joined()
  }

  /// The page of one enumeration or option set.
  func page(of type: EnumerationSchema) -> ReferencePage {
    let kind =
      type.isOptionSet ? "An option set, written as a list of cases." : "An enumeration, written as one case."
    return ReferencePage(
      title: type.name,
      summary: VersionRemarks(availability: type.availability).behind("\(type.summary) \(kind)"),
      sections: [.init(body: cases(of: type))]
    )
  }

  /// The cases of an enumeration or option set.
  func cases(of type: EnumerationSchema) -> ReferencePage.Body {
    let rows = type.cases.map { found in
      let remarks = VersionRemarks(availability: found.availability, deprecation: found.deprecation)
      return [Markdown.code(found.name), Markdown.code(Self.raw(found.raw)), remarks.text]
    }
    return .table(["case", "in a nib", ""], rows)
  }

  private static func raw(_ value: SceneValue.RawValue) -> String {
    switch value {
    case .int(let number): "\(number)"
    case .string(let text): text
    }
  }
}
