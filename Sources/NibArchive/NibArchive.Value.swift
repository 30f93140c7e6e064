extension NibArchive {
  /// One keyed value of an object.
  public struct Value: Hashable, Sendable {
    /// An index into the archive's keys.
    public var keyIndex: Int
    /// What is stored under the key.
    public var payload: Payload

    /// Creates a value from its key and payload.
    public init(keyIndex: Int, payload: Payload) {
      self.keyIndex = keyIndex
      self.payload = payload
    }
  }
}
