import Foundation
import NibLoader

/// What an archive keeps of a locale, a time zone or a calendar: its identifier.
final class ArchivedIdentifier: NSObject, NSCoding {
  let text: String

  required init?(coder: NSCoder) {
    let keys: [StaticString] = ["NS.identifier", "NS.name"]
    guard let text = keys.lazy.compactMap({ coder.decodeText(forKey: $0) }).first else { return nil }
    self.text = text
    super.init()
  }

  func encode(with coder: NSCoder) {
    coder.encode(NSString(string: text), forKey: "NS.identifier")
  }
}

extension Locale: NibConvertible {
  package init?(archived: Any) {
    guard let identifier = archived as? ArchivedIdentifier else { return nil }
    self.init(identifier: identifier.text)
  }
}

extension TimeZone: NibConvertible {
  package init?(archived: Any) {
    guard let identifier = archived as? ArchivedIdentifier else { return nil }
    self.init(identifier: identifier.text)
  }
}

extension Calendar: NibConvertible {
  package init?(archived: Any) {
    guard let name = (archived as? ArchivedIdentifier)?.text, let identifier = Self.identifiers[name] else {
      return nil
    }
    self.init(identifier: identifier)
  }

  /// The calendars by the names that archives have.
  private static let identifiers: [String: Identifier] = [
    "gregorian": .gregorian, "buddhist": .buddhist, "chinese": .chinese, "coptic": .coptic,
    "ethiopic": .ethiopicAmeteMihret, "ethiopic-amete-alem": .ethiopicAmeteAlem, "hebrew": .hebrew,
    "iso8601": .iso8601, "indian": .indian, "islamic": .islamic, "islamic-civil": .islamicCivil,
    "japanese": .japanese, "persian": .persian, "roc": .republicOfChina, "islamic-tbla": .islamicTabular,
    "islamic-umalqura": .islamicUmmAlQura,
  ]
}

extension UIKitClasses {
  static let archivedCalendar = NibClass(named: "NSCalendar") { ArchivedIdentifier(coder: $0) }

  static let archivedLocale = NibClass(named: "NSLocale") { ArchivedIdentifier(coder: $0) }

  static let archivedTimeZone = NibClass(named: "NSTimeZone") { ArchivedIdentifier(coder: $0) }
}
