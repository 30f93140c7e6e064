/// A Swift source as it compiles without Objective-C.
///
/// What only Objective-C knows is replaced, on its own line: the compiler's messages have the lines of the source, and nearly
/// always its columns.
package struct PortableSource: Hashable, Sendable {
  /// The source with what was replaced.
  package private(set) var bytes: [UInt8]

  /// Something that cannot be replaced, with its line, from 1.
  package private(set) var problems: [Problem] = []

  /// Something in a source that cannot be replaced.
  package struct Problem: Hashable, Sendable {
    package var line: Int
    package var text: String
  }

  /// The function that a selector is made with, and that registers the module's classes before.
  package static let selectorFunction = "dioramaSelector"

  /// The attributes that are taken away.
  private static let attributes: Set<String> = [
    "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable", "GKInspectable", "objc", "objcMembers",
    "nonobjc", "NSManaged",
  ]

  /// The modules whose API is in DioramaUI.
  private static let modules: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics", "WebKit", "MapKit"]

  /// Reads a source.
  ///
  /// - Parameters:
  ///   - source: The bytes of the source.
  ///   - surface: What the source declares.
  ///   - names: The selectors of the module.
  package init(_ source: [UInt8], surface: SourceSurface, names: SelectorNames) {
    var edits: [(range: Range<Int>, text: String)] = []
    var failures: [(offset: Int, text: String)] = []
    source.withUnsafeBufferPointer { bytes in
      var rewriter = Rewriter(bytes, surface, names)
      rewriter.run()
      (edits, failures) = (rewriter.edits, rewriter.failures)
    }
    var result: [UInt8] = []
    result.reserveCapacity(source.count + 64)
    var offset = 0
    for edit in edits where edit.range.lowerBound >= offset {
      result += source[offset..<edit.range.lowerBound]
      result += edit.text.utf8
      // What is as long as before leaves the columns behind it as they are; lines stay in any case.
      let old = source[edit.range]
      let lines = old.count { $0 == UInt8(ascii: "\n") }
      if lines > 0 {
        result += [UInt8](repeating: UInt8(ascii: "\n"), count: lines)
      } else if old.count > edit.text.utf8.count {
        result += [UInt8](repeating: UInt8(ascii: " "), count: old.count - edit.text.utf8.count)
      }
      offset = edit.range.upperBound
    }
    result += source[offset...]
    bytes = result
    problems = failures.map { failure in
      Problem(line: source[..<failure.offset].count { $0 == UInt8(ascii: "\n") } + 1, text: failure.text)
    }
  }

  /// Finds what is to be replaced, over all tokens of a source.
  private struct Rewriter {
    var scanner: SwiftScanner
    let surface: SourceSurface
    let names: SelectorNames
    var edits: [(range: Range<Int>, text: String)] = []
    var failures: [(offset: Int, text: String)] = []
    private var token = SwiftToken(kind: .end, range: 0..<0, startsLine: true)

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ surface: SourceSurface, _ names: SelectorNames) {
      scanner = SwiftScanner(bytes)
      self.surface = surface
      self.names = names
    }

    mutating func run() {
      token = scanner.next()
      while token.kind != .end {
        if token.is("@") {
          readAttribute()
        } else if token.kind == .directive {
          readDirective()
        } else if token.kind == .word, token.startsLine, text == "import" {
          readImport()
        } else {
          token = scanner.next()
        }
      }
    }

    private var text: String { scanner.source.text(token.range) }

    private mutating func readAttribute() {
      let start = token.range.lowerBound
      token = scanner.next()
      guard token.kind == .word, token.range.lowerBound == start + 1 else { return }
      let name = text
      var end = token.range.upperBound
      if name == "UIApplicationMain" || name == "NSApplicationMain" {
        edits.append((start..<end, "@main"))
      } else if PortableSource.attributes.contains(name) {
        // `@objc (name)` with a space is no argument.
        if name == "objc", scanner.source[end] == UInt8(ascii: "(") {
          scanner.source.offset = end + 1
          scanner.skipBrackets()
          end = scanner.source.offset
        }
        edits.append((start..<end, ""))
      }
      token = scanner.next()
    }

    private mutating func readImport() {
      token = scanner.next()
      guard token.kind == .word, !token.startsLine else { return }
      let name = text
      if PortableSource.modules.contains(name), scanner.source[token.range.upperBound] != UInt8(ascii: ".") {
        edits.append((token.range, "DioramaUI"))
      } else if name == "ObjectiveC" {
        edits.append((token.range, "Foundation"))
      }
      token = scanner.next()
    }

    private mutating func readDirective() {
      let name = text
      let start = token.range.lowerBound - 1
      let end = token.range.upperBound
      guard name == "selector" || name == "keyPath", scanner.source[end] == UInt8(ascii: "(") else {
        token = scanner.next()
        return
      }
      scanner.source.offset = end + 1
      scanner.skipBrackets()
      let whole = start..<scanner.source.offset
      let words = words(in: end + 1..<max(end + 1, scanner.source.offset - 1))
      if name == "keyPath" {
        edits.append((whole, "\"\(keyPath(words))\""))
      } else if let selector = selector(words, at: start) {
        edits.append((whole, "\(PortableSource.selectorFunction)(\"\(selector)\")"))
      } else {
        failures.append(
          (start, "several methods are called '\(words.joined())': name its arguments, as in '#selector(tap(_:))'")
        )
      }
      token = scanner.next()
    }

    /// The tokens of a range as texts.
    private func words(in range: Range<Int>) -> [String] {
      var inner = scanner
      inner.source.offset = range.lowerBound
      var result: [String] = []
      while true {
        let next = inner.next()
        guard next.kind != .end, next.range.lowerBound < range.upperBound else { return result }
        result.append(inner.source.text(next.range))
      }
    }

    /// The names of a path without the type in front.
    private func keyPath(_ words: [String]) -> String {
      let parts = words.filter { $0 != "." }
      let isTyped = parts.count > 1 && parts[0].first?.isUppercase == true
      return parts.dropFirst(isTyped ? 1 : 0).joined(separator: ".")
    }

    /// The selector of what is between the parentheses; nil where it is not known.
    private func selector(_ words: [String], at offset: Int) -> String? {
      var words = words
      var accessor: String?
      if words.count > 2, words[1] == ":", words[0] == "getter" || words[0] == "setter" {
        accessor = words[0]
        words.removeFirst(2)
      }
      if let cast = words.firstIndex(of: "as") { words.removeSubrange(cast...) }
      while words.first == "(", words.last == ")" { words = Array(words.dropFirst().dropLast()) }
      let open = words.firstIndex(of: "(") ?? words.count
      let path = words[..<open].filter { $0 != "." && $0 != "?" && $0 != "!" }
      guard let bare = path.last else { return nil }
      let type = path.count > 1 ? path[path.count - 2] : nil
      if let accessor {
        return accessor == "getter" ? bare : "set\(bare.prefix(1).uppercased())\(bare.dropFirst()):"
      }
      let labels = words[open...].filter { $0 != "(" && $0 != ")" }.joined()
      let name = labels.isEmpty ? bare : "\(bare)(\(labels))"
      let isSelf = type == "self" || type == "Self"
      return names.selector(of: name, in: isSelf ? nil : type, scope: scope(at: offset))
    }

    /// The class around an offset; nil outside of classes.
    private func scope(at offset: Int) -> String? {
      let around = surface.types.filter { $0.range.contains(offset) }
      return around.max { $0.range.lowerBound < $1.range.lowerBound }?.name.split(separator: ".").last.map(String.init)
    }
  }
}
