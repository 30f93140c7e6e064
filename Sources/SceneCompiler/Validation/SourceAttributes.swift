import SceneCatalog
import SceneDiagnostics
import SceneModel

/// Runtime attributes of objects whose classes an application's sources declare.
enum SourceAttributes {
  /// A key path that begins with a property that neither the class nor a superclass has, or that key-value coding does not find.
  static func check(_ attribute: SceneAttribute, _ schema: ClassSchema, _ catalog: SceneCatalog) -> Diagnostic? {
    let path = attribute.keyPath.value
    let name = String(path.prefix { $0 != "." })
    guard !isKnown(name, schema), !catalog.application.added(schema.lineage).contains(name) else { return nil }
    switch catalog.application.property(name, schema.name) {
    case .known: return nil
    case .hidden:
      return Diagnostic(
        .unknownAttribute,
        "'\(name)' of \(schema.name) is not for Objective-C, so the nib cannot set it",
        at: attribute.keyPath.range,
        hint: schema.whereDeclared(behind: "declare it with @IBInspectable", in: catalog)
      )
    case .unknown(let names):
      let meant = Spelling.nearest(to: name, in: names)
      // Libraries that are not among the sources add properties to UIKit's classes, whose names are not known here.
      guard meant != nil || !catalog.application.importsOthers() else { return nil }
      let fixes = meant.map { meant in
        let replacement = meant + path.dropFirst(name.count)
        return [
          Diagnostic.FixIt(
            "write '\(replacement)'",
            edits: [TextEdit(range: attribute.keyPath.range, replacement: replacement)]
          )
        ]
      }
      return Diagnostic(
        .unknownAttribute,
        "\(schema.name) has no property '\(name)'",
        at: attribute.keyPath.range,
        hint: schema.whereDeclared(
          behind: meant.map { Spelling.suggestion(of: [$0]) },
          member: meant,
          in: catalog
        ),
        fixIts: fixes ?? []
      )
    }
  }

  /// Whether the schemas of the class and of UIKit's have the property, or UIKit has it although no schema does.
  private static func isKnown(_ name: String, _ schema: ClassSchema) -> Bool {
    let getter = "is\(name.prefix(1).uppercased())\(name.dropFirst())"
    for name in [name, getter] where schema.properties[name] != nil || schema.outlets[name] != nil { return true }
    return name.hasPrefix("_") || name.hasPrefix("accessibility") || schema.slots[name] != nil || others.contains(name)
  }

  /// Properties of UIKit's classes that no schema has.
  private static let others: Set<String> = [
    "adjustsImageSizeForAccessibilityContentSizeCategory", "anchorPoint", "backgroundView", "bounds", "center",
    "contentView", "delegate", "dataSource", "directionalLayoutMargins", "frame", "imageView", "inputAccessoryView",
    "inputView", "isExclusiveTouch", "exclusiveTouch", "largeContentTitle", "layer", "layoutMargins", "leftView",
    "leftViewMode", "maskView", "mask", "overrideUserInterfaceStyle", "placeholder", "restorationIdentifier",
    "rightView", "rightViewMode", "shouldGroupAccessibilityChildren", "shadowImage", "showsLargeContentViewer",
    "tableFooterView", "tableHeaderView", "textContainer", "textContainerInset", "textLabel", "detailTextLabel",
    "titleLabel", "transform", "viewRespectsSystemMinimumLayoutMargins", "view", "navigationBar", "tabBar", "toolbar",
    "hidesBottomBarWhenPushed", "modalInPresentation", "modalPresentationStyle", "modalTransitionStyle", "title",
    "preferredContentSize", "additionalSafeAreaInsets", "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars",
    "semanticContentAttribute", "tintAdjustmentMode", "insetsLayoutMarginsFromSafeArea", "touchAreaInsets",
    "preservesSuperviewLayoutMargins", "verticalScrollIndicatorInsets", "horizontalScrollIndicatorInsets",
    "selectedBackgroundView", "multipleSelectionBackgroundView", "separatorInset", "sectionHeaderTopPadding",
    "prefetchingEnabled", "remembersLastFocusedIndexPath", "cornerConfiguration", "cornerCurve",
    "maximumContentSizeCategory",
    "minimumContentSizeCategory", "shadowColor", "shadowOffset", "attributedText", "attributedPlaceholder",
    "attributedTitle", "enabled", "selected", "highlighted", "hidden", "opaque", "userInteractionEnabled",
    "multipleTouchEnabled", "scrollEnabled", "pagingEnabled", "directionalLockEnabled", "on", "editable", "selectable",
  ]
}
