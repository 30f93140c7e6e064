import SceneReports

/// The addresses by which editors call files.
package enum FileAddress {
  /// The path of a file; nil for an address of another kind.
  package static func path(_ address: String) -> String? {
    guard address.lowercased().hasPrefix("file://") else { return nil }
    let rest = address.dropFirst("file://".count)
    // A host is left out, or is this one.
    guard let slash = rest.firstIndex(of: "/"), rest[..<slash].isEmpty || rest[..<slash] == "localhost" else {
      return nil
    }
    var bytes: [UInt8] = []
    let text = Array(rest[slash...].utf8)
    var index = 0
    while index < text.count {
      if text[index] == UInt8(ascii: "%"), index + 2 < text.count,
        let byte = UInt8(String(decoding: text[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
      {
        bytes.append(byte)
        index += 3
      } else {
        bytes.append(text[index])
        index += 1
      }
    }
    guard !bytes.contains(0) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The address of a file, by its absolute path.
  package static func of(_ path: String) -> String { "file://" + URIText.encoded(path) }
}
