import SwiftSurface

/// Puts a class together from its declarations and extensions.
struct ClassResolver {
  let index: SourceIndex
  /// What was read of files so far, by their numbers.
  private var surfaces: [Int: SourceSurface] = [:]
  private var standings: [String: Bool] = [:]
  /// How many names a type alias may lead through.
  private static let mostAliases = 8

  init(_ index: SourceIndex) {
    self.index = index
  }

  /// A type in a file.
  struct Declaration: Hashable {
    var file: Int
    var item: Int
  }

  mutating func surface(of file: Int) -> SourceSurface {
    if let known = surfaces[file] { return known }
    let surface = index.files[file].surface
    surfaces[file] = surface
    return surface
  }

  /// The class of a name in documents; nil where no source declares it.
  mutating func type(named name: String) -> IndexedClass? {
    guard var one = declared(name) else { return nil }
    for declaration in extensions(of: name) { add(declaration, to: &one) }
    one.isOpen = isOpen(name)
    return one
  }

  /// What the sources add to a class of the catalog, in the order of the files.
  mutating func additions(to name: String) -> [IndexedMember] {
    guard declarations(of: name).isEmpty else { return [] }
    return extensions(of: name).flatMap { declaration in
      let type = surface(of: declaration.file).types[declaration.item]
      return type.kind == .extension ? members(of: type, declaration.file) : []
    }
  }

  /// The names in documents of all classes, sorted.
  mutating func names() -> [String] { names(of: index.table.entries(of: .class)) }

  /// The names in documents of the classes whose names have a last part, sorted.
  mutating func names(endingIn part: String) -> [String] {
    let entries = index.table.entries(last: part).filter { $0.name.kind == .class || $0.name.kind == .renamed }
    return names(of: entries).filter { SourceIndex.last(of: $0) == part }
  }

  private mutating func names(of entries: [NameTable.Entry]) -> [String] {
    var names: Set<String> = []
    for entry in entries {
      let type = surface(of: entry.file).types[Int(entry.name.item)]
      if type.kind == .class { names.insert(documentName(of: type, in: entry.file)) }
    }
    return names.sorted()
  }

  // MARK: Declarations

  /// The name of a class in documents.
  private func documentName(of type: TypeDeclaration, in file: Int) -> String {
    if type.isObjectiveC { return type.name }
    if let name = type.objectiveCName, !name.isEmpty { return name }
    let module = index.modules[index.moduleOfFile[file]]
    return module.isEmpty ? type.name : "\(module).\(type.name)"
  }

  /// The declarations of a class by its name in documents, in the order of the files.
  private mutating func declarations(of name: String) -> [Declaration] {
    var entries = index.table.entries(full: name).filter { $0.name.kind == .class || $0.name.kind == .renamed }
    if let point = name.firstIndex(of: "."), index.numbers[String(name[..<point])] != nil {
      entries += index.table.entries(full: String(name[name.index(after: point)...])).filter { $0.name.kind == .class }
    }
    var found: Set<Declaration> = []
    for entry in entries {
      let type = surface(of: entry.file).types[Int(entry.name.item)]
      guard type.kind == .class, documentName(of: type, in: entry.file) == name else { continue }
      found.insert(Declaration(file: entry.file, item: Int(entry.name.item)))
    }
    return Self.sorted(found)
  }

  private static func sorted(_ declarations: Set<Declaration>) -> [Declaration] {
    declarations.sorted { ($0.file, $0.item) < ($1.file, $1.item) }
  }

  /// What the declarations of a class say, without its extensions.
  private mutating func declared(_ name: String) -> IndexedClass? {
    var one: IndexedClass?
    for declaration in declarations(of: name) {
      let type = surface(of: declaration.file).types[declaration.item]
      let superclass = superclass(of: type, declaration.file)
      var found: IndexedClass
      if let known = one {
        // Declared twice: under other conditions, or for another target.
        found = known
        if found.superclass != superclass { found.superclass = nil }
        found.isGeneric = found.isGeneric && type.isGeneric
      } else {
        let location = SourceLocation(path: index.files[declaration.file].path, line: type.line, range: type.nameRange)
        let module = index.modules[index.moduleOfFile[declaration.file]]
        found = IndexedClass(name: name, module: module, location: location)
        found.superclass = superclass
        found.isGeneric = type.isGeneric
      }
      add(declaration, to: &found)
      one = found
    }
    return one
  }

