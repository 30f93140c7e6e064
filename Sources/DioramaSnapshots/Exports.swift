// A test imports one module: the variants of pictures come with it.
@_exported public import DioramaPicture
