import SceneModel

extension SceneValue {
  /// The value as Interface Builder archives it, where it has attributed texts: the application's own fonts in them are system fonts.
  ///
  /// Interface Builder loads the fonts that a document names for its objects, and not those in attributed texts.
  var withoutOwnFonts: SceneValue {
    switch self {
    case .attributedText(let runs):
      return .attributedText(
        runs.map { run in
          var run = run
          for index in run.attributes.indices {
            run.attributes[index].value = run.attributes[index].value.withoutOwnFont
          }
          return run
        }
      )
    case .keyed(let values):
      return .keyed(
        values.map { keyed in
          guard case .attributedText = keyed.value else { return keyed }
          var keyed = keyed
          keyed.value = keyed.value.withoutOwnFonts
          return keyed
        }
      )
    default: return self
    }
  }

  /// The system font of the size for an application's own font; other values as they are.
  private var withoutOwnFont: SceneValue {
    guard case .font(.named(let name, let size)) = self, !SystemFonts.contains(name) else { return self }
    return .font(.system(size: size, weight: nil))
  }
}
