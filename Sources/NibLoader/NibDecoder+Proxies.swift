internal import Foundation

extension NibDecoder {
  static let ownerIdentifier = "IBFilesOwner"
  static let firstResponderIdentifier = "IBFirstResponder"

  /// Whether an object is given from outside the nib.
  func isProxy(_ index: Int) -> Bool {
    if case .proxy = nib.kind(of: index) { true } else { false }
  }

  /// The identifier of a proxy; nil for an object of any other class.
  func proxyIdentifier(of index: Int) -> String? {
    isProxy(index) ? text(under: "UIProxiedObjectIdentifier", of: index) ?? "" : nil
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
