import Backports

/// The sizes in SVG and PDF files.
enum VectorHeader {
  // MARK: - SVG

  /// `width` and `height` of the outermost element, in user units or pixels, else the size of its `viewBox`.
  static func svg(_ bytes: ArraySlice<UInt8>) -> ImageSize? {
    guard let attributes = rootAttributes(of: bytes) else { return nil }
    let isRelative = ["width", "height"].allSatisfy { attributes[$0]?.hasSuffix("%") ?? true }
    if isRelative {
      let box = numbers(attributes["viewBox"] ?? "")
      return box.count == 4 ? ImageSize(width: box[2], height: box[3]) : nil
    }
    guard let width = attributes["width"].flatMap(length), let height = attributes["height"].flatMap(length) else {
      return nil
    }
    return ImageSize(width: width, height: height)
  }

  /// A number without a unit or in pixels; nil in other units.
  private static func length(_ text: String) -> Double? {
    let text = text.filter { !$0.isWhitespace }
    return Double(text.hasSuffix("px") ? String(text.dropLast(2)) : text)
  }

  /// The attributes of the root element `svg`, after the XML prolog; nil if there is none.
  private static func rootAttributes(of bytes: ArraySlice<UInt8>) -> [String: String]? {
    var rest = String(decoding: bytes, as: UTF8.self)[...]
    while let open = rest.firstIndex(of: "<") {
      guard rest[..<open].allSatisfy({ $0.isWhitespace || $0 == "\u{FEFF}" }) else { return nil }
      rest = rest[open...]
      if rest.hasPrefix("<!--") {
        guard let end = rest.firstRange(of: "-->") else { return nil }
        rest = rest[end.upperBound...]
      } else if rest.hasPrefix("<?") || rest.hasPrefix("<!") {
        // A document type with an internal subset is rare and not supported.
        guard let end = rest.firstIndex(of: ">") else { return nil }
        rest = rest[rest.index(after: end)...]
      } else {
        guard rest.hasPrefix("<svg"), let tag = tag(rest.dropFirst(4)), let next = rest.dropFirst(4).first,
          next.isWhitespace || next == ">" || next == "/"
        else { return nil }
        return attributes(tag)
      }
    }
    return nil
  }

  /// The part of a text before the bracket that closes an XML tag, which no quotes enclose; nil where none closes it.
  static func tag(_ text: Substring) -> Substring? {
    var quote: Character?
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == ">" {
        return text[..<index]
      }
    }
    return nil
  }

  /// The attributes of an XML tag, without its brackets.
  static func attributes(_ text: Substring) -> [String: String] {
    var found: [String: String] = [:]
    var rest = text
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
      let behind = rest[rest.index(after: equals)...].drop(while: \.isWhitespace)
      guard let quote = behind.first, quote == "\"" || quote == "'",
        let end = behind.dropFirst().firstIndex(of: quote)
      else { return found }
      found[name] = String(behind[behind.index(after: behind.startIndex)..<end])
      rest = behind[behind.index(after: end)...]
    }
    return found
  }

  private static func numbers(_ text: String) -> [Double] {
    text.split { $0.isWhitespace || $0 == "," }.compactMap { Double($0) }
  }

  // MARK: - PDF

  /// The page size, if all pages have the same one and nothing crops, rotates or scales them.
  ///
  /// Compressed object streams are not read: a file with such streams has no known size.
  static func pdf(_ bytes: ArraySlice<UInt8>, isWhole: Bool) -> ImageSize? {
    guard bytes.starts(with: "%PDF".utf8), isWhole else { return nil }
    var boxes: Set<[Double]> = []
    var offset = bytes.startIndex
    while let slash = bytes[offset...].firstIndex(of: 0x2F) {
      let name = bytes[(slash + 1)...].prefix { (0x41...0x5A).contains($0 & 0xDF) }
      offset = name.endIndex
      switch String(decoding: name.prefix(16), as: UTF8.self) {
      case "MediaBox":
        guard let box = box(behind: name.endIndex, in: bytes) else { return nil }
        boxes.insert(box)
      case "CropBox":
        // It usually repeats the media box.
        guard let box = box(behind: name.endIndex, in: bytes) else { return nil }
        boxes.insert(box)
      case "Rotate", "UserUnit", "ObjStm": return nil
      default: break
      }
    }
    guard boxes.count == 1, let box = boxes.first else { return nil }
    return ImageSize(width: box[2] - box[0], height: box[3] - box[1])
  }

  /// Parses a box such as `[0 0 24 24]`; nil if it is a reference to another object.
  private static func box(behind offset: Int, in bytes: ArraySlice<UInt8>) -> [Double]? {
    let rest = bytes[offset...].drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D }
    guard rest.first == 0x5B else { return nil }
    let inside = rest.dropFirst().prefix(128).prefix { $0 != 0x5D }
    let box = numbers(String(decoding: inside, as: UTF8.self))
    return box.count == 4 && inside.count < 128 ? box : nil
  }
}
