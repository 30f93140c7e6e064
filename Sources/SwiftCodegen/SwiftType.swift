import SceneCatalog

/// A class as Swift code names it.
struct SwiftType: Hashable, Sendable {
  /// The name in the code of the module: `BadgeView`, or `Shop.BadgeView` from another one.
  var name: String
  /// The module to import; nil for the module itself and for UIKit.
  var module: String?

  /// Spells a class; nil for one that Swift cannot name, as a class of Objective-C without a module.
  ///
  /// - Parameters:
  ///   - className: The class as scenes spell it.
  ///   - module: The module that the code is for; nil where every module is another one.
  init?(_ className: String, in module: String?, _ catalog: SceneCatalog) {
    guard ClassUse.isCustom(className, catalog) else {
      name = className
      self.module = Self.frameworks.first { className.hasPrefix($0.prefix) }?.name
      return
    }
    let parts = Self.parts(of: className)
    guard parts.count > 1, parts.allSatisfy(SwiftName.isIdentifier) else { return nil }
    (name, self.module) = Self.spelling(of: parts, in: module)
  }

  /// Spells a class of an application that Swift can name.
  init(application className: String, in module: String?) {
    (name, self.module) = Self.spelling(of: Self.parts(of: className), in: module)
  }

  private static func spelling(of parts: [String], in module: String?) -> (name: String, module: String?) {
    let isOwn = parts[0] == module
    let name = (isOwn ? Array(parts.dropFirst()) : parts).map(SwiftName.escaped).joined(separator: ".")
    return (name, isOwn ? nil : parts[0])
  }

  private static func parts(of className: String) -> [String] {
    className.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  /// Whether the module is one that Apple's systems have and DioramaUI stands for.
  var isFramework: Bool { Self.frameworks.contains { $0.name == module } }

  private static let frameworks = [(prefix: "WK", name: "WebKit"), (prefix: "MK", name: "MapKit")]
}
