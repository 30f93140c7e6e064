import CSceneYAML
package import SceneDiagnostics

/// Reads a text as YAML.
///
/// There always is a tree: where the text is broken, it holds what was read before. Every alias that `resolved` follows
/// leads to a node earlier in the text, and following them all adds no more nodes and levels than the limits allow.
package func parse(_ source: SourceText, limits: SyntaxLimits = SyntaxLimits()) -> Diagnosed<SyntaxTree> {
  // Nodes are numbered in 31 bits, and no text has more nodes than bytes.
  let maximumBytes = min(limits.maximumBytes, Int(Int32.max) - 1)
  guard source.bytes.count <= maximumBytes else {
    return Diagnosed(SyntaxTree(emptyOf: source), [.sizeLimit(maximumBytes)])
  }
  return source.bytes.withUnsafeBufferPointer { bytes in
    let encoding = EncodingCheck(bytes)
    let start = min(source.byteOrderMarkLength, encoding.readableEnd)
    let readable = UnsafeBufferPointer(rebasing: bytes[..<encoding.readableEnd])
    var builder = TreeBuilder(readable, start: start, isASCII: encoding.isASCII, limits: limits)
    builder.diagnostics = encoding.diagnostics
    let failure = build(with: &builder, from: readable, start: start)
    if let problem = UnicodeSpace.diagnostic(at: builder.unicodeSpaces, in: source) {
      // Whatever else is wrong with the lines probably comes from them.
      builder.diagnostics.append(problem)
    } else if let failure {
      // Where the text was cut at a byte that YAML cannot hold, what is missing at the cut is not the user's mistake.
      if failure.problemOffset < encoding.readableEnd || encoding.readableEnd == bytes.count {
        builder.diagnostics.append(FailureExplanation(failure, in: source).diagnostic)
      }
    }
    return builder.finish(source: source)
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
    isReading = builder.add(event)
    yaml_event_delete(&event)
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
