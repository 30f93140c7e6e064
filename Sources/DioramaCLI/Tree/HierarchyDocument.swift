import DioramaUI
import JSONText

/// Writes live objects as JSON in the format of `Schemas/tree.schema.json`, one line per object, with its children in an array.
///
/// A key never changes its meaning within a version; keys can be added.
@MainActor
struct HierarchyDocument {
  /// The version of the format.
  static let version = 1

  /// A nib's objects, or those of a scene of a storyboard.
  struct Section {
    var nib: LiveNib
    /// The scene's objects; nil for a nib.
    var objects: SceneObjects?
    /// The name of the scene; nil where the file is the scene.
    var scene: String?
  }

  private enum Step {
    case object(HierarchyParts.Part, depth: Int, isLast: Bool)
    case end(depth: Int, isLast: Bool)
  }

  private let section: Section
  private var text = ""

  private init(_ section: Section) { self.section = section }

  /// The JSON text of a file's objects.
  ///
  /// - Parameters:
  ///   - path: The input file.
  ///   - kind: The kind of the input file.
  ///   - sections: The nib of the file, or those of its scenes.
  static func text(of path: String, _ kind: InputFile.Kind, _ sections: [Section]) -> String {
    let objects = sections.flatMap { section in
      let parts = HierarchyParts(nib: section.nib)
      return parts.top.map { part in
        var document = HierarchyDocument(section)
        document.write(part, parts)
        return document.text
      }
    }
    let list = objects.isEmpty ? "[]" : "[\n\(objects.joined(separator: ",\n"))\n  ]"
    return """
      {
        "version": \(version),
        "file": \(JSONValue.string(path).line),
        "kind": \(JSONValue.string(kind.rawValue).line),
        "objects": \(list)
      }

      """
  }

  /// The objects of a section in the order of the document, each with its depth and the members that it has.
  static func entries(of section: Section) -> [JSONValue] {
    let (document, parts) = (HierarchyDocument(section), HierarchyParts(nib: section.nib))
    var found: [JSONValue] = []
    var pending = parts.top.reversed().map { (part: $0, depth: 0) }
    while let (part, depth) = pending.popLast() {
      let scene = depth == 0 ? section.scene.map { [("scene", JSONValue.string($0))] } ?? [] : []
      found.append(.object([("depth", .integer(depth))] + scene + document.members(of: part).filter { !$0.1.isNull }))
      pending += parts.parts(of: part.object).reversed().map { ($0, depth + 1) }
    }
    return found
  }

  /// Writes an object at the top, without a line break behind it.
  private mutating func write(_ top: HierarchyParts.Part, _ parts: HierarchyParts) {
    // A hierarchy can be too deep for recursion.
    var steps = [Step.object(top, depth: 2, isLast: true)]
    while let step = steps.popLast() {
      switch step {
      case .object(let part, let depth, let isLast):
        let inner = parts.parts(of: part.object)
        let scene = depth == 2 ? section.scene.map { [("scene", JSONValue.string($0))] } ?? [] : []
        let line = JSONValue.object(scene + members(of: part)).line
        text += Self.indentation(depth) + line.dropLast() + ", \"children\": ["
        if inner.isEmpty {
          text += "]}"
          text += steps.isEmpty ? "" : isLast ? "\n" : ",\n"
        } else {
          text += "\n"
          steps.append(.end(depth: depth, isLast: isLast))
          steps += Self.steps(inner, depth: depth + 1)
        }
      case .end(let depth, let isLast):
        text += Self.indentation(depth) + "]}"
        text += steps.isEmpty ? "" : isLast ? "\n" : ",\n"
      }
    }
  }

  private static func steps(_ parts: [HierarchyParts.Part], depth: Int) -> [Step] {
    parts.enumerated().reversed().map { .object($0.element, depth: depth, isLast: $0.offset == parts.count - 1) }
  }

  /// Two spaces per level, up to 60 levels: the output of a deep hierarchy would be mostly spaces.
  private static func indentation(_ depth: Int) -> String { String(repeating: "  ", count: min(depth, 60)) }

  private func members(of part: HierarchyParts.Part) -> [(String, JSONValue)] {
    let (nib, objects) = (section.nib, section.objects)
    let object = part.object
    let made = nib.registeredName(of: object)
    let view = object as? UIView
    let written = objects.map { $0.writtenFrame(of: object) } ?? nib.loadedFrames[ObjectIdentifier(object)]
    return [
      ("class", .string(nib.missingClasses[ObjectIdentifier(object)] ?? made)),
      ("loadedAs", .string(made)),
      ("id", Self.optional(objects?.identifier(of: object))),
      ("interfaceBuilderID", Self.optional(objects?.interfaceBuilderID(of: object))),
      ("role", Self.optional(part.role?.name)),
      ("text", Self.optional(ObjectText.title(of: object))),
      ("frame", Self.rectangle(view?.frame)),
      ("writtenFrame", Self.rectangle(written)),
      ("isAmbiguous", view.map { .bool($0.hasAmbiguousLayout) } ?? .null),
      ("isHidden", view.map { .bool($0.isHidden) } ?? .null),
    ]
  }

  private static func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  private static func rectangle(_ rectangle: CGRect?) -> JSONValue {
    guard let rectangle else { return .null }
    return .object([
      ("x", .number(Double(rectangle.minX))), ("y", .number(Double(rectangle.minY))),
      ("width", .number(Double(rectangle.width))), ("height", .number(Double(rectangle.height))),
    ])
  }
}

extension HierarchyParts.Role {
  /// The role's name in the document.
  fileprivate var name: String {
    switch self {
    case .gesture: "gesture"
    case .view: "view"
    case .child: "child"
    case .prototype: "prototype"
    }
  }
}
