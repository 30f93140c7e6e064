import NibArchive
import SceneCatalog
import SceneCompiler
import SceneModel

extension NibValueReader {
  /// The runs of an attributed string; nil where an attribute is none that a scene can name.
  func attributedText(_ object: Int) -> SceneValue? {
    guard let text = content.object("NSString", of: object).flatMap({ content.text(of: $0) }) else { return nil }
    guard let attributes = content.object("NSAttributes", of: object) else {
      return text.isEmpty ? .attributedText([]) : nil
    }
    guard let info = content.object("NSAttributeInfo", of: object) else {
      return self.attributes(attributes).map { .attributedText([.init(text: text, attributes: $0)]) }
    }
    guard case .data(let bytes)? = content.value("NS.bytes", of: info), let pairs = Self.runs(bytes) else { return nil }
    let dictionaries = content.elements(of: attributes)
    let units = Array(text.utf16)
    var start = 0
    var runs: [SceneValue.AttributedRun] = []
    for (length, index) in pairs {
      guard index < dictionaries.count, length <= units.count - start,
        let text = String(validating: units[start..<start + length], as: UTF16.self),
        let attributes = self.attributes(dictionaries[index])
      else { return nil }
      runs.append(.init(text: text, attributes: attributes))
      start += length
    }
    return start == units.count ? .attributedText(runs) : nil
  }

  /// Lengths in UTF-16 units and places in the list, a pair a run, seven bits a byte.
  private static func runs(_ bytes: [UInt8]) -> [(length: Int, index: Int)]? {
    var numbers: [Int] = []
    var (number, shift) = (0, 0)
    for byte in bytes {
      guard shift < 35 else { return nil }
      number |= Int(byte & 0x7F) << shift
      shift += 7
      if byte & 0x80 == 0 {
        numbers.append(number)
        (number, shift) = (0, 0)
      }
    }
    guard shift == 0, numbers.count % 2 == 0 else { return nil }
    return stride(from: 0, to: numbers.count, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
  }

  private func attributes(_ object: Int) -> [SceneValue.FactoryArgument]? {
    let flat = content.elements(of: object)
    var found: [SceneValue.FactoryArgument] = []
    for index in stride(from: 0, to: flat.count - flat.count % 2, by: 2) {
      guard let key = content.string(flat[index]),
        let name = AttributedTextKeys.attributes.first(where: { $0.value == key })?.key
      else { return nil }
      if name == "paragraphStyle" {
        found.append(.init(name: name, value: paragraphStyle(flat[index + 1])))
      } else if let type = ValueReader.attributeTypes[name], let value = value(.object(flat[index + 1]), as: type) {
        found.append(.init(name: name, value: value))
      } else {
        return nil
      }
    }
    return found
  }

  private func paragraphStyle(_ object: Int) -> SceneValue {
    var arguments: [SceneValue.FactoryArgument] = []
    for (name, key) in AttributedTextKeys.paragraph {
      guard let payload = content.value(key, of: object), let type = ValueReader.paragraphTypes[name],
        let value = value(payload, as: type)
      else { continue }
      arguments.append(.init(name: name, value: value))
    }
    return .factory(name: "paragraphStyle", arguments: arguments)
  }
}
