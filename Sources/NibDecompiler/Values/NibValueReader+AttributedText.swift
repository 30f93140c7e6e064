import Backports
import NibArchive
import SceneCatalog
import SceneCompiler
import SceneModel

extension NibValueReader {
  /// The runs of an attributed string; nil where an attribute is none that a scene can name.
  func attributedText(_ object: Int) -> SceneValue? {
    guard let text = content.object("NSString", of: object).flatMap({ content.text(of: $0) }) else { return nil }
    let isLabel = content.className(of: object) == "NSMutableAttributedString"
    guard let attributes = content.object("NSAttributes", of: object) else {
      return text.isEmpty ? .attributedText([]) : nil
    }
    guard let info = content.object("NSAttributeInfo", of: object) else {
      return self.attributes(attributes, isLabel: isLabel).map { .attributedText([.init(text: text, attributes: $0)]) }
    }
    guard case .data(let bytes)? = content.value("NS.bytes", of: info), let pairs = Self.runs(bytes) else { return nil }
    let dictionaries = content.elements(of: attributes)
    let units = Array(text.utf16)
    var start = 0
    var runs: [SceneValue.AttributedRun] = []
    for (length, index) in pairs {
      guard index < dictionaries.count, length <= units.count - start,
        let text = String(validating: units[start..<start + length], as: UTF16.self),
        let attributes = self.attributes(dictionaries[index], isLabel: isLabel)
      else { return nil }
      runs.append(.init(text: text, attributes: attributes))
      start += length
    }
    return start == units.count ? .attributedText(runs) : nil
  }

  /// The attributes of a title; nil where one is none that a scene can name there.
  func textAttributes(_ object: Int) -> SceneValue? {
    guard let found = attributes(object, isLabel: false),
      found.allSatisfy({ ValueReader.textAttributeTypes[$0.name] != nil })
    else { return nil }
    return .textAttributes(found)
  }

  /// Lengths in UTF-16 units and indexes in the list, a pair a run, seven bits a byte.
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

  private func attributes(_ object: Int, isLabel: Bool) -> [SceneValue.FactoryArgument]? {
    let flat = content.elements(of: object)
    var found: [SceneValue.FactoryArgument] = []
    for index in stride(from: 0, to: flat.count - flat.count % 2, by: 2) {
      guard let key = content.string(flat[index]),
        let name = AttributedTextKeys.attribute(named: key)
      else { return nil }
      if name == "paragraphStyle" {
        found.append(.init(name: name, value: paragraphStyle(flat[index + 1], isLabel: isLabel)))
      } else if let type = ValueReader.attributeTypes[name], let value = value(.object(flat[index + 1]), as: type) {
        found.append(.init(name: name, value: value))
      } else {
        return nil
      }
    }
    return found
  }

  private func paragraphStyle(_ object: Int, isLabel: Bool) -> SceneValue {
    var arguments: [SceneValue.FactoryArgument] = []
    func add(_ name: String, _ value: SceneValue?) {
      if let value { arguments.append(.init(name: name, value: value)) }
    }
    // Natural is what is written where nothing is said.
    if let raw = content.integer("NSAlignment", of: object), raw != 4 { add("alignment", alignment(raw)) }
    // A label put its own mode into a style that it copied.
    let isCopied = isLabel && content.className(of: object) == "NSMutableParagraphStyle"
    if !isCopied, let mode = content.value("NSLineBreakMode", of: object) {
      add("lineBreakMode", value(mode, as: .named("NSLineBreakMode")))
    }
    for (name, key) in AttributedTextKeys.paragraphNumbers {
      add(name, content.number(key, of: object).map { .double($0) })
    }
    if let stops = content.object("NSTabStops", of: object) {
      add("tabStops", .list(content.elements(of: stops).map(tabStop)))
    }
    if let strategy = content.value("NSLineBreakStrategy", of: object) {
      add("lineBreakStrategy", value(strategy, as: .named("NSParagraphStyle.LineBreakStrategy")))
    }
    if let direction = content.integer("NSWritingDirection", of: object), direction > 0 {
      let found = catalog.enumeration(named: "NSWritingDirection")?.cases.first { $0.raw == .int(direction - 1) }
      add("baseWritingDirection", found.map { .enumeration(name: $0.name, raw: $0.raw) })
    }
    if content.integer("NSAllowsTighteningForTruncation", of: object) == 1 {
      add("allowsDefaultTighteningForTruncation", .bool(true))
    }
    return .factory(name: "paragraphStyle", arguments: arguments)
  }

  private func tabStop(_ object: Int) -> SceneValue {
    var arguments: [SceneValue.FactoryArgument] = []
    if let raw = content.integer("NSTextAlignment", of: object), raw != 0, let alignment = alignment(raw) {
      arguments.append(.init(name: "alignment", value: alignment))
    }
    arguments.append(.init(name: "location", value: .double(content.number("NSLocation", of: object) ?? 0)))
    return .factory(name: "textTab", arguments: arguments)
  }

  /// An alignment as archives number it.
  private func alignment(_ raw: Int) -> SceneValue? {
    guard let name = AttributedTextKeys.alignments.first(where: { $0.value == raw })?.key,
      let found = catalog.enumeration(named: "NSTextAlignment")?.named(name)
    else { return nil }
    return .enumeration(name: found.name, raw: found.raw)
  }
}
