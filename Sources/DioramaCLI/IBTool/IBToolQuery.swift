/// What `ibtool` is asked about a document.
enum IBToolQuery: String, CaseIterable, Sendable {
  case objects, hierarchy, connections, classes
  case localizableStrings = "localizable-strings"
  case localizableStringArrays = "localizable-stringarrays"
  case versionHistory = "version-history"
}
