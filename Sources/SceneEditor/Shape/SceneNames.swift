package import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneModel

/// The names of a text, in its order.
package struct SceneNames: Sendable {
  package let all: [NameOccurrence]
  private let uses: ComponentUses
  private let foundNames = Lazily<[Name: [Int]]>()
  private let foundGroups = Lazily<[Group: [Int]]>()

  /// What is one name: a word of a kind, and for an object its scope.
  private struct Name: Hashable {
    var kind: NameOccurrence.Kind
    var name: String
    var scope: Int

    init(_ kind: NameOccurrence.Kind, _ name: String, in scope: Int) {
      (self.kind, self.name) = (kind, name)
      self.scope = kind == .object ? scope : -1
    }

    init(_ found: NameOccurrence) { self.init(found.kind, found.name, in: found.scope) }
  }

  /// The names of a kind, and for objects of a scope.
  private struct Group: Hashable {
    var kind: NameOccurrence.Kind
    var scope: Int
    var isDefinition: Bool

    init(_ kind: NameOccurrence.Kind, in scope: Int, isDefinition: Bool) {
      (self.kind, self.isDefinition) = (kind, isDefinition)
      self.scope = kind == .object ? scope : -1
    }

    init(_ found: NameOccurrence) {
      self.init(found.kind, in: found.scope, isDefinition: found.isDefinition)
    }
  }

  /// The indexes of the occurrences of each name, in the order of the text.
  private var byName: [Name: [Int]] { foundNames.value { Dictionary(grouping: all.indices) { Name(all[$0]) } } }
  /// The indexes of the occurrences of each group, in the order of the text.
  private var byGroup: [Group: [Int]] { foundGroups.value { Dictionary(grouping: all.indices) { Group(all[$0]) } } }

  /// Finds the names of a text.
  package init(_ shape: SceneShape) {
    uses = ComponentUses(shape)
    var collector = NameCollector(shape, uses)
    collector.collect()
    all = collector.found.sorted { $0.range < $1.range }
  }

  /// The name at an offset, or right before it; nil where there is none.
  package func name(at offset: Int) -> NameOccurrence? {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    return all[..<low].suffix(2).last { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
  }

  /// Everything that has or uses the same name; of another text's name too, where both mean the same.
  package func same(as name: NameOccurrence) -> [NameOccurrence] {
    byName[Name(name)]?.map { all[$0] } ?? []
  }

  /// The definition of a name of an object in a scope; nil where there is none.
  package func definition(_ kind: NameOccurrence.Kind, _ name: String, in scope: Int) -> NameOccurrence? {
    byName[Name(kind, name, in: scope)]?.first { all[$0].isDefinition }.map { all[$0] }
  }

  /// The names of a kind that are given in a scope.
  package func defined(_ kind: NameOccurrence.Kind, in scope: Int = -1) -> [NameOccurrence] {
    byGroup[Group(kind, in: scope, isDefinition: true)]?.map { all[$0] } ?? []
  }

  /// The names of a kind that are used in a scope, as often as they are.
  func used(_ kind: NameOccurrence.Kind, in scope: Int = -1) -> [NameOccurrence] {
    byGroup[Group(kind, in: scope, isDefinition: false)]?.map { all[$0] } ?? []
  }

  /// The component of which an object is a use, by its id; nil for other objects.
  package func component(ofObject name: String, in scope: Int) -> Component? { uses.component(of: name, in: scope) }
}

/// The uses of components that have an id.
struct ComponentUses: Sendable {
  private var components: [ScopedName: Component] = [:]

  init(_ shape: SceneShape) {
    guard shape.components != nil else { return }
    for (index, object) in shape.objects {
      guard let component = object.component, let id = shape.sketch.text(of: SceneKeys.Object.id.rawValue, in: index)
      else { continue }
      components[ScopedName(name: id, scope: shape.scopes[index])] = component
    }
  }

  /// The component of which an object is a use, by its id; nil for other objects.
  func component(of name: String, in scope: Int) -> Component? { components[ScopedName(name: name, scope: scope)] }
}

/// An id, and the entry around which it is known.
struct ScopedName: Hashable, Sendable {
  var name: String
  var scope: Int
}
