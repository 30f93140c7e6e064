/// A property's value after the catalog has said what its scalars mean.
package enum SceneValue: Hashable, Sendable {
  /// `null`: nil, for optional properties only.
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case text(String)
  /// A text that is looked up in a strings table under `key` when the nib is loaded.
  indirect case localizedText(String, key: String)
  case attributedText([AttributedRun])
  /// Points, sizes, rectangles, insets and transforms: `kind.count` numbers in UIKit's order, in points.
  case geometry(GeometryKind, [Double])
  /// One case of an enumeration.
  indirect case enumeration(name: String, raw: RawValue)
  /// Cases of an option set in the order written; `raw` is their union.
  indirect case optionSet([String], raw: Int)
  indirect case color(SceneColor)
  indirect case font(SceneFont)
  indirect case image(SceneImage)
  /// Seconds since 2001-01-01 00:00 UTC.
  case date(Double)
  /// Several values, in order.
  case list([SceneValue])
  /// One value a key: per control state or per axis, in the order written.
  case keyed([KeyedValue])
  /// A struct made by a named factory: `{plain: {title: Click}}`; or `textAttributes`, whose parts are its own: `{font: headline}`.
  indirect case factory(name: String, arguments: [FactoryArgument])
  /// A value that could not be read; the diagnostic that says why has been made already.
  case invalid
}

extension SceneValue {
  /// The raw value of an enumeration's case.
  package enum RawValue: Hashable, Sendable {
    case int(Int)
    case string(String)
  }

  /// A value for one control state, axis or other key.
  package struct KeyedValue: Hashable, Sendable {
    /// The key as written: `normal`, `selected+highlighted`, `horizontal`.
    package var key: String
    /// The key's raw value: a `UIControl.State`, or an `NSLayoutConstraint.Axis`.
    package var raw: Int
    /// The value under that key.
    package var value: SceneValue

    /// Makes the value for one key.
    package init(key: String, raw: Int, value: SceneValue) {
      self.key = key
      self.raw = raw
      self.value = value
    }
  }

  /// One argument of a factory.
  package struct FactoryArgument: Hashable, Sendable {
    /// The property of the made struct.
    package var name: String
    /// Its value.
    package var value: SceneValue

    /// Makes an argument.
    package init(name: String, value: SceneValue) {
      self.name = name
      self.value = value
    }
  }

  /// One run of an attributed text.
  package struct AttributedRun: Hashable, Sendable {
    /// The run's characters.
    package var text: String
    /// Attributes by `NSAttributedString.Key` name, in the order written.
    package var attributes: [FactoryArgument]

    /// Makes a run.
    package init(text: String, attributes: [FactoryArgument]) {
      self.text = text
      self.attributes = attributes
    }
  }
}
