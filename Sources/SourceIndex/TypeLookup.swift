import SwiftSurface

/// The types that modules declare, by name.
struct TypeLookup {
  /// What a name leads to.
  enum Target {
    /// A class by its name in documents.
    case aClass(String)
    /// A protocol; whether its members are Objective-C's.
    case aProtocol(isForObjectiveC: Bool)
    /// A structure or an enumeration.
    case other
    /// Another name for a type.
    case alias(String)
  }

  private let numbers: [String: Int]
  private let imports: [[Int]]
  /// The types of each module.
  private var types: [[String: Target]]
  /// What is in Objective-C, which all modules share.
  private var shared: [String: Target] = [:]
  /// The modules that declare a name.
  private var owners: [String: [Int]] = [:]

  init(_ modules: [IndexedModule]) {
    let numbers = Dictionary(modules.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.numbers = numbers
    imports = modules.map { $0.imports.compactMap { numbers[$0] } }
    types = .init(repeating: [:], count: modules.count)
    for (number, module) in modules.enumerated() {
      for file in module.files { add(file.surface, to: number, module.name) }
    }
    for (number, names) in types.enumerated() {
      for name in names.keys { owners[name, default: []].append(number) }
    }
  }

  private mutating func add(_ surface: SourceSurface, to number: Int, _ module: String) {
    for type in surface.types {
      let target: Target
      switch type.kind {
      case .class, .actor: target = .aClass(Self.documentName(of: type, in: module))
      case .protocol: target = .aProtocol(isForObjectiveC: type.isObjectiveC || type.isForObjectiveC)
      case .struct, .enum: target = .other
      case .extension, .implementation: continue
      }
      if type.isObjectiveC {
        shared[type.name] = target
      } else {
        types[number][type.name] = target
      }
      for member in type.members where member.kind == .typealias {
        types[number]["\(type.name).\(member.name)"] = .alias(member.type?.text ?? "")
      }
    }
    for alias in surface.aliases where types[number][alias.name] == nil {
      types[number][alias.name] = .alias(alias.type?.text ?? "")
    }
  }

  /// The name of a class in documents.
  static func documentName(of type: TypeDeclaration, in module: String) -> String {
    if type.isObjectiveC { return type.name }
    return type.objectiveCName.flatMap { $0.isEmpty ? nil : $0 }
      ?? (module.isEmpty ? type.name : "\(module).\(type.name)")
  }

  /// What a name leads to; nil for a name that no module declares.
  ///
  /// - Parameters:
  ///   - name: The name as it is written, without generic arguments.
  ///   - module: The module of the file.
  ///   - scope: The type that the name is used in; "" at the top level.
  ///   - fileImports: The modules that the file imports.
  func find(_ name: String, in module: Int, scope: String, fileImports: [String]) -> Target? {
    if let point = name.firstIndex(of: "."), let number = numbers[String(name[..<point])] {
      let rest = String(name[name.index(after: point)...])
      if let found = types[number][rest] { return found }
    }
    // Inside of a type, what it declares is nearer.
    var scope = Substring(scope)
    while !scope.isEmpty {
      if let found = types[module]["\(scope).\(name)"] { return found }
      scope = scope.lastIndex(of: ".").map { scope[..<$0] } ?? ""
    }
    if let found = types[module][name] ?? shared[name] { return found }
    for number in imports[module] + fileImports.compactMap({ numbers[$0] }) {
      if let found = types[number][name] { return found }
    }
    return nil
  }

  /// What the only declaration of a name in all modules leads to; nil without one, or with several.
  func onlyOne(_ name: String) -> Target? {
    guard let modules = owners[name], modules.count == 1, let number = modules.first else { return nil }
    return types[number][name]
  }
}
