package import NibArchive

/// Finds its way in an archive that holds a nib.
///
/// Every index that it takes must be one of the archive's objects.
package struct NibReader {
  package let archive: NibArchive

  /// Reads an archive.
  package init(archive: NibArchive) { self.archive = archive }

  /// The payload under a key of an object; nil where it has none.
  func payload(_ key: String, of object: Int) -> NibArchive.Payload? {
    archive.values(of: object).first { $0.key == key }?.payload
  }

  /// The object under a key of an object; nil where it has none.
  func object(_ key: String, of object: Int) -> Int? {
    if case .object(let index)? = payload(key, of: object) { index } else { nil }
  }

  /// The text of a string under a key; nil where there is none.
  package func text(_ key: String, of object: Int) -> String? {
    self.object(key, of: object).flatMap(text)
  }

  /// The text of a string object; nil for other objects.
  func text(of object: Int) -> String? {
    guard case .data(let bytes)? = payload("NS.bytes", of: object) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The elements of a collection.
  func elements(of object: Int) -> [Int] {
    archive.values(of: object).compactMap { key, payload in
      guard NibArchive.isElement(key), case .object(let index) = payload else { return nil }
      return index
    }
  }

  /// One of the nib's own lists, such as its connections; empty where the archive has none.
  package func list(_ key: String) -> [Int] {
    guard !archive.objects.isEmpty, let list = object(key, of: 0) else { return [] }
    return elements(of: list)
  }

  /// The user's class that replaces an object when it is loaded; nil for an object of UIKit's.
  package func customClass(of object: Int) -> CustomClass? {
    guard archive.className(of: object) == "UIClassSwapper", let name = text("UIClassName", of: object) else {
      return nil
    }
    return CustomClass(name: name, archivedAs: text("UIOriginalClassName", of: object) ?? name)
  }

  /// The identifier of an object from outside the nib; nil for any other object.
  package func proxyIdentifier(of object: Int) -> String? {
    guard archive.className(of: object) == "UIProxyObject" else { return nil }
    return text("UIProxiedObjectIdentifier", of: object) ?? ""
  }
}
