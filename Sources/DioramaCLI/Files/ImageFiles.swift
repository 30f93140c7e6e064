import Foundation

/// The contents of image files, which pictures draw.
enum ImageFiles {
  /// Finds the contents of an image by its name, and keeps them: an image may be drawn often.
  @MainActor
  static func readOnce(_ file: @escaping (String) -> [UInt8]?) -> @MainActor (String) -> Data? {
    var read: [String: Data?] = [:]
    return { name in
      if let known = read[name] { return known }
      let data = file(name).map { Data($0) }
      read[name] = .some(data)
      return data
    }
  }
}
