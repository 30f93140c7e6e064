import CatalogReference
import JSONText
import SceneCatalog
import SceneLanguage
import SceneModel

extension SceneSchema {
  /// A value of a type.
  mutating func value(of type: PropertyType) -> JSONValue {
    switch type {
    case .bool, .int, .double: ["type": .string(Self.jsonType(type))]
    case .text: text()
    case .attributedText: attributedText()
    case .textAttributes: textAttributes()
    case .geometry(let kind): geometry(kind)
    case .color: color()
    case .font: font()
    case .image: image()
    case .date: date()
    case .factory(let kind): configuration(kind)
    case .named(let name): enumeration(name)
    }
  }

  /// A case, or a list of cases; anything where no schema declares the type.
  mutating func enumeration(_ name: String) -> JSONValue {
    guard let type = catalog.enumeration(named: name) else { return ["type": ["string", "array"]] }
    return reference(name) { _ in
      let cases: JSONValue = ["enum": .strings(type.cases.map(\.name))]
      let value: JSONValue = type.isOptionSet ? ["type": "array", "items": cases, "uniqueItems": true] : cases
      let remarks = type.cases.map {
        ($0.name, VersionRemarks(availability: $0.availability, deprecation: $0.deprecation))
      }
      let summary = VersionRemarks(availability: type.availability).behind(type.summary)
      return value.described(summary + VersionRemarks.text(of: remarks))
    }
  }

  /// The scalars that stand for a text: YAML takes some of them for numbers or truth values, the language does not.
  static let scalarText: JSONValue = ["type": ["string", "number", "boolean"]]

  /// A text, or a localizable one.
  mutating func text() -> JSONValue {
    reference("text") { _ in
      let localizable = Self.map(
        of: ValueKeys.Text.self,
        [
          (.text, Self.scalarText.described("The text in the development language.")),
          (.localized, Self.scalarText.described("The text in the development language.")),
          (.key, Self.scalarText.described("The key of the text in the strings table; 'none' for no translation.")),
          (.comment, Self.scalarText.described("What translators should know.")),
        ]
      )
      return Self.any([Self.scalarText, localizable])
    }
  }

  /// A struct of numbers: a list in UIKit's order, or a map.
  mutating func geometry(_ kind: GeometryKind) -> JSONValue {
    reference(kind.rawValue) { _ in
      let number: JSONValue = ["type": "number"]
      let parts = kind.components.map { name in
        // Only rectangles have sizes of their own that cannot be negative; a shadow's offset is a size too.
        (name, kind == .rect && ["width", "height"].contains(name) ? number.with("minimum", 0) : number)
      }
      let count: JSONValue = .integer(kind.count)
      let list: JSONValue = [
        "type": "array", "items": .array(parts.map(\.1)), "minItems": count, "maxItems": count,
      ]
      var forms = [list, Self.map(parts, required: parts.map(\.0))]
      if kind == .transform {
        forms.append(Self.map(ValueKeys.Transform.names.map { ($0, number) }).with("minProperties", 1))
      }
      return Self.any(forms).described(kind.form)
    }
  }

  /// A color by name, in hexadecimal digits, by components, or of an asset catalog.
  mutating func color() -> JSONValue {
    reference("color") { schema in
      let alpha: JSONValue = ["type": "number", "minimum": 0, "maximum": 1]
      let component: JSONValue = ["type": "number"]
      func space(isGray: Bool) -> JSONValue {
        ["enum": .strings(SceneColor.Space.allCases.filter { $0.isGray == isGray }.map(\.rawValue))]
      }
      let colors = schema.catalog.colorNames.compactMap { schema.catalog.color(named: $0) }
      let versions = VersionRemarks.text(
        of: colors.map { ($0.name, VersionRemarks(availability: $0.availability, deprecation: $0.deprecation)) }
      )
      let names: JSONValue = ["enum": .strings(colors.map(\.name))]
      return Self.any([
        names.described("A color of UIColor." + versions),
        ["type": "string", "pattern": "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"],
        Self.map(
          of: ValueKeys.Color.self,
          [(.named, Self.scalarText.described("A color of an asset catalog."))],
          required: [.named]
        ),
        Self.map(
          of: ValueKeys.Color.self,
          [(.white, component), (.alpha, alpha), (.space, space(isGray: true))],
          required: [.white]
        ),
        Self.map(
          of: ValueKeys.Color.self,
          [
            (.red, component), (.green, component), (.blue, component), (.alpha, alpha),
            (.space, space(isGray: false)),
          ],
          required: [.red, .green, .blue]
        ),
      ])
      .described("A name of UIColor, '#RRGGBB', {white: 0.5}, {red: 1, green: 0, blue: 0} or {named: Brand}.")
    }
  }

  /// A text style, or a font of a size.
  mutating func font() -> JSONValue {
    let styles = enumeration("UIFont.TextStyle")
    let weights = enumeration("UIFont.Weight")
    return reference("font") { _ in
      let size: JSONValue = ["type": "number", "exclusiveMinimum": 0]
      return Self.any([
        styles,
        Self.map(of: ValueKeys.Font.self, [(.systemFont, size), (.weight, weights)], required: [.systemFont]),
        Self.map(of: ValueKeys.Font.self, [(.boldSystemFont, size)], required: [.boldSystemFont]),
        Self.map(of: ValueKeys.Font.self, [(.italicSystemFont, size)], required: [.italicSystemFont]),
        Self.map(of: ValueKeys.Font.self, [(.name, ["type": "string"]), (.size, size)], required: [.name, .size]),
      ])
      .described("A text style, {systemFont: 17, weight: semibold} or {name: Avenir-Book, size: 14}.")
    }
  }

  /// An image of the bundle or an asset catalog, or a symbol.
  mutating func image() -> JSONValue {
    let weights = enumeration("UIImage.SymbolWeight")
    let scales = enumeration("UIImage.SymbolScale")
    let styles = enumeration("UIFont.TextStyle")
    let modes = enumeration("UIImage.SymbolRenderingMode")
    let colors = color()
    return reference("image") { _ in
      let configuration = Self.map(
        of: ValueKeys.SymbolConfiguration.self,
        [
          (.pointSize, ["type": "number"]), (.textStyle, styles), (.weight, weights), (.scale, scales),
          (.renderingMode, modes),
          (
            .colors, ["description": "The colors of the layers, the first in front.", "type": "array", "items": colors]
          ),
        ]
      )
      let symbol = Self.map(
        of: ValueKeys.Image.self,
        [
          (.systemName, ["description": "The name of an SF Symbol.", "type": "string", "minLength": 1]),
          (.configuration, configuration.described("How the symbol is drawn.")),
          (
            .variableValue,
            ["description": "How much of the symbol is filled.", "type": "number", "minimum": 0, "maximum": 1]
          ),
        ],
        required: [.systemName]
      )
      return Self.any([Self.scalarText.with("minLength", 1), symbol])
        .described("An image's name, or {systemName: star.fill}.")
    }
  }

  private mutating func date() -> JSONValue {
    reference("date") { _ in
      [
        "description": "An ISO 8601 date with time and zone, like 2024-02-29T12:30:00Z.", "type": "string",
        "pattern": "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}.*(Z|[-+]\\d{2}:?\\d{2})$",
      ]
    }
  }
}
