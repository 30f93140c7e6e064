import Backports
import CSceneYAML
package import SceneDiagnostics

/// Reads a text as YAML.
///
/// There always is a tree: where the text is broken, it holds what was read before. Every alias that `resolved` follows
/// leads to a node earlier in the text, and following them all adds no more nodes and levels than the limits allow.
package func parse(_ source: SourceText, limits: SyntaxLimits = SyntaxLimits()) -> Diagnosed<SyntaxTree> {
  read(source, limits: limits).explained
}

/// What became of a text, with libyaml's failure as it is.
struct ReadText {
  var tree: SyntaxTree
  /// What is wrong beside the failure.
  var diagnostics: [Diagnostic]
  /// Why the text could not be read to its end; nil where it could, or was cut at a byte that YAML cannot hold.
  var failure: SyntaxFailure?
  /// The report about characters that look like spaces, from which the failure probably comes; nil where there are none.
  var spaces: Diagnostic?

  /// The tree with everything that is wrong, the failure in plain words.
  var explained: Diagnosed<SyntaxTree> { Diagnosed(tree, diagnostics + (explanation.map { [$0] } ?? [])) }

  /// What is wrong at the failure; nil where there is none.
  var explanation: Diagnostic? { spaces ?? failure.map { FailureExplanation($0, in: tree.source).diagnostic } }
}

/// Reads a text, and leaves the explanation of a failure to the caller.
func read(_ source: SourceText, limits: SyntaxLimits) -> ReadText {
  // Nodes are numbered in 31 bits, and no text has more nodes than bytes.
  let maximumBytes = min(limits.maximumBytes, Int(Int32.max) - 1)
  guard source.bytes.count <= maximumBytes else {
    return ReadText(tree: SyntaxTree(emptyOf: source), diagnostics: [.sizeLimit(maximumBytes)])
  }
  return source.bytes.withUnsafeBufferPointer { bytes in
    let encoding = EncodingCheck(bytes)
    let start = min(source.byteOrderMarkLength, encoding.readableEnd)
    let readable = UnsafeBufferPointer(rebasing: bytes[..<encoding.readableEnd])
    var builder = TreeBuilder(readable, start: start, limits: limits)
    builder.diagnostics = encoding.diagnostics
    var failure = build(with: &builder, from: readable, start: start)
    // Whatever else is wrong with the lines probably comes from them.
    let spaces = UnicodeSpace.diagnostic(at: builder.unicodeSpaces, in: source)
    // Where the text was cut at a byte that YAML cannot hold, what is missing at the cut is not the user's mistake.
    if let found = failure, found.problemOffset >= encoding.readableEnd, encoding.readableEnd < bytes.count {
      failure = nil
    }
    let built = builder.finish(source: source)
    return ReadText(tree: built.value, diagnostics: built.diagnostics, failure: failure, spaces: spaces)
  }
}

/// Feeds the builder until the text ends or breaks; nil where it does not break.
private func build(
  with builder: inout TreeBuilder,
  from bytes: UnsafeBufferPointer<UInt8>,
  start: Int
) -> SyntaxFailure? {
  var reader = EventReader(UnsafeBufferPointer(rebasing: bytes[start...]))
  var event = yaml_event_t()
  var isReading = true
  while isReading {
    guard reader.read(into: &event) else {
      let failure = reader.failure()
      return SyntaxFailure(
        problem: failure.problem,
        context: failure.context,
        problemOffset: builder.cursor.offset(of: failure.problemIndex),
        contextOffset: failure.contextIndex.map { builder.cursor.offset(of: $0) },
        // The scanner may already be behind the brackets that the parser is still in.
        isInFlow: failure.flowDepth > 0 || failure.context?.contains("flow") == true
      )
    }
    isReading = builder.add(&event)
    if event.ownsMemory { yaml_event_delete(&event) }
  }
  return nil
}

extension Diagnostic {
  fileprivate static func sizeLimit(_ limit: Int) -> Diagnostic {
    Diagnostic(
      .sizeLimit,
      "the text has more than the \(limit) bytes that are allowed",
      at: SourceRange(0, 0),
      hint: "--max-bytes raises the limit"
    )
  }
}
