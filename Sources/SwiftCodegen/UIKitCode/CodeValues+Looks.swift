import SceneCatalog
import SceneCompiler
import SceneModel

// Colors, fonts and images.
extension CodeValues {
  func color(_ color: SceneColor, isTyped: Bool) -> Code {
    let type = isTyped ? "UIColor" : ""
    switch color {
    case .constant(let name): return .text("\(type).\(name)")
    case .asset(let name, _):
      return .text("UIColor(named: \(SwiftName.literal(name)))\(isTyped ? " as Any" : "")")
    case .white(let white, let alpha, _):
      if let name = color.grayName { return .text("\(type).\(name)") }
      return .call("UIColor", [.init("white", .number(white)), .init("alpha", .number(alpha))])
    case .rgb(let red, let green, let blue, let alpha, let space) where space != .sRGB && space != .displayP3:
      let parts = ColorConversion.standard(red, green, blue, from: space)
      return .call(
        "UIColor",
        zip(["red", "green", "blue"], parts).map { .init($0, .number(Self.rounded($1))) }
          + [.init("alpha", component(alpha))]
      )
    case .rgb(let red, let green, let blue, let alpha, let space):
      let first = space == .displayP3 ? "displayP3Red" : "red"
      return .call(
        "UIColor",
        [
          .init(first, component(red)), .init("green", component(green)), .init("blue", component(blue)),
          .init("alpha", component(alpha)),
        ]
      )
    }
  }

  /// A component with the digits that can be told apart.
  private static func rounded(_ number: Double) -> Double { (number * 1e5).rounded() / 1e5 }

  /// A component, which reads best as the share of a byte where it is one.
  private func component(_ number: Double) -> Code {
    if number == number.rounded() || SceneNumber.text(number).utf8.count <= 5 { return .number(number) }
    let byte = (number * 255).rounded()
    return abs(byte / 255 - number) < 1e-6 ? .text("\(Int(byte)) / 255") : .number(Self.rounded(number))
  }

  func font(_ font: SceneFont, isTyped: Bool) -> Code {
    let type = isTyped ? "UIFont" : ""
    switch font {
    case .textStyle(let style): return .text("\(type).preferredFont(forTextStyle: .\(style))")
    case .system(let size, let weight?):
      return .text("\(type).systemFont(ofSize: \(SceneNumber.text(size)), weight: .\(weight))")
    case .system(let size, nil): return .text("\(type).systemFont(ofSize: \(SceneNumber.text(size)))")
    case .boldSystem(let size): return .text("\(type).boldSystemFont(ofSize: \(SceneNumber.text(size)))")
    case .italicSystem(let size): return .text("\(type).italicSystemFont(ofSize: \(SceneNumber.text(size)))")
    case .named(let name, let size):
      return .text(
        "UIFont(name: \(SwiftName.literal(name)), size: \(SceneNumber.text(size)))\(isTyped ? " as Any" : "")"
      )
    }
  }

  func image(_ image: SceneImage) -> Code {
    switch image {
    case .asset(let name): return .call("UIImage", [.init("named", .literal(name))])
    case .system(let name, let configuration):
      var arguments: [Code.Argument] = [.init("systemName", .literal(name))]
      if let value = configuration?.variableValue { arguments.append(.init("variableValue", .number(value))) }
      if let made = configuration.flatMap({ symbolConfiguration($0) }) {
        arguments.append(.init(configuration?.variableValue == nil ? "withConfiguration" : "configuration", made))
      }
      return .call("UIImage", arguments)
    }
  }

  /// The configuration of a symbol; nil for one that has nothing but a variable value.
  private func symbolConfiguration(_ configuration: SceneImage.SymbolConfiguration) -> Code? {
    let type = "UIImage.SymbolConfiguration"
    var parts: [Code] = []
    var arguments: [Code.Argument] = []
    if let size = configuration.pointSize { arguments.append(.init("pointSize", .number(size))) }
    if let style = configuration.textStyle { arguments.append(.init("textStyle", .text(".\(style)"))) }
    let weight = configuration.weight.map { Code.Argument("weight", .text(".\($0)")) }
    let scale = configuration.scale.map { Code.Argument("scale", .text(".\($0)")) }
    if configuration.pointSize != nil {
      // A size has a weight in each initializer that takes a scale.
      if let weight {
        arguments.append(weight)
      } else if scale != nil {
        arguments.append(.init("weight", ".unspecified"))
      }
      if let scale { arguments.append(scale) }
      parts.append(.call(type, arguments))
    } else if configuration.textStyle != nil {
      if let scale { arguments.append(scale) }
      parts.append(.call(type, arguments))
      if let weight { parts.append(.call(type, [weight])) }
    } else {
      if let weight { parts.append(.call(type, [weight])) }
      if let scale { parts.append(.call(type, [scale])) }
    }
    switch configuration.renderingMode {
    case "hierarchical": if configuration.colors.count == 1 { parts.append(hierarchical(configuration.colors[0])) }
    case "monochrome": parts.append(.text("\(type).preferringMonochrome()"))
    case "multicolor": parts.append(.text("\(type).preferringMulticolor()"))
    default: break
    }
    if configuration.renderingMode != "hierarchical", !configuration.colors.isEmpty {
      let colors = configuration.colors.map { color($0, isTyped: false) }
      parts.append(.call(type, [.init("paletteColors", .list(colors))]))
    }
    guard var whole = parts.first else { return nil }
    for part in parts.dropFirst() { whole = .call(whole.flat + ".applying", [.init("", part)]) }
    return whole
  }

  private func hierarchical(_ color: SceneColor) -> Code {
    .call("UIImage.SymbolConfiguration", [.init("hierarchicalColor", self.color(color, isTyped: false))])
  }
}
