/// How `inspect` prints what it finds.
package enum InspectionForm: Sendable {
  /// The facts as text.
  case summary
  /// The facts as JSON.
  case json
  /// Every object with all its values, as text.
  case objects
}
