package import SceneDiagnostics

extension SceneObjectList {
  /// The characters of the whole object; empty for what the text does not spell out.
  package func range(at index: Int) -> SourceRange {
    SourceRange(Int(records[index].lowerBound), Int(records[index].upperBound))
  }

  /// Whether an object has any of what few have; see `ObjectRest.hasRareParts`.
  package func hasRareParts(at index: Int) -> Bool {
    let rest = records[index].rest
    return rest >= 0 && rests[Int(rest)].hasRareParts
  }

  /// The value of a property; nil where the scene does not set it.
  package func value(of name: String, at index: Int) -> SceneValue? {
    property(names.number(of: name), at: index).map { value(ofProperty: $0) }
  }

  /// Whether the scene sets a property.
  package func sets(_ name: String, at index: Int) -> Bool { property(names.number(of: name), at: index) != nil }

  /// The objects in a slot, in order; empty where the scene does not fill it.
  package func children(in name: String, at index: Int) -> [ObjectID] {
    guard let slot = slot(names.number(of: name), at: index) else { return [] }
    return children[slot.children].map { ObjectID(Int($0)) }
  }

  /// The objects around one, nearest first; empty at the top level.
  package func ancestors(of id: ObjectID) -> [ObjectID] {
    Array(
      sequence(state: id) { current in
        guard let parent = self.parent(at: current.index) else { return nil }
        current = parent
        return parent
      }
    )
  }

  /// An object and those around it, nearest first.
  package func lineage(of id: ObjectID) -> [ObjectID] { [id] + ancestors(of: id) }

  /// The name of the slot around an object; nil at the top level.
  package func slotName(at index: Int) -> String? {
    let name = records[index].slotName
    return name == NameTable.none ? nil : names[name]
  }

  /// The constraints of an object: indexes in `Scene.constraints`.
  package func constraints(at index: Int) -> [Int] {
    let rest = records[index].rest
    return rest < 0 ? [] : rests[Int(rest)].constraints
  }

  /// The outlets of an object.
  package func outlets(at index: Int) -> [SceneOutlet] {
    let rest = records[index].rest
    return rest < 0 ? [] : rests[Int(rest)].outlets
  }

  /// The actions of an object.
  package func actions(at index: Int) -> [SceneAction] {
    let rest = records[index].rest
    return rest < 0 ? [] : rests[Int(rest)].actions
  }

  /// The class of an object as written, or as its slot implies it.
  package func writtenClass(at index: Int) -> Located<String> {
    Located(className(at: index), at: classRange(at: index))
  }

  // MARK: - What few objects have

  /// The variations of an object.
  package func variations(at index: Int) -> [SceneVariation] { rare(at: index) { $0.variations } ?? [] }

  /// The runtime attributes of an object.
  package func attributes(at index: Int) -> [SceneAttribute] { rare(at: index) { $0.attributes } ?? [] }

  /// The names of the layout guides that an object's document lists.
  package func listedGuides(at index: Int) -> [String] { rare(at: index) { $0.listedGuides } ?? [] }

  /// The keys that an object's class gives no meaning.
  package func unknownKeys(at index: Int) -> [SceneObject.UnknownKey] { rare(at: index) { $0.unknownKeys } ?? [] }

  /// The view that a controller's own view goes into; nil for none.
  package func embedding(at index: Int) -> SceneEmbedding? { rare(at: index) { $0.embedding } ?? nil }

  /// The identifier by which code makes a controller of a storyboard; nil where the scene gives none.
  package func storyboardIdentifier(at index: Int) -> Located<String>? {
    rare(at: index) { $0.storyboardIdentifier } ?? nil
  }

  /// The methods of a controller that a way back may end in.
  package func unwindActions(at index: Int) -> [Located<String>] { rare(at: index) { $0.unwindActions } ?? [] }

  /// The children of a container controller that are scenes of their own.
  package func sceneLinks(at index: Int) -> [SceneLink] { rare(at: index) { $0.sceneLinks } ?? [] }

  /// What the nib has of an object otherwise than the compiler would write it.
  package func archive(at index: Int) -> ArchiveEdits { rare(at: index) { $0.archive } ?? ArchiveEdits() }

  /// What a prototype's own nib has of its root otherwise than the compiler would write it.
  package func nib(at index: Int) -> ArchiveEdits { rare(at: index) { $0.nib } ?? ArchiveEdits() }

  /// A part of what few objects have; nil for an object that has none of it.
  private func rare<Part>(at index: Int, _ part: (SceneObject.RareFields) -> Part) -> Part? {
    let rest = records[index].rest
    guard rest >= 0, !rests[Int(rest)].rare.isEmpty else { return nil }
    return part(rests[Int(rest)].rare[0])
  }
}
