import SceneCatalog
import SceneCompiler
import SceneModel

extension DocumentValues {
  /// A color as documents write it since Xcode 8.
  func color(_ color: SceneColor, key: String) -> DocumentElement {
    var element = DocumentElement("color", ["key": key])
    switch color.spelledOut {
    case .constant(let name):
      let constant = catalog.color(named: name)
      element["systemColor"] = constant.map { $0.archivedName } ?? "\(name)Color"
    case .asset(let name, _): element["name"] = name
    case .white(let white, let alpha, let space):
      element["white"] = Self.number(white)
      element["alpha"] = Self.number(alpha)
      element["colorSpace"] = space == .calibratedWhite ? "calibratedWhite" : "custom"
      if space != .calibratedWhite { element["customColorSpace"] = "genericGamma22GrayColorSpace" }
    case .rgb(let red, let green, let blue, let alpha, let space):
      for (name, value) in [("red", red), ("green", green), ("blue", blue), ("alpha", alpha)] {
        element[name] = Self.number(value)
      }
      element["colorSpace"] = space == .calibratedRGB ? "calibratedRGB" : "custom"
      if space != .calibratedRGB { element["customColorSpace"] = space.rawValue }
    }
    return element
  }

  func font(_ font: SceneFont, key: String) -> DocumentElement {
    var element = DocumentElement("fontDescription", ["key": key])
    switch font {
    case .textStyle(let name):
      if case .string(let style)? = catalog.enumeration(named: "UIFont.TextStyle")?.named(name)?.raw {
        element["style"] = style
      }
      return element
    case .system(let size, let weight):
      element["type"] = "system"
      if let weight { element["weight"] = weight }
      element["pointSize"] = Self.number(size)
    case .boldSystem(let size):
      element["type"] = "boldSystem"
      element["pointSize"] = Self.number(size)
    case .italicSystem(let size):
      element["type"] = "italicSystem"
      element["pointSize"] = Self.number(size)
    case .named(let name, let size):
      element["name"] = name
      element["family"] = name.split(separator: "-").first.map(String.init) ?? name
      element["pointSize"] = Self.number(size)
    }
    return element
  }

  func attributedText(_ runs: [SceneValue.AttributedRun], key: String) -> DocumentElement {
    var element = DocumentElement("attributedString", ["key": key])
    for run in runs {
      var fragment = DocumentElement("fragment")
      put(.text(run.text), as: .text, "content", into: &fragment)
      var attributes = DocumentElement("attributes")
      for attribute in run.attributes { add(attribute, to: &attributes) }
      fragment.children.append(attributes)
      element.children.append(fragment)
    }
    return element
  }

  private func add(_ attribute: SceneValue.FactoryArgument, to element: inout DocumentElement) {
    let key = AttributedTextKeys.attributes[attribute.name] ?? attribute.name
    switch attribute.value {
    case .color(let color): element.children.append(self.color(color, key: key))
    case .font(let font):
      var node = self.font(font, key: key)
      node.name = "font"
      if let size = node["pointSize"] {
        node["pointSize"] = nil
        node["size"] = size
      }
      if node["type"] == "system" { (node["type"], node["metaFont"]) = (nil, "system") }
      if node["type"] == "boldSystem" { (node["type"], node["metaFont"]) = (nil, "systemBold") }
      element.children.append(node)
    case .double(let number):
      element.children.append(DocumentElement("real", ["key": key, "value": Self.number(number)]))
    case .int(let number): element.children.append(DocumentElement("integer", ["key": key, "value": String(number)]))
    case .text(let text): element.children.append(DocumentElement("string", ["key": key, "value": text]))
    case .factory(_, let parts):
      var style = DocumentElement("paragraphStyle", ["key": key])
      for part in parts {
        if case .list(let stops) = part.value, part.name == "tabStops" {
          style.children.append(tabStops(stops))
        } else if let type = ValueReader.paragraphTypes[part.name] {
          put(part.value, as: type, part.name, into: &style)
        }
      }
      element.children.append(style)
    default: break
    }
  }

  private func tabStops(_ stops: [SceneValue]) -> DocumentElement {
    var list = DocumentElement("tabStops")
    for case .factory(_, let parts) in stops {
      var stop = DocumentElement("textTab")
      for part in parts {
        guard let type = ValueReader.tabStopTypes[part.name] else { continue }
        put(part.value, as: type, part.name, into: &stop)
      }
      stop.children = [DocumentElement("options")]
      list.children.append(stop)
    }
    return list
  }
}