  private mutating func superclass(of type: TypeDeclaration, _ file: Int) -> String? {
    guard let first = type.inherited.first else { return nil }
    guard case .aClass(let name) = meaning(of: first.element, scope: type.name, file) else { return nil }
    return name
  }

  /// The extensions, categories and implementations of a class, in the order of the files.
  private mutating func extensions(of name: String) -> [Declaration] {
    // The names by which sources may call the class: its own in Swift, and those of type aliases.
    var names: Set<String> = [SourceIndex.last(of: name)]
    for declaration in declarations(of: name) {
      names.insert(SourceIndex.last(of: surface(of: declaration.file).types[declaration.item].name))
    }
    var found: Set<Declaration> = []
    var new = names
    for _ in 0..<Self.mostAliases where !new.isEmpty {
      var more: Set<String> = []
      for name in new.sorted() {
        for entry in index.table.entries(last: name) {
          switch entry.name.kind {
          case .extension: found.insert(Declaration(file: entry.file, item: Int(entry.name.item)))
          case .aliased:
            let aliases = surface(of: entry.file).allAliases
            more.insert(SourceIndex.last(of: aliases[Int(entry.name.item)].name))
          case .class, .protocol, .other, .alias, .renamed: break
          }
        }
      }
      new = more.subtracting(names)
      names.formUnion(new)
    }
    return Self.sorted(found).filter { declaration in
      let type = surface(of: declaration.file).types[declaration.item]
      guard case .aClass(let meant) = meaning(of: type.name, scope: "", declaration.file) else { return false }
      return meant == name
    }
  }

  /// Whether nothing can be said about what a class lacks.
  private mutating func isOpen(_ name: String) -> Bool {
    if let known = standings[name] { return known }
    // What schemas declare is known, whatever the sources say.
    if index.isKnown(name) { return false }
    // A class that is met again on the way inherits from itself, and is open.
    standings[name] = true
    let isInDoubt = index.namesInDoubt.contains(SourceIndex.last(of: name))
    guard !isInDoubt, let superclass = declared(name)?.superclass else { return true }
    let isOpen = isOpen(superclass)
    standings[name] = isOpen
    return isOpen
  }

  // MARK: Members

  private mutating func add(_ declaration: Declaration, to one: inout IndexedClass) {
    let type = surface(of: declaration.file).types[declaration.item]
    let members = members(of: type, declaration.file)
    if type.kind == .implementation {
      // What the interface declares already is not declared again.
      let known = Set(one.members.map(\.declaration.objectiveCName))
      one.members += members.filter { !known.contains($0.declaration.objectiveCName) }
    } else {
      one.members += members
    }
    one.otherMembers.formUnion(type.otherMembers.map(\.objectiveCName))
    let adopted = type.kind == .class ? type.inherited.dropFirst(one.superclass == nil ? 0 : 1) : type.inherited[...]
    var adoptsMessages = false
    for protocolName in adopted.map(\.element) where !adoptsMessages {
      adoptsMessages =
        switch meaning(of: protocolName, scope: type.name, declaration.file) {
        case .aProtocol(let isForObjectiveC): isForObjectiveC
        case .unknown: !Self.isSwiftProtocol(protocolName)
        case .aClass, .other: false
        }
    }
    if adoptsMessages || type.hasObjCMembers { one.hasOtherMembers = true }
  }

  /// Protocols of Swift's own library, which demand nothing of Objective-C.
  private static func isSwiftProtocol(_ name: String) -> Bool {
    [
      "AnyObject", "Sendable", "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable",
      "Identifiable", "Error", "CustomStringConvertible", "CustomDebugStringConvertible", "CaseIterable",
      "RawRepresentable", "Sequence", "Collection", "IteratorProtocol",
    ].contains(name)
  }

  private mutating func members(of type: TypeDeclaration, _ file: Int) -> [IndexedMember] {
    let source = surface(of: file)
    let silences = SourceSilences(source.directives.map { ($0.line, $0.text) })
    var members: [IndexedMember] = []
    for declaration in type.members where declaration.kind != .typealias {
      let location = SourceLocation(
        path: index.files[file].path,
        line: declaration.line,
        range: declaration.range
      )
      var member = IndexedMember(declaration: declaration, location: location)
      member.isObjectiveC = type.isObjectiveC
      member.conditions = source.conditions(declaration.condition)
      if !source.directives.isEmpty { member.silenced = silences.ids(at: declaration.line) }
      if declaration.kind == .outlet, let element = declaration.type?.element {
        member.element = element
        if case .aClass(let name) = meaning(of: element, scope: type.name, file) { member.element = name }
      }
      members.append(member)
    }
    return members
  }

