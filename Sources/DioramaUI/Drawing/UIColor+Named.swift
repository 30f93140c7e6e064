public import Foundation

extension UIColor {
  /// Creates a color by its name in an asset catalog of the main bundle; nil if there is none.
  ///
  /// It is found in the source of a catalog that lies in the bundle.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a color by its name in an asset catalog of a bundle, nil for the main one; nil if there is none.
  ///
  /// A color with an appearance of its own for dark mode follows the traits.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let colors = ColorSet(named: name, in: bundle ?? .main) else { return nil }
    if let traitCollection {
      let style = traitCollection.userInterfaceStyle
      self.init(style == .dark ? colors.dark ?? colors.any : colors.any, systemName: nil, catalogName: name)
    } else if let dark = colors.dark {
      let any = colors.any
      self.init { traits in
        UIColor(traits.userInterfaceStyle == .dark ? dark : any, systemName: nil, catalogName: name)
      }
    } else {
      self.init(colors.any, systemName: nil, catalogName: name)
    }
  }
}

/// A color of an asset catalog's source.
private struct ColorSet: Decodable {
  let any: UIColor.Components
  let dark: UIColor.Components?

  private struct Contents: Decodable {
    struct Entry: Decodable {
      struct Appearance: Decodable {
        let appearance: String
        let value: String
      }
      struct Color: Decodable {
        let components: [String: String]?
      }
      let color: Color?
      let idiom: String?
      let appearances: [Appearance]?
    }
    let colors: [Entry]
  }

  init(from decoder: any Decoder) throws {
    let entries = try Contents(from: decoder).colors.filter { $0.color?.components != nil }
    func components(_ entry: Contents.Entry?) -> UIColor.Components? {
      entry?.color?.components.flatMap(Self.components)
    }
    let plain = entries.filter { ($0.appearances ?? []).isEmpty }
    guard let any = components(plain.first { $0.idiom == "universal" } ?? plain.first ?? entries.first) else {
      throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: "no color"))
    }
    self.any = any
    dark = components(
      entries.first { $0.appearances?.count == 1 && $0.appearances?.first?.value == "dark" }
    )
  }

  init?(named name: String, in bundle: Bundle) {
    guard !name.isEmpty, let folder = bundle.resourceURL else { return nil }
    let manager = FileManager.default
    let catalogs = (try? manager.contentsOfDirectory(atPath: folder.path))?.filter { $0.hasSuffix(".xcassets") } ?? []
    for catalog in catalogs.sorted() {
      let root = folder.appendingPathComponent(catalog)
      for set in manager.enumerator(atPath: root.path)?.compactMap({ $0 as? String }).sorted() ?? []
      where set == "\(name).colorset" || set.hasSuffix("/\(name).colorset") {
        let file = root.appendingPathComponent(set).appendingPathComponent("Contents.json")
        guard let data = try? Data(contentsOf: file) else { continue }
        if let found = try? JSONDecoder().decode(ColorSet.self, from: data) {
          self = found
          return
        }
      }
    }
    return nil
  }

  /// Components as catalogs write them: shares such as `0.500`, bytes such as `128`, or bytes such as `0x80`.
  private static func components(_ texts: [String: String]) -> UIColor.Components? {
    func value(_ key: String) -> CGFloat? {
      guard let text = texts[key] else { return nil }
      if text.lowercased().hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
      if text.contains(".") { return Double(text).map { CGFloat($0) } }
      return Int(text).map { CGFloat($0) / 255 }
    }
    let alpha = value("alpha") ?? 1
    if let white = value("white") { return .gray(white: white, alpha: alpha) }
    guard let red = value("red"), let green = value("green"), let blue = value("blue") else { return nil }
    return .rgb(red: red, green: green, blue: blue, alpha: alpha)
  }
}
