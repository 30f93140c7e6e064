package import Foundation
import NibArchive
import NibLoader
import TextMetrics

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

  /// A nib that cannot be read, for a reason.
  init(failingWith error: NibLoadingError) {
    state = .read(.failure(error))
  }

  /// The nib of a name in the folder of a storyboard, with the map that lies beside it.
  init(name: String, folder: String, bundle: Bundle) {
    state = .unread { () throws(NibLoadingError) in
      let files = bundle.names(forResource: name).map { "\(folder)/\($0).nib" }
      let file = files.first { FileManager.default.fileExists(atPath: $0) }
      guard let file, let data = FileManager.default.contents(atPath: Bundle.runtimeFile(ofNib: file)) else {
        let directory = folder.split(separator: "/").last ?? ""
        throw .decodingFailed(
          "Could not load NIB in bundle: '\(bundle)' with name '\(name)' and directory '\(directory)'"
        )
      }
      let bytes = [UInt8](data)
      return (bytes, Self.map(besideNib: file, of: bytes))
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
    let nib = path
    let path = nib + NibSourceMap.suffix
    guard let data = FileManager.default.contents(atPath: path) else { return map(forNib: nib, of: bytes) }
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

  /// The map of a nib in one of the registered folders, in which storyboards have folders of their own; nil where there is none.
  private static func map(forNib path: String, of bytes: [UInt8]) -> NibSourceMap? {
    guard !UIRuntime.shared.sourceMapFolders.isEmpty else { return nil }
    let parts = path.split(separator: "/").suffix(2)
    let isOfStoryboard = parts.count == 2 && parts.first?.hasSuffix(".storyboardc") == true
    let name = parts.suffix(isOfStoryboard ? 2 : 1).joined(separator: "/") + NibSourceMap.suffix
    for folder in UIRuntime.shared.sourceMapFolders.sorted() {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)"),
        let map = NibSourceMap(decoding: [UInt8](data)), map.belongs(to: bytes)
      else { continue }
      return map
    }
    return nil
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

/// A table or a collection whose nib describes cells that code takes by their reuse identifiers.
///
/// A tool, which runs no code, shows each of them once, as Interface Builder does.
@MainActor
package protocol PrototypeHolder: UIView {
  /// The nibs of the cells, and of what stands beside them, in the order of the archive.
  var prototypeNibs: [PrototypeNib] { get }

  /// Whether something is shown already, such as the rows of a static table.
  var hasContent: Bool { get }

  /// Shows views out of the nibs instead of the content that code would give.
  func show(prototypes: [(nib: PrototypeNib, view: UIView)])

  /// Lays out the prototypes that lie outside of the bounds, and are not shown.
  func layOutPrototypes()
}

/// The nib of a view that is taken by its reuse identifier.
package struct PrototypeNib {
  /// The identifier.
  package var identifier: String
  /// The kind of view that stands beside the items of a collection; nil for a cell.
  package var kind: String? = nil
  /// The nib.
  package var bytes: [UInt8]
  /// The objects of the outer nib that it refers to, by identifier.
  package var externalObjects: [String: NSObject]
}

/// Where the localizable texts of a nib are looked up: the table that is named as the nib, or as its storyboard.
struct NibStrings {
  let table: String
  let bundle: Bundle

  /// What is looked up by key for a user who reads some languages, the best first; nil where there is no table for any of them.
  ///
  /// As in UIKit, the first language with a table counts, and a text that it lacks is that of the nib.
  @MainActor
  func texts(in languages: [String]) -> (@Sendable (String) -> String?)? {
    guard !table.isEmpty, !table.contains("/"), !table.contains("\0"), !UIRuntime.shared.keepsToItself else {
      return nil
    }
    for language in languages {
      for name in Self.names(of: language) {
        guard
          let path = bundle.path(forResource: table, ofType: "strings", inDirectory: nil, forLocalization: name),
          let data = FileManager.default.contents(atPath: path)
        else { continue }
        guard let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
          let texts = list as? [String: String]
        else {
          UIRuntime.shared.warn("\(path) is no table of strings")
          return nil
        }
        return { texts[$0] }
      }
    }
    return nil
  }

  /// Sets what is shown of localizable texts: what a table has, or for a pseudo-language, the texts of the nib as it changes them.
  @MainActor
  static func show(_ strings: NibStrings?, in languages: [String], _ options: inout NibLoadingOptions) {
    if let pseudo = languages.first.flatMap(PseudoLanguage.init) {
      if options.shownText == nil { options.shownText = { _, text in pseudo.text(text) } }
    } else {
      options.localizedText = strings?.texts(in: languages)
    }
  }

  /// The language and those that it is a kind of: `de-AT` and `de`.
  private static func names(of language: String) -> [String] {
    let parts = language.split(separator: "-")
    return (0..<parts.count).map { parts.dropLast($0).joined(separator: "-") }.filter { !$0.contains("/") }
  }
}
