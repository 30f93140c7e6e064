import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The properties of one element of a document, as a scene writes them.
struct XibProperties {
  let element: XMLElement
  let tag: String
  private(set) var unknown: Set<String> = []

  /// Attributes whose value is a number or a text under a name of UIKit's.
  private static let direct: [String: String] = [
    "tag": "tag", "alpha": "alpha", "numberOfLines": "numberOfLines", "spacing": "spacing", "value": "value",
    "minValue": "minimumValue", "maxValue": "maximumValue", "minimumFontSize": "minimumFontSize",
    "minimumScaleFactor": "minimumScaleFactor", "preferredMaxLayoutWidth": "preferredMaxLayoutWidth",
  ]
  private static let flags: [String: String] = [
    "hidden": "isHidden", "opaque": "isOpaque", "clipsSubviews": "clipsToBounds", "enabled": "isEnabled",
    "userInteractionEnabled": "isUserInteractionEnabled", "multipleTouchEnabled": "isMultipleTouchEnabled",
    "clearsContextBeforeDrawing": "clearsContextBeforeDrawing", "on": "isOn", "pagingEnabled": "isPagingEnabled",
    "translatesAutoresizingMaskIntoConstraints": "translatesAutoresizingMaskIntoConstraints",
    "insetsLayoutMarginsFromSafeArea": "insetsLayoutMarginsFromSafeArea", "scrollEnabled": "isScrollEnabled",
    "preservesSuperviewLayoutMargins": "preservesSuperviewLayoutMargins", "highlighted": "isHighlighted",
    "adjustsImageWhenHighlighted": "adjustsImageWhenHighlighted",
    "showsHorizontalScrollIndicator": "showsHorizontalScrollIndicator",
    "showsVerticalScrollIndicator": "showsVerticalScrollIndicator", "bounces": "bounces",
  ]
  private static let words: [String: String] = [
    "contentMode": "contentMode", "textAlignment": "textAlignment", "buttonType": "buttonType", "axis": "axis",
    "distribution": "distribution", "alignment": "alignment", "borderStyle": "borderStyle",
    "contentHorizontalAlignment": "contentHorizontalAlignment", "contentVerticalAlignment": "contentVerticalAlignment",
    "baselineAdjustment": "baselineAdjustment", "clearButtonMode": "clearButtonMode",
  ]
  /// What reaches no nib, or is written elsewhere.
  private static let ignored: Set<String> = [
    "id", "key", "fixedFrame", "customClass", "customModule", "customModuleProvider", "userLabel", "misplaced",
    "ambiguous", "adjustsLetterSpacingToFitWidth", "adjustsFontSizeToFit", "sceneMemberID", "verifyAmbiguity",
    "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
    "verticalCompressionResistancePriority", "text", "lineBreakMode", "image", "placeholder",
  ]

  init(element: XMLElement, tag: String) {
    self.element = element
    self.tag = tag
  }

  mutating func entries() -> [(String, FlowValue)] {
    var entries: [(String, FlowValue)] = []
    for attribute in element.attributes ?? [] {
      guard let name = attribute.name, let value = attribute.stringValue else { continue }
      // No nib of Apple's has this.
      if tag == "label", name == "highlighted" { continue }
      if let property = Self.direct[name] {
        entries.append((property, .plain(value)))
      } else if let property = Self.flags[name] {
        entries.append((property, .plain(value == "YES" ? "true" : "false")))
      } else if let property = Self.words[name] {
        entries.append((property, .text(Self.caseName(value))))
      } else if !Self.ignored.contains(name) {
        unknown.insert("\(tag).\(name)")
      }
    }
    entries += texts() + priorities() + parts()
    if element["translatesAutoresizingMaskIntoConstraints"] == "NO",
      element.elements(forName: "autoresizingMask").isEmpty
    {
      entries.append(("autoresizingMask", .list([.text("flexibleRightMargin"), .text("flexibleBottomMargin")])))
    }
    return entries
  }

