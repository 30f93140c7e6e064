package import LayoutEngine
import SceneCompiler
package import SceneModel
import TextMetrics

extension NodeMaker {
  /// How well a natural size is known.
  enum Certainty {
    case exact
    /// Text was measured by estimated widths.
    case estimated
    case unknown
  }

  /// The natural size of a view's content.
  typealias Natural = (size: LayoutNode.NaturalSize, certainty: Certainty)

  /// The natural size of a view that shows a text which can be measured; nil for others.
  package func textSize(of id: ObjectID) -> LayoutNode.NaturalSize? {
    let natural = naturalSize(of: id, ViewKind(validated.schema(of: id)))
    return natural.certainty == .estimated ? natural.size : nil
  }

  /// The natural size of a view's content.
  func naturalSize(of id: ObjectID, _ kind: ViewKind) -> Natural {
    let controls = sizes.controls
    switch kind {
    case .plain, .stack, .cell, .cellContent: return (.none, .exact)
    case .label: return label(id)
    case .textField: return textField(id)
    case .textView: return textView(id)
    case .button: return button(id)
    case .imageView: return imageView(id)
    case .segmented: return segmented(id)
    case .switch: return fixed(controls.switchSize)
    case .stepper: return fixed(controls.stepperSize)
    case .picker: return fixed(ControlMetrics.pickerSize)
    case .activity:
      let size = ControlMetrics.activityIndicatorSize(
        isLarge: ["large", "whiteLarge"].contains(caseName(.style, of: id))
      )
      return fixed(PerAxis(size, size))
    case .slider: return (.fixed(width: nil, height: controls.sliderHeight), .exact)
    case .progress:
      let isBar = caseName(.progressViewStyle, of: id) == "bar"
      return (.fixed(width: nil, height: isBar ? ControlMetrics.progressBarHeight : controls.progressHeight), .exact)
    case .pageControl: return (.fixed(width: nil, height: controls.pageControlHeight), .unknown)
    case .searchBar: return (.fixed(width: nil, height: controls.searchBarHeight), .exact)
    case .navigationBar: return (.fixed(width: nil, height: ControlMetrics.navigationBarHeight), .exact)
    case .tabBar: return (.fixed(width: nil, height: ControlMetrics.tabBarHeight), .exact)
    case .toolbar: return (.fixed(width: nil, height: controls.toolbarHeight), .exact)
    case .datePicker:
      guard caseName(.preferredDatePickerStyle, of: id) == "wheels" else { return (.none, .unknown) }
      return fixed(ControlMetrics.pickerSize)
    }
  }

  private func fixed(_ size: PerAxis<Double>) -> Natural {
    (.fixed(width: size.horizontal, height: size.vertical), .exact)
  }

  private func fixed(_ size: PerAxis<Double?>, _ certainty: Certainty) -> Natural {
    (.fixed(width: size.horizontal, height: size.vertical), certainty)
  }

  /// The distances of the first and last baseline from the view's top and bottom, in points.
  func baselines(of id: ObjectID, _ kind: ViewKind, _ natural: LayoutNode.NaturalSize) -> (first: Double, last: Double)
  {
    switch kind {
    case .label: return sizes.baselines(of: font(.font, of: id).font)
    case .button, .textField:
      let font = font(kind == .button ? .titleLabelFont : .font, of: id).font
      guard case .fixed(_, let height?) = natural else { return sizes.baselines(of: font) }
      return sizes.baselines(of: font, centeredIn: height)
    default: return (0, 0)
    }
  }

  // MARK: - Text

  private func label(_ id: ObjectID) -> Natural {
    let (font, isKnown) = font(.font, of: id)
    guard let text = text(.text, .attributedText, of: id) else { return (.fixed(width: 0, height: 0), .exact) }
    let certainty = certainty(of: text, isKnown && !text.isStyled)
    var lines = 1
    if case .int(let number)? = value(.numberOfLines, of: id) { lines = number }
    var preferred = 0.0
    if case .double(let width)? = value(.preferredMaxLayoutWidth, of: id) { preferred = width }
    if preferred > 0, lines != 1 {
      let size = sizes.label(text.string, font: font, lines: lines, width: preferred)
      return fixed(PerAxis(size.horizontal.map { min($0, preferred) }, size.vertical), certainty)
    }
    if lines == 1 { return fixed(sizes.label(text.string, font: font, lines: 1, width: nil), certainty) }
    let memo = Memo()
    return (
      .wrapping { [sizes] width in
        memo.size(for: width) { sizes.label(text.string, font: font, lines: lines, width: $0) }
      }, certainty
    )
  }

