import SceneCatalog
import SceneSyntax

/// Guesses the class of an object from its keys and its name.
struct ClassGuess {
  let catalog: SceneCatalog

  /// The first common class that has all keys and sends all events, with the keys that are specific to it; nil if there is none.
  func byKeys(
    _ keys: [String],
    events: [String],
    accepts: [String]
  ) -> (name: String, reasons: [String])? {
    let common = catalog.schema(named: "UIView")
    for name in SceneCatalog.usualClasses {
      guard let schema = catalog.schema(named: name), accepts.isEmpty || accepts.contains(where: schema.isKind) else {
        continue
      }
      let own = keys.filter { common?.properties[$0] == nil && common?.slots[$0] == nil }
      guard own.allSatisfy({ schema.properties[$0] != nil || schema.slots[$0] != nil }),
        events.allSatisfy({ schema.mask(of: $0) != nil })
      else { continue }
      if name == "UIView", !schema.isKind(of: accepts.first ?? "UIView") { continue }
      return (name, own + events)
    }
    return nil
  }

  /// The UIKit class whose name is the suffix of a name: UIButton for `RoundButton`; nil if there is none.
  func bySuffix(_ name: String) -> String? {
    let bare = name.split(separator: ".").last.map(String.init) ?? name
    let fitting = catalog.classNames.filter {
      $0.hasPrefix("UI") && $0.count > 4 && bare.count > $0.count - 2 && bare.hasSuffix($0.dropFirst(2))
    }
    return fitting.max { $0.count < $1.count }
  }
}
