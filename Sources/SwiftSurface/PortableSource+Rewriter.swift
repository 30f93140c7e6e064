import Backports

extension PortableSource {
  /// Finds what is to be replaced, over all tokens of a source.
  struct Rewriter {
    var scanner: SwiftScanner
    let surface: SourceSurface
    let names: SelectorNames
    var edits: [(range: Range<Int>, text: String)] = []
    var failures: [(offset: Int, text: String)] = []
    private var token = SwiftToken(kind: .end, range: 0..<0, startsLine: true)

    /// The attributes that are taken away.
    private static let attributes: Set<String> = [
      "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable", "GKInspectable", "objc", "objcMembers",
      "nonobjc", "NSManaged",
    ]

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
        } else if token.kind == .word, isImport {
          readImport()
        } else if token.kind == .word, scanner.source.matches(token.range, "window") {
          readWindow()
        } else if token.kind == .word, scanner.source.matches(token.range, "type") {
          readTypeOf()
        } else if token.kind == .word, isQualifier {
          edits.append((token.range, text == "os" ? "DioramaLog" : "DioramaUI"))
          token = scanner.next()
        } else {
          token = scanner.next()
        }
      }
    }

    private var text: String { scanner.source.text(token.range) }

    /// Reads `@convention(block)`, and `@convention(c)` of what a method of Objective-C does: such functions are Swift's here.
    private mutating func readConvention(from start: Int) {
      var behind = scanner
      guard behind.next().is("(") else { return }
      let kind = behind.source.text(behind.next().range)
      guard behind.next().is(")") else { return }
      let end = behind.source.offset
      if kind == "c" {
        let list = behind.next()
        behind.skipBrackets()
        guard list.is("("), behind.source.text(list.range.lowerBound..<behind.source.offset).contains("Selector") else {
          return
        }
      } else if kind != "block" {
        return
      }
      edits.append((start..<end, ""))
      scanner.source.offset = end
    }

    /// Whether the word begins an import; attributes and access may be in front of it.
    private var isImport: Bool {
      guard scanner.source.matches(token.range, "import") else { return false }
      let before = scanner.source[token.range.lowerBound - 1]
      return before == 0 || before == UInt8(ascii: " ") || before == UInt8(ascii: "\t") || token.startsLine
        || before == UInt8(ascii: ";")
    }

    /// Whether the word is a module in front of a name, such as in `UIKit.UIView`.
    private var isQualifier: Bool {
      guard scanner.source[token.range.upperBound] == UInt8(ascii: "."),
        scanner.source[token.range.lowerBound - 1] != UInt8(ascii: ".")
      else { return false }
      if text == "os" {
        // A value may be called so as well; the names of the module are types and functions.
        let first = scanner.source[token.range.upperBound + 1]
        let isType = first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
        return isType || scanner.source.matches(token.range.upperBound + 1..<token.range.upperBound + 4, "os_")
      }
      return PortableConditions.modules.contains(text)
    }

    /// Reads `delegate.window??.frame`: the property is optional in UIKit's protocol, and its value is as well; here only the value is.
    private mutating func readWindow() {
      let end = token.range.upperBound
      let mark = scanner.source[end]
      if scanner.source[token.range.lowerBound - 1] == UInt8(ascii: "."),
        mark == UInt8(ascii: "?") || mark == UInt8(ascii: "!"), scanner.source[end + 1] == mark,
        [UInt8(ascii: "."), UInt8(ascii: "["), UInt8(ascii: ")"), UInt8(ascii: "\n")].contains(scanner.source[end + 2])
      {
        edits.append((end..<end + 2, mark == UInt8(ascii: "?") ? "?" : "!"))
      }
      token = scanner.next()
    }

    /// Reads `type(of: object).description()`, which a class of Objective-C has whatever the object is declared to be.
    private mutating func readTypeOf() {
      let start = token.range.lowerBound
      var behind = scanner
      guard behind.source.byte == UInt8(ascii: "(") else { return token = scanner.next() }
      behind.source.offset += 1
      behind.skipBrackets()
      let end = behind.source.offset
      let isCall = behind.next().is(".") && behind.source.text(behind.next().range) == "description"
      guard isCall, behind.next().is("("), behind.next().is(")") else { return token = scanner.next() }
      edits.append((start..<start, "className(of: "))
      edits.append((end..<behind.source.offset, ")"))
      token = scanner.next()
    }

    private mutating func readAttribute() {
      let start = token.range.lowerBound
      token = scanner.next()
      guard token.kind == .word, token.range.lowerBound == start + 1 else { return }
      let name = text
      var end = token.range.upperBound
      if name == "UIApplicationMain" || name == "NSApplicationMain" {
        edits.append((start..<end, "@main"))
      } else if name == "convention" {
        readConvention(from: start)
      } else if Self.attributes.contains(name) {
        var behind = scanner
        let next = behind.next()
        if name == "objc", next.is("("), !next.startsLine {
          behind.skipBrackets()
          scanner = behind
          end = scanner.source.offset
        }
        edits.append((start..<end, ""))
      }
      token = scanner.next()
    }

    private mutating func readImport() {
      token = scanner.next()
      guard token.kind == .word, !token.startsLine else { return }
      let start = token.range.lowerBound
      // A single declaration, as in `import class UIKit.UIView`, comes with the whole module.
      if Self.importKinds.contains(text) { token = scanner.next() }
      let isWhole = token.range.lowerBound == start
      let name = text
      let nameEnd = token.range.upperBound
      var end = nameEnd
      token = scanner.next()
      while token.is("."), token.range.lowerBound == end {
        token = scanner.next()
        end = token.range.upperBound
        token = scanner.next()
      }
      if PortableConditions.modules.contains(name) || name == "ObjectiveC" || (name == "Foundation" && isWhole) {
        // Foundation comes with it; on Apple's systems, what is from Objective-C and Core Graphics comes with Foundation.
        edits.append((start..<end, "DioramaUI"))
      } else if PortableConditions.logModules.contains(name) {
        edits.append((start..<end, "DioramaLog"))
      } else if name == "XCTest", isWhole {
        // UIKit comes with it.
        edits.append((end..<end, "; import DioramaUI"))
      } else if isWhole, nameEnd < end {
        // Modules of Swift alone have no parts.
        edits.append((nameEnd..<end, ""))
      }
    }

    private static let importKinds: Set<String> = [
      "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
    ]

    /// Replaces what is known of the condition behind `#if` and `#elseif`.
    private mutating func readCondition() {
      token = scanner.next()
      while token.kind != .end, !token.startsLine {
        guard token.kind == .word, scanner.source[token.range.upperBound] == UInt8(ascii: "(") else {
          token = scanner.next()
          continue
        }
        let (name, start, inside) = (text, token.range.lowerBound, token.range.upperBound + 1)
        scanner.source.offset = inside
        scanner.skipBrackets()
        let argument = scanner.source.text(inside..<max(inside, scanner.source.offset - 1))
        if PortableConditions.answer(name, argument) == true {
          edits.append((start..<scanner.source.offset, "true"))
        }
        token = scanner.next()
      }
    }

    private mutating func readDirective() {
      let name = text
      let start = token.range.lowerBound - 1
      let end = token.range.upperBound
      if name == "if" || name == "elseif" { return readCondition() }
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
