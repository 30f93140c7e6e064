package import SwiftSurface

/// The sources of a module as they compile without Objective-C.
package struct PortableModule {
  /// Something that cannot be rewritten.
  package struct Problem: Hashable, Sendable {
    /// The source.
    package var path: String
    /// The line, from 1.
    package var line: Int
    package var text: String
  }

  /// The text of each source.
  package private(set) var texts: [[UInt8]] = []

  /// The functions that return the rows of sources.
  package private(set) var functions: [String] = []

  /// What cannot be rewritten, in the order of sources.
  package private(set) var problems: [Problem] = []

  /// Rewrites sources.
  ///
  /// - Parameters:
  ///   - sources: The sources of the module.
  ///   - ancestors: The superclasses of a class of the system, the nearest first; nil for what is none.
  package init(
    _ sources: [(path: String, bytes: [UInt8], surface: SourceSurface)],
    ancestors: @escaping @Sendable (String) -> [String]?
  ) {
    let surfaces = sources.map(\.surface)
    let names = SelectorNames(surfaces)
    let classes = PortableClasses(surfaces) { ancestors($0) != nil }
    let read = sources.map { (bytes: $0.bytes, surface: $0.surface) }
    let moved = MovedMembers(read, ancestors: ancestors)
    let removed = moved.removed
    let movedProblems = Dictionary(grouping: moved.problems, by: \.source)
    let cells = CellInitializers(read)
    let optional = OptionalMembers(sources.map(\.bytes))
    let observing = ObservingClasses(read, ancestors: ancestors)
    let optionalProblems = Dictionary(grouping: optional.problems, by: \.source)
    let portable = sources.enumerated().map { index, source in
      PortableSource(
        source.bytes,
        surface: source.surface,
        names: names,
        others: [moved.edits, optional.edits, observing.edits].flatMap { $0[index] ?? [] }
      )
    }
    for (index, source) in sources.enumerated() {
      let found =
        portable[index].problems.map { (line: $0.line, text: $0.text) }
        + (movedProblems[index] ?? []).map { (line: $0.line, text: $0.text) }
        + (optionalProblems[index] ?? []).map { (line: $0.line, text: $0.text) }
      problems += found.sorted { $0.line < $1.line }.map { Problem(path: source.path, line: $0.line, text: $0.text) }
    }
    for (index, source) in sources.enumerated() {
      // A text in the directive has no escapes: paths with quotes are not named.
      let path = source.path.contains("\"") ? nil : source.path
      let name = String(source.path.split(separator: "/").last ?? "")
      let rows = PortableRows(source.surface, source: source.bytes, name: name, path: path, classes: classes)
      var added: [(offset: Int, text: String)] = []
      for (position, type) in source.surface.types.enumerated() where type.kind == .class {
        let members = moved.members[MovedMembers.Place(source: index, type: position)] ?? []
        var text = members.map { member in
          Self.text(of: member, portable[member.source], sources[member.source].path)
        }.joined()
        text += cells.code(for: type, in: source.bytes) ?? ""
        text += rows.inside[position] ?? ""
        guard !text.isEmpty, type.range.upperBound > type.range.lowerBound else { continue }
        let end = type.range.upperBound - 1
        let back = path.map { Self.location($0, portable[index].line(at: end)) } ?? ""
        added.append((end, "\n\(text)\(back)"))
      }
      added.sort { $0.offset < $1.offset }
      let body = portable[index].bytes(removing: removed[index] ?? [], adding: added)
      var text = Array((path.map { Self.location($0, 1) } ?? "").utf8) + body
      if !rows.code.isEmpty {
        functions.append(rows.function)
        text += Array((path == nil ? "\n" : "\n#sourceLocation()\n").utf8) + Array(rows.code.utf8)
      }
      texts.append(text)
    }
  }

  private static func location(_ path: String, _ line: Int) -> String {
    "#sourceLocation(file: \"\(path)\", line: \(line))\n"
  }

  /// A member as it is written into its class: what does not compile is shown where it was.
  private static func text(of entry: MovedMembers.Entry, _ source: PortableSource, _ path: String) -> String {
    let place = path.contains("\"") ? "" : location(path, source.line(at: entry.range.lowerBound))
    let declaration =
      switch entry.member {
      case .moved(let access): access + source.text(of: entry.range)
      case .calling(let text): text
      }
    let text = "\(place)\(declaration)\n"
    guard !entry.conditions.isEmpty else { return text }
    return "#if \(entry.conditions.map { "(\($0))" }.joined(separator: " && "))\n\(text)#endif\n"
  }
}
