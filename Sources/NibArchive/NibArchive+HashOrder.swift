extension NibArchiveGraph {
  /// The text of an `NSString`; empty for any other object.
  package func text(of node: NodeID) -> String {
    for (key, value) in values(of: node) where key == "NS.bytes" {
      if case .data(let bytes) = value { return String(decoding: bytes, as: UTF8.self) }
    }
    return ""
  }
}

extension NibArchive {
  /// The indexes of texts in the order in which Core Foundation's dictionaries and sets hold them; nil for too many texts.
  package static func hashOrder(of texts: [String]) -> [Int]? { KeyTable.order(of: texts) }
}
