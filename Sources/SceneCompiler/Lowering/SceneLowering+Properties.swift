import SceneCatalog
import SceneDiagnostics
import SceneModel
import SceneSyntax

extension SceneLowering {
  /// Reads a property of an object: its record goes behind those of the properties read before.
  ///
  /// - Parameters:
  ///   - index: The index of the property among the members of the class.
  ///   - entry: The entry of the object's map, or of a style's.
  ///   - use: The class of the object.
  ///   - first: The index of the object's first record in `pendingProperties`; an earlier one of the same name is replaced.
  ///   - style: The style that has the entry; nil for the object's own.
  mutating func lowerProperty(
    _ index: Int,
    _ entry: (key: NodeID, value: NodeID),
    of use: ObjectClass,
    since first: Int,
    style: Located<String>? = nil
  ) {
    guard let index = use.property(at: index, &scene.objects.names) else { return }
    let (property, name) = (use.properties[index].property, use.properties[index].number)
    let key = buffers[entry.key].range
    // A value that a style gives is where the style says it, whatever it refers to.
    let range = buffers[entry.value].range
    let firstText = values.texts.count
    var record: PropertyRecord
    if let (kind, payload) = usualValue(entry.value, of: property) {
      let isKeyWritten = key.count == buffers.length(of: entry.key)
      record = scene.objects.record(
        name: name,
        kind: kind,
        payload: payload,
        key: key,
        at: range,
        isKeyWritten: isKeyWritten
      )
    } else {
      record = otherValue(entry.value, index, property, name: name, key: key, at: range, of: use)
    }
    if values.texts.count > firstText { keepTexts(since: firstText, of: record) }
    if let style { scene.objects.setStyle(style, of: &record) }
    for other in first..<pendingProperties.count where pendingProperties[other].name == name {
      pendingProperties.remove(at: other)
      break
    }
    pendingProperties.append(record)
  }

  /// A value as most are written; nil for what takes more than a look at its characters.
  private mutating func usualValue(
    _ node: NodeID,
    of property: ClassMembers.Property
  ) -> (PropertyRecord.Kind, UInt64)? {
    switch property.form {
    case .bool:
      guard let word = plainValue(node) else { return nil }
      if isWord("true", at: word) { return (.bool, 1) }
      return isWord("false", at: word) ? (.bool, 0) : nil
    case .int:
      guard let word = plainValue(node), let number = UsualNumber.integer(in: bytes, at: word),
        Double(number) >= property.minimum, Double(number) <= property.maximum
      else { return nil }
      return (.int, UInt64(bitPattern: Int64(number)))
    case .double:
      guard let word = plainValue(node), let number = UsualNumber.decimal(in: bytes, at: word),
        number >= property.minimum, number <= property.maximum
      else { return nil }
      return (.double, number.bitPattern)
    case .text:
      guard !values.makesKeys, let text = usualText(node) else { return nil }
      return (.text, UInt64(text.lowerBound) | UInt64(text.count) << 32)
    case .geometry(let kind): return usualGeometry(node, kind)
    case .other: return nil
    }
  }

  /// Where a plain scalar that is written as it reads is in the source; nil for other nodes.
  @inline(__always)
  private func plainValue(_ node: NodeID) -> SourceRange? {
    buffers[node].isPlain ? buffers.writtenValue(of: node) : nil
  }

