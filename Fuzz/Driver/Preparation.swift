import DioramaDriver
import Foundation
import FuzzDoors
import InterfaceBuilder
import NibArchive
import SceneCompiler
import SceneDiagnostics

/// What every run starts from, made of the project's own files: seeds for each kind of input, and dictionaries.
struct Preparation {
  let folder: String
  let words: Workshop.Words
  /// Larger seeds make every run slow and find nothing that smaller ones do not.
  private let maximumBytes = 16 << 10

  init(folder: String, words: Workshop.Words) {
    self.folder = folder
    self.words = words
  }

  /// Writes everything; throws where a file cannot be written, as a run without its words is a slow one.
  func run(on paths: [String]) throws {
    for input in Door.Input.allCases {
      try FileManager.default.createDirectory(atPath: "\(folder)/\(input.rawValue)", withIntermediateDirectories: true)
      let lines = words.forTexts(of: input).map { "\"\(escaped($0))\"" }
      try write(Set(lines).sorted(), to: "\(input.rawValue).dict")
    }
    for (name, list) in [("classNames", words.classNames), ("keys", words.keys), ("names", words.names)] {
      try write(list, to: "\(name).txt")
    }
    try add(Array(Workshop.configuration.utf8), as: .configuration)
    try add(Workshop.propertyList, as: .plist)
    try add(Workshop.png, as: .png)
    try add(Array(Workshop.swift.utf8), as: .swift)
    try add(Array(Workshop.objectiveC.utf8), as: .objc)
    for message in Workshop.messages { try add(Array(message.utf8), as: .message) }
    try add(Array(Workshop.catalog.utf8), as: .catalog)
    try add(Array(Workshop.table.utf8), as: .table)
    try add(
      Array("\u{FEFF}\(Workshop.table)".utf16).flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] },
      as: .table
    )
    for seed in Workshop.edits { try add(seed, as: .edits) }
    for path in paths { try visit(path) }
  }

  private func write(_ lines: [String], to name: String) throws {
    try Data(lines.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"), options: .atomic)
  }

  private func visit(_ root: String) throws {
    guard let names = FileManager.default.enumerator(atPath: root) else { return }
    for case let name as String in names {
      let path = "\(root)/\(name)"
      guard let kind = kind(of: path), let data = FileManager.default.contents(atPath: path) else { continue }
      try add([UInt8](data), as: kind)
      if kind == .scene { try derive(from: SourceText(path: path, bytes: [UInt8](data))) }
    }
  }

  private func kind(of path: String) -> Door.Input? {
    if path.hasSuffix(".scene.yaml") || path.hasSuffix(".component.yaml") { return .scene }
    if path.hasSuffix(".nib") { return .nib }
    if path.hasSuffix(".xcstrings") { return .catalog }
    if path.hasSuffix(".strings") { return .table }
    if path.hasSuffix(".xib") || path.hasSuffix(".storyboard") { return .document }
    if path.hasSuffix(".swift") { return .swift }
    if path.hasSuffix(".diorama.yaml") { return .configuration }
    return path.contains("chemas/") && path.hasSuffix(".yaml") ? .schema : nil
  }

  /// Makes the scene's nib and its document seeds as well.
  private func derive(from source: SourceText) throws {
    let pipeline = Pipeline()
    if let nib = pipeline.compiled(source).value { try add(nib.encoded(), as: .nib) }
    if let document = exportScene(source, with: pipeline).value { try add(Array(document.utf8), as: .document) }
  }

  private func add(_ bytes: [UInt8], as input: Door.Input) throws {
    guard bytes.count <= maximumBytes else { return }
    // A seed is called by its content, so that the same one is there once.
    let hash = bytes.reduce(into: 0xCBF2_9CE4_8422_2325 as UInt64) { $0 = ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let name = String(hash, radix: 16)
    try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(input.rawValue)/\(name)"))
  }

  private func escaped(_ word: [UInt8]) -> String {
    word.map { byte in
      switch byte {
      case 0x22, 0x5C: "\\" + String(UnicodeScalar(byte))
      case 0x20...0x7E: String(UnicodeScalar(byte))
      default: "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
    .joined()
  }
}

extension Workshop.Words {
  /// The words that a preparation wrote, which is quicker than to ask every class; nil where there are none.
  init?(in folder: String?) {
    guard let folder else { return nil }
    func list(_ name: String) -> [String] {
      let data = FileManager.default.contents(atPath: "\(folder)/\(name).txt") ?? Data()
      return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }
    self.init(classNames: list("classNames"), keys: list("keys"), names: list("names"))
    if classNames.isEmpty { return nil }
  }
}
