extension NibArchive {
  /// The archive as text, one line a value, for people and for comparing.
  ///
  /// Objects appear in table order with their values in encode order. Class and key tables are resolved into names, so
  /// that two archives that differ only in how they order these tables read the same. Text shows as text, geometry as
  /// numbers, other data in hexadecimal.
  public func dump() -> String {
    var text = "nib format \(formatVersion) coder \(coderVersion) objects \(objects.count)"
    if !trailer.isEmpty { text += " trailer \(PayloadText.hexadecimal(trailer))" }
    text += "\n"
    for index in objects.indices {
      text += "\(index) \(className(of: index))"
      let fallbacks = fallbackClassNames(of: index)
      if !fallbacks.isEmpty { text += " or \(fallbacks.joined(separator: ", "))" }
      text += "\n"
      for (key, payload) in values(of: index) {
        text += "  \(key): \(PayloadText.describe(payload, in: self))\n"
      }
    }
    return text
  }
}
