import Foundation
import NibLoader

/// What an archive keeps of a locale or a time zone: its identifier.
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

extension UIKitClasses {
  static let archivedLocale = NibClass(named: "NSLocale") { ArchivedIdentifier(coder: $0) }

  static let archivedTimeZone = NibClass(named: "NSTimeZone") { ArchivedIdentifier(coder: $0) }
}
