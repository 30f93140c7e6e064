import Foundation
import NibLoader

extension UIEdgeInsets: NibConvertible {
  package init?(archived: Any) {
    guard let numbers = (archived as? NibInsets)?.numbers, numbers.count == 4 else { return nil }
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}

extension NSDirectionalEdgeInsets: NibConvertible {
  package init?(archived: Any) {
    guard let numbers = (archived as? NibInsets)?.numbers, numbers.count == 4 else { return nil }
    self.init(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }
}