  private func textView(_ id: ObjectID) -> Natural {
    guard value(.isScrollEnabled, of: id) == .bool(false) else { return (.none, .exact) }
    let (font, isKnown) = font(.font, of: id)
    let text = text(.text, .attributedText, of: id) ?? Text(string: "", isStyled: false)
    let memo = Memo()
    return (
      .wrapping { [sizes] width in memo.size(for: width) { sizes.textView(text.string, font: font, width: $0) } },
      certainty(of: text, isKnown && !text.isStyled)
    )
  }

  private func textField(_ id: ObjectID) -> Natural {
    let borders: [String: NaturalSizes.FieldBorder] = ["roundedRect": .roundedRect, "line": .line, "bezel": .bezel]
    let border = borders[caseName(.borderStyle, of: id) ?? ""] ?? .none
    let (font, isKnown) = font(.font, of: id)
    let text = text(.text, .attributedText, of: id) ?? text(.placeholder, .attributedPlaceholder, of: id)
    let size = sizes.textField(text?.string ?? "", font: font, border: border)
    return fixed(size, certainty(of: text, isKnown && text?.isStyled != true))
  }

  private func segmented(_ id: ObjectID) -> Natural {
    let segments = validated.scene.objects.children(in: "segments", at: id.index)
    let titles = segments.map { text(.title, nil, of: $0)?.string ?? "" }
    let hasOthers = segments.contains { written(.image, of: $0) != nil || written(.width, of: $0) != nil }
    return fixed(sizes.segmentedControl(titles: titles), hasOthers || titles.isEmpty ? .unknown : .estimated)
  }

  /// A text, and whether it is an attributed text.
  private struct Text {
    var string: String
    var isStyled: Bool
  }

  /// A view's text; nil if it has none or an empty one.
  private func text(_ plain: PropertyName, _ attributed: PropertyName?, of id: ObjectID) -> Text? {
    var found: Text?
    switch value(plain, of: id) {
    case .text(let text), .localizedText(let text, key: _): found = Text(string: text, isStyled: false)
    default:
      guard let attributed, case .attributedText(let runs)? = value(attributed, of: id) else { return nil }
      found = Text(string: runs.map(\.text).joined(), isStyled: true)
    }
    return found.flatMap { $0.string.isEmpty ? nil : $0 }
  }

  private func certainty(of text: Text?, _ isKnown: Bool) -> Certainty {
    guard text != nil else { return isKnown ? .exact : .unknown }
    return isKnown ? .estimated : .unknown
  }

  // MARK: - Fonts

  /// The font of a property, and whether text in it can be measured.
  private func font(_ name: PropertyName, of id: ObjectID) -> (font: TextFont, isKnown: Bool) {
    guard case .font(let font)? = value(name, of: id) else { return measured(.system(size: 17, weight: nil)) }
    return measured(font)
  }

  /// The font that text of a font is measured in, and whether it is that one.
  private func measured(_ font: SceneFont) -> (font: TextFont, isKnown: Bool) {
    var (measured, isKnown) = newest(font)
    measured.edition = sizes.controls.fontEdition
    return (measured, isKnown)
  }

  private func newest(_ font: SceneFont) -> (font: TextFont, isKnown: Bool) {
    switch font {
    case .textStyle(let style):
      let weight = TextStyle.isBold(style) ? TextFont.Weight.semibold : .regular
      guard let size = TextStyle.size(of: style) else { return (TextFont(.system(weight), size: 17), false) }
      let sizes = TextStyleSizes.of(style) ?? .largeTitle
      return (TextFont(.system(weight), size: size * sizes.sizeFactor(screen.textSize)), true)
    case .system(let size, let name):
      let weight = TextFont.Weight(named: name ?? "regular")
      return (TextFont(.system(weight ?? .regular), size: size), weight != nil)
    case .boldSystem(let size): return (TextFont(.system(.bold), size: size), true)
    case .italicSystem(let size): return (TextFont(.system(.regular, isItalic: true), size: size), true)
    case .named(let name, let size):
      let font = TextFont(named: name, size: size, file: file)
      if case .file = font.face { return (font, true) }
      return (font, TextFont.hasKnownWidths(named: name))
    }
  }