  private func isWord(_ word: StaticString, at range: SourceRange) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    for index in 0..<range.count where bytes[range.lowerBound + index] != word.utf8Start[index] { return false }
    return true
  }

  /// Where a text is that means what it says: not null, no escapes, no comment right behind it.
  private func usualText(_ node: NodeID) -> SourceRange? {
    guard let text = buffers.writtenValue(of: node) else { return nil }
    guard buffers[node].isPlain else { return text }
    guard !text.isEmpty, !isWord("null", at: text), !isCommentBehind(text.upperBound) else { return nil }
    if values.parameters != nil, bytes[text.lowerBound] == UInt8(ascii: "$") { return nil }
    for index in text.lowerBound..<text.upperBound
    where bytes[index] == UInt8(ascii: "\\") || bytes[index] == UInt8(ascii: "~") {
      return nil
    }
    return text
  }

  /// Whether a comment begins behind an offset of a line.
  private func isCommentBehind(_ offset: Int) -> Bool {
    var offset = offset
    while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
    return offset < bytes.count && bytes[offset] == UInt8(ascii: "#")
  }

  /// A list of numbers, of which those of a rectangle's size are not negative.
  private mutating func usualGeometry(_ node: NodeID, _ kind: GeometryKind) -> (PropertyRecord.Kind, UInt64)? {
    guard buffers[node].isSequence, buffers[node].fewChildren == kind.count, kind.count <= 6 else { return nil }
    let first = scene.objects.numbers.count
    let isRect = kind == .rect
    let isRead = withUnsafeTemporaryAllocation(of: Double.self, capacity: 6) { numbers in
      var index = 0
      for item in buffers.children(of: node) {
        guard let word = plainValue(item), let number = UsualNumber.decimal(in: bytes, at: word),
          !isRect || index < 2 || number >= 0
        else { return false }
        numbers[index] = number
        index += 1
      }
      scene.objects.numbers.append(contentsOf: UnsafeMutableBufferPointer(rebasing: numbers[..<index]))
      return true
    }
    return isRead ? (.geometry, UInt64(first) | UInt64(kind.number) << 32) : nil
  }

  /// A value that the reader of all values reads, once for all that are written alike.
  private mutating func otherValue(
    _ node: NodeID,
    _ index: Int,
    _ property: ClassMembers.Property,
    name: UInt32,
    key: SourceRange,
    at range: SourceRange,
    of use: ObjectClass
  ) -> PropertyRecord {
    // What is written behind a text may belong to it.
    let written =
      values.makesKeys
      ? nil
      : buffers.writtenValue(of: node).flatMap { text in
        !buffers[node].isPlain || !isCommentBehind(text.upperBound) ? text : nil
      }
    if let written,
      let known = use.properties[index].values.value(writtenAt: written.lowerBound, length: written.count, in: bytes),
      buffers[node].isPlain
    {
      return scene.objects.record(name: name, kind: .boxed, payload: UInt64(known), key: key, at: range)
    }
    let (diagnosticCount, versionedCount) = (values.diagnostics.count, values.versionedUses.count)
    let value = values.read(node, of: property.schema)
    let record = scene.objects.kept(value, name: name, key: key, at: range)
    if let written, record.kind == .boxed, buffers[node].isPlain, use.properties[index].values.hasRoom,
      values.diagnostics.count == diagnosticCount
    {
      use.properties[index].values.remember(
        UInt32(truncatingIfNeeded: record.index),
        writtenAt: written.lowerBound,
        length: written.count,
        isOnlyThere: values.versionedUses.count != versionedCount
      )
    }
    return record
  }
}

/// Numbers in their usual notation: plain decimal, with few digits.
enum UsualNumber {
  /// A whole number of up to nine digits; nil for other texts.
  @inline(__always)
  static func integer(in bytes: UnsafeBufferPointer<UInt8>, at range: SourceRange) -> Int? {
    var index = range.lowerBound
    let end = range.upperBound
    guard index < end else { return nil }
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    let digits = end - index
    guard digits >= 1, digits <= 9, bytes[index] != UInt8(ascii: "0") || digits == 1 && !isNegative else { return nil }
    var number = 0
    while index < end {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      number = number &* 10 &+ Int(digit)
      index += 1
    }
    return isNegative ? -number : number
  }

  /// A whole number, or one with up to fifteen digits around a point; nil for other texts.
  ///
  /// Both the digits and the power of ten are exact, so that one division rounds as reading the whole text does.
  @inline(__always)
  static func decimal(in bytes: UnsafeBufferPointer<UInt8>, at range: SourceRange) -> Double? {
    if let whole = integer(in: bytes, at: range) { return Double(whole) }
    return fraction(in: bytes, at: range)
  }

  private static func fraction(in bytes: UnsafeBufferPointer<UInt8>, at range: SourceRange) -> Double? {
    var index = range.lowerBound
    let end = range.upperBound
    let isNegative = index < end && bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    guard (3...16).contains(end - index) else { return nil }
    let startsWithZero = bytes[index] == UInt8(ascii: "0")
    if startsWithZero, bytes[index + 1] != UInt8(ascii: ".") { return nil }
    var (number, digits, point) = (0, 0, -1)
    while index < end {
      if bytes[index] == UInt8(ascii: ".") {
        guard point < 0, digits > 0 else { return nil }
        point = digits
      } else {
        let digit = bytes[index] &- UInt8(ascii: "0")
        guard digit < 10 else { return nil }
        number = number &* 10 &+ Int(digit)
        digits += 1
      }
      index += 1
    }
    guard point > 0, digits > point else { return nil }
    let value = Double(number) / powers[digits - point]
    return isNegative ? -value : value
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
