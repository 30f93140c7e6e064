#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The names in a folder, in no order, without `.` and `..`.
///
/// The elements are the names that are texts. A system that keeps names as bytes may have others, which no path of the tool
/// can contain: what looks for files reports those that it might have wanted.
package struct FolderEntries: Sendable {
  /// A name that is no UTF-8.
  struct Foreign: Hashable, Sendable {
    /// The name with its bytes that are no text as `\xFF`.
    var shownName: String
    var isFolder: Bool
  }

  var names: [String] = []
  /// The names that are no UTF-8.
  var foreign: [Foreign] = []

  /// Whether there is nothing in the folder, whatever its name.
  package var holdNothing: Bool { names.isEmpty && foreign.isEmpty }

  /// The errors for folders, and for files of wanted names, that the tool cannot open because of their names.
  ///
  /// - Parameters:
  ///   - folder: The folder that has these entries.
  ///   - onlyFiles: Whether what is in folders of this folder is not looked for.
  ///   - isWanted: Whether a file of a name is looked for.
  package func errors(
    in folder: String,
    onlyFiles: Bool = false,
    isWanted: (_ name: String) -> Bool
  ) -> [FileError] {
    foreign.filter { !$0.shownName.hasPrefix(".") && ($0.isFolder ? !onlyFiles : isWanted($0.shownName)) }
      .map { FileError(path: FilePath.join(folder, $0.shownName), reason: .foreignName) }
      .sorted { PathKey($0.path) < PathKey($1.path) }
  }
}

extension FolderEntries: RandomAccessCollection, ExpressibleByArrayLiteral {
  package init(arrayLiteral names: String...) {
    self.names = names
  }

  package var startIndex: Int { names.startIndex }
  package var endIndex: Int { names.endIndex }
  package subscript(index: Int) -> String { names[index] }
}

extension String {
  /// The text of a C string; bytes that are no UTF-8 are shown as `\xFF`.
  init(escaping name: UnsafePointer<CChar>) {
    self.init(escaping: UnsafeBufferPointer(start: name, count: strlen(name)).map { UInt8(bitPattern: $0) })
  }

  /// The text of bytes; those that are no UTF-8 are shown as `\xFF`.
  init(escaping bytes: some Sequence<UInt8>) {
    self = ""
    let bytes = Array(bytes)
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var position = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar):
        unicodeScalars.append(UTF8.decode(scalar))
        position += scalar.count
      case .error(let length):
        for byte in bytes[position..<position + length] { self += "\\x" + String(byte, radix: 16, uppercase: true) }
        position += length
      case .emptyInput: return
      }
    }
  }
}
