// SwiftPM wants a file of its own in each target.
