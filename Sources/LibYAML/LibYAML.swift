// Everything that reads YAML comes after this module: where libyaml is not installed, this source alone fails, with the sentence of
// Sources/CSceneYAML/shim.h.
import CSceneYAML
