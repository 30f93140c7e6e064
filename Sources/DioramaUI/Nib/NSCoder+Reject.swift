import Foundation
import NibLoader

extension NSCoder {
  /// Makes loading fail with a message, where UIKit would stop the program over a damaged archive.
  func reject(_ message: String) {
    guard decodingFailurePolicy == .setErrorAndReturn else { return }
    failWithError(NibLoadingError.decodingFailed(message))
  }
}
