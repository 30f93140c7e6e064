import Foundation
import TestSupport

extension GenuineNibs {
  /// Every file's path and bytes, sorted by paths.
  static func all() -> [(name: String, bytes: [UInt8])] {
    files.compactMap { file in (try? Data(contentsOf: file)).map { (file.path, Array($0)) } }
  }
}
