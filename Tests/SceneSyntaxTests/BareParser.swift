import CSceneYAML

/// libyaml alone: whether it reads a text from the start of the stream to its end.
enum BareParser {
  static func accepts(_ bytes: [UInt8]) -> Bool {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else { return false }
    defer { yaml_parser_delete(&parser) }
    // libyaml asserts that there is an address, even where nothing is read from it.
    let padded = bytes + [0]
    return padded.withUnsafeBufferPointer { buffer in
      yaml_parser_set_input_string(&parser, buffer.baseAddress, bytes.count)
      while true {
        var event = yaml_event_t()
        guard yaml_parser_parse(&parser, &event) == 1 else { return false }
        defer { yaml_event_delete(&event) }
        if event.type == YAML_STREAM_END_EVENT { return true }
      }
    }
  }
}
