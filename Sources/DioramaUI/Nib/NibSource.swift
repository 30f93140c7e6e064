import Foundation
import NibArchive
import NibLoader

/// Where the archive of a nib comes from; it is read once.
@MainActor
final class NibSource {
  private var result: Result<NibArchive, NibLoadingError>?
  private let read: () throws(NibLoadingError) -> [UInt8]

  init(data: Data) {
    read = { () throws(NibLoadingError) in [UInt8](data) }
  }

  init(name: String, bundle: Bundle) {
    read = { () throws(NibLoadingError) in
      guard let path = bundle.path(forNib: name), let data = FileManager.default.contents(atPath: path) else {
        throw .decodingFailed("Could not load NIB in bundle: '\(bundle)' with name '\(name)'")
      }
      return [UInt8](data)
    }
  }

  func archive() throws(NibLoadingError) -> NibArchive {
    let result = self.result ?? decoded()
    self.result = result
    return try result.get()
  }

  private func decoded() -> Result<NibArchive, NibLoadingError> {
    do {
      let bytes = try read()
      do {
        return .success(try NibArchive(decoding: bytes))
      } catch {
        return .failure(.corrupt(error))
      }
    } catch {
      return .failure(error)
    }
  }
}