  private static func caseName(_ value: String) -> String {
    let renamed = [
      "roundedRect": "roundedRect", "tailTruncation": "byTruncatingTail", "middleTruncation": "byTruncatingMiddle",
      "headTruncation": "byTruncatingHead", "wordWrap": "byWordWrapping", "characterWrap": "byCharWrapping",
      "clip": "byClipping",
    ]
    return renamed[value] ?? value
  }

  private func texts() -> [(String, FlowValue)] {
    var entries: [(String, FlowValue)] = []
    if let text = element["text"] { entries.append(("text", .text(text))) }
    if let placeholder = element["placeholder"] { entries.append(("placeholder", .text(placeholder))) }
    // Without the attribute Interface Builder means the left side, where UIKit means the natural one.
    if tag == "label", element["textAlignment"] == nil { entries.append(("textAlignment", .text("left"))) }
    if let image = element["image"] { entries.append(("image", .text(image))) }
    if let mode = element["lineBreakMode"] {
      entries.append((tag == "button" ? "titleLabel.lineBreakMode" : "lineBreakMode", .text(Self.caseName(mode))))
    }
    return entries
  }

  private func priorities() -> [(String, FlowValue)] {
    func pair(_ suffix: String, _ property: String, _ fallback: String) -> [(String, FlowValue)] {
      let horizontal = element["horizontal\(suffix)"]
      let vertical = element["vertical\(suffix)"]
      guard horizontal != nil || vertical != nil else { return [] }
      let pair: [(String, FlowValue)] = [
        ("horizontal", .plain(horizontal ?? fallback)), ("vertical", .plain(vertical ?? fallback)),
      ]
      return [(property, .map(pair))]
    }
    return pair("HuggingPriority", "contentHuggingPriority", "250")
      + pair("CompressionResistancePriority", "contentCompressionResistancePriority", "750")
  }

  private mutating func parts() -> [(String, FlowValue)] {
    var entries: [(String, FlowValue)] = []
    for child in element.elements {
      switch child.name {
      case "rect" where child["key"] == "frame":
        entries.append(("frame", .numbers(["x", "y", "width", "height"].map { child[$0] ?? "0" })))
      case "autoresizingMask":
        let names = [
          "flexibleMinX": "flexibleLeftMargin", "widthSizable": "flexibleWidth",
          "flexibleMaxX": "flexibleRightMargin", "flexibleMinY": "flexibleTopMargin",
          "heightSizable": "flexibleHeight", "flexibleMaxY": "flexibleBottomMargin",
        ]
        let set = names.filter { child[$0.key] == "YES" }.map { FlowValue.text($0.value) }
        entries.append(("autoresizingMask", .list(set)))
      case "color":
        if let key = child["key"] { entries.append((key, XibValues.color(child))) }
      case "fontDescription":
        entries.append((tag == "button" ? "titleLabel.font" : "font", XibValues.font(child)))
      case "inset":
        let sides = ["minY", "minX", "maxY", "maxX"].map { child[$0] ?? "0" }
        if let key = child["key"] { entries.append((key, .numbers(sides))) }
      case "accessibility": entries += XibValues.accessibility(child)
      case "state", "nil", "subviews", "constraints", "connections", "userDefinedRuntimeAttributes", "viewLayoutGuide",
        "point", "freeformSimulatedSizeMetrics", "simulatedStatusBarMetrics", "gestureRecognizers",
        "simulatedScreenMetrics", "simulatedOrientationMetrics", "rect", "edgeInsets":
        break
      default: unknown.insert("\(tag)/\(child.name ?? "")")
      }
    }
    return entries + states()
  }

  /// A button's content, gathered by property.
  private func states() -> [(String, FlowValue)] {
    var values: [String: [(String, FlowValue)]] = [:]
    for state in element.elements(forName: "state") {
      let key = state["key"] ?? "normal"
      if let title = state["title"] { values["title", default: []].append((key, .text(title))) }
      if let image = state["image"] { values["image", default: []].append((key, .text(image))) }
      if let image = state["backgroundImage"] { values["backgroundImage", default: []].append((key, .text(image))) }
      for color in state.elements(forName: "color") {
        if let name = color["key"] { values[name, default: []].append((key, XibValues.color(color))) }
      }
    }
    return values.sorted { $0.key < $1.key }.map { ($0.key, .map($0.value)) }
  }
}
