import Foundation
import NibLoader

extension UIKitClasses {
  static let archivedLocale = NibClass(named: "NSLocale") { ArchivedIdentifier(coder: $0) }

  static let archivedTimeZone = NibClass(named: "NSTimeZone") { ArchivedIdentifier(coder: $0) }
}
