import SceneDiagnostics

/// The tag and the anchor in front of a node.
struct NodeProperties {
  private(set) var anchor: SourceRange?
  private(set) var tag: SourceRange?
  /// The offset behind the last of them; the start where there is none.
  private(set) var end: Int

  /// Reads what stands at `start`, in either order, with the space and the comments between.
  ///
  /// The text was accepted by libyaml, so that a token ends where its characters end.
  init(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int, anchors: Bool, tags: Bool) {
    end = start
    var offset = start
    while offset < limit {
      switch bytes[offset] {
      case UInt8(ascii: "&") where anchors && anchor == nil:
        end = offset + 1
        while end < limit, Bytes.isAnchorCharacter(bytes[end]) { end += 1 }
        anchor = SourceRange(offset, end)
      case UInt8(ascii: "!") where tags && tag == nil:
        end = Self.endOfTag(in: bytes, from: offset, to: limit)
        tag = SourceRange(offset, end)
      default: return
      }
      offset = Self.skipSpace(in: bytes, from: end, to: limit)
    }
  }

  /// The offset of the first byte that is neither space, line break nor comment.
  static func skipSpace(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int) -> Int {
    var offset = start
    while offset < limit {
      let byte = bytes[offset]
      if Bytes.isBlank(byte) || Bytes.isBreak(byte) {
        offset += 1
      } else if byte == Bytes.hash {
        while offset < limit, !Bytes.isBreak(bytes[offset]) { offset += 1 }
      } else {
        let length = Bytes.lineSeparatorLength(in: bytes, at: offset)
        guard length > 0 else { break }
        offset += length
      }
    }
    return min(offset, limit)
  }

  private static func endOfTag(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int) -> Int {
    var offset = start + 1
    let isVerbatim = offset < limit && bytes[offset] == UInt8(ascii: "<")
    while offset < limit {
      let byte = bytes[offset]
      if Bytes.isBlank(byte) || Bytes.isBreak(byte) || Bytes.lineSeparatorLength(in: bytes, at: offset) > 0 { break }
      if !isVerbatim, Bytes.isFlowIndicator(byte) { break }
      offset += 1
      if isVerbatim, byte == UInt8(ascii: ">") { break }
    }
    return offset
  }
}
