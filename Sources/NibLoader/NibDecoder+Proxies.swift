internal import Foundation
internal import NibArchive

extension NibDecoder {
  static let ownerIdentifier = "IBFilesOwner"
  static let firstResponderIdentifier = "IBFirstResponder"

  /// The identifier of a proxy; nil for an object of any other class.
  func proxyIdentifier(of index: Int) -> String? {
    guard archive.className(of: index) == "UIProxyObject" else { return nil }
    guard case .object(let text)? = payload(forKey: "UIProxiedObjectIdentifier", of: index) else { return "" }
    return self.text(of: text) ?? ""
  }

  /// The live object that a proxy stands for.
  ///
  /// The first responder is known only when an action is sent, so it is nil here.
  func proxiedObject(at index: Int) -> NSObject? {
    switch proxyIdentifier(of: index) {
    case nil, Self.firstResponderIdentifier: return nil
    case Self.ownerIdentifier: return context.owner
    case let identifier?:
      if let object = context.externalObjects[identifier] { return object }
      failOrReport(.missingExternalObject(identifier: identifier), about: index)
      return nil
    }
  }
}
