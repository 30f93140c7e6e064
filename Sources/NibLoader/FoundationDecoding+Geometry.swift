internal import Foundation

extension FoundationDecoding {
  /// A boxed point, size, rectangle or range, or insets.
  ///
  /// The geometry is text such as `{{170, 378}, {51, 31}}`.
  var boxedGeometry: NSObject? {
    switch stored("NS.special")?.number?.integer {
    case 1: numbers("NS.pointval", 2).map { NSValue(point: CGPoint(x: $0[0], y: $0[1])) }
    case 2: numbers("NS.sizeval", 2).map { NSValue(size: CGSize(width: $0[0], height: $0[1])) }
    case 3:
      numbers("NS.rectval", 4).map {
        NSValue(rect: CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]))
      }
    case 4: NSValue(range: range)
    case 12: numbers("NS.edgeval", 4).map { NibInsets(numbers: $0) }
    default: nil
    }
  }

  private var range: NSRange {
    NSRange(location: integer("NS.rangeval.location"), length: integer("NS.rangeval.length"))
  }

  private func integer(_ key: StaticString) -> Int {
    var value = stored(key)
    // A whole number may be one object with the same number of another type.
    if let boxed = value?.objectIndex {
      let content = FoundationDecoding(decoder: decoder, index: boxed)
      value = content.stored("NS.intval") ?? content.stored("NS.dblval")
    }
    return Int(clamping: value?.number?.integer ?? 0)
  }

  private func numbers(_ key: StaticString, _ count: Int) -> [Double]? {
    // Four numbers take less; many objects may share one text.
    guard let text = text(key), text.utf8.count <= 500 else { return nil }
    let numbers = text.split { "{}, ".contains($0) }.map { Double($0) }
    guard numbers.count == count else { return nil }
    let valid = numbers.compactMap(\.self)
    return valid.count == count ? valid : nil
  }
}
