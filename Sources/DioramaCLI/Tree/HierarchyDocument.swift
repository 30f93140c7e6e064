import DioramaUI
import JSONText

extension LiveNib {
  /// The live objects as JSON in the format of `Schemas/tree.schema.json`.
  ///
  /// - Parameters:
  ///   - path: The input file.
  ///   - kind: The kind of the input file.
  ///   - objects: The scene's objects; nil for a nib.
  func hierarchyDocument(path: String, kind: InputFile.Kind, of objects: SceneObjects?) -> String {
    var document = HierarchyDocument(nib: self, objects: objects)
    document.write(path: path, kind: kind)
    return document.text
  }
}

/// Writes live objects as JSON, one line per object, with its children in an array.
///
/// A key never changes its meaning within a version; keys can be added.
@MainActor
struct HierarchyDocument {
  /// The version of the format.
  static let version = 1

  private enum Step {
    case object(HierarchyParts.Part, depth: Int, isLast: Bool)
    case end(depth: Int, isLast: Bool)
  }

  private let nib: LiveNib
  private let objects: SceneObjects?
  private(set) var text = ""

  init(nib: LiveNib, objects: SceneObjects?) {
    self.nib = nib
    self.objects = objects
  }

  mutating func write(path: String, kind: InputFile.Kind) {
    let parts = HierarchyParts(nib: nib)
    text += "{\n  \"version\": \(Self.version),\n  \"file\": \(JSONValue.string(path).line),\n"
    text += "  \"kind\": \(JSONValue.string(kind.rawValue).line),\n  \"objects\": ["
    // A hierarchy can be too deep for recursion.
    var steps = Self.steps(parts.top, depth: 2)
    text += steps.isEmpty ? "]\n}\n" : "\n"
    guard !steps.isEmpty else { return }
    while let step = steps.popLast() {
      switch step {
      case .object(let part, let depth, let isLast):
        let inner = parts.parts(of: part.object)
        let line = JSONValue.object(members(of: part)).line
        text += Self.indentation(depth) + line.dropLast() + ", \"children\": ["
        if inner.isEmpty {
          text += "]}\(isLast ? "" : ",")\n"
        } else {
          text += "\n"
          steps.append(.end(depth: depth, isLast: isLast))
          steps += Self.steps(inner, depth: depth + 1)
        }
      case .end(let depth, let isLast):
        text += Self.indentation(depth) + "]}\(isLast ? "" : ",")\n"
      }
    }
    text += "  ]\n}\n"
  }

  private static func steps(_ parts: [HierarchyParts.Part], depth: Int) -> [Step] {
    parts.enumerated().reversed().map { .object($0.element, depth: depth, isLast: $0.offset == parts.count - 1) }
  }

  /// Two spaces per level, up to 60 levels: the output of a deep hierarchy would be mostly spaces.
  private static func indentation(_ depth: Int) -> String { String(repeating: "  ", count: min(depth, 60)) }

  private func members(of part: HierarchyParts.Part) -> [(String, JSONValue)] {
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
