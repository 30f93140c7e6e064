import DioramaDriver
import SceneEditor
import SceneLanguage

/// The texts that an editor has open, found by their addresses, by their paths and by the folders that they are in.
struct OpenDocuments {
  private var documents: [String: OpenDocument] = [:]
  /// The addresses of the texts of each path, and those of each folder.
  private var paths: [String: [String]] = [:]
  private var folders: [String: Set<String>] = [:]
  /// The texts whose diagnostics have not been sent to the editor.
  private var pending = PendingAddresses()

  /// The text of an address; nil where it is not open.
  subscript(address: String) -> OpenDocument? { documents[address] }

  /// The addresses of all texts, in no order.
  var addresses: some Collection<String> { documents.keys }

  /// All texts, in no order.
  var all: some Collection<OpenDocument> { documents.values }

  /// The text of a file; nil where it is not open.
  func document(at path: String) -> OpenDocument? { paths[path]?.first.flatMap { documents[$0] } }

  /// The texts of the files in a folder, in no order.
  func documents(in folder: String) -> [OpenDocument] { (folders[folder] ?? []).compactMap { documents[$0] } }

  /// Takes a text that was opened.
  mutating func open(_ document: OpenDocument) {
    _ = close(document.address)
    documents[document.address] = document
    paths[document.path, default: []].append(document.address)
    folders[FilePath.folder(of: document.path), default: []].insert(document.address)
    pending.insert(document.address)
  }

  /// Takes out a text that was closed; nil where it was not open.
  mutating func close(_ address: String) -> OpenDocument? {
    guard let document = documents.removeValue(forKey: address) else { return nil }
    let folder = FilePath.folder(of: document.path)
    paths[document.path]?.removeAll { $0 == address }
    if paths[document.path]?.isEmpty == true { paths[document.path] = nil }
    folders[folder]?.remove(address)
    if folders[folder]?.isEmpty == true { folders[folder] = nil }
    pending.remove(address)
    return document
  }

  /// Changes what is known of a text.
  mutating func update(_ address: String, _ change: (inout OpenDocument) -> Void) {
    guard let index = documents.index(forKey: address) else { return }
    change(&documents.values[index])
  }

  /// Changes what is known of a text, so that its diagnostics are due.
  mutating func invalidate(_ address: String, _ change: (inout OpenDocument) -> Void) {
    guard documents[address] != nil else { return }
    update(address, change)
    pending.insert(address)
  }

  /// Whether the diagnostics of some text are due.
  var arePending: Bool { !pending.isEmpty }

  /// The first text that is wanted of those whose diagnostics are due, by its address; nil where there is none.
  mutating func firstPending(where isWanted: (OpenDocument) -> Bool) -> OpenDocument? {
    let address = pending.first { address in documents[address].map(isWanted) ?? false }
    return address.flatMap { documents[$0] }
  }

  /// Takes note that the diagnostics of a text were sent.
  mutating func settle(_ address: String) { pending.remove(address) }
}

/// Addresses in their order, each once.
struct PendingAddresses {
  private var known: Set<String> = []
  /// The addresses in descending order, with some that are known no longer.
  private var order: [String] = []
  private var isSorted = true

  /// Whether there is none.
  var isEmpty: Bool { known.isEmpty }

  mutating func insert(_ address: String) {
    guard known.insert(address).inserted else { return }
    order.append(address)
    isSorted = order.count == 1
  }

  mutating func remove(_ address: String) {
    known.remove(address)
    while let last = order.last, !known.contains(last) { order.removeLast() }
  }

  /// The first address that is wanted; nil where none is.
  mutating func first(where isWanted: (String) -> Bool) -> String? {
    if !isSorted {
      order = Set(order).filter(known.contains).sorted(by: >)
      isSorted = true
    }
    return order.last { known.contains($0) && isWanted($0) }
  }
}
