import CSceneYAML

/// libyaml's event parser over bytes that outlive it.
///
/// The parser holds its own address, so it lives at a fixed one; it is deleted on every way out.
struct EventReader: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// Makes a reader of UTF-8 without a byte order mark.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    guard yaml_parser_initialize(parser) == 1 else { return }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    // libyaml asserts that there is an address, even where nothing is read from it.
    let input = bytes.baseAddress ?? UnsafePointer(UnsafeRawPointer(parser).assumingMemoryBound(to: UInt8.self))
    yaml_parser_set_input_string(parser, input, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// Reads the next event, which the caller deletes; false where the text is broken.
  mutating func read(into event: inout yaml_event_t) -> Bool {
    // A parser that could not get its memory has no handler to read with.
    guard parser.pointee.read_handler != nil else { return false }
    return yaml_parser_parse(parser, &event) == 1
  }

  /// What libyaml says of a text that it could not read on.
  func failure() -> (problem: String, context: String?, problemIndex: Int, contextIndex: Int?, flowDepth: Int) {
    let state = parser.pointee
    let context = state.context.map { String(cString: $0) }
    return (
      problem: state.problem.map { String(cString: $0) } ?? "not enough memory",
      context: context,
      problemIndex: Int(clamping: state.problem_mark.index),
      contextIndex: context.map { _ in Int(clamping: state.context_mark.index) },
      flowDepth: Int(state.flow_level)
    )
  }
}

extension yaml_event_t {
  /// Whether libyaml gave the event something that is to be freed: the ends of collections have only their marks.
  var ownsMemory: Bool { type != YAML_MAPPING_END_EVENT && type != YAML_SEQUENCE_END_EVENT }
}
