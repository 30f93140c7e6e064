import SwiftSurface

/// Puts classes together from their declarations and extensions.
struct ClassResolver {
  let lookup: TypeLookup
  let modules: [IndexedModule]
  let isKnown: (String) -> Bool
  private(set) var classes: [String: IndexedClass] = [:]
  private(set) var extensions: [String: [IndexedMember]] = [:]
  /// How many names a type alias may lead through.
  private static let mostAliases = 8

  init(lookup: TypeLookup, modules: [IndexedModule], isKnown: @escaping (String) -> Bool) {
    self.lookup = lookup
    self.modules = modules
    self.isKnown = isKnown
  }

  /// What a type is to a document.
  private enum Meaning: Equatable {
    case aClass(String)
    case aProtocol(isForObjectiveC: Bool)
    case other
    case unknown
  }

  mutating func addClasses(of file: IndexedFile, in module: Int) {
    for type in file.surface.types where type.kind == .class {
      let name = TypeLookup.documentName(of: type, in: modules[module].name)
      let location = SourceLocation(path: file.path, line: type.line, range: type.nameRange)
      var one = IndexedClass(name: name, module: modules[module].name, location: location)
      one.isGeneric = type.isGeneric
      one.superclass = superclass(of: type, file, module)
      if let known = classes[name] {
        // Declared twice: under other conditions, or for another target.
        if known.superclass != one.superclass { classes[name]?.superclass = nil }
        classes[name]?.isGeneric = known.isGeneric && one.isGeneric
      } else {
        classes[name] = one
      }
      add(type, of: file, module, to: name)
    }
  }

  mutating func addExtensions(of file: IndexedFile, in module: Int) {
    for type in file.surface.types where type.kind == .extension || type.kind == .implementation {
      guard case .aClass(let name) = meaning(of: type.name, scope: "", file, module) else { continue }
      if classes[name] != nil {
        add(type, of: file, module, to: name)
      } else if type.kind == .extension {
        extensions[name, default: []] += members(of: type, file, module)
      }
    }
  }

  private func superclass(of type: TypeDeclaration, _ file: IndexedFile, _ module: Int) -> String? {
    guard let first = type.inherited.first else { return nil }
    guard case .aClass(let name) = meaning(of: first.element, scope: type.name, file, module) else { return nil }
    return name
  }

  private mutating func add(_ type: TypeDeclaration, of file: IndexedFile, _ module: Int, to name: String) {
    let members = members(of: type, file, module)
    if type.kind == .implementation {
      // What the interface declares already is not declared again.
      let known = Set(classes[name]?.members.map(\.declaration.objectiveCName) ?? [])
      classes[name]?.members += members.filter { !known.contains($0.declaration.objectiveCName) }
    } else {
      classes[name]?.members += members
    }
    classes[name]?.otherMembers.formUnion(type.otherMembers)
    let adopted =
      type.kind == .class ? type.inherited.dropFirst(classes[name]?.superclass == nil ? 0 : 1) : type.inherited[...]
    let adoptsMessages = adopted.contains {
      switch meaning(of: $0.element, scope: type.name, file, module) {
      case .aProtocol(let isForObjectiveC): isForObjectiveC
      case .unknown: !Self.isSwiftProtocol($0.element)
      case .aClass, .other: false
      }
    }
    if adoptsMessages || type.hasObjCMembers { classes[name]?.hasOtherMembers = true }
  }

  /// Protocols of Swift's own library, which demand nothing of Objective-C.
  private static func isSwiftProtocol(_ name: String) -> Bool {
    [
      "AnyObject", "Sendable", "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable",
      "Identifiable",
      "Error", "CustomStringConvertible", "CustomDebugStringConvertible", "CaseIterable", "RawRepresentable",
      "Sequence",
      "Collection", "IteratorProtocol",
    ].contains(name)
  }

  private func members(of type: TypeDeclaration, _ file: IndexedFile, _ module: Int) -> [IndexedMember] {
    type.members.filter { $0.kind != .typealias }.map { declaration in
      var member = IndexedMember(
        declaration: declaration,
        location: SourceLocation(path: file.path, line: declaration.line, range: declaration.range)
      )
      member.isObjectiveC = type.isObjectiveC
      member.conditions = file.surface.conditions(declaration.condition)
      if declaration.kind == .outlet, let text = declaration.type {
        let element = text.element
        if case .aClass(let name) = meaning(of: element, scope: type.name, file, module) {
          member.element = name
        } else {
          member.element = element
        }
      }
      return member
    }
  }

  /// What a name is, type aliases followed.
  private func meaning(of name: String, scope: String, _ file: IndexedFile, _ module: Int) -> Meaning {
    var name = name
    for _ in 0..<Self.mostAliases {
      let imports = file.surface.imports
      guard let target = lookup.find(name, in: module, scope: scope, fileImports: imports) else {
        if let known = catalogName(name) { return .aClass(known) }
        switch lookup.onlyOne(name) {
        case .aClass(let found): return .aClass(found)
        case .aProtocol(let isForObjectiveC): return .aProtocol(isForObjectiveC: isForObjectiveC)
        case .other: return .other
        case .alias, nil: return .unknown
        }
      }
      switch target {
      case .aClass(let found): return .aClass(found)
      case .aProtocol(let isForObjectiveC): return .aProtocol(isForObjectiveC: isForObjectiveC)
      case .other: return .other
      case .alias(let text): name = TypeText(text).element
      }
    }
    return .unknown
  }

  /// The class of the catalog that a name means, with the name of a framework in front or without.
  private func catalogName(_ name: String) -> String? {
    if isKnown(name) { return name }
    guard let point = name.firstIndex(of: ".") else { return nil }
    let rest = String(name[name.index(after: point)...])
    return !rest.contains(".") && isKnown(rest) ? rest : nil
  }
}
