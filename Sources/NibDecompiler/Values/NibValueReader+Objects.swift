import NibArchive
import SceneCatalog
import SceneModel

extension NibValueReader {
  // MARK: - Fonts

  func font(_ object: Int) -> SceneFont? {
    guard content.className(of: object) == "UIFont" else { return nil }
    if let style = content.string("UIIBTextStyle", of: object) {
      let found = catalog.enumeration(named: "UIFont.TextStyle")?.cases.first { $0.raw == .string(style) }
      return found.map { .textStyle($0.name) }
    }
    guard let name = content.string("UIFontName", of: object) ?? content.string("NSName", of: object),
      let size = content.number("UIFontPointSize", of: object) ?? content.number("NSSize", of: object), size > 0
    else { return nil }
    let isSystem = content.value("UISystemFont", of: object) == .bool(true)
    guard isSystem || name.hasPrefix(".") else { return .named(name, size: size) }
    return systemFont(object, size: size)
  }

  private func systemFont(_ object: Int, size: Double) -> SceneFont {
    var attributes: [String: String] = [:]
    if let descriptor = content.object("UIFontDescriptor", of: object) {
      for pair in content.pairs("UIFontDescriptorAttributes", of: descriptor) {
        if let key = content.string(pair.key), let value = content.string(pair.value) { attributes[key] = value }
      }
    }
    switch attributes["NSCTFontUIUsageAttribute"] {
    case "CTFontEmphasizedUsage": return .boldSystem(size: size)
    case "CTFontObliqueUsage": return .italicSystem(size: size)
    case "CTFontUltraLightUsage": return .system(size: size, weight: "ultraLight")
    case "CTFontThinUsage": return .system(size: size, weight: "thin")
    case "CTFontLightUsage": return .system(size: size, weight: "light")
    case "CTFontMediumUsage": return .system(size: size, weight: "medium")
    case "CTFontDemiUsage": return .system(size: size, weight: "semibold")
    case "CTFontBoldUsage": return .system(size: size, weight: "bold")
    case "CTFontHeavyUsage": return .system(size: size, weight: "heavy")
    case "CTFontBlackUsage": return .system(size: size, weight: "black")
    default: return .system(size: size, weight: nil)
    }
  }

  // MARK: - Images

  func image(_ object: Int) -> SceneImage? {
    guard content.className(of: object) == "UIImageNibPlaceholder" else { return nil }
    if let symbol = content.string("UISystemSymbolResourceName", of: object) {
      let value = content.number("UISymbolVariableValue", of: object)
      guard let configuration = content.object("UISymbolImageConfiguration", of: object) else {
        var plain = SceneImage.SymbolConfiguration()
        plain.variableValue = value
        return .system(symbol, configuration: value == nil ? nil : plain)
      }
      guard var found = symbolConfiguration(configuration) else { return nil }
      found.variableValue = value
      return .system(symbol, configuration: found)
    }
    guard let name = content.string("UIResourceName", of: object), !name.isEmpty else { return nil }
    return .asset(name)
  }

  private func symbolConfiguration(_ object: Int) -> SceneImage.SymbolConfiguration? {
    func caseName(_ key: String, _ type: String) -> String? {
      guard let raw = content.integer(key, of: object) else { return nil }
      return catalog.enumeration(named: type)?.cases.first { $0.raw == .int(raw) }?.name
    }
    let style = content.string("UIImageSymbolConfigurationTextStyle", of: object)
    var configuration = SceneImage.SymbolConfiguration(
      pointSize: content.number("UIImageSymbolConfigurationPointSize", of: object).flatMap { $0 > 0 ? $0 : nil },
      textStyle: style.flatMap { raw in
        catalog.enumeration(named: "UIFont.TextStyle")?.cases.first { $0.raw == .string(raw) }?.name
      },
      weight: caseName("UIImageSymbolConfigurationWeight", "UIImage.SymbolWeight"),
      scale: caseName("UIImageSymbolConfigurationScale", "UIImage.SymbolScale")
    )
    configuration.renderingMode = caseName(
      "UIImageSymbolConfigurationRenderingMode",
      "UIImage.SymbolRenderingMode"
    )
    if let list = content.object("UIImageSymbolConfigurationColors", of: object) {
      for element in content.elements(of: list) {
        guard let color = color(element) else { return nil }
        configuration.colors.append(color)
      }
    }
    return configuration == .init() ? nil : configuration
  }

  // MARK: - Configurations

  /// A configuration as the compiler writes it; Xcode's own form is kept as the nib has it.
  func configuration(_ object: Int, _ kind: ConfigurationKind) -> SceneValue? {
    if let view = kind.archivedView, content.className(of: object) == view.className {
      return content.object(view.key, of: object).flatMap { configuration($0, kind) }
    }
    if kind == .background { return background(object) }
    guard let style = content.string("style", of: object), kind.factories.contains(style) else { return nil }
    var arguments: [SceneValue.FactoryArgument] = []
    for (key, payload) in content.archive.values(of: object) where key != "style" {
      guard let type = kind.parts[key], let value = value(payload, as: type) else { return nil }
      arguments.append(.init(name: key, value: value))
    }
    return .factory(name: style, arguments: arguments)
  }

  /// A cell's background of which a nib says what is customized; nil for what older tools write, and for what no scene can say.
  private func background(_ object: Int) -> SceneValue? {
    let kind = ConfigurationKind.background
    guard let style = content.integer("defaultStyle_v2", of: object), kind.factories.indices.contains(style) else {
      return nil
    }
    var arguments: [SceneValue.FactoryArgument] = []
    for name in ArchivedBackgroundKeys.customizable {
      let isCustomized = content.value("hasCustomized-" + name, of: object) == .bool(true)
      guard let type = kind.parts[name], let payload = content.value(name, of: object) else {
        if isCustomized { return nil }
        continue
      }
      guard isCustomized else {
        // Of a color that is none of the style's own, the compiler would write another.
        let color = ArchivedBackgroundKeys.styleColor(name, of: kind.factories[style])
        if type == .color, value(payload, as: type) != .color(.constant(color)) { return nil }
        continue
      }
      let value =
        type == .geometry(.directionalInsets)
        ? content.string(name, of: object).flatMap(Self.insets) : value(payload, as: type)
      guard let value else { return nil }
      arguments.append(.init(name: name, value: value))
    }
    return .factory(name: kind.factories[style], arguments: arguments)
  }

  /// Insets of a text such as `{0, 8, 0, 8}`.
  private static func insets(_ text: String) -> SceneValue? {
    let numbers = text.split { "{}, ".contains($0) }.map { Double($0) }
    guard numbers.count == 4, !numbers.contains(nil) else { return nil }
    return .geometry(.directionalInsets, numbers.compactMap { $0 })
  }

  // MARK: - Runtime attributes

  /// What a user-defined runtime attribute sets.
  func runtimeValue(_ payload: NibArchive.Payload) -> RuntimeValue? {
    guard case .object(let object) = payload else { return payload == .null ? .null : nil }
    switch content.className(of: object) {
    case "NSNumber":
      if let whole = content.integer(payload) { return .int(whole) }
      return content.number(payload).map { .double($0) }
    case "NSValue": return boxed(object).map { .geometry($0.kind, $0.numbers) }
    case "UIColor": return color(object).map { .color($0) }
    case "UIImageNibPlaceholder": return image(object).map { .image($0) }
    default:
      switch text(object) {
      case .text(let text)?: return .text(text)
      case .localizedText(let text, let key)?: return .localizedText(text, key: key)
      default: return nil
      }
    }
  }
}
