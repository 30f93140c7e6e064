/// The keys of the maps in which values are written.
package enum ValueKeys {
  /// Of a text that a table translates; an attribute's is recognized by `localized` in place of `text`.
  package enum Text: String, SceneKey {
    case text, localized, key, comment

    /// The key of a text that no table translates, where all others have a key.
    package static let none = "none"
  }

  /// Of a color.
  package enum Color: String, SceneKey {
    case white, red, green, blue, alpha, space, named
  }

  /// Of a font.
  package enum Font: String, SceneKey {
    case systemFont, boldSystemFont, italicSystemFont, weight, name, size
  }

  /// Of an image of the system.
  package enum Image: String, SceneKey {
    case systemName, configuration, variableValue
  }

  /// Of the configuration of an image of the system.
  package enum SymbolConfiguration: String, SceneKey {
    case pointSize, textStyle, weight, scale, renderingMode, colors
  }

  /// Of a transform that is written by its parts.
  package enum Transform: String, SceneKey {
    case rotationAngle, scaleX, scaleY, translationX, translationY
  }

  /// Of a run of an attributed text, besides its attributes.
  package enum Run: String, SceneKey {
    case text, paragraphStyle
  }

  /// Of a paragraph style, besides its properties.
  package enum ParagraphStyle: String, SceneKey {
    case tabStops
  }

  /// Of an attribute whose value needs its type, besides the structs of numbers.
  package enum Runtime: String, SceneKey {
    case color, image
  }
}
