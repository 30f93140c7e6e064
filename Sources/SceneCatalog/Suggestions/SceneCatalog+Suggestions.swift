import SceneDiagnostics

extension SceneCatalog {
  /// "did you mean 'UILabel'?" for a class that no schema declares; nil where none is near.
  ///
  /// `Label`, `label` and `Text` are UILabel as well as `UILable` is.
  package func suggestion(forClass name: String) -> String? {
    let names = classNames
    let bare = String(name.drop { $0 == "." })
    if let known = ForeignNames.classes[bare], names.contains(known) {
      let note = bare == "VStack" ? " it also needs 'axis: vertical'" : ""
      return Spelling.suggestion(of: [known]) + note
    }
    let prefixed = "ui" + bare.lowercased()
    if let known = names.first(where: { $0.lowercased() == prefixed }) { return Spelling.suggestion(of: [known]) }
    return Spelling.suggestion(for: bare, in: names)
  }
}
