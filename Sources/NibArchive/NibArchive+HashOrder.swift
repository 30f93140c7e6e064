extension NibArchive {
  /// The indexes of texts in the order in which Core Foundation's dictionaries and sets hold them; nil for too many texts.
  package static func hashOrder(of texts: [String]) -> [Int]? { KeyTable.order(of: texts) }
}