  // MARK: Names

  /// What a type is to a document.
  private enum Meaning: Equatable {
    /// A class by its name in documents.
    case aClass(String)
    /// A protocol; whether its members are Objective-C's.
    case aProtocol(isForObjectiveC: Bool)
    /// A structure or an enumeration.
    case other
    case unknown
  }

  /// What a name is, type aliases followed.
  private mutating func meaning(of name: String, scope: String, _ file: Int) -> Meaning {
    var name = name
    for _ in 0..<Self.mostAliases {
      let entry: NameTable.Entry
      if let found = find(name, scope: scope, file) {
        entry = found
      } else if let known = catalogName(name) {
        return .aClass(known)
      } else if let found = onlyOne(name), found.name.kind != .alias {
        entry = found
      } else {
        return .unknown
      }
      let item = Int(entry.name.item)
      switch entry.name.kind {
      case .class: return .aClass(documentName(of: surface(of: entry.file).types[item], in: entry.file))
      case .protocol: return .aProtocol(isForObjectiveC: entry.name.isForObjectiveC)
      case .alias: name = surface(of: entry.file).allAliases[item].target.element
      case .other, .extension, .renamed, .aliased: return .other
      }
    }
    return .unknown
  }

  /// What a name leads to; nil for a name that no module in reach declares.
  ///
  /// - Parameters:
  ///   - name: The name as it is written, without generic arguments.
  ///   - scope: The type that the name is used in; "" at the top level.
  ///   - file: The file.
  private mutating func find(_ name: String, scope: String, _ file: Int) -> NameTable.Entry? {
    let module = index.moduleOfFile[file]
    if let point = name.firstIndex(of: "."), let number = index.numbers[String(name[..<point])],
      let found = entry(of: String(name[name.index(after: point)...]), in: number)
    {
      return found
    }
    let entries = index.table.entries(last: SourceIndex.last(of: name))
    guard !entries.isEmpty else { return nil }
    // Inside of a type, what it declares is nearer.
    var scope = Substring(scope)
    while !scope.isEmpty {
      if let found = entry(of: "\(scope).\(name)", in: module, among: entries) { return found }
      scope = scope.lastIndex(of: ".").map { scope[..<$0] } ?? ""
    }
    if let found = entry(of: name, in: module, among: entries) { return found }
    let hash = StoredSurface.Name.hash(name)
    if let shared = entries.last(where: { $0.name.full == hash && Self.isType($0, isObjectiveC: true) }) {
      return shared
    }
    for number in index.imports[module] + surface(of: file).imports.compactMap({ index.numbers[$0] }) {
      if let found = entry(of: name, in: number, among: entries) { return found }
    }
    return nil
  }

  /// The declaration of a name in a module in Swift: the last type, otherwise the last type alias.
  private func entry(of name: String, in module: Int, among entries: [NameTable.Entry]? = nil) -> NameTable.Entry? {
    let hash = StoredSurface.Name.hash(name)
    let own = (entries ?? index.table.entries(last: SourceIndex.last(of: name))).filter {
      $0.name.full == hash && index.moduleOfFile[$0.file] == module
    }
    return own.last { Self.isType($0, isObjectiveC: false) } ?? own.last { $0.name.kind == .alias }
  }

  private static func isType(_ entry: NameTable.Entry, isObjectiveC: Bool) -> Bool {
    guard entry.name.isObjectiveC == isObjectiveC else { return false }
    switch entry.name.kind {
    case .class, .protocol, .other: return true
    case .alias, .extension, .renamed, .aliased: return false
    }
  }

  /// The only declaration of a name in Swift in all modules; nil without one, or with several.
  private func onlyOne(_ name: String) -> NameTable.Entry? {
    let entries = index.table.entries(full: name).filter {
      Self.isType($0, isObjectiveC: false) || $0.name.kind == .alias
    }
    let modules = Set(entries.map { index.moduleOfFile[$0.file] })
    guard modules.count == 1, let module = modules.first else { return nil }
    return entry(of: name, in: module)
  }

  /// The class of the catalog that a name means, with the name of a framework in front or without.
  private func catalogName(_ name: String) -> String? {
    if index.isKnown(name) { return name }
    guard let point = name.firstIndex(of: ".") else { return nil }
    let rest = String(name[name.index(after: point)...])
    return !rest.contains(".") && index.isKnown(rest) ? rest : nil
  }
}
