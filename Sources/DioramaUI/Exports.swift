// An application imports one module, as it does with UIKit: Foundation comes with it, and the class rows of NibLoader.
@_exported public import Foundation
@_exported public import NibLoader
