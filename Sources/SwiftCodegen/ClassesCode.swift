import SceneCompiler

/// The file of a module's classes: the rows for DioramaUI, and their names for the compiler to check on all systems.
struct ClassesCode: Sendable {
  /// The type that holds the list.
  static let typeName = "Scenes"

  private let table: ClassTable
  private let sources: [String]
  private let options: GenerationOptions

  init(_ table: ClassTable, _ sources: [String], _ options: GenerationOptions) {
    self.table = table
    self.options = options
    self.sources = sources
  }

  func file() -> String {
    var writer = SwiftWriter()
    writer.opening(from: sources, modules: table.modules, options)
    writer.line("/// The classes in the scenes of this module.")
    writer.line("@MainActor")
    writer.block("\(options.modifier)enum \(Self.typeName) {") { writer in
      writeRegistration(&writer)
      writeChecks(&writer)
      writer.line()
      writer.line("#if canImport(UIKit)")
      writer.indented { writeSearch(&$0) }
      writer.line("#else")
      writer.indented { writeRows(&$0) }
      writer.line("#endif")
    }
    return writer.text
  }

  private func writeRegistration(_ writer: inout SwiftWriter) {
    writer.line("/// Registers the classes for all nibs. Call it once at the start of the program.")
    writer.line("///")
    writer.line("/// With UIKit, this does nothing, because UIKit finds the classes itself.")
    writer.block("\(options.modifier)static func register() {") { writer in
      writer.line("#if !canImport(UIKit)")
      writer.indented { writer in
        writer.line("UINib.register(classes)")
        guard let folder = options.sourceMaps else { return }
        writer.line("#if DEBUG")
        writer.indented { $0.line("UINib.registerSourceMaps(in: \(SwiftName.literal(folder)))") }
        writer.line("#endif")
      }
      writer.line("#endif")
    }
    writer.line()
  }

  /// Writes the checks for all systems: UIKit needs no rows, and a mistake in a check has a plainer message than one in a row.
  private func writeChecks(_ writer: inout SwiftWriter) {
    writer.line("/// Never called: lets the compiler check the superclasses and names that the scenes use.")
    writer.block("private static func checks() {") { writer in
      for row in table.sorted {
        writer.line("let _: \(parent(of: row)).Type = \(row.type.name).self", at: row.superclassLocation)
        for member in Self.members(row.outlets) + Self.members(row.properties) {
          // A key path to what is not there has a message that does not say so.
          writer.line("_ = { (target: \(row.type.name)) in target.\(member.spelling) }", at: member.location)
        }
        for member in Self.members(row.actions) {
          writer.line("_ = \(Self.method(member.spelling, of: row.type.name))", at: member.location)
        }
        for member in Self.members(row.unwindActions) {
          let type = "(\(row.type.name)) -> @MainActor (UIStoryboardSegue) -> Void"
          writer.line("let _: \(type) = \(row.type.name).\(member.spelling)", at: member.location)
        }
        for creator in row.creators.sorted(by: { $0.key < $1.key }).map(\.value) {
          let type = "(\(row.type.name)) -> @MainActor (\(creator.arguments)) -> \(creator.result)?"
          writer.line("let _: \(type) = \(row.type.name).\(creator.spelling)", at: creator.location)
        }
      }
      for (type, location) in table.sortedSegueClasses {
        writer.line("let _: UIStoryboardSegue.Type = \(type.name).self", at: location)
      }
    }
  }

  private func writeRows(_ writer: inout SwiftWriter) {
    writer.line("/// The class descriptions, which UIKit gets from the Objective-C runtime.")
    guard !table.sorted.isEmpty || !table.segueClasses.isEmpty else {
      writer.line("\(options.modifier)static let classes: [NibClass] = []")
      return
    }
    writer.block("\(options.modifier)static let classes: [NibClass] = [", "]") { writer in
      for row in table.sorted { write(row, &writer) }
      for type in table.sortedSegueClasses.map(\.type.name) {
        writer.line("NibClass(segue: \(type).self) { \(type)(identifier: $0, source: $1, destination: $2) },")
      }
    }
  }

  private func write(_ row: ClassRow, _ writer: inout SwiftWriter) {
    let name = row.type.name
    writer.block("NibClass(", "),") { writer in
      var arguments: [[String]] = [["\(name).self"], ["parent: \(parent(of: row)).self"]]
      if row.isPlain { arguments.append(["make: { \(name)() }"]) }
      let lists = [
        (
          "outlets",
          row.outlets.sorted { $0.key < $1.key }.map {
            "NibOutlet(\(SwiftName.literal($0.key)), \\\(name).\($0.value.spelling)),"
          }
        ),
        (
          "actions",
          (row.actions.merging(row.unwindActions) { first, _ in first }).sorted { $0.key < $1.key }.map {
            "NibAction(\(SwiftName.literal($0.key)), \(Self.method($0.value.spelling, of: name))),"
          }
        ),
        (
          "properties",
          row.properties.sorted { $0.key < $1.key }.map {
            "NibProperty(\(SwiftName.literal($0.key)), \\\(name).\($0.value.spelling)),"
          }
        ),
        (
          "creators",
          row.creators.sorted { $0.key < $1.key }.map {
            "NibCreator(\(SwiftName.literal($0.key)), \(name).\($0.value.spelling)),"
          }
        ),
      ]
      for (label, lines) in lists where !lines.isEmpty { arguments.append(["\(label): ["] + lines + ["]"]) }
      for (index, lines) in arguments.enumerated() {
        let comma = index < arguments.count - 1 ? "," : ""
        guard lines.count > 1 else {
          writer.line(lines[0] + comma)
          continue
        }
        writer.block(lines[0], "]" + comma) { writer in
          for line in lines.dropFirst().dropLast() { writer.line(line) }
        }
      }
    }
  }

  private func parent(of row: ClassRow) -> String {
    let name = row.superclass ?? "NSObject"
    return table.rows[name]?.type.name ?? name
  }

  private static func members(_ members: [String: ClassRow.Member]) -> [ClassRow.Member] {
    members.sorted { $0.key < $1.key }.map(\.value)
  }

  /// A method by its full name; one without arguments is called, since its name alone means those with arguments too.
  private static func method(_ spelling: String, of type: String) -> String {
    spelling.hasSuffix(")") ? "\(type).\(spelling)" : "{ (target: \(type)) in { target.\(spelling)() } }"
  }
}
