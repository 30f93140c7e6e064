package import SceneDiagnostics

// Parts of scenes that stand in no text yet: what makes scenes of other things writes them out later.

extension SourceRange {
  /// The range of what stands in no text yet.
  package static let unwritten = SourceRange(0, 0)
}

extension Located {
  /// Makes a value that stands in no text yet.
  package init(unwritten value: Value) { self.init(value, at: .unwritten) }
}

extension SceneObject {
  /// Makes an object that stands in no text yet.
  package init(_ kind: Kind = .object, unwrittenOf className: String) {
    self.init(kind: kind, range: .unwritten, className: Located(unwritten: className))
  }
}

extension SceneProperty {
  /// Makes a property that stands in no text yet.
  package init(unwritten name: String, _ value: SceneValue) {
    self.init(name: Located(unwritten: name), value: Located(unwritten: value))
  }
}

extension SceneReference {
  /// Makes a reference that stands in no text yet: by what it leads to, or by a name.
  package init(unwritten name: String = "", to target: Target = .unresolved) {
    self.init(name: name, range: .unwritten, target: target)
  }
}

extension SceneVariation {
  /// Makes a variation that stands in no text yet, and changes nothing yet.
  package init(unwritten traits: [Trait]) { self.init(range: .unwritten, traits: traits, traitsRange: .unwritten) }
}