  // MARK: - Images and buttons

  private func imageView(_ id: ObjectID) -> Natural {
    guard let image = value(.image, of: id), image != .null else { return (.none, .exact) }
    guard let size = size(of: image) else { return (.none, .unknown) }
    return fixed(size)
  }

  /// The size of an image; nil where it is not known.
  private func size(of image: SceneValue) -> PerAxis<Double>? {
    guard case .image(.asset(let name)) = image else { return nil }
    return imageSize(name)
  }

  /// The value for the normal state; nil for none.
  private func normal(_ name: PropertyName, of id: ObjectID) -> SceneValue? {
    value(name, of: id)?.normal.flatMap { $0 == .null ? nil : $0 }
  }

  private func button(_ id: ObjectID) -> Natural {
    if case .factory(_, let arguments)? = value(.configuration, of: id) { return configured(arguments) }
    if let side = signSide(of: id) { return fixed(PerAxis(side, side)) }
    let (font, isKnown) = font(.titleLabelFont, of: id)
    var certainty = Certainty.exact
    var title: String?
    switch normal(.title, of: id) {
    case .text(let text)?, .localizedText(let text, key: _)?:
      title = text
      certainty = isKnown ? .estimated : .unknown
    default:
      if case .attributedText(let runs)? = normal(.attributedTitle, of: id) {
        title = runs.map(\.text).joined()
        certainty = .unknown
      }
    }
    var button = NaturalSizes.Button(title: title, font: font)
    let images: [(PropertyName, WritableKeyPath<NaturalSizes.Button, PerAxis<Double>?>)] = [
      (.image, \.image), (.backgroundImage, \.background),
    ]
    for (name, path) in images {
      guard let image = normal(name, of: id) else { continue }
      guard let size = size(of: image) else { return (.none, .unknown) }
      button[keyPath: path] = size
    }
    // All-zero insets mean the default; Interface Builder writes a tiny number for zero.
    if case .geometry(_, let numbers)? = written(.contentEdgeInsets, of: id), numbers.count == 4,
      numbers.contains(where: { $0 != 0 })
    {
      button.contentInsets = LayoutInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
    return fixed(sizes.button(button), certainty)
  }

  /// The width and height of a button whose type brings a sign along; nil for the others.
  func signSide(of id: ObjectID) -> Double? {
    guard normal(.image, of: id) == nil else { return nil }
    if case .factory? = value(.configuration, of: id) { return nil }
    switch caseName(.buttonType, of: id) {
    case "detailDisclosure", "infoLight", "infoDark", "contactAdd": return sizes.controls.infoButtonSize
    case "close": return ControlMetrics.closeButtonSize
    default: return nil
    }
  }

  private func configured(_ arguments: [SceneValue.FactoryArgument]) -> Natural {
    func argument(_ name: String) -> SceneValue? { arguments.first { $0.name == name }?.value }
    guard argument("subtitle") == nil, argument("buttonSize") == nil, argument("image") == nil else {
      return (.none, .unknown)
    }
    var insets = ControlMetrics.configuredInsets
    if case .geometry(_, let numbers)? = argument("contentInsets"), numbers.count == 4 {
      insets = LayoutInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
    var (font, isKnown) = measured(.textStyle("body"))
    if case .font(let own)? = argument("titleFont") { (font, isKnown) = measured(own) }
    switch argument("title") {
    case .text(let title)?, .localizedText(let title, key: _)?:
      let size = sizes.configuredButton(title: title, font: font, insets: insets)
      return fixed(size, isKnown ? .estimated : .unknown)
    default: return (.none, .unknown)
    }
  }
}

/// A cache of a text's sizes by width, so that each width breaks the text into lines only once.
private final class Memo {
  private var known: [(width: Double?, size: PerAxis<Double?>)] = []

  func size(for width: Double?, _ measure: (Double?) -> PerAxis<Double?>) -> PerAxis<Double?> {
    if let found = known.first(where: { $0.width == width }) { return found.size }
    let size = measure(width)
    if known.count < 64 { known.append((width, size)) }
    return size
  }
}
