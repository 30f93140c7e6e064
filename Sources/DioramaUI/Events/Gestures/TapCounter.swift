import Foundation
import NibLoader

/// What an archive keeps of a tap recognizer's conditions, in an object of its own.
final class TapCounter: NSObject, NSCoding {
  let numberOfTapsRequired: Int
  let numberOfTouchesRequired: Int

  required init?(coder: NSCoder) {
    numberOfTapsRequired = coder.decodeInteger(forKey: "UITapRecognizer.numberOfTapsRequired", absent: 1)
    numberOfTouchesRequired = coder.decodeInteger(forKey: "UITapRecognizer.numberOfTouchesRequired", absent: 1)
    super.init()
  }

  func encode(with coder: NSCoder) {
    coder.encode(numberOfTapsRequired, forKey: "UITapRecognizer.numberOfTapsRequired")
    coder.encode(numberOfTouchesRequired, forKey: "UITapRecognizer.numberOfTouchesRequired")
  }
}
