import Foundation
import NibArchive
import NibLoader

/// Where a nib comes from; it is read, and its tables are laid out, once.
@MainActor
final class NibSource {
  private typealias Contents = (nib: PreparedNib, map: NibSourceMap?)
  private typealias Read = () throws(NibLoadingError) -> (bytes: [UInt8], map: NibSourceMap?)

  private var state: State

  private enum State {
    case unread(Read)
    /// What reading has given; the bytes are not kept beside it.
    case read(Result<Contents, NibLoadingError>)
  }

  /// A nib's bytes, with the lines of its scene where they are known.
  init(data: Data, map: NibSourceMap? = nil) {
    state = .unread { () throws(NibLoadingError) in ([UInt8](data), map) }
  }

  /// The nib of a name in a bundle, with the map that lies beside it.
  init(name: String, bundle: Bundle) {
    state = .unread { () throws(NibLoadingError) in
      guard let path = bundle.path(forNib: name), let data = FileManager.default.contents(atPath: path) else {
        throw .decodingFailed("Could not load NIB in bundle: '\(bundle)' with name '\(name)'")
      }
      let bytes = [UInt8](data)
      return (bytes, Self.map(besideNib: bundle.path(forResource: name, ofType: "nib") ?? path, of: bytes))
    }
  }

  /// The bytes; nil where they were read already, and are not kept, or cannot be read.
  var unreadBytes: [UInt8]? {
    guard case .unread(let read) = state else { return nil }
    return try? read().bytes
  }

  /// The nib, and the lines of its scene where they are known.
  func contents() throws(NibLoadingError) -> (nib: PreparedNib, map: NibSourceMap?) {
    switch state {
    case .read(let result): return try result.get()
    case .unread(let read):
      let result = Self.decoded(read)
      state = .read(result)
      return try result.get()
    }
  }

  /// The map beside a nib; nil where there is none, and where it is that of another nib.
  private static func map(besideNib path: String, of bytes: [UInt8]) -> NibSourceMap? {
    let path = path + NibSourceMap.suffix
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    guard let map = NibSourceMap(decoding: [UInt8](data)) else {
      UIRuntime.shared.warn("\(path) is no map of a nib that this version can read")
      return nil
    }
    guard map.belongs(to: bytes) else {
      UIRuntime.shared.warn("\(path) is the map of another version of the nib, and is not used")
      return nil
    }
    return map
  }

  private static func decoded(_ read: Read) -> Result<Contents, NibLoadingError> {
    do {
      let (bytes, map) = try read()
      do {
        return .success((try PreparedNib(NibArchive(decoding: bytes)), map))
      } catch {
        return .failure(.corrupt(error))
      }
    } catch {
      return .failure(error)
    }
  }
}
