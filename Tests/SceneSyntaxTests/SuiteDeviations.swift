/// Where libyaml 0.2.5 reads a text of the suite differently, by the reason.
enum SuiteDeviations {
  static let reasons: [String: [String]] = [
    "a tab before a key, an entry or on an empty line is refused": [
      "6BCT", "6CA3", "96NN", "96NN-1", "A2M4", "DK95", "DK95-3", "DK95-4", "Q5MG", "R4YG", "Y79Y-1", "Y79Y-10",
    ],
    "a directive other than YAML 1.1, YAML 1.2 and TAG is refused": [
      "2LFX", "6LVF", "BEC7", "MUS6-5", "MUS6-6", "W4TN", "ZYU8", "ZYU8-1", "ZYU8-2",
    ],
    "a ':' without a key is refused": [
      "2JQS", "6M2F", "CFD4", "FRK4", "M2N8", "NHX8", "NKF9", "S3PD", "SM9W-1", "UKK6",
    ],
    "in brackets, a ':' on a line of its own or next to its value is refused": [
      "4ABK", "4MUZ", "4MUZ-1", "4MUZ-2", "58MP", "5MUD", "5T43", "9SA2", "K3WX", "NJ66", "UT92", "VJP3-1",
    ],
    "in brackets, a text cannot start with ':' or '?'": ["652Z", "DBG4", "HM87", "HM87-1"],
    "an anchor has letters, digits, '-' and '_' only": ["2SXE", "8XYN", "W5VH", "Y2GN"],
    "a document that follows another without '---' is refused": ["7Z25", "HWV9", "M7A3", "QT73"],
    "an outermost block text must be indented": ["DK3J", "FP8R"],
    "a last line without a line ending adds none": ["JEF9-2", "L24T-1"],
    "a continuation line may be indented less than its collection": ["9C9N", "DK95-1", "QB6E"],
    "a comment may follow without a space": ["9JBA", "CVW2", "MUS6", "SU5Z", "X4QW"],
    "in brackets, a lone '-' is a text or starts an entry": ["G5U8", "YJV2"],
    "an empty line of a block text may have more spaces than the text": ["S98Z"],
    "in brackets, a tab may indent": ["Y79Y-3"],
  ]

  static let names = Set(reasons.values.joined())
}
