public import Foundation
import NibArchive

/// The rows of all classes that nibs can name.
@MainActor
public struct NibClassRegistry {
  private var rowsByName: [String: NibClass] = [:]
  private var rowsByShortName: [String: NibClass] = [:]
  private var rowsByType: [ObjectIdentifier: NibClass] = [:]

  /// Where the classes report what they would raise exceptions for; nil for classes that raise none.
  let exceptions: NibExceptions?

  /// Creates a registry with some classes.
  ///
  /// - Parameters:
  ///   - classes: The rows.
  ///   - exceptions: Receives the exceptions of the classes; nil for classes that raise none.
  public init(_ classes: [NibClass] = [], exceptions: NibExceptions? = nil) {
    self.exceptions = exceptions
    for row in classes { register(row) }
  }

  /// Adds a class.
  ///
  /// Registering a class again keeps the names that the new row does not have, so every module can describe its own
  /// connections. A class is found by its name with the module and, unless
  /// another class is already registered under it, by its name alone.
  public mutating func register(_ new: NibClass) {
    let row = rowsByName[new.name].map { new.merged(over: $0) } ?? new
    rowsByName[row.name] = row
    let shortName = row.name.split(separator: ".").last.map(String.init) ?? row.name
    if let holder = rowsByShortName[shortName], holder.name != row.name {
      // The first class keeps the short name.
    } else {
      rowsByShortName[shortName] = row
    }
    if let type = row.type { rowsByType[ObjectIdentifier(type)] = row }
  }

  /// Adds classes in order.
  public mutating func register(_ classes: [NibClass]) {
    for row in classes { register(row) }
  }

  /// Returns the row for a name in nibs: `UILabel`, `Sales.BadgeLabel` or the mangled `_TtC5Sales10BadgeLabel`.
  ///
  /// - Returns: Nil if no such class is registered.
  public func row(named name: String) -> NibClass? {
    let name = SwiftClassName.demangled(name)
    return rowsByName[name] ?? rowsByShortName[name]
  }

  /// Returns the row of an object's class, or of the nearest superclass with a row.
  ///
  /// - Returns: Nil if neither the class nor a superclass is registered.
  public func row(of object: NSObject) -> NibClass? {
    if let row = rowsByType[ObjectIdentifier(type(of: object))] { return row }
    var mirror = Mirror(reflecting: object).superclassMirror
    while let current = mirror {
      if let type = current.subjectType as? AnyObject.Type, let row = rowsByType[ObjectIdentifier(type)] { return row }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// The first result that a row of the object gives, from its class to the root of its hierarchy.
  func first<Result>(of object: NSObject, _ find: (NibClass) -> Result?) -> Result? {
    var row = row(of: object)
    // Rows that name each other as parents would never end; no chain is longer than there are rows.
    for _ in 0...rowsByType.count {
      guard let current = row else { return nil }
      if let result = find(current) { return result }
      row = current.parent.flatMap { rowsByType[ObjectIdentifier($0)] }
    }
    return nil
  }

  /// An object as UIKit's messages show it: `<Foo 0x…>`.
  func describe(_ object: NSObject) -> String {
    let name = rowsByType[ObjectIdentifier(type(of: object))]?.name ?? String(reflecting: type(of: object))
    let address = UInt(bitPattern: ObjectIdentifier(object))
    return "<\(name) 0x\(String(address, radix: 16))>"
  }
}
