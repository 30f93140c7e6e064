import DioramaUI
import Foundation
import NibArchive
import NibLoader
import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import TestSupport
import Testing

/// Whatever number stands in a scene, it is reported or reaches live objects; nothing stops the program.
@Suite struct MagnitudeTests {
  /// The ends of what numbers of each kind hold, and one beyond.
  private static let extremes = [
    "0", "-1", "-0.0", "1e-320", "1e308", "-1e308", "127", "128", "-128", "-129", "32767", "32768", "-32768", "-32769",
    "2147483647", "2147483648", "-2147483648", "-2147483649", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "-9223372036854775809", "99999999999999999999", "0.1e-400",
  ]

  /// How many replacements of a file are tried; all of them take minutes.
  private static let count = Sampling.isExhaustive ? Int.max : Sampling.count(40)

  private static var scenes: [String] {
    let fixtures = ["Tests/Fixtures/scenes", "Tests/Fixtures/classes"].flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: Repository.root.path + "/" + folder)) ?? []
      return names.filter { $0.hasSuffix(".scene.yaml") }.sorted().map { "\(folder)/\($0)" }
    }
    return Repository.samples + fixtures
  }

  @Test(arguments: scenes)
  func everyNumberMayBeExtreme(path: String) async throws {
    let source = SourceText(path: path, bytes: try Repository.bytes(path))
    let ranges = Self.numbers(in: source)
    let replacements = ranges.count * Self.extremes.count
    guard replacements > 0 else { return }
    let pipeline = Pipeline()
    // A step that shares no factor with the list of extremes meets all of them.
    let step = max(replacements / Self.count, 1) | 1
    for index in stride(from: 0, to: replacements, by: step % 3 == 0 ? step + 2 : step) {
      let range = ranges[index / Self.extremes.count]
      let number = Self.extremes[index % Self.extremes.count]
      let bytes = source.bytes[..<range.lowerBound] + Array(number.utf8) + source.bytes[range.upperBound...]
      let compiled = pipeline.compiled(SourceText(path: path, bytes: Array(bytes)))
      let position = source.position(at: range.lowerBound)
      let title = "\(path):\(position.line):\(position.column) \(number)"
      guard let archive = compiled.value else {
        #expect(compiled.diagnostics.hasErrors, "\(title)")
        continue
      }
      await #expect(throws: Never.self, "\(title)") { try await Self.load(archive) }
    }
  }

  /// Reads the bytes again, makes the objects and lays them out.
  @MainActor private static func load(_ archive: NibArchive) throws {
    let nib = UINib(data: Data(archive.encoded()), bundle: nil)
    let loaded = try nib.load(owner: NibStandIn(), options: NibLoadingOptions(isTolerant: true))
    for case let view as UIView in loaded.topLevelObjects { view.layoutIfNeeded() }
  }

  /// The numbers of a scene's values, those inside of constraint equations too.
  private static func numbers(in source: SourceText) -> [Range<Int>] {
    let tree = parse(source).value
    var found: [Range<Int>] = []
    for index in 0..<tree.nodeCount {
      let node = NodeID(Int32(index))
      guard tree[node].kind == .scalar, !tree[node].isKey, tree[node].style == .plain else { continue }
      let range = tree[node].range
      found += numbers(in: source.bytes[range.lowerBound..<range.upperBound])
    }
    return found
  }

  private static func numbers(in bytes: ArraySlice<UInt8>) -> [Range<Int>] {
    func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) || byte == UInt8(ascii: ".") }
    func isWord(_ byte: UInt8) -> Bool { isDigit(byte) || byte | 32 >= 97 && byte | 32 <= 122 || byte == 95 }
    var found: [Range<Int>] = []
    var start = bytes.startIndex
    while let first = bytes[start...].firstIndex(where: isWord) {
      let end = bytes[first...].firstIndex { !isWord($0) } ?? bytes.endIndex
      let sign = first > bytes.startIndex && bytes[first - 1] == UInt8(ascii: "-") ? 1 : 0
      if bytes[first..<end].allSatisfy(isDigit) { found.append(first - sign..<end) }
      start = end
    }
    return found
  }
}
