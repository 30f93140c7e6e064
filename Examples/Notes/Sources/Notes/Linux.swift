// SwiftPM wants a source of its own in a target; the others come from the folders in DioramaSources.txt.
